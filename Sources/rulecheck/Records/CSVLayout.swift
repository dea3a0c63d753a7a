import CJSONTape
import CQuietBytes
import JSONText
import Primitives
import RuleDocuments

/// A ``CSVShape`` as a list of its parts in the order in which they are written.
///
/// By it a row is written in place in one pass over its filled cells, whatever the number of the empty ones.
/// `@unchecked Sendable` holds because it never changes after initialization.
final class CSVLayout: @unchecked Sendable {
  private struct Node {
    enum Kind {
      /// A cell that is a text whatever its content, or one of another type.
      case text, cell
      case object, list
    }

    let kind: Kind
    /// The entry of the name of a member.
    let name: json_tape_entry
    /// The offset of an element in its list; nil for a member.
    let element: Int?
    /// The leaf after its last one; leaves are cells, counted in the order in which they are written.
    var end = 0
    /// The node after it and its parts.
    var next = 0
  }

  private let nodes: FixedList<Node>
  /// The memory of the names, which the nodes point to.
  private let names: [UnsafeMutableBufferPointer<UInt8>]
  /// The types of cells, by leaf.
  private let types: FixedList<CellType>
  /// The leaf of each column; nil if both have the same order, as most have.
  private let leaves: [Int]?
  /// How many entries a record has at most.
  let maximumEntries: Int

  /// - Parameters:
  ///   - shape: The shape of a record.
  ///   - types: The types as which cells are read, by column.
  init(_ shape: CSVShape, _ types: [CellType]) {
    var maker = Maker(parts: shape.parts, types: types)
    maker.add(0)
    nodes = FixedList(maker.nodes)
    names = maker.names
    maximumEntries = maker.maximumEntries
    self.types = FixedList(maker.columns.map { types[$0] })
    var leaves = Array(repeating: 0, count: types.count)
    for (leaf, column) in maker.columns.enumerated() { leaves[column] = leaf }
    self.leaves = leaves.elementsEqual(leaves.indices) ? nil : leaves
  }

  deinit { for name in names { name.deallocate() } }

  private struct Maker {
    let parts: [CSVShape.Part]
    let types: [CellType]
    var nodes: [Node] = []
    var names: [UnsafeMutableBufferPointer<UInt8>] = []
    /// The column of each leaf.
    var columns: [Int] = []
    var maximumEntries = 0

    /// Adds a part and those in it.
    mutating func add(_ part: Int, named name: String? = nil, element: Int? = nil) {
      let place = nodes.count
      let kind: Node.Kind
      switch parts[part].kind {
      case .cell(let column):
        kind = types[column].isText ? .text : .cell
        columns.append(column)
      case .object: kind = .object
      case .list: kind = .list
      }
      nodes.append(Node(kind: kind, name: name.map { entry(of: $0) } ?? json_tape_entry(), element: element))
      maximumEntries += 1
      for member in parts[part].members { add(member.part, named: member.name) }
      for (offset, element) in parts[part].elements.enumerated() {
        // An element that no column is for is null.
        if let element { add(element, element: offset) } else { maximumEntries += 1 }
      }
      nodes[place].end = columns.count
      nodes[place].next = nodes.count
    }

    private mutating func entry(of name: String) -> json_tape_entry {
      // At least one byte, so that the empty name has an address too.
      let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: name.utf8.count + 1)
      _ = copy.initialize(from: name.utf8)
      names.append(copy)
      maximumEntries += 1
      return json_tape_entry(.string, UnsafeBufferPointer(rebasing: copy[..<name.utf8.count]))
    }
  }

  /// Writes the record of a row onto a tape; the same as `CSVShape.record(at:_:)`.
  ///
  /// - Parameters:
  ///   - cells: The filled cells, by column.
  ///   - entries: Space for ``maximumEntries``.
  ///   - space: Space for as many bytes as the row has.
  func write(
    _ cells: UnsafeMutableBufferPointer<quiet_csv_cell>,
    to entries: UnsafeMutablePointer<json_tape_entry>,
    space: UnsafeMutablePointer<UInt8>
  ) {
    if let leaves { Self.order(cells, by: leaves) }
    var writer = CSVRowWriter(cells, entries, space)
    write(0, &writer)
  }

  /// Puts cells in the order of their leaves, which take the place of their columns.
  private static func order(_ cells: UnsafeMutableBufferPointer<quiet_csv_cell>, by leaves: [Int]) {
    withUnsafeTemporaryAllocation(of: quiet_csv_cell.self, capacity: leaves.count) { ordered in
      ordered.initialize(repeating: quiet_csv_cell())
      for cell in cells {
        let leaf = leaves[Int(cell.place >> 1)]
        ordered[leaf] = cell
        ordered[leaf].place = UInt32(truncatingIfNeeded: leaf) << 1 | cell.place & 1
      }
      var count = 0
      for cell in ordered where cell.text != nil {
        cells[count] = cell
        count += 1
      }
    }
  }

  /// Writes an object or list.
  private func write(_ container: Int, _ writer: inout CSVRowWriter) {
    let nodes = nodes.elements
    let place = writer.open()
    let (end, behind) = (nodes[container].end, nodes[container].next)
    var count = 0
    var part = container + 1
    // Parts without a filled cell are passed as a whole, and so is everything behind the last filled cell.
    while part < behind, writer.leaf < end {
      let next = nodes[part].next
      defer { part = next }
      guard writer.leaf < nodes[part].end else { continue }
      if let element = nodes[part].element {
        while count < element {
          writer.append(json_tape_entry(.null))
          count += 1
        }
      } else {
        writer.append(nodes[part].name)
      }
      count += 1
      switch nodes[part].kind {
      case .text: writer.append(json_tape_entry(.string, writer.takeText()))
      case .cell:
        let leaf = writer.leaf
        let text = writer.takeText()
        let kind = types.withElement(at: leaf) { $0.kind(of: text) }
        writer.append(json_tape_entry(kind, text))
      case .object, .list: write(part, &writer)
      }
    }
    writer.close(place, as: nodes[container].kind == .list ? .array : .object, partCount: count)
  }
}

