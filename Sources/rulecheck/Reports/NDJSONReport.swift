/// A report for programs: one JSON object per line for each error, and nothing else.
struct NDJSONReport: Report {
  let wording: ReportText
  /// Whether each record has the name of its file.
  var namesFiles = false

  var opening: String { "" }
  var separator: String { "" }

  func write(_ result: RecordResult, to bytes: inout [UInt8]) {
    for error in result.errors {
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
      bytes.append(raw: ",")
      JSONErrorWriter(error: error)
        .write(message: wording.sentence(error), detail: result.detail, to: &bytes)
      bytes.append(raw: "}\n")
    }
  }

  func closing(_ summary: Summary) -> String { "" }
}
