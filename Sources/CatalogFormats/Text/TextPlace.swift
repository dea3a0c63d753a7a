/// A place in a file.
package struct TextPlace: Sendable, Hashable {
  /// The line, counted from 1.
  package var line: Int
  /// The column, counted from 1 in code points.
  package var column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  package static let start = TextPlace(line: 1, column: 1)
}
