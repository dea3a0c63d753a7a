public import ValidationCore

/// A property that may be absent, knows whether its value is valid, and publishes its errors as they change.
///
/// ```swift
/// final class SignUp {
///   @Validated(.required, .email) var email: String? = nil
/// }
/// signUp.email = "ana@example"
/// signUp.$email.errors       // the errors of the value that is set now
/// signUp.$email.observe { show($0.errors) }    // and of those to come
/// ```
/// `$email` is the field itself, as for ``ValidatedField``, which is for values that are never absent.
///
/// A rule may read another field, such as a password that is repeated: the errors then follow both.
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
/// `@unchecked Sendable` holds because it adds no state to a class for which it holds.
@propertyWrapper
open class Validated<Value: Sendable>: ValidatedField<Value?>, @unchecked Sendable {
  /// Makes a field with validators that handle absent values themselves; every error of each is listed.
  ///
  /// ```swift
  /// @Validated([NotEmptyValidator(errorMessage: "Email can't be empty").validator]) var email: String? = nil
  /// ```
  public init(wrappedValue: Value? = nil, _ validators: [AnyValidator<Value?>]) {
    super.init(wrappedValue, .chain(validators), MessageSource.observe)
  }

  /// Makes a field with validators of a non-nil value: an absent value passes all except those about presence.
  @_disfavoredOverload  // An empty array, or an array of rules for any type, matches both initializers.
  public init(wrappedValue: Value? = nil, _ validators: [AnyValidator<Value>]) {
    super.init(wrappedValue, Validation<Value>.chain(validators).optional, MessageSource.observe)
  }

  /// Makes a field with rules in order; an absent value passes all except those about presence.
  ///
  /// ```swift
  /// @Validated(.required, .email) var email: String? = nil
  /// ```
  public init(wrappedValue: Value? = nil, _ validations: Validation<Value>...) {
    super.init(wrappedValue, Validation<Value>.chain(validations).optional, MessageSource.observe)
  }

  /// Makes a field that `observingMessages` notifies when its messages change.
  package init(
    wrappedValue: Value? = nil,
    validation: Validation<Value?>,
    observingMessages: @escaping MessageObserving
  ) {
    super.init(wrappedValue, validation, observingMessages)
  }

  /// The value, valid or not; nil if it is absent.
  open override var wrappedValue: Value? {
    get { super.wrappedValue }
    set { super.wrappedValue = newValue }
  }

  /// The field itself.
  open override var projectedValue: Validated<Value> { self }
}
