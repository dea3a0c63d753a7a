public import ValidationCore

/// A property that knows whether its value is valid, and publishes its errors as they change.
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
/// rules run when its errors are first read, and the errors are kept until the value is set again. A field with
/// subscribers (``publisher``, ``errorUpdates``) validates each value once for all of them.
///
/// A field may be read and set from any thread. Rules and subscribers are never called under a lock; if two threads
/// read the errors of a new value at the same time, both may run the rules.
///
/// For a field that always has the same rules, make a subclass. Swift looks for `wrappedValue` and `projectedValue` in
/// the class itself, so the subclass overrides both, and it must restate `Sendable`:
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
/// final classes only. A subclass that adds state must protect it.
@propertyWrapper
open class Validated<Value: Sendable>: @unchecked Sendable {
  private let checked: CheckedValue<Value?>
  final let delivery: ErrorDelivery

  /// Makes a field with validators that handle absent values themselves; every error of each is listed.
  ///
  /// ```swift
  /// @Validated([NotEmptyValidator(errorMessage: "Email can't be empty").validator]) var email: String? = nil
  /// ```
  public init(wrappedValue: Value? = nil, _ validators: [AnyValidator<Value?>]) {
    (checked, delivery) = Self.parts(wrappedValue, .chain(validators), MessageSource.observe)
  }

  /// Makes a field with validators of a non-nil value: an absent value passes all except those about presence.
  @_disfavoredOverload  // An empty array, or an array of rules for any type, matches both initializers.
  public init(wrappedValue: Value? = nil, _ validators: [AnyValidator<Value>]) {
    let validation = Validation<Value>.chain(validators).optional
    (checked, delivery) = Self.parts(wrappedValue, validation, MessageSource.observe)
  }

  /// Makes a field with rules in order; an absent value passes all except those about presence.
  ///
  /// ```swift
  /// @Validated(.required, .email) var email: String? = nil
  /// ```
  public init(wrappedValue: Value? = nil, _ validations: Validation<Value>...) {
    let validation = Validation<Value>.chain(validations).optional
    (checked, delivery) = Self.parts(wrappedValue, validation, MessageSource.observe)
  }

  /// Makes a field that `observingMessages` notifies when its messages change.
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

  /// The value, valid or not; nil if it is absent.
  open var wrappedValue: Value? {
    get { checked.value }
    set {
      checked.value = newValue
      delivery.valueChanged()
    }
  }

  /// The field itself.
  open var projectedValue: Validated<Value> { self }

  /// All errors and warnings of the value, in the order of the rules; empty if there are none.
  public final var errors: [ValidationError] { checked.errors }

  /// Whether the value has no error; warnings do not count.
  public final var isValid: Bool { errors.leaveValueValid }

  /// Returns normally if the value is valid.
  ///
  /// - Throws: `ValidationErrors` with all errors and warnings if one of them has the severity `error`.
  public final func validate() throws(ValidationErrors) { try errors.throwIfInvalid() }
}
