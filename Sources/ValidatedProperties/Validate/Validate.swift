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
/// The type that has the property asks `_name` for ``errors`` and ``isValid``. Rules run when one of them is first
/// asked for, and the errors are kept until the value is set again.
///
/// The property has value semantics: setting it changes no copy. `$name` is a binding, and a binding is a reference to
/// what the property holds. What it writes is also seen by copies that share the value still, since nothing tells a
/// copy from the original; sharing ends when one of them is set directly, and the binding stays with the others. So
/// take bindings where the property has one owner, such as an object, or a variable that is not copied meanwhile:
/// ```swift
/// let name = signUp.$name
/// name.wrappedValue = "李雷"    // signUp.name is 李雷
/// ```
@propertyWrapper
public struct Validate<Value: Sendable>: Sendable {
  /// What copies of a property share until one is set. Bindings hold its content, so that only copies count.
  private final class Share: Sendable {
    let checked: CheckedValue<Value>

    init(_ checked: CheckedValue<Value>) { self.checked = checked }
  }

  private var share: Share

  private init(_ value: Value, validation: Validation<Value>) {
    share = Share(CheckedValue(value, validation: validation))
  }

  /// Makes a property of rules in order; every error of each is listed.
  @_disfavoredOverload  // Rules for any type also fit the absent value of an optional, which has its own way.
  public init(wrappedValue: Value, _ validations: Validation<Value>...) {
    self.init(wrappedValue, validation: .chain(validations))
  }

  /// Makes a property that may be absent: an absent value passes all rules but those about presence.
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

  /// A binding to the value: SwiftUI's where that exists, else one of the same shape.
  public var projectedValue: Binding<Value> {
    let checked = share.checked
    return Binding(get: { checked.value }, set: { checked.value = $0 })
  }

  /// All errors and warnings of the value, in the order of the rules; empty for a value without any.
  public var errors: [ValidationError] { share.checked.errors }

  /// Whether the value has no error; warnings do not count.
  public var isValid: Bool { errors.leaveValueValid }

  /// Returns for a valid value.
  ///
  /// - Throws: `ValidationErrors` with all errors and warnings where one of them has the severity `error`.
  public func validate() throws(ValidationErrors) { try errors.throwIfInvalid() }
}
