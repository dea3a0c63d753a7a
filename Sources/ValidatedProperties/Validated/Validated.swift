public import ValidationCore

/// A property that knows whether its value is valid, and tells its errors as they change.
///
/// ```swift
/// final class SignUp {
///   @Validated(.required, .email) var email: String? = nil
/// }
/// signUp.email = "ana@example"
/// signUp.$email.errors       // the errors of the value that is set now
/// signUp.$email.publisher    // and of those to come
/// ```
/// `$email` is the field itself, an object: copies of a struct share it. Setting a value does not validate it; its
/// rules run when its errors are first asked for, and the errors are kept until the next value. A field with
/// subscribers (``publisher``, ``errorUpdates``) validates each value once for all of them.
///
/// A field may be read and set from any thread. No rule and no subscriber is called under a lock; where two threads
/// ask at the same moment for errors that nobody has asked for yet, both may run the rules.
///
/// A field that always has the same rules inherits. Swift looks for `wrappedValue` and `projectedValue` in the class
/// itself, so they are written out, and it requires that `Sendable` is stated again:
/// ```swift
/// @propertyWrapper final class Email: Validated<String>, @unchecked Sendable {
///   init(wrappedValue: String? = nil) { super.init(wrappedValue: wrappedValue, .required, .email) }
///   override var wrappedValue: String? {
///     get { super.wrappedValue }
///     set { super.wrappedValue = newValue }
///   }
///   override var projectedValue: Validated<String> { self }
/// }
/// @Email var email: String? = nil
/// ```
///
/// `@unchecked Sendable` holds because both stored properties are immutable and Sendable; the compiler proves it for
/// final classes only. A subclass that adds state has to guard it.
@propertyWrapper
open class Validated<Value: Sendable>: @unchecked Sendable {
  private let checked: CheckedValue<Value?>
  final let delivery: ErrorDelivery

  /// Makes a field of validators that decide about absent values themselves; every error of each is listed.
  ///
  /// ```swift
  /// @Validated([NotEmptyValidator(errorMessage: "Email can't be empty").validator]) var email: String? = nil
  /// ```
  public init(wrappedValue: Value? = nil, _ validators: [AnyValidator<Value?>]) {
    (checked, delivery) = Self.parts(wrappedValue, .chain(validators), MessageSource.observe)
  }

  /// Makes a field of validators of a value that is there: an absent value passes all but those about presence.
  @_disfavoredOverload  // An empty array, or one of rules for any type, fits both lists.
  public init(wrappedValue: Value? = nil, _ validators: [AnyValidator<Value>]) {
    let validation = Validation<Value>.chain(validators).optional
    (checked, delivery) = Self.parts(wrappedValue, validation, MessageSource.observe)
  }

  /// Makes a field of rules in order; an absent value passes all but those about presence.
  ///
  /// ```swift
  /// @Validated(.required, .email) var email: String? = nil
  /// ```
  public init(wrappedValue: Value? = nil, _ validations: Validation<Value>...) {
    let validation = Validation<Value>.chain(validations).optional
    (checked, delivery) = Self.parts(wrappedValue, validation, MessageSource.observe)
  }

  /// Makes a field that hears from `observingMessages` when its messages read differently.
  package init(
    wrappedValue: Value? = nil,
    validation: Validation<Value?>,
    observingMessages: @escaping MessageObserving
  ) {
    (checked, delivery) = Self.parts(wrappedValue, validation, observingMessages)
  }

  private static func parts(
    _ value: Value?,
    _ validation: Validation<Value?>,
    _ observingMessages: @escaping MessageObserving
  ) -> (CheckedValue<Value?>, ErrorDelivery) {
    let checked = CheckedValue(value, validation: validation)
    return (checked, ErrorDelivery(observingMessages: observingMessages) { checked.errors })
  }

  deinit { delivery.finish() }

  /// The value, valid or not; nil where it is absent.
  open var wrappedValue: Value? {
    get { checked.value }
    set {
      checked.value = newValue
      delivery.valueChanged()
    }
  }

  /// The field itself.
  open var projectedValue: Validated<Value> { self }

  /// All errors and warnings of the value, in the order of the rules; empty for a value without any.
  public final var errors: [ValidationError] { checked.errors }

  /// Whether the value has no error; warnings do not count.
  public final var isValid: Bool { errors.leaveValueValid }

  /// Returns for a valid value.
  ///
  /// - Throws: `ValidationErrors` with all errors and warnings where one of them has the severity `error`.
  public final func validate() throws(ValidationErrors) { try errors.throwIfInvalid() }
}
