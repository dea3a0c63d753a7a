import ValidationCore

/// A format as its rule has it: an object, as a copy of a format counts a dozen references, and with what its errors share.
final class IdentifierKind: Sendable {
  let format: IdentifierFormat
  /// All characters that such an identifier can have, as far as can be told before one is read.
  let alphabet: IdentifierMask.Cell
  let letterCase: IdentifierCase
  private let arguments: SharedArguments

  init(_ format: IdentifierFormat) {
    self.format = format
    (alphabet, letterCase) = (format.structure.alphabet, format.letterCase)
    arguments = .kind(format.name)
  }

  /// An error that names the kind.
  func error(
    _ code: ValidationError.Code, limits: ArgumentList = [:], found: ArgumentList = [:],
    ranges: FaultRanges = [],
    suggestionBytes: UnsafeBufferPointer<UInt8>? = nil
  ) -> ValidationError {
    ValidationError(
      code: code, arguments, limits: limits, found: found, ranges: ranges, suggestionBytes: suggestionBytes)
  }

  /// An error about some of the identifier's characters, which are at the ranges.
  func error(_ problem: IdentifierProblem, _ ranges: FaultRanges) -> ValidationError {
    guard problem.namesKind else {
      return ValidationError(
        reporting: problem.code, limits: problem.limits, found: problem.found, ranges: ranges)
    }
    return error(problem.code, limits: problem.limits, found: problem.found, ranges: ranges)
  }
}
