import ValidationCore

/// The limits that end a run before the end of its file.
struct StopLimits: Sendable, Hashable {
  /// Whether the run ends after the first invalid record.
  var failsFast = false
  /// The maximum number of errors to report; nil for all. Warnings are not counted.
  var maximumErrors: Int?

  /// The number of errors after which checking of a record ends, if `reported` errors came before; nil for no limit.
  ///
  /// One more than will be reported, since warnings before that one are also reported.
  func wanted(reported: Int) -> Int? {
    maximumErrors.map { max(0, $0 - reported).addingReportingOverflow(1) }.map {
      $0.overflow ? .max : $0.partialValue
    }
  }

  /// Removes what is beyond the limit; `reported` errors came before.
  func cut(_ result: inout RecordResult, reported: Int) {
    guard let maximumErrors else { return }
    var left = maximumErrors - reported
    let end = result.errors.firstIndex { error in
      if error.severity == .error { left -= 1 }
      return left < 0
    }
    if let end { result.errors.removeSubrange(end...) }
  }

  /// Why the run ends after the given numbers of invalid records and errors; nil if it continues.
  func stop(invalid: Int, errors: Int) -> Summary.Stop? {
    if failsFast, invalid > 0 { return .failFast }
    if let maximumErrors, errors >= maximumErrors { return .maxErrors }
    return nil
  }
}
