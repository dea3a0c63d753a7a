package import ICU

/// Why a pattern is left to ICU.
package enum DeclinedPattern: Error, Sendable, Hashable {
  /// It needs backtracking, as a back-reference does, or has syntax that the reader does not support.
  case syntax
  /// Its automata would take too much memory, or too long to build, even with states made while they run.
  case size
  /// ICU could not evaluate a class.
  case failed(ICUError)
}
