import Primitives
import ValidationCore

/// A report for spreadsheets: a row of CSV (RFC 4180) for each error.
struct CSVReport: Report {
  let wording: ReportText

  var opening: String { "file,record,line,path,code,severity,message,suggestion\r\n" }
  var separator: String { "" }

  func write(_ result: RecordResult, to bytes: inout [UInt8]) {
    for error in result.errors {
      Self.append(result.file, to: &bytes)
      bytes.append(raw: ",")
      bytes.append(json: result.number)
      bytes.append(raw: ",")
      bytes.append(json: result.line)
      for text in [
        error.path.description, error.code.rawValue, error.severity.rawValue, wording.sentence(error),
        error.suggestion ?? "",
      ] {
        bytes.append(raw: ",")
        Self.append(text, to: &bytes)
      }
      bytes.append(raw: "\r\n")
    }
  }

  func closing(_ summary: Summary) -> String { "" }

  /// Appends a text as a cell, in quotes where it needs them.
  ///
  /// A spreadsheet would evaluate a text that begins like a formula, and the text is from a record: an apostrophe before
  /// it makes it a text. A number with its sign is not evaluated.
  private static func append(_ text: String, to bytes: inout [UInt8]) {
    var text = text
    text.withUTF8 { utf8 in
      let isQuoted = utf8.contains {
        $0 == quote || $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r")
      }
      if isQuoted { bytes.append(quote) }
      if isFormula(utf8) { bytes.append(UInt8(ascii: "'")) }
      var rest = utf8
      while isQuoted, let index = rest.firstIndex(of: quote) {
        bytes.append(copying: UnsafeBufferPointer(rebasing: rest[...index]))
        bytes.append(quote)
        rest = UnsafeBufferPointer(rebasing: rest[(index + 1)...])
      }
      bytes.append(copying: rest)
      if isQuoted { bytes.append(quote) }
    }
  }

  private static let quote = UInt8(ascii: "\"")

  private static func isFormula(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    switch utf8.first {
    case UInt8(ascii: "="), UInt8(ascii: "@"), UInt8(ascii: "\t"), UInt8(ascii: "\r"): true
    case UInt8(ascii: "+"), UInt8(ascii: "-"):
      utf8.count < 2 || !(UInt8(ascii: "0")...UInt8(ascii: "9") ~= utf8[1])
    default: false
    }
  }
}
