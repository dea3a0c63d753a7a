import ValidationCore

/// A report for spreadsheets: a row of CSV (RFC 4180) for each error.
struct CSVReport: Report {
  let wording: ReportText

  var opening: String { "file,record,line,path,code,severity,message,suggestion\r\n" }
  var separator: String { "" }

  func write(_ result: RecordResult, to bytes: inout [UInt8]) {
    for error in result.errors {
      let cells = [
        Self.cell(result.file), String(result.number), String(result.line),
        Self.cell(error.path.description), Self.cell(error.code.rawValue), error.severity.rawValue,
        Self.cell(wording.sentence(error)), Self.cell(error.suggestion ?? ""),
      ]
      bytes.append(contentsOf: (cells.joined(separator: ",") + "\r\n").utf8)
    }
  }

  func closing(_ summary: Summary) -> String { "" }

  /// A text in quotes where it needs them.
  ///
  /// A spreadsheet would evaluate a text that begins like a formula, and the text is from a record: an apostrophe before
  /// it makes it a text. A number with its sign is not evaluated.
  private static func cell(_ text: String) -> String {
    var scalars = text.unicodeScalars.makeIterator()
    let (first, second) = (scalars.next(), scalars.next())
    let isSigned = second.map { "0"..."9" ~= $0 } ?? false
    let isFormula =
      switch first {
      case "=", "@", "\t", "\r": true
      case "+", "-": !isSigned
      default: false
      }
    let text = isFormula ? "'" + text : text
    let isPlain = !text.utf8.contains { [0x22, 0x2C, 0x0A, 0x0D].contains($0) }
    return isPlain ? text : "\"\(text.replacing("\"", with: "\"\""))\""
  }
}
