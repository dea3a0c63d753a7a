/// No report: the exit code is the result.
struct QuietReport: Report {
  var opening: String { "" }
  var separator: String { "" }
  func write(_ result: RecordResult, to bytes: inout [UInt8]) {}
  func closing(_ summary: Summary) -> String { "" }
}
