@testable import JSONText
@testable import rulecheck

/// Comma-separated values: what is written by RFC 4180 is read back, and files are read as a plain reader reads them.
enum CSVTarget {
  static let target = FuzzTarget("csv", run)

  private static let pieces: [String] = [
    "a", ",", "\"", "\n", "\r", "\r\n", "\"\"", "", "é", "王", "\t", " ", ";", "x,y", "\u{0}", "\u{FEFF}", "1",
    "'",
  ]

  private static func run(_ bytes: UnsafeBufferPointer<UInt8>) {
    var input = FuzzInput(bytes)
    if input.takePlainMark() { return compare(Array(input.rest), sizes: [1, 3]) }
    let choices = input.byte()
    let sizes = [1 + input.number(below: 40), 1 + input.number(below: 9)]
    switch choices % 3 {
    case 0: roundTrip(&input)
    case 1: compare(Array("a,b,c\n".utf8) + input.rest, sizes: sizes)
    default:
      var file = "a,b\n"
      while !input.isAtEnd { file += input.pick(pieces) }
      compare(Array(file.utf8), sizes: sizes)
    }
  }

  /// A row of cells, written with quotes where RFC 4180 wants them or a choice says so, is read back as it was.
  private static func roundTrip(_ input: inout FuzzInput) {
    var cells: [(text: String, isQuoted: Bool)] = []
    repeat {
      let isQuoted = input.flag()
      var text = ""
      for _ in 0..<input.number(below: 5) { text += input.pick(pieces) }
      let hasSign = text.utf8.contains { [0x22, 0x2C, 0x0A, 0x0D].contains($0) }
      cells.append((text, isQuoted || hasSign))
    } while !input.isAtEnd && cells.count < 6
    let row = cells.map { cell in
      cell.isQuoted ? "\"" + cell.text.replacing("\"", with: "\"\"") + "\"" : cell.text
    }.joined(separator: ",")
    do throws(RecordFault) {
      let read = try CSVRow(Array(row.utf8), separator: UInt8(ascii: ",")).cells
      let same =
        read.count == cells.count
        && zip(read, cells).allSatisfy {
          $0.text.utf8.elementsEqual($1.text.utf8) && $0.isQuoted == $1.isQuoted
        }
      Check.holds(same, "a written row is read as another", row.debugDescription)
    } catch {
      Check.holds(false, "a written row is refused", row.debugDescription)
    }
  }

  private static func compare(_ file: [UInt8], sizes: [Int]) {
    let maximum = 100_000
    let whole = Portions.records(file, as: .csv, sizes: [1 << 16], maximumRecordBytes: maximum)
    let parts = Portions.records(file, as: .csv, sizes: sizes, maximumRecordBytes: maximum)
    let shown = String(decoding: file, as: UTF8.self).debugDescription
    Check.equal(parts.records, whole.records, "rows depend on portions", shown)
    Check.same(parts.failure, whole.failure, "the file's failure depends on portions", shown)
    if file.starts(with: [0xFF, 0xFE]) || file.starts(with: [0xFE, 0xFF]) { return }
    let text = file.starts(with: [0xEF, 0xBB, 0xBF]) ? file.dropFirst(3) : file[...]
    let rows = PlainCSV.rows(of: Array(text))
    guard whole.failure == nil, let header = rows.first?.cells else { return }
    let expected = rows.dropFirst().map { row -> String? in
      guard let cells = row.cells, cells.count == header.count else { return nil }
      var members: [JSONNode.Member] = []
      for (name, cell) in zip(header, cells) where cell.isQuoted || !cell.text.isEmpty {
        members.append(JSONNode.Member(key: name.text, value: JSONNode(.string(cell.text))))
      }
      return JSONNode(.object(members)).description
    }
    let found = whole.records.map { $0.isFault ? nil : $0.content }
    Check.equal(found, expected, "rows differ from those of a plain reader", shown)
    Check.equal(
      whole.records.map(\.position.line), rows.dropFirst().map(\.line), "rows start on other lines", shown)
  }
}

/// A reader of comma-separated values without any thought of portions or places: RFC 4180, rows ended by CR, LF or both.
private enum PlainCSV {
  struct Row {
    /// The line on which the row starts, counted from 1.
    let line: Int
    /// nil for a row that is not well-formed.
    var cells: [(text: String, isQuoted: Bool)]?
  }

  static func rows(of bytes: [UInt8]) -> [Row] {
    var rows: [Row] = []
    var index = 0
    var line = 1
    while index < bytes.count {
      if bytes[index] == 0x0A || bytes[index] == 0x0D {
        passLineEnd(bytes, &index, &line)
        continue
      }
      var row = Row(line: line, cells: [])
      while readCell(bytes, &index, &line, &row) {}
      passLineEnd(bytes, &index, &line)
      rows.append(row)
    }
    return rows
  }

  private static func passLineEnd(_ bytes: [UInt8], _ index: inout Int, _ line: inout Int) {
    guard index < bytes.count else { return }
    if bytes[index] == 0x0D, index + 1 < bytes.count, bytes[index + 1] == 0x0A { index += 1 }
    index += 1
    line += 1
  }

  /// Reads a cell and the comma behind it; false at the end of the row.
  private static func readCell(_ bytes: [UInt8], _ index: inout Int, _ line: inout Int, _ row: inout Row)
    -> Bool
  {
    var content: [UInt8] = []
    let isQuoted = index < bytes.count && bytes[index] == 0x22
    var isBroken = false
    if isQuoted {
      index += 1
      while true {
        guard index < bytes.count else {
          isBroken = true
          break
        }
        let byte = bytes[index]
        if byte == 0x22 {
          index += 1
          guard index < bytes.count, bytes[index] == 0x22 else { break }
        }
        if byte == 0x0A || byte == 0x0D && !(index + 1 < bytes.count && bytes[index + 1] == 0x0A) {
          line += 1
        }
        content.append(byte)
        index += 1
      }
    }
    while index < bytes.count, ![0x2C, 0x0A, 0x0D].contains(bytes[index]) {
      if isQuoted { isBroken = true }
      content.append(bytes[index])
      index += 1
    }
    if let text = String(validating: content, as: UTF8.self), !isBroken {
      row.cells?.append((text, isQuoted))
    } else {
      row.cells = nil
    }
    guard index < bytes.count, bytes[index] == 0x2C else { return false }
    index += 1
    return true
  }
}
