import JSONText

/// A report for programs: one JSON object a line for each error, and nothing else.
struct NDJSONReport: Report {
  let wording: Wording

  var opening: String { "" }
  var separator: String { "" }

  func entry(_ result: RecordResult) -> String {
    var text = ""
    for error in result.errors {
      let facts = ErrorFacts(error: error, message: wording.sentence(error), detail: result.detail)
      let members = [("record", JSONNode(result.number)), ("line", JSONNode(result.line))] + facts.members
      text += JSONNode(members: members).description + "\n"
    }
    return text
  }

  func closing(_ summary: Summary) -> String { "" }
}
