/// A position in a JSON text.
public struct JSONPosition: Sendable, Hashable {
  /// The line, counted from 1; LF, CR and CR LF each end a line.
  public let line: Int

  /// The column, counted from 1 in code points.
  public let column: Int

  /// The offset from the first byte of the text, in UTF-8 code units; a byte order mark counts.
  public let offset: Int

  /// Makes a position from its line and column, counted from 1, and its offset in bytes, counted from 0.
  public init(line: Int, column: Int, offset: Int) {
    self.line = line
    self.column = column
    self.offset = offset
  }

  /// The first position of a text.
  public static let start = JSONPosition(line: 1, column: 1, offset: 0)
}

extension JSONPosition: CustomStringConvertible {
  /// The position as `line:column`.
  public var description: String { "\(line):\(column)" }
}
