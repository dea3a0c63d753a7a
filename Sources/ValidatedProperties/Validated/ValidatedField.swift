public import ValidationCore

/// A property that always has a value, knows whether the value is valid, and publishes its errors as they change.
///
/// ```swift
/// final class SignUp {
///   @ValidatedField(.notBlank, .length(...50)) var name = ""
///   @ValidatedField(.range(18...)) var age = 18
/// }
/// ```
/// ``Validated`` is the same for a value that may be absent. `$name` is the field itself, an object: copies of a struct
/// share it. Setting a value does not validate it; its rules run when its errors are first read, and the errors are kept
/// until the value is set again, or another field that the rules have read. A field with subscribers (``observe(isolation:_:)``,
/// ``changes``, ``publisher``) validates each value once for all of them.
///
/// A field may be read and set from any thread. Rules and subscribers are never called under a lock; if two threads
/// read the errors of a new value at the same time, both may run the rules.
///
/// `@unchecked Sendable` holds because both stored properties are immutable and Sendable; the compiler proves it for
/// final classes only. A subclass that adds state must protect it.
@propertyWrapper
open class ValidatedField<Value: Sendable>: @unchecked Sendable {
  private let checked: CheckedValue<Value>
  final let delivery: ErrorDelivery

  /// Makes a field with rules in order; every error of each is listed.
  public convenience init(wrappedValue: Value, _ validations: Validation<Value>...) {
    self.init(wrappedValue, .chain(validations), MessageSource.observe)
  }

  /// Makes a field that `observingMessages` notifies when its messages change.
  init(_ value: Value, _ validation: Validation<Value>, _ observingMessages: @escaping MessageObserving) {
    let checked = CheckedValue(value, validation: validation)
    self.checked = checked
    delivery = ErrorDelivery(observingMessages: observingMessages) {
      checked.errors
    } following: { delivery in
      let sources = checked.sources
      for source in sources {
        source.onNextChange(by: delivery) { [weak delivery] in delivery?.valueChanged() }
      }
      // One of them may have changed before it knew of this field.
      if !sources.isEmpty, !checked.isCurrent { delivery.valueChanged() }
    }
  }

  deinit { delivery.finish() }

  /// The value, valid or not.
  open var wrappedValue: Value {
    get { checked.value }
    set {
      checked.value = newValue
      delivery.valueChanged()
    }
  }

  /// The field itself.
  open var projectedValue: ValidatedField<Value> { self }

  /// All errors and warnings of the value, in the order of the rules; empty if there are none.
  public final var errors: [ValidationError] { checked.errors }

  /// Whether the value has no error; warnings do not count.
  public final var isValid: Bool { errors.leaveValueValid }

  /// Returns normally if the value is valid.
  ///
  /// - Throws: `ValidationErrors` with all errors and warnings if one of them has the severity `error`.
  public final func validate() throws(ValidationErrors) { try errors.throwIfInvalid() }
}
