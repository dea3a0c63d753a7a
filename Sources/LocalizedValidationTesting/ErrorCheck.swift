import Essentials
import LocalizedValidation

/// Compares what a rule reports for one value with what is expected and with the guarantees of errors.
struct ErrorCheck<Rule: Validator> {
  let rule: Rule
  let value: Rule.Value
  let errors: [ValidationError]

  init(_ rule: Rule, _ value: Rule.Value) {
    self.rule = rule
    self.value = value
    errors = rule.errors(in: value)
  }

  /// The value as shown in findings.
  var subject: String { String(reflecting: value) }

  /// The value as a text; nil if it is of another type, or absent.
  private var text: String? { value as? String }

  private func finding(_ problem: String) -> CheckFailure.Finding {
    CheckFailure.Finding(subject: subject, problem: problem)
  }

  /// Checks that the value is rejected with these codes, or accepted if there are none.
  func verdict(expecting codes: [ValidationError.Code]) -> [CheckFailure.Finding] {
    let refusals = errors.filter { $0.severity == .error }
    var problems: [String] = []
    if codes.isEmpty {
      problems += refusals.map { "is rejected with \($0)" }
    } else if errors.map(\.code) != codes {
      problems.append("has the codes \(Self.list(errors.map(\.code))); expected \(Self.list(codes))")
    }
    if rule.isValid(value: value) != refusals.isEmpty {
      problems.append(
        refusals.isEmpty
          ? "isValid(value:) rejects it, but errors(in:) has no error"
          : "isValid(value:) accepts it, but errors(in:) has errors")
    }
    return problems.map(finding)
  }

  private static func list(_ codes: [ValidationError.Code]) -> String {
    codes.isEmpty ? "none" : codes.map(\.rawValue).joined(separator: ", ")
  }

  /// Checks what must hold for every error, whatever the rule.
  func promises(in locales: [LanguageTag], of catalogs: MessageCatalogs) -> [CheckFailure.Finding] {
    errors.flatMap { error -> [CheckFailure.Finding] in
      var problems = rangeProblems(error)
      problems += suggestionProblems(error)
      problems += redactionProblems(error)
      problems += codingProblems(error)
      problems += SentenceCheck(error, catalogs).problems(in: locales)
      return problems.map { finding("\(error.code): \($0)") }
    }
  }

  private func rangeProblems(_ error: ValidationError) -> [String] {
    // The ranges of an error with a path are in the text of a part, which is not known here.
    guard let text, error.path.isEmpty else { return [] }
    var problems: [String] = []
    var end = 0
    for range in error.ranges {
      if range.lowerBound < end {
        problems.append("the range \(range) begins before \(end), where the previous range ends")
      }
      end = range.upperBound
      guard range.lowerBound >= 0, end <= text.utf8.count else {
        problems.append("the range \(range) is not within the text, which has \(text.utf8.count) bytes")
        continue
      }
      for offset in [range.lowerBound, end] where !text.isBetweenCodePoints(offset) {
        problems.append("the range \(range) cuts the code point at byte \(offset)")
      }
    }
    return problems
  }

  private func suggestionProblems(_ error: ValidationError) -> [String] {
    guard error.path.isEmpty, let suggestion = error.suggestion, let value = suggestion as? Rule.Value else {
      return []
    }
    let again = rule.errors(in: value).filter { $0.code == error.code }
    return again.isEmpty
      ? [] : ["the rule rejects its own suggestion \(String(reflecting: suggestion))"]
  }

  private func redactionProblems(_ error: ValidationError) -> [String] {
    guard let text, text.count > 3 else { return [] }
    let redacted = error.redacted
    let facts = redacted.sortedArguments.map { ($0.key, $0.value.description) }
    var problems = facts.filter { $0.1.contains(text) }.map {
      "the limit “\($0.0)” contains the value; pass it in found"
    }
    if redacted.code.rawValue.contains(text) { problems.append("the code contains the value") }
    switch redacted.message {
    case .key(let message) where message.contains(text), .literal(let message) where message.contains(text):
      problems.append("the message of the rule contains the value")
    default: break
    }
    return problems
  }

  private func codingProblems(_ error: ValidationError) -> [String] {
    do {
      let decoded = try JSONDecoder().decode(ValidationError.self, from: JSONEncoder().encode(error))
      return decoded == error ? [] : ["it changes when it is encoded and decoded: \(decoded)"]
    } catch {
      return ["it cannot be encoded as JSON and decoded: \(error)"]
    }
  }
}

extension String {
  /// Whether a UTF-8 offset within the text is at the start of a code point, or at the end.
  fileprivate func isBetweenCodePoints(_ offset: Int) -> Bool {
    utf8.dropFirst(offset).first.map { $0 & 0xC0 != 0x80 } ?? true
  }
}
