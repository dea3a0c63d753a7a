import ValidationCore

/// When a run ends before its file does.
struct StopLimits: Sendable, Hashable {
  /// Whether the first invalid record is the last.
  var failsFast = false
  /// How many errors are reported at the most; nil for all. Warnings are not counted.
  var maximumErrors: Int?

  /// After how many errors a record is left, `reported` ones having come before; nil for none.
  ///
  /// One more than is reported, since warnings up to that one are reported too.
  func wanted(reported: Int) -> Int? {
    maximumErrors.map { max(0, $0 - reported).addingReportingOverflow(1) }.map {
      $0.overflow ? .max : $0.partialValue
    }
  }

  /// Leaves out what is beyond the limit; `reported` errors have come before.
  func cut(_ result: inout RecordResult, reported: Int) {
    guard let maximumErrors else { return }
    var left = maximumErrors - reported
    let end = result.errors.firstIndex { error in
      if error.severity == .error { left -= 1 }
      return left < 0
    }
    if let end { result.errors.removeSubrange(end...) }
  }

  /// Why the run ends after so many invalid records and errors; nil when it goes on.
  func stop(invalid: Int, errors: Int) -> Summary.Stop? {
    if failsFast, invalid > 0 { return .failFast }
    if let maximumErrors, errors >= maximumErrors { return .maxErrors }
    return nil
  }
}
