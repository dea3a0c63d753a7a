package import ValidationCore

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

  @usableFromInline let hasValue: @Sendable (Model) -> Bool

  /// Names a field.
  ///
  /// - Parameters:
  ///   - name: The name, one segment of a path.
  ///   - part: A key path, or a closure that reads the value.
  @inlinable
  public init<Part>(_ name: String, _ part: @escaping @Sendable (Model) -> Part?) {
    self.name = name
    self.hasValue = { part($0) != nil }
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
