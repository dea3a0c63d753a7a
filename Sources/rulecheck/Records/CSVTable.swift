import JSONText

/// What turns the rows of one CSV file into records: the names in its header.
///
/// A record is an object with a text for each cell. An empty cell without quotes is an absent value, a quoted
/// empty one (`""`) the empty text. A cell of a column that takes no texts is a number or boolean where it is
/// written as JSON writes one.
struct CSVTable: Sendable, Hashable {
  let separator: UInt8
  let names: [String]
  /// For each column, whether its rules take texts.
  private let takesText: [Bool]

  /// Reads the header.
  ///
  /// - Throws: A fault where a name is empty or stands twice, or the row cannot be read.
  init(
    header bytes: some RandomAccessCollection<UInt8>,
    separator: UInt8,
    origin: JSONPosition = .start,
    takesText: (String) -> Bool = { _ in true }
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
    self.takesText = names.map(takesText)
  }

  /// Reads a row as a record.
  func record(
    _ bytes: some RandomAccessCollection<UInt8>,
    at origin: JSONPosition
  ) throws(RecordFault) -> JSONNode {
    let row = try CSVRow(bytes, separator: separator, origin: origin)
    guard row.cells.count == names.count else {
      throw RecordFault(
        position: origin,
        problem: .malformed("the row's cell count is \(row.cells.count); the header's is \(names.count)")
      )
    }
    var members: [JSONNode.Member] = []
    members.reserveCapacity(names.count)
    for (column, cell) in row.cells.enumerated() where cell.isQuoted || !cell.text.isEmpty {
      members.append(JSONNode.Member(key: names[column], position: cell.position, value: value(cell, column)))
    }
    return JSONNode(.object(members), position: origin)
  }

  private func value(_ cell: CSVRow.Cell, _ column: Int) -> JSONNode {
    let content = takesText[column] ? nil : Self.scalar(cell.text)
    return JSONNode(content ?? .string(cell.text), position: cell.position)
  }

  /// The number or boolean that the text is in JSON; nil where it is neither.
  private static func scalar(_ text: String) -> JSONNode.Content? {
    guard let first = text.utf8.first, "tf-0123456789".utf8.contains(first) else { return nil }
    // A text that is not JSON is no failure here: it stays a text, and the rules say what is wrong with it.
    guard let node = try? JSONNode.parse(text), node.description.utf8.elementsEqual(text.utf8) else {
      return nil
    }
    return node.content
  }
}
