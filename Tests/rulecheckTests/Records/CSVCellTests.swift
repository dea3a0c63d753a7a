import CQuietBytes
import JSONText
import Randomness
import RuleDocuments
import Testing

@testable import rulecheck

/// The cells of a row, and the ends of rows, are the same whether 64 bytes are read at a time or each.
@Suite("Rows and cells of CSV that are found 64 bytes at a time")
struct CSVCellTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let bytes: [UInt8]
    /// Whether it is read 64 bytes at a time.
    var isQuiet = true

    init(_ name: String, _ bytes: [UInt8], isQuiet: Bool = true) {
      (testDescription, self.bytes, self.isQuiet) = (name, bytes, isQuiet)
    }

    init(_ name: String, _ text: String, isQuiet: Bool = true) {
      self.init(name, Array(text.utf8), isQuiet: isQuiet)
    }
  }

  private static let long = String(repeating: "x", count: 61)

  static let rows: [Row] = [
    Row("one cell", "a"), Row("one quoted cell", "\"a\""), Row("one empty quoted cell", "\"\""),
    Row("only separators", String(repeating: ",", count: 200)),
    Row("exactly a block of separators", String(repeating: ",", count: 64)),
    Row("separators on both sides of a block", "\(long),,,,a"),
    Row("10,000 empty cells", String(repeating: ",", count: 9_999)),
    Row("10,000 cells", (0..<10_000).map { "\($0)" }.joined(separator: ",")),
    Row("10,000 quoted cells", (0..<10_000).map { "\"\($0)\"" }.joined(separator: ",")),
    Row("a quoted separator", "\"a,b\",c"), Row("a doubled quote", "\"a\"\"b\",\"\"\"\""),
    Row("a quote at the end of a block", "\(long),\"\",\"a\""),
    Row("a doubled quote across blocks", "\(long)x,\"\"\"\""),
    Row("a closing quote at the end of a block", "\"\(long)x\",a"),
    Row("a closing quote at the end of a block and the row", "\"\(long)x\""),
    Row("text after a closing quote across blocks", "\"\(long)x\"a", isQuiet: false),
    Row("line ends within quotes", "\"a\r\nb\rc\nd\",e"),
    Row("a quote within a bare cell", "6'2\",a", isQuiet: false),
    Row("quotes within a bare cell", "a\"b\"c,d", isQuiet: false),
    Row("quotes around a separator within bare cells", "a\"b,c\"d", isQuiet: false),
    Row("a quote after a space", " \"a\",b", isQuiet: false),
    Row("text after a closing quote", "\"a\"b,c", isQuiet: false),
    Row("a line end after a closing quote", "\"a\"\r,c", isQuiet: false),
    Row("an open quote", "a,\"b,c", isQuiet: false), Row("only a quote", "\"", isQuiet: false),
    Row("three quotes", "\"\"\"", isQuiet: false), Row("NUL", "a\0b,\0,\"\0\""),
    Row("text that is not ASCII", "é,\"名前\",👍"),
    Row("bytes that are not UTF-8", [0xFF, 0x2C, 0xC3, 0x2C, 0x22, 0x80, 0x22]),
  ]

  /// A line for each filled cell; nil if the row has other cells than columns, or is refused.
  private static func cells(
    of row: [UInt8], columns: Int,
    _ find: (UnsafeBufferPointer<UInt8>, UnsafeMutableBufferPointer<quiet_csv_cell>) -> Int?
  ) -> [String]? {
    row.withUnsafeBufferPointer { row in
      withUnsafeTemporaryAllocation(of: quiet_csv_cell.self, capacity: columns) { cells in
        guard let filled = find(row, cells) else { return nil }
        return cells[..<filled].map { cell in
          let text = Array(UnsafeBufferPointer(start: cell.text, count: Int(cell.length)))
          return "\(cell.place >> 1) \(cell.place & 1 == 1) \(text)"
        }
      }
    }
  }

  private static func quietCells(of row: [UInt8], columns: Int) -> [String]? {
    cells(of: row, columns: columns) { row, cells in
      var found = quiet_csv_row()
      guard let start = row.baseAddress,
        quiet_csv_cells(start, row.count, UInt8(ascii: ","), columns, cells.baseAddress, &found) != 0
      else { return nil }
      #expect((found.is_ascii != 0) == row.allSatisfy { $0 < 0x80 })
      return found.filled
    }
  }

  private static func readCells(of row: [UInt8], columns: Int) -> [String]? {
    cells(of: row, columns: columns) { row, cells in
      var reader = CSVCellReader(row, separator: UInt8(ascii: ","))
      return reader?.read(into: cells)
    }
  }

  /// How many cells `CSVRow` finds in a row; nil if it is malformed.
  private static func count(in row: [UInt8]) -> Int? {
    // It refuses bytes that are not UTF-8, of which the others find the cells.
    let ascii = row.map { $0 < 0x80 ? $0 : UInt8(ascii: "x") }
    return try? CSVRow(ascii, separator: UInt8(ascii: ",")).cells.count
  }

  @Test("the cells of hostile rows", arguments: rows)
  func hostile(row: Row) {
    let count = Self.count(in: row.bytes)
    let columns = count ?? 2
    let read = Self.readCells(of: row.bytes, columns: columns)
    #expect((read == nil) == (count == nil))
    #expect(Self.quietCells(of: row.bytes, columns: columns) == (row.isQuiet ? read : nil))
    for other in [columns - 1, columns + 1] where other > 0 {
      #expect(Self.readCells(of: row.bytes, columns: other) == nil)
      #expect(Self.quietCells(of: row.bytes, columns: other) == nil)
    }
  }

  private static let parts = [
    ",", ",", ",,,", "\"", "\"\"", "\",\"", "a", "text", "é", " ", "\r", "\0", "\"a,b\"", "\"x\"\"y\"",
    String(repeating: "y", count: 50), String(repeating: ",", count: 70),
  ]

  @Test("the cells of generated rows", arguments: 0..<20)
  func generated(seed: UInt64) {
    var random = SplitMix(seed: seed)
    for _ in 0..<300 {
      let count = Int.random(in: 1...24, using: &random)
      let row = Array((0..<count).map { _ in Self.parts.randomElement(using: &random) ?? "" }.joined().utf8)
      let cells = Self.count(in: row)
      let read = Self.readCells(of: row, columns: cells ?? 3)
      #expect((read == nil) == (cells == nil))
      if let quiet = Self.quietCells(of: row, columns: cells ?? 3) { #expect(quiet == read) }
    }
  }

  /// The rows that a scanner finds in text that arrives in pieces, and the position after it.
  private static func rows(in text: [UInt8], pieces: Int, readsEachByte: Bool) -> [String] {
    var scanner = CSVScanner(readsEachByte: readsEachByte)
    var scan = RecordScan(maximumRecordBytes: 1_000)
    for piece in 1...pieces {
      text[..<(text.count * piece / pieces)].withUnsafeBufferPointer { scanner.scan($0, &scan) }
    }
    scanner.finish(count: text.count, &scan)
    return scan.spans.map { "\($0)" } + ["\(scan.position(at: text.count))"]
  }

  @Test("the ends of generated rows", arguments: 0..<20)
  func ends(seed: UInt64) {
    var random = SplitMix(seed: seed)
    let parts = Self.parts + ["\n", "\n", "\r\n", "\"\n", "\"\r\n"]
    for _ in 0..<200 {
      let count = Int.random(in: 0...60, using: &random)
      let text = Array((0..<count).map { _ in parts.randomElement(using: &random) ?? "" }.joined().utf8)
      let pieces = Int.random(in: 1...3, using: &random)
      #expect(
        Self.rows(in: text, pieces: pieces, readsEachByte: false)
          == Self.rows(in: text, pieces: pieces, readsEachByte: true), "\(text)")
    }
  }
}
