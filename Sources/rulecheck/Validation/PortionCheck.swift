import BulkJSON
import ValidationCore

/// What a portion of records came to, ready to be written.
struct PortionOutcome: Sendable {
  /// What was checked; kept for the portion that a limit falls into.
  let portion: RecordPortion
  /// The entries as UTF-8, with what stands between them.
  var text: [UInt8] = []
  var hasEntries = false
  /// The portion's own counts, and why it ends before its records do.
  var summary = Summary()
}

/// Takes portions of records through the rules and words the entries; the same check serves any number of cores.
struct PortionCheck: Sendable {
  var check: RecordCheck
  let report: any Report
  let limits: StopLimits

  /// The same with rules of its own, for another core.
  var separate: PortionCheck {
    var copy = self
    if let makeSeparate = check.makeSeparate { copy.check = makeSeparate() }
    return copy
  }

  /// Checks the records, as far as the limits or ctrl-C let it.
  ///
  /// - Parameters:
  ///   - reported: How many errors have been reported before, which the limits count.
  ///   - isPointless: Whether nobody waits for the outcome any more; it is asked before each record.
  func outcome(
    of portion: RecordPortion,
    reported: Int = 0,
    unless isPointless: () -> Bool = { false }
  ) -> PortionOutcome {
    let reader = BulkJSONReader()
    var outcome = PortionOutcome(portion: portion)
    for span in portion.spans {
      if isPointless() { break }
      let before = reported + outcome.summary.errors
      var result = check.result(
        of: span, in: portion.batch, reading: reader, maximumErrors: limits.wanted(reported: before))
      limits.cut(&result, reported: before)
      outcome.summary.add(result)
      if !result.errors.isEmpty {
        if outcome.hasEntries { outcome.text.append(contentsOf: report.separator.utf8) }
        report.write(result, to: &outcome.text)
        outcome.hasEntries = true
      }
      outcome.summary.stop =
        Interruption.isRequested
        ? .interrupted
        : limits.stop(invalid: outcome.summary.invalid, errors: reported + outcome.summary.errors)
      if outcome.summary.stop != nil { break }
    }
    return outcome
  }
}
