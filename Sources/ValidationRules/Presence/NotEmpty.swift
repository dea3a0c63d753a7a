public import ValidationCore

extension ValidationError.Code {
  /// The text has no characters, or the collection no elements. No arguments.
  public static let presenceEmpty: Self = "presence.empty"
}

extension RuleReport {
  static let presenceEmpty = RuleReport(.presenceEmpty)
}

extension Rules {
  static let notEmpty = RuleOf(
    "notEmpty",
    "The text, list or object is present and not empty.",
    reports: [.presenceMissing, .presenceEmpty],
    samples: [
      RuleSample(
        valid: [" ", [nil], ["a": nil]],
        invalid: [nil: .presenceMissing, "": .presenceEmpty, []: .presenceEmpty, [:]: .presenceEmpty])
    ]
  ) { () -> RuleImplementation in
    .typed(TypedRule(text: .notEmpty, elementCount: .notEmpty, memberCount: .notEmpty))
  }
}

/// Accepts every text but the empty one.
struct NotEmptyTextRule: TextRule {
  var test: TextTest? { .bytes(1, .max) }

  func check(_ text: inout TextView, _ sink: inout ErrorSink) {
    if text.utf8.isEmpty { sink.report(ValidationError(code: .presenceEmpty)) }
  }
}

extension Validation where Value: Collection & SendableMetatype {
  /// The text or collection is present and not empty. A text of spaces is not empty: see `notBlank`.
  ///
  /// Codes: `presence.missing`, `presence.empty`.
  public static var notEmpty: Validation {
    if let texts = Validation<String>(NotEmptyTextRule(), checkAbsent: { reportMissing(&$0) }) as? Validation
    {
      return texts.made(of: Rules.notEmpty.constraint())
    }
    return Validation(
      run: { value, sink in
        if value.isEmpty { sink.report(ValidationError(code: .presenceEmpty)) }
      },
      checkAbsent: { reportMissing(&$0) },
      constraint: Rules.notEmpty.constraint()
    )
  }

  /// The collection is present and not empty.
  ///
  /// Codes: `presence.missing`, `presence.empty`.
  public static func presence() -> Validation { .notEmpty }
}

/// Refuses an absent or empty text.
///
/// ```swift
/// @Validated([NotEmptyValidator(errorMessage: "Email can't be empty").validator])
/// var email: String? = nil
/// ```
public struct NotEmptyValidator: Validator {
  public var errorMessage: String

  /// Makes a validator with a message.
  ///
  /// - Parameter errorMessage: A key of the catalogs, or a sentence, which serves as its own translation if no
  ///   catalog has one; by default the message of the code.
  public init(errorMessage: String = "") { self.errorMessage = errorMessage }

  public func isValid(value: String?) -> Bool { value.map { !$0.isEmpty } ?? false }

  public func errors(in value: String?) -> [ValidationError] {
    errors(of: .notEmpty, in: value)
  }
}

extension Validator where Value == String? {
  /// The errors of a built-in rule, with this validator's message if it has one.
  func errors(of rule: Validation<String>, in value: String?) -> [ValidationError] {
    (errorMessage.isEmpty ? rule : rule.message(errorMessage)).optional.errors(in: value)
  }
}