/// Writes the entries of a row one after another; there is space for all.
private struct CSVRowWriter {
  private static let quote = UInt8(ascii: "\"")

  private let start: UnsafeMutablePointer<json_tape_entry>
  private var entry: UnsafeMutablePointer<json_tape_entry>
  /// The filled cells that have not been written.
  private var cells: UnsafeBufferPointer<quiet_csv_cell>.SubSequence
  private var space: UnsafeMutablePointer<UInt8>
  /// The leaf of the next filled cell; beyond all others if there is none.
  private(set) var leaf: Int

  init(
    _ cells: UnsafeMutableBufferPointer<quiet_csv_cell>,
    _ entries: UnsafeMutablePointer<json_tape_entry>,
    _ space: UnsafeMutablePointer<UInt8>
  ) {
    (start, entry) = (entries, entries)
    self.cells = UnsafeBufferPointer(cells)[...]
    self.space = space
    leaf = cells.first.map { Int($0.place >> 1) } ?? .max
  }

  @inline(__always)
  mutating func append(_ new: json_tape_entry) {
    entry.initialize(to: new)
    entry += 1
  }

  /// Starts an array or object; returns its place, with which it is closed.
  mutating func open() -> Int {
    append(json_tape_entry(.null))
    return entry - start - 1
  }

  mutating func close(_ place: Int, as kind: JSONTapeValue.Kind, partCount: Int) {
    start[place].length = UInt32(truncatingIfNeeded: partCount)
    start[place].extent = UInt32(truncatingIfNeeded: entry - start - place) << 3 | kind.rawValue
  }

  /// The content of the next filled cell, of which there is one.
  @inline(__always)
  mutating func takeText() -> UnsafeBufferPointer<UInt8> {
    guard let cell = cells.popFirst() else { return UnsafeBufferPointer(start: nil, count: 0) }
    leaf = cells.first.map { Int($0.place >> 1) } ?? .max
    let text = UnsafeBufferPointer(start: cell.text, count: Int(cell.length))
    return cell.place & 1 == 0 ? text : unquoted(text)
  }

  /// The content of a cell in quotes; of two quotes in it, one is text.
  @inline(never)
  private mutating func unquoted(_ text: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
    guard var cursor = text.baseAddress, var quote = json_find(Self.quote, cursor, text.count) else {
      return text
    }
    let (copy, end) = (space, cursor + text.count)
    while true {
      copyText(from: cursor, to: quote + 1)
      cursor = quote + 2
      guard cursor < end else { break }
      guard let next = json_find(Self.quote, cursor, end - cursor) else {
        copyText(from: cursor, to: end)
        break
      }
      quote = next
    }
    return UnsafeBufferPointer(start: copy, count: space - copy)
  }

  private mutating func copyText(from start: UnsafePointer<UInt8>, to end: UnsafePointer<UInt8>) {
    space.initialize(from: start, count: end - start)
    space += end - start
  }
}

extension json_tape_entry {
  /// An entry of a value that is not an array or object, or of the name of a member.
  ///
  /// - Parameter text: The UTF-8 of a text or number; not used for any other kind.
  @inline(__always)
  fileprivate init(
    _ kind: JSONTapeValue.Kind,
    _ text: UnsafeBufferPointer<UInt8> = UnsafeBufferPointer(start: nil, count: 0)
  ) {
    self.init(
      text: text.baseAddress, length: UInt32(truncatingIfNeeded: text.count), extent: 1 << 3 | kind.rawValue)
  }
}
