import MessageFormat
import ValidationCore

/// The sentences of a report in the reader's language.
struct ReportText: Sendable {
  /// The language as a BCP 47 tag.
  var language = "en"
  /// Whether lines run from right to left.
  var isRightToLeft: Bool
  /// The sentence for an error, which names its field.
  var sentence: @Sendable (ValidationError) -> String
  /// A text of the report itself by its key: `report.record`, …
  var text: @Sendable (_ key: String, _ arguments: [String: MessageArgument]) -> String

  /// A message by its key, with the names of its arguments as placeholders; nil if no catalog has it.
  var sample: @Sendable (_ key: String) -> String? = { _ in nil }

  func heading(record number: Int, line: Int) -> String {
    text("report.recordAtLine", ["number": .integer(number), "line": .integer(line)])
  }

  /// A text of the report that has other texts in it, whose values are already isolated.
  private func joined(_ key: String, _ texts: [String: String]) -> String {
    text(key, texts.mapValues { .message(key: $0) })
  }

  /// How many records were checked, how many of them are invalid, and how many errors they have.
  ///
  /// If no error was found but a file could not be read, only the first: what was not read may have errors.
  func summary(_ summary: Summary) -> String {
    if summary.unreadFiles > 0, summary.invalid == 0, summary.errors == 0 {
      return text("report.checked", ["records": .integer(summary.records)])
    }
    return joined(
      "report.summary",
      [
        "checked": text("report.checked", ["records": .integer(summary.records)]),
        "invalid": text("report.invalid", ["invalid": .integer(summary.invalid)]),
        "errors": text("report.errors", ["errors": .integer(summary.errors)]),
      ]
    )
  }

  /// A line that ends in a suggestion, without isolates around it: people copy it, and a rule may refuse them.
  func suggestion(_ text: String) -> String {
    let placeholder = "\u{FFFC}"
    return self.text("report.suggestion", ["suggestion": .text(placeholder)])
      .replacing("\u{2068}\(placeholder)\u{2069}", with: text).replacing(placeholder, with: text)
  }

  /// The sentence for an error, marked as a warning if it is one.
  func message(_ error: ValidationError) -> String {
    let sentence = sentence(error)
    return error.severity == .warning ? joined("report.warning", ["message": sentence]) : sentence
  }
}
