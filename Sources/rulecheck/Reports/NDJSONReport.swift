/// A report for programs: one JSON object per line for each error, and nothing else.
struct NDJSONReport: Report {
  let wording: ReportText

  var opening: String { "" }
  var separator: String { "" }

  func write(_ result: RecordResult, to bytes: inout [UInt8]) {
    for error in result.errors {
      bytes.append(raw: "{\"record\":")
      bytes.append(json: result.number)
      bytes.append(raw: ",\"line\":")
      bytes.append(json: result.line)
      bytes.append(raw: ",")
      JSONErrorWriter(error: error)
        .write(message: wording.sentence(error), detail: result.detail, to: &bytes)
      bytes.append(raw: "}\n")
    }
  }

  func closing(_ summary: Summary) -> String { "" }
}
