import Primitives
import ValidationCore

/// A report for continuous integration: a test case in the JUnit format for each invalid record.
///
/// A record without an error is not listed. As some readers refuse a report without a test case, there is one for the
/// run as a whole, which has an error if a file could not be read.
struct JUnitReport: Report {
  let wording: ReportText

  var opening: String {
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n<testsuite name=\"rulecheck\">\n"
  }

  var separator: String { "" }

  func write(_ result: RecordResult, to bytes: inout [UInt8]) {
    let file = MarkupText.visible(result.file)
    let name = MarkupText.visible(wording.heading(record: result.number, line: result.line))
    var text = "<testcase classname=\"\(file)\" name=\"\(name)\" file=\"\(file)\" line=\"\(result.line)\">\n"
    let failures = result.errors.filter { $0.severity == .error }
    if let first = failures.first {
      text += "<failure type=\"\(MarkupText.visible(first.code.rawValue))\" "
      text += "message=\"\(MarkupText.visible(wording.sentence(first)))\">"
      text += MarkupText.visible(lines(failures)) + "</failure>\n"
    }
    let warnings = result.errors.filter { $0.severity == .warning }
    if !warnings.isEmpty { text += "<system-out>\(MarkupText.visible(lines(warnings)))</system-out>\n" }
    bytes.append(contentsOf: (text + "</testcase>\n").utf8)
  }

  func closing(_ summary: Summary) -> String {
    let text = MarkupText.visible(wording.summary(summary))
    var run = "<testcase classname=\"rulecheck\" name=\"\(text)\""
    if let unread = summary.unread {
      run += ">\n<error message=\"\(unread) could not be read\"/>\n</testcase>\n"
    } else {
      run += "/>\n"
    }
    return run + "</testsuite>\n</testsuites>\n"
  }

  private func lines(_ errors: [ValidationError]) -> String {
    errors.map { error in
      let path = error.path.isEmpty ? "" : "\(TextReport.path(of: error)): "
      return "\(path)\(wording.sentence(error)) (\(TextReport.facts(of: error)))"
    }.joined(separator: "\n")
  }
}
