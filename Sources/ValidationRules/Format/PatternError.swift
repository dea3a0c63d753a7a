internal import ICU

/// A pattern that is not a regular expression as ICU defines it.
public struct PatternError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The whole pattern.
  public let pattern: String
  /// The line of the pattern with the mistake, counted from 1.
  public let line: Int
  /// Where in that line the mistake was found, in code points.
  public let offset: Int
  /// What is wrong.
  public let reason: String

  init(_ error: RegularExpression.SyntaxError) {
    pattern = error.pattern
    line = error.line
    offset = error.offset
    reason = error.reason
  }

  public var description: String { "pattern line \(line), offset \(offset): \(reason): \(pattern)" }
}
