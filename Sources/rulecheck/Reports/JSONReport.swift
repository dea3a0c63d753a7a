import JSONText

/// A report for programs that read a whole: one JSON object with the records that have errors, and a summary.
///
/// It is written as the records come, a record a line, so that no more than one is held.
struct JSONReport: Report {
  let wording: Wording

  var opening: String { "{\"records\":[\n" }
  var separator: String { ",\n" }

  func entry(_ result: RecordResult) -> String {
    let errors = result.errors.map { error in
      let facts = ErrorFacts(error: error, message: wording.sentence(error), detail: result.detail)
      return JSONNode(members: facts.members)
    }
    return JSONNode(members: [
      ("record", JSONNode(result.number)), ("line", JSONNode(result.line)),
      ("valid", JSONNode(.bool(!result.isInvalid))), ("errors", JSONNode(.array(errors))),
    ]).description
  }

  func closing(_ summary: Summary) -> String {
    "\n],\"summary\":\(JSONReport.summary(summary))}\n"
  }

  static func summary(_ summary: Summary) -> JSONNode {
    JSONNode(members: [
      ("records", JSONNode(summary.records)), ("invalid", JSONNode(summary.invalid)),
      ("errors", JSONNode(summary.errors)), ("warnings", JSONNode(summary.warnings)),
      ("codes", JSONNode(members: summary.countsByCode.map { ($0.code, JSONNode($0.count)) })),
      ("stopped", summary.stop.map { JSONNode($0.rawValue) } ?? JSONNode(.null)),
    ])
  }
}
