import JSONText

/// The cells of one row of comma-separated values (RFC 4180).
struct CSVRow: Sendable, Hashable {
  struct Cell: Sendable, Hashable {
    var text: String
    var isQuoted: Bool
    var position: JSONPosition
  }

  var cells: [Cell]

  /// Reads a row without its line ending.
  ///
  /// Quotes within a cell that does not start with one are text, as most programs write and read them.
  /// - Throws: A fault if a quoted cell is not closed or is followed by text, or if bytes are not UTF-8.
  init(
    _ bytes: some RandomAccessCollection<UInt8>,
    separator: UInt8,
    origin: JSONPosition = .start
  ) throws(RecordFault) {
    var reader = CSVRowReader(bytes: Array(bytes), separator: separator, origin: origin)
    cells = try reader.readCells()
  }
}

/// Reads the cells of a row one after another and tracks positions.
private struct CSVRowReader {
  private static let quote = UInt8(ascii: "\"")

  let bytes: [UInt8]
  let separator: UInt8
  let origin: JSONPosition
  var offset = 0
  var line = 0
  /// The offset at which column 1 of the current line would be.
  var columnBase = 0

  init(bytes: [UInt8], separator: UInt8, origin: JSONPosition) {
    self.bytes = bytes
    self.separator = separator
    self.origin = origin
  }

  var position: JSONPosition {
    JSONPosition(
      line: origin.line + line,
      column: offset - columnBase + (line == 0 ? origin.column : 1),
      offset: origin.offset + offset
    )
  }

  mutating func readCells() throws(RecordFault) -> [CSVRow.Cell] {
    var cells: [CSVRow.Cell] = []
    while true {
      cells.append(try readCell())
      guard offset < bytes.count else { return cells }
      advance()
    }
  }

  private mutating func readCell() throws(RecordFault) -> CSVRow.Cell {
    let start = position
    guard offset < bytes.count, bytes[offset] == Self.quote else {
      let first = offset
      while offset < bytes.count, bytes[offset] != separator { advance() }
      return CSVRow.Cell(text: try text(bytes[first..<offset], at: start), isQuoted: false, position: start)
    }
    advance()
    var content: [UInt8] = []
    while offset < bytes.count {
      let byte = bytes[offset]
      advance()
      guard byte == Self.quote else {
        content.append(byte)
        continue
      }
      if offset == bytes.count || bytes[offset] == separator {
        return CSVRow.Cell(text: try text(content[...], at: start), isQuoted: true, position: start)
      }
      guard bytes[offset] == Self.quote else {
        throw fault("text after a closing quote; expected a separator or the end of the line", at: position)
      }
      advance()
      content.append(Self.quote)
    }
    throw fault("a quoted cell is not closed", at: start)
  }

  private mutating func advance() {
    let byte = bytes[offset]
    let isFirstHalf = byte == 0x0D && offset + 1 < bytes.count && bytes[offset + 1] == 0x0A
    offset += 1
    if byte == 0x0A || (byte == 0x0D && !isFirstHalf) {
      line += 1
      columnBase = offset
    } else if byte & 0xC0 == 0x80 {
      columnBase += 1
    }
  }

  private func text(_ content: ArraySlice<UInt8>, at place: JSONPosition) throws(RecordFault) -> String {
    guard let text = String(validating: content, as: UTF8.self) else {
      throw fault("the cell is not UTF-8", at: place)
    }
    return text
  }

  private func fault(_ problem: String, at place: JSONPosition) -> RecordFault {
    RecordFault(position: place, problem: .malformed(problem))
  }
}
