/// A place in a JSON text.
package struct JSONPosition: Sendable, Hashable {
  /// The line, counted from 1; LF, CR and CR LF each end a line.
  package let line: Int

  /// The column, counted from 1 in code points.
  package let column: Int

  /// The offset from the first byte of the text, in UTF-8 code units; a byte order mark counts.
  package let offset: Int

  package init(line: Int, column: Int, offset: Int) {
    self.line = line
    self.column = column
    self.offset = offset
  }

  /// The first place of a text.
  package static let start = JSONPosition(line: 1, column: 1, offset: 0)
}

extension JSONPosition: CustomStringConvertible {
  /// The position as `line:column`.
  package var description: String { "\(line):\(column)" }
}
