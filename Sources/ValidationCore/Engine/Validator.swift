/// Anything that can say whether a value is valid, and why not.
///
/// A rule of your own states what it refuses and in which words:
/// ```swift
/// struct Palindrome: Validator {
///   var errorMessage = "Must read the same backwards"
///   func isValid(value: String?) -> Bool { value.map { $0 == String($0.reversed()) } ?? true }
/// }
/// ```
/// A rule that knows more than yes and no (several codes, arguments, places) implements `errors(in:)` as well.
public protocol Validator<Value>: Sendable {
  /// What is validated.
  associatedtype Value

  /// The message of the error where `errors(in:)` is not implemented: a key of the catalogs, or a sentence,
  /// which is its own translation where no catalog has one. Empty for the message of the code `invalid`.
  var errorMessage: String { get }

  /// Whether the value has no error; warnings do not count.
  func isValid(value: Value) -> Bool

  /// All errors and warnings of the value, in the order of the rules; empty for a value without any.
  ///
  /// Rules implement this one; ``errors(value:)`` is the same for callers.
  func errors(in value: Value) -> [ValidationError]
}

extension Validator {
  public var errorMessage: String { "" }

  public func errors(in value: Value) -> [ValidationError] {
    guard !isValid(value: value) else { return [] }
    var error = ValidationError(code: .invalid)
    if !errorMessage.isEmpty { error.word(.key(errorMessage)) }
    return [error]
  }

  /// All errors and warnings of the value, in the order of the rules; empty for a value without any.
  public func errors(value: Value) -> [ValidationError] { errors(in: value) }

  /// Returns for a valid value.
  ///
  /// - Throws: ``ValidationErrors`` with all errors and warnings where one of them has the severity `error`.
  public func validate(value: Value) throws(ValidationErrors) {
    let errors = errors(in: value)
    if errors.contains(where: { $0.severity == .error }) { throw ValidationErrors(errors) }
  }

  /// The validator as a value of the one type that chains and property wrappers take.
  public var validator: AnyValidator<Value> { Validation(self) }
}

/// A validator whose own type is forgotten.
public typealias AnyValidator<Value> = Validation<Value>
