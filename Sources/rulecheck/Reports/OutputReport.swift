import JSONSchemas
import JSONText
import ValidationCore

/// A report in a format of JSON Schema's specification: a document on one line for each record, also for the valid ones.
struct OutputReport: Report {
  let wording: ReportText
  let format: JSONSchema.OutputFormat

  var opening: String { "" }
  var separator: String { "" }
  var isForAllRecords: Bool { true }

  func write(_ result: RecordResult, to bytes: inout [UInt8]) {
    JSONText.append(result.output ?? unreadable(result), to: &bytes)
    bytes.append(raw: "\n")
  }

  /// A record that could not be read is invalid as a whole.
  private func unreadable(_ result: RecordResult) -> JSONNode {
    let isValid = ("valid", JSONNode(.bool(false)))
    if format == .flag { return .members(of: [isValid]) }
    return .members(of: [
      isValid, ("keywordLocation", .text("")), ("instanceLocation", .text("")),
      ("error", .text(result.errors.first.map(wording.sentence) ?? result.detail ?? "")),
    ])
  }

  func closing(_ summary: Summary) -> String { "" }
}
