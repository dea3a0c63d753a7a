import ValidationCore

/// A report for GitHub Actions: a workflow command for each error, which becomes an annotation of its line.
struct GitHubReport: Report {
  let wording: ReportText

  var opening: String { "" }
  var separator: String { "" }

  func write(_ result: RecordResult, to bytes: inout [UInt8]) {
    for error in result.errors {
      let kind = error.severity == .warning ? "warning" : "error"
      let place =
        "file=\(Self.property(result.file)),line=\(result.line),title=\(Self.property(error.code.rawValue))"
      let message = Self.data(TerminalText.visible(wording.sentence(error)))
      bytes.append(contentsOf: "::\(kind) \(place)::\(message)\n".utf8)
    }
  }

  func closing(_ summary: Summary) -> String { "" }

  /// The text of a command, in which a line end would end the command.
  private static func data(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  /// The value of a property, which a comma or colon would end.
  private static func property(_ text: String) -> String {
    data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
