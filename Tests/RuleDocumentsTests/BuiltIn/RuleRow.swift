import Testing
import ValidationCore

/// A use of a built-in rule in a document, a value, and all errors that the rule must find in it.
struct RuleRow: Sendable, CustomTestStringConvertible {
  /// The rule that the row is about.
  let rule: String
  /// The use of the rule as a document writes it.
  let use: String
  /// The value of the field `a`, beside the fields `b` (`same`), `day` (2026-06-15) and `five`; nil for a record
  /// without `a`.
  let value: String?
  let errors: [ValidationError]

  init(_ rule: String, _ use: String, _ value: String?, _ errors: ValidationError...) {
    self.init(rule, use, value, errors)
  }

  init(_ rule: String, _ use: String, _ value: String?, _ errors: [ValidationError]) {
    (self.rule, self.use, self.value, self.errors) = (rule, use, value, errors)
  }

  var testDescription: String { "\(use) on \(value ?? "nothing")" }

  /// The rows of every family.
  static let all: [RuleRow] = [
    presence,
    text,
    network,
    identifiers,
    textContent,
    codes,
    formats,
    unicode,
    unicodeSafety,
    numbers,
    ordering,
    dates,
    others,
    collections,
    crossField,
    national,
  ].flatMap(\.self)

  static func error(
    _ code: ValidationError.Code,
    _ arguments: [String: ValidationError.Argument] = [:],
    _ ranges: [Range<Int>] = [],
    _ suggestion: String? = nil
  ) -> ValidationError {
    ValidationError(code: code, arguments: arguments, path: ["a"], ranges: ranges, suggestion: suggestion)
  }

  /// A list of so many elements, in JSON.
  static func list(of count: Int) -> String {
    "[\(Array(repeating: "0", count: count).joined(separator: ", "))]"
  }

  static func mismatch(_ expected: String, _ actual: String) -> ValidationError {
    error("type.mismatch", ["expected": .text(expected), "actual": .text(actual)])
  }
}
