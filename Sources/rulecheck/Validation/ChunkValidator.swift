import BulkJSON
import ValidationCore

/// The outcome of a portion of records, ready to be written.
struct ChunkResult: Sendable {
  /// The portion that was checked; kept in case a limit is reached in it.
  let portion: Chunk
  /// The entries as UTF-8, with the separators between them.
  var text: [UInt8] = []
  var hasEntries = false
  /// The portion's own counts, and why it ended early, if it did.
  var summary = Summary()
}

/// Checks portions of records with the rules and writes the entries; the same check works for any number of cores.
struct ChunkValidator: Sendable {
  var check: RecordCheck
  let report: any Report
  let limits: StopLimits
  /// The name of the file that the records are in.
  private(set) var file: String

  /// The same check with a separate copy of what it counts references to for each record, for another core.
  var separate: ChunkValidator {
    var copy = self
    copy.file = String(decoding: Array(file.utf8), as: UTF8.self)
    if let makeSeparate = check.makeSeparate { copy.check = makeSeparate() }
    return copy
  }

  /// Checks the records until a limit is reached or Ctrl-C is pressed.
  ///
  /// - Parameters:
  ///   - reported: The number of errors reported earlier, which count towards the limits.
  ///   - reader: Reads the records.
  ///   - isCancelled: Whether the outcome is no longer needed; called before each record.
  func outcome(
    of portion: Chunk,
    reported: Int = 0,
    reading reader: borrowing BulkJSONReader,
    unless isCancelled: () -> Bool = { false }
  ) -> ChunkResult {
    var outcome = ChunkResult(portion: portion)
    for span in portion.spans {
      if isCancelled() { break }
      let before = reported + outcome.summary.errors
      var result = check.result(
        of: span, in: portion.batch, reading: reader, maximumErrors: limits.wanted(reported: before))
      limits.cut(&result, reported: before)
      result.file = file
      outcome.summary.add(result)
      if !result.errors.isEmpty || report.isForAllRecords {
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
