#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A cell of a row in place.
struct CSVCell {
  /// Its content, without the quotes around it.
  let text: UnsafeBufferPointer<UInt8>
  let isQuoted: Bool

  /// An empty cell without quotes is an absent value.
  var isAbsent: Bool { text.isEmpty && !isQuoted }
}

/// Reads the cells of a row in place, exactly as `CSVRow` reads them.
///
/// It does not tell why a row is malformed; `CSVRow` does.
struct CSVCellReader {
  private static let quote = UInt8(ascii: "\"")

  private var cursor: UnsafePointer<UInt8>
  private let end: UnsafePointer<UInt8>
  private let separator: UInt8
  /// Space for cells with doubled quotes, as large as the row.
  private var space: UnsafeMutablePointer<UInt8>

  /// - Parameters:
  ///   - row: A row without its line ending.
  ///   - space: As many bytes as the row has.
  init?(_ row: UnsafeBufferPointer<UInt8>, separator: UInt8, space: UnsafeMutablePointer<UInt8>) {
    guard let start = row.baseAddress else { return nil }
    cursor = start
    end = start + row.count
    self.separator = separator
    self.space = space
  }

  /// Reads all cells; false if the row is malformed, or has another number of cells.
  mutating func read(into cells: UnsafeMutableBufferPointer<CSVCell>) -> Bool {
    for column in cells.indices {
      if column > 0 {
        guard cursor < end else { return false }
        // The byte after a cell is the separator.
        cursor += 1
      }
      guard let cell = next() else { return false }
      cells.initializeElement(at: column, to: cell)
    }
    return cursor == end
  }

  private mutating func next() -> CSVCell? {
    if cursor < end, cursor.pointee == Self.quote { return nextQuoted() }
    let start = cursor
    while cursor < end, cursor.pointee != separator { cursor += 1 }
    return CSVCell(text: UnsafeBufferPointer(start: start, count: cursor - start), isQuoted: false)
  }

  private mutating func nextQuoted() -> CSVCell? {
    cursor += 1
    var start = cursor
    let copy = space
    while let found = memchr(cursor, Int32(Self.quote), end - cursor) {
      let close = UnsafePointer(found.assumingMemoryBound(to: UInt8.self))
      cursor = close + 1
      if cursor == end || cursor.pointee == separator {
        if space == copy {
          return CSVCell(text: UnsafeBufferPointer(start: start, count: close - start), isQuoted: true)
        }
        copyText(from: start, to: close)
        return CSVCell(text: UnsafeBufferPointer(start: copy, count: space - copy), isQuoted: true)
      }
      // Of a doubled quote, one is text.
      guard cursor.pointee == Self.quote else { return nil }
      copyText(from: start, to: cursor)
      cursor += 1
      start = cursor
    }
    return nil
  }

  private mutating func copyText(from start: UnsafePointer<UInt8>, to end: UnsafePointer<UInt8>) {
    space.initialize(from: start, count: end - start)
    space += end - start
  }
}
