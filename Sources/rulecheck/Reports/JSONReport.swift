import JSONText

/// A report for programs that read the whole output: one JSON object with the records that have errors, and a summary.
///
/// It is written as the records arrive, one record per line, so that at most one is in memory.
struct JSONReport: Report {
  let wording: ReportText

  var opening: String { "{\"records\":[\n" }
  var separator: String { ",\n" }

  func write(_ result: RecordResult, to bytes: inout [UInt8]) {
    bytes.append(raw: "{\"record\":")
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

  /// The counts of a run as one object.
  static func summary(_ summary: Summary) -> JSONNode {
    object([
      ("records", number(summary.records)), ("invalid", number(summary.invalid)),
      ("errors", number(summary.errors)), ("warnings", number(summary.warnings)),
      ("codes", object(summary.countsByCode.map { ($0.code, number($0.count)) })),
      ("stopped", summary.stop.map { JSONNode(.string($0.rawValue)) } ?? JSONNode(.null)),
    ])
  }

  private static func number(_ count: Int) -> JSONNode { JSONNode(.number(String(count))) }

  private static func object(_ members: [(String, JSONNode)]) -> JSONNode {
    JSONNode(.object(members.map { JSONNode.Member(key: $0.0, value: $0.1) }))
  }
}
