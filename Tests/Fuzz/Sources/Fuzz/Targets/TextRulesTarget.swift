import Foundation
import LocalizedValidation

@testable import JSONText
@testable import RuleDocuments

/// Every rule over texts: one verdict however the text is held and whatever other rules run, places on characters,
/// suggestions that the rule itself takes, sentences with all their arguments.
///
/// A plain input is the name of a rule, then the text.
enum TextRulesTarget {
  static let target = FuzzTarget("text-rules", run)

  private static let uses = RuleCall.ofTexts
  nonisolated(unsafe) private static let tape = JSONTape()
  nonisolated(unsafe) private static var pairs: [Int: RuleDocument] = [:]

  private static func run(_ bytes: UnsafeBufferPointer<UInt8>) {
    var input = FuzzInput(bytes)
    if input.takePlainMark() {
      let name = input.lineText()
      let text = input.text()
      for (index, use) in uses.enumerated() where use.name == name { check(index, text, choices: 0) }
      return
    }
    let index = input.number(below: uses.count)
    let choices = input.byte()
    check(index, choices & 1 == 0 ? input.text() : TextWords.text(&input), choices: choices)
  }

  private static func check(_ index: Int, _ text: String, choices: UInt8) {
    let use = uses[index]
    let subject = "\(use.json) on \(text.debugDescription)"
    let record = record(text)
    let errors = use.document.errors(in: record)
    let isValid = !errors.contains { $0.severity == .error }
    Check.equal(
      use.document.isValid(value: record), isValid, "verdict and list of \(use.name) differ", subject)

    var json: [UInt8] = []
    JSONText.append(record, to: &json)
    json.withUnsafeBufferPointer { json in
      guard let value = tape.read(json) else {
        return Check.holds(false, "a written text is not JSON", subject)
      }
      Check.equal(use.document.errors(in: value), errors, "\(use.name): bytes and String differ", subject)
      Check.equal(
        use.document.isValid(value), isValid, "\(use.name): verdicts of bytes and String differ", subject)
    }

    ErrorChecks.checkRanges(errors, of: text, by: use.name)
    checkSuggestions(errors, use, text, subject)
    if choices & 0x30 == 0 { compareChain(index, 1 + Int(choices >> 6), record, errors, subject) }
    if choices & 0x0E == 0 {
      ErrorChecks.checkSentences(errors, by: use.name, value: text + use.json.dropFirst())
    }
    if choices & 0x3E == 0 { ErrorChecks.checkStorage(errors, by: use.name) }
  }

  /// A suggestion is another text, and one that the rule takes.
  private static func checkSuggestions(
    _ errors: [ValidationError], _ use: RuleCall, _ text: String, _ subject: String
  ) {
    for error in errors {
      guard let suggestion = error.suggestion else { continue }
      Check.holds(
        !suggestion.utf8.elementsEqual(text.utf8), "\(use.name) suggests the text itself: \(error.code)",
        subject)
      let again = use.document.errors(in: record(suggestion)).filter { $0.severity == .error }
      Check.equal(
        again.map(\.code), [], "\(use.name) refuses its own suggestion: \(error.code)",
        subject + " suggests " + suggestion.debugDescription)
    }
  }

  /// Two rules of one field report together what each reports alone.
  private static func compareChain(
    _ index: Int, _ step: Int, _ record: JSONNode, _ errors: [ValidationError], _ subject: String
  ) {
    let other = (index + step * 7) % uses.count
    let key = index * uses.count + other
    if pairs[key] == nil {
      pairs[key] = try? RuleDocument(
        json: "{\"fields\": {\"a\": [\(uses[index].json), \(uses[other].json)]}}".utf8)
    }
    guard let both = pairs[key] else { return }
    Check.equal(
      both.errors(in: record), errors + uses[other].document.errors(in: record),
      "\(uses[index].name) and \(uses[other].name) together report something else", subject)
  }

  private static func record(_ text: String) -> JSONNode {
    JSONNode(.object([JSONNode.Member(key: "a", value: JSONNode(.string(text)))]))
  }
}
