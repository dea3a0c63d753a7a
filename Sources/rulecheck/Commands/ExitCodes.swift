import ArgumentParser

extension ExitCode {
  /// A record is invalid, or a catalog has findings.
  static let invalid = ExitCode(1)
  /// Rules, catalogs or input cannot be used (`EX_DATAERR`).
  static let badData = ExitCode(65)
  /// Ctrl-C, by the convention of shells.
  static let interrupted = ExitCode(130)
}

/// Prints why there is no result and returns the exit code.
func badData(_ problem: some CustomStringConvertible) -> ExitCode {
  writeDiagnostic("rulecheck: \(problem)")
  return .badData
}
