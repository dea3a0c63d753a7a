public import ValidationCore

#if canImport(SwiftUI)
  public import SwiftUI
#endif

/// A property of a struct or a class that knows whether its value is valid.
///
/// ```swift
/// struct SignUp {
///   @Validate(.presence(), .count(greaterThan: 2)) var name: String = ""
///   var canSend: Bool { _name.isValid }
/// }
/// ```
/// The type that has the property reads ``errors`` and ``isValid`` from `_name`. Rules run when one of them is first
/// read, and the errors are kept until the value is set again.
///
/// The property has value semantics: setting it does not change copies. `$name` is a binding, which is a reference to
/// the storage of the property. Copies that still share the storage also see what the binding writes, since a copy
/// cannot be distinguished from the original. Sharing ends when one of them is set directly, and the binding stays
/// with the others. So use bindings only if the property has one owner, such as an object, or a variable that is not
/// copied in the meantime:
/// ```swift
/// let name = signUp.$name
/// name.wrappedValue = "李雷"    // signUp.name is 李雷
/// ```
@propertyWrapper
public struct Validate<Value: Sendable>: Sendable {
  /// The storage that copies of a property share until one is set. Bindings hold its content, so only copies count as
  /// owners.
  private final class Share: Sendable {
    let checked: CheckedValue<Value>

    init(_ checked: CheckedValue<Value>) { self.checked = checked }
  }

  private var share: Share

  private init(_ value: Value, validation: Validation<Value>) {
    share = Share(CheckedValue(value, validation: validation))
  }

  /// Makes a property with rules in order; every error of each is listed.
  @_disfavoredOverload  // Rules for any type also match an optional, which has its own initializer.
  public init(wrappedValue: Value, _ validations: Validation<Value>...) {
    self.init(wrappedValue, validation: .chain(validations))
  }

  /// Makes a property that may be absent: an absent value passes all rules except those about presence.
  ///
  /// ```swift
  /// @Validate(.required, .email) var email: String? = nil
  /// ```
  public init<Wrapped>(wrappedValue: Value = nil, _ validations: Validation<Wrapped>...)
  where Value == Wrapped? {
    self.init(wrappedValue, validation: Validation<Wrapped>.chain(validations).optional)
  }

  /// The value, valid or not.
  public var wrappedValue: Value {
    get { share.checked.value }
    set {
      if !isKnownUniquelyReferenced(&share) { share = Share(share.checked.copy()) }
      share.checked.value = newValue
    }
  }

  /// A binding to the value: SwiftUI's where it is available, otherwise one with the same interface.
  public var projectedValue: Binding<Value> {
    let checked = share.checked
    return Binding(get: { checked.value }, set: { checked.value = $0 })
  }

  /// All errors and warnings of the value, in the order of the rules; empty if there are none.
  public var errors: [ValidationError] { share.checked.errors }

  /// Whether the value has no error; warnings do not count.
  public var isValid: Bool { errors.leaveValueValid }

  /// Returns normally if the value is valid.
  ///
  /// - Throws: `ValidationErrors` with all errors and warnings if one of them has the severity `error`.
  public func validate() throws(ValidationErrors) { try errors.throwIfInvalid() }
}

/// Equal if the values are: the rules belong to the declaration, which is the same for all values of its type.
extension Validate: Equatable where Value: Equatable {
  public static func == (left: Self, right: Self) -> Bool { left.wrappedValue == right.wrappedValue }
}

extension Validate: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(wrappedValue) }
}

/// Written as the value alone.
///
/// It cannot be read: Swift replaces the whole property by what a decoder returns, and the rules with it, so every value
/// would be valid. For a model that is decoded, state the rules of the type (`Validatable`) instead.
extension Validate: Encodable where Value: Encodable {
  public func encode(to encoder: any Encoder) throws {
    // Through a container, since the encoder's own strategies apply to what goes through one.
    var container = encoder.singleValueContainer()
    try container.encode(wrappedValue)
  }
}
