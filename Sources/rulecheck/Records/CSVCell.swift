import CJSONTape
import CQuietBytes

/// Finds the filled cells of a row in place byte by byte, exactly as `CSVRow` reads them.
///
/// It does not tell why a row is malformed; `CSVRow` does. `quiet_csv_cells` finds the same cells 64 bytes at a time, in
/// rows without quotes inside of cells that do not start with one.
struct CSVCellReader {
  private static let quote = UInt8(ascii: "\"")

  private var cursor: UnsafePointer<UInt8>
  private let end: UnsafePointer<UInt8>
  private let separator: UInt8

  /// - Parameter row: A row without its line ending.
  init?(_ row: UnsafeBufferPointer<UInt8>, separator: UInt8) {
    guard let start = row.baseAddress else { return nil }
    cursor = start
    end = start + row.count
    self.separator = separator
  }

  /// Finds all filled cells of a row with a cell for each column.
  ///
  /// - Parameter cells: Space for a cell for each column.
  /// - Returns: The number of filled cells; nil if the row is malformed, or has another number of cells.
  mutating func read(into cells: UnsafeMutableBufferPointer<quiet_csv_cell>) -> Int? {
    var filled = 0
    for column in cells.indices {
      if column > 0 {
        guard cursor < end else { return nil }
        // The byte after a cell is the separator.
        cursor += 1
      }
      guard let cell = next(UInt32(truncatingIfNeeded: column)) else { return nil }
      // An empty cell without quotes is an absent value.
      if cell.length == 0, cell.place & 1 == 0 { continue }
      cells.initializeElement(at: filled, to: cell)
      filled += 1
    }
    return cursor == end ? filled : nil
  }

  private mutating func next(_ column: UInt32) -> quiet_csv_cell? {
    let start = cursor
    if cursor < end, cursor.pointee == Self.quote {
      guard passQuotes() else { return nil }
      return cell(from: start + 1, to: cursor - 1, column << 1 | 1)
    }
    while cursor < end, cursor.pointee != separator { cursor += 1 }
    return cell(from: start, to: cursor, column << 1)
  }

  private func cell(
    from start: UnsafePointer<UInt8>, to end: UnsafePointer<UInt8>, _ place: UInt32
  ) -> quiet_csv_cell {
    quiet_csv_cell(text: start, length: UInt32(truncatingIfNeeded: end - start), place: place)
  }

  /// Passes a cell in quotes; false if it is not closed, or if text follows it.
  private mutating func passQuotes() -> Bool {
    cursor += 1
    while let close = json_find(Self.quote, cursor, end - cursor) {
      cursor = close + 1
      if cursor == end || cursor.pointee == separator { return true }
      // Of a doubled quote, one is text.
      guard cursor.pointee == Self.quote else { return false }
      cursor += 1
    }
    return false
  }
}
