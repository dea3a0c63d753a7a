import ValidationCore

/// A report for people who read it in a terminal.
struct TextReport: Report {
  let wording: ReportText
  var style = TerminalStyle.plain
  /// Whether each record has the name of its file before it.
  var namesFiles = false

  var opening: String { "" }
  var separator: String { "\n" }

  func write(_ result: RecordResult, to bytes: inout [UInt8]) {
    let file = namesFiles ? style.path(isolated(TerminalText.inert(result.file))) + ": " : ""
    var text = line(0, file + style.heading(wording.heading(record: result.number, line: result.line)))
    for error in result.errors { text += lines(of: error, detail: result.detail) }
    bytes.append(contentsOf: text.utf8)
  }

  func closing(_ summary: Summary) -> String {
    var text = summary.codes.isEmpty ? "" : "\n"
    text += line(0, style.heading(wording.summary(summary)))
    let width = summary.countsByCode.first.map { String($0.count).count } ?? 0
    for (code, count) in summary.countsByCode {
      let number = String(count)
      text += line(2, isolated(String(repeating: " ", count: width - number.count) + number + "  " + code))
    }
    return text
  }

  private func lines(of error: ValidationError, detail: String?) -> String {
    let message = TerminalText.visible(wording.message(error))
    let path = error.path.isEmpty ? "" : style.path(isolated(Self.path(of: error))) + ": "
    var text = line(2, path + style.message(isolated(message), error.severity))
    text += line(4, style.dim(isolated(Self.facts(of: error))))
    if let detail { text += line(4, style.dim(isolated(TerminalText.visible(detail)))) }
    if let suggestion = error.suggestion {
      text += line(4, wording.suggestion(TerminalText.inert(suggestion)))
    }
    return text
  }

  /// The path, in which no name can be displayed as something else.
  static func path(of error: ValidationError) -> String { TerminalText.inert(error.path.description) }

  /// The code and its arguments, the same in every language, without the directions of values.
  static func facts(of error: ValidationError) -> String {
    var text = error.code.rawValue
    for (name, value) in error.sortedArguments {
      text += " \(name)=\(TerminalText.inert(value.description))"
    }
    return text
  }

  private func isolated(_ text: String) -> String {
    TerminalText.isolated(text, inRightToLeft: wording.isRightToLeft)
  }

  private func line(_ indent: Int, _ text: String) -> String {
    TerminalText.line(String(repeating: " ", count: indent) + text, isRightToLeft: wording.isRightToLeft)
  }
}
