public import ValidationCore

/// A field of a model as a rule over several fields sees it: its name, and whether it has a value.
///
/// ```swift
/// .atLeastOneOf(.init("email", \.email), .init("phone", \.phone))
/// ```
/// An empty text is a value. To treat it as absent, read the field as nil in that case:
/// `.init("email") { $0.email.isEmpty ? nil : $0.email }`.
public struct NamedField<Model>: Sendable {
  /// The name of the field, one segment of a path.
  public let name: String

  /// Whether the field of the model at an address has a value.
  @usableFromInline let hasValue: @Sendable (UnsafePointer<Model>) -> Bool

  /// Names a field.
  ///
  /// - Parameters:
  ///   - name: The name, one segment of a path.
  ///   - part: The key path of the value.
  @inlinable
  @inline(__always)
  public init<Part>(
    _ name: String, _ part: @autoclosure @escaping @Sendable () -> any KeyPath<Model, Part?> & Sendable
  ) {
    self.init(name, PartReader(path: part))
  }

  /// Names a field whose value a closure reads.
  @inlinable
  public init<Part>(_ name: String, _ part: @escaping @Sendable (Model) -> Part?) {
    self.init(name, PartReader(part))
  }

  @inlinable
  init<Part>(_ name: String, _ part: PartReader<Model, Part?>) {
    self.name = name
    self.hasValue = { part.hasValue($0) }
  }
}

extension Array {
  /// Counts the fields of a model that have a value.
  ///
  /// The closures are nested, since a generic array retains each element that it returns.
  func presentCount<Model>() -> @Sendable (UnsafePointer<Model>) -> Int where Element == NamedField<Model> {
    let counts = map { field -> @Sendable (UnsafePointer<Model>) -> Int in
      let hasValue = field.hasValue
      return { hasValue($0) ? 1 : 0 }
    }
    return counts.balancedReduce { first, second in { first($0) + second($0) } } ?? { _ in 0 }
  }
}

extension PartReader {
  /// Whether an optional part of the model at an address has a value.
  @inlinable
  @inline(__always)
  func hasValue<Wrapped>(_ model: UnsafePointer<Model>) -> Bool where Part == Wrapped? {
    read(model) { $0.wrapped() != nil }
  }
}

extension ValidationError.Argument {
  /// The label of a field, as in the catalogs.
  package static func field(_ name: String) -> Self { .key("field.\(name)") }
}

extension ArgumentList.Value {
  /// The label of a field, as in the catalogs.
  package static func field(_ name: String) -> Self { .argument(.field(name)) }
}

extension ValidationError {
  /// The error at a field of a model, made in advance.
  func at(_ name: String) -> ValidationError { madeInAdvance.at(PathPattern(.key(name))) }
}
