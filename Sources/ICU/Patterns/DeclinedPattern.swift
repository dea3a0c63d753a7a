/// Why a pattern is left to ICU.
package enum DeclinedPattern: Error, Sendable, Hashable {
  /// It needs backtracking (a back-reference, look-around, an atomic group), or has syntax that is not read here.
  case syntax
  /// Its automaton would take too much memory, or too long to build.
  case size
  /// ICU could not evaluate a class.
  case failed(ICUError)
}
