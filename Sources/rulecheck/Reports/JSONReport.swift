import JSONText

/// A report for programs that read the whole output: one JSON object with the records that have errors, and a summary.
///
/// It is written as the records arrive, one record per line, so that at most one is in memory.
struct JSONReport: Report {
  let wording: ReportText
  /// Whether each record has the name of its file.
  var namesFiles = false

  var opening: String { "{\"records\":[\n" }
  var separator: String { ",\n" }

  func write(_ result: RecordResult, to bytes: inout [UInt8]) {
    bytes.append(raw: "{")
    if namesFiles {
      bytes.append(raw: "\"file\":")
      bytes.append(json: result.file)
      bytes.append(raw: ",")
    }
    bytes.append(raw: "\"record\":")
    bytes.append(json: result.number)
    bytes.append(raw: ",\"line\":")
    bytes.append(json: result.line)
    bytes.append(raw: ",\"valid\":")
    bytes.append(raw: result.isInvalid ? "false" : "true")
    bytes.append(raw: ",\"errors\":[")
    for (index, error) in result.errors.enumerated() {
      bytes.append(raw: index > 0 ? ",{" : "{")
      JSONErrorWriter(error: error)
        .write(message: wording.sentence(error), detail: result.detail, to: &bytes)
      bytes.append(raw: "}")
    }
    bytes.append(raw: "]}")
  }

  func closing(_ summary: Summary) -> String {
    "\n],\"summary\":\(JSONReport.summary(summary))}\n"
  }

  /// The counts of a run as one object; that of files that could not be read is left out if there are none.
  static func summary(_ summary: Summary) -> JSONNode {
    .members([
      "records": .count(summary.records), "invalid": .count(summary.invalid),
      "errors": .count(summary.errors), "warnings": .count(summary.warnings),
      "codes": .members(of: summary.countsByCode.map { ($0.code, .count($0.count)) }),
      "unreadFiles": summary.unreadFiles == 0 ? nil : .count(summary.unreadFiles),
      "stopped": summary.stop.map { .text($0.rawValue) } ?? JSONNode(.null),
    ])
  }
}
