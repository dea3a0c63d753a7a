import ValidationCore

/// When a run ends before its file does.
struct StopLimits: Sendable, Hashable {
  /// Whether the first invalid record is the last.
  var failsFast = false
  /// How many errors are reported at the most; nil for all. Warnings are not counted.
  var maximumErrors: Int?

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
