import BulkJSON
import CQuietBytes
import JSONText
import RuleDocuments

/// Converts the rows of one CSV file to records, according to the columns in its header.
///
/// A record is an object with a value for each cell. An empty cell without quotes is an absent value, a quoted empty
/// cell (`""`) is the empty text. The rule document determines which cells are numbers and booleans, and which columns
/// are parts of nested objects and lists; see `CellTypes`.
struct CSVTable: Sendable {
  let separator: UInt8
  /// The names in the header.
  let names: [String]
  private let types: [CellType]
  private let shape: CSVShape
  private let layout: CSVLayout

  /// Reads the header.
  ///
  /// - Parameter columns: Returns the meaning of the columns of a header.
  /// - Throws: A fault if a name is empty or occurs twice, or if the row cannot be read.
  init(
    header bytes: some RandomAccessCollection<UInt8>,
    separator: UInt8,
    origin: JSONPosition = .start,
    columns: ([String]) -> [CellTypes.Column]
  ) throws(RecordFault) {
    let row = try CSVRow(bytes, separator: separator, origin: origin)
    var seen: Set<[UInt8]> = []
    for (index, cell) in row.cells.enumerated() {
      if cell.text.isEmpty {
        throw RecordFault(
          position: cell.position,
          problem: .malformed("column \(index + 1) of the header has no name")
        )
      }
      guard seen.insert(Array(cell.text.utf8)).inserted else {
        throw RecordFault(
          position: cell.position,
          problem: .malformed("the header names \(JSONText.quoted(cell.text)) twice")
        )
      }
    }
    self.separator = separator
    names = row.cells.map(\.text)
    let columns = columns(names)
    types = columns.map(\.type)
    shape = CSVShape(columns.map(\.path))
    layout = CSVLayout(shape, types)
  }

  /// Reads a row as a record.
  func record(
    _ bytes: some RandomAccessCollection<UInt8>,
    at origin: JSONPosition
  ) throws(RecordFault) -> JSONNode {
    let row = try CSVRow(bytes, separator: separator, origin: origin)
    guard row.cells.count == types.count else {
      throw RecordFault(
        position: origin,
        problem: .malformed("the row's cell count is \(row.cells.count); the header's is \(types.count)")
      )
    }
    return shape.record(at: origin) { column in
      let cell = row.cells[column]
      guard cell.isQuoted || !cell.text.isEmpty else { return nil }
      return JSONNode(types[column].content(of: cell.text), position: cell.position)
    }
  }

  /// Reads a row as a record in place; nil if it cannot be read, for which ``record(_:at:)`` has the reason.
  ///
  /// - Parameter tape: Where the record is read; its texts are in the row or on the tape.
  func read(_ row: UnsafeBufferPointer<UInt8>, to tape: JSONTape) -> JSONTapeValue? {
    // A tape stores lengths in 32 bits.
    guard let start = row.baseAddress, row.count <= Int(UInt32.max),
      let entries = tape.room(for: layout.maximumEntries)
    else { return nil }
    return withUnsafeTemporaryAllocation(of: quiet_csv_cell.self, capacity: types.count) { cells in
      var found = quiet_csv_row()
      if quiet_csv_cells(start, row.count, separator, types.count, cells.baseAddress, &found) == 0 {
        guard var reader = CSVCellReader(row, separator: separator), let filled = reader.read(into: cells)
        else {
          return nil
        }
        found.filled = filled
      }
      guard found.is_ascii != 0 || BulkJSONReader.isUTF8(row) else { return nil }
      layout.write(
        UnsafeMutableBufferPointer(rebasing: cells[..<found.filled]), to: entries,
        space: tape.textRoom(for: row.count))
      return tape.value
    }
  }
}
