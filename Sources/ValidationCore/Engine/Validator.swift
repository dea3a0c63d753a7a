/// A type that decides whether a value is valid, and reports why not.
///
/// Your own rule defines what it rejects and with which message:
/// ```swift
/// struct Palindrome: Validator {
///   var errorMessage = "Must read the same backwards"
///   func isValid(value: String?) -> Bool { value.map { $0 == String($0.reversed()) } ?? true }
/// }
/// ```
/// A rule that reports more than a verdict (several codes, arguments, ranges) also implements `errors(in:)`.
public protocol Validator<Value>: Sendable {
  /// What is validated.
  associatedtype Value

  /// The message of the error if `errors(in:)` is not implemented: a key of the catalogs, or a sentence, which is its
  /// own translation if no catalog has one. Empty for the message of the code `invalid`.
  var errorMessage: String { get }

  /// Whether the value has no error; warnings do not count.
  func isValid(value: Value) -> Bool

  /// All errors and warnings of the value, in the order of the rules; empty for a value without any.
  ///
  /// Rules implement this method; ``errors(value:)`` is the same for callers.
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

  /// Returns normally if the value is valid.
  ///
  /// - Throws: ``ValidationErrors`` with all errors and warnings if one of them has the severity `error`.
  public func validate(value: Value) throws(ValidationErrors) {
    try errors(in: value).throwIfInvalid()
  }

  /// The validator as a value of the type that chains and property wrappers take.
  public var validator: AnyValidator<Value> { Validation(erasing: self) }
}

/// A type-erased validator.
public typealias AnyValidator<Value> = Validation<Value>
