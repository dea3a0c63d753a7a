package import Primitives

extension ExactDecimal: ErrorArgumentConvertible {
  /// An integer, a decimal, or the text of a number that is too large or too long for either.
  package var errorArgument: ValidationError.Argument {
    integer.map { .integer($0) } ?? decimal.map { .decimal($0) } ?? .text(text)
  }
}
