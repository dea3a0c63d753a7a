import JSONText
import RuleDocuments
import ValidationCore

/// How the cells of a row form a record: a tree whose leaves are columns.
///
/// `@unchecked Sendable` holds because it never changes after initialization, and keeps the names it points to.
struct CSVShape: @unchecked Sendable {
  private struct Member {
    let name: String
    let part: Int
    /// The name in UTF-8 where it stays in place.
    let place: UnsafeBufferPointer<UInt8>
  }

  private struct Part {
    enum Kind {
      case cell(column: Int)
      case object, list
    }

    let kind: Kind
    var members: [Member] = []
    /// The parts by their offsets; nil if no column is for an element.
    var elements: [Int?] = []
  }

  private enum Step: Hashable {
    case member(MemberName)
    case element(Int)

    init(_ segment: FieldPath.Segment) {
      switch segment {
      case .key(let name): self = .member(MemberName(name))
      case .index(let index): self = .element(index)
      }
    }
  }

  private var parts = [Part(kind: .object)]
  private let names = CSVMemberNames()

  /// - Parameter paths: The path of each column; no path is a prefix of another.
  init(_ paths: [FieldPath]) {
    var children: [[Step: Int]] = [[:]]
    for (column, path) in paths.enumerated() {
      var at = 0
      for (depth, segment) in path.segments.enumerated() {
        let step = Step(segment)
        if let known = children[at][step] {
          at = known
          continue
        }
        let isLast = depth + 1 == path.segments.count
        let new = parts.count
        if isLast {
          parts.append(Part(kind: .cell(column: column)))
        } else if case .index = path.segments[depth + 1] {
          parts.append(Part(kind: .list))
        } else {
          parts.append(Part(kind: .object))
        }
        children.append([:])
        children[at][step] = new
        add(new, at: segment, to: at)
        at = new
      }
    }
  }

  private mutating func add(_ part: Int, at segment: FieldPath.Segment, to container: Int) {
    switch segment {
    case .key(let name):
      parts[container].members.append(Member(name: name, part: part, place: names.place(of: name)))
    case .index(let index):
      let missing = index + 1 - parts[container].elements.count
      if missing > 0 { parts[container].elements.append(contentsOf: repeatElement(nil, count: missing)) }
      parts[container].elements[index] = part
    }
  }

  /// The record of a row.
  ///
  /// An object or list without a filled cell is absent, and a list ends with its last element that has a filled cell.
  /// - Parameter value: The value of a column's cell; nil if it is absent.
  func record(at position: JSONPosition, _ value: (Int) -> JSONNode?) -> JSONNode {
    JSONNode(node(0, value)?.content ?? .object([]), position: position)
  }

  private func node(_ part: Int, _ value: (Int) -> JSONNode?) -> JSONNode? {
    switch parts[part].kind {
    case .cell(let column): return value(column)
    case .object:
      var members: [JSONNode.Member] = []
      members.reserveCapacity(parts[part].members.count)
      for member in parts[part].members {
        guard let node = node(member.part, value) else { continue }
        members.append(JSONNode.Member(key: member.name, position: node.position, value: node))
      }
      return members.first.map { JSONNode(.object(members), position: $0.position) }
    case .list:
      let nodes = parts[part].elements.map { $0.flatMap { node($0, value) } }
      guard let last = nodes.lastIndex(where: { $0 != nil }), let position = nodes[last]?.position else {
        return nil
      }
      return JSONNode(.array(nodes[...last].map { $0 ?? JSONNode(.null) }), position: position)
    }
  }

  // MARK: In place

  /// Writes the record of a row onto a tape; the same as ``record(at:_:)``.
  ///
  /// - Parameters:
  ///   - cells: The cells, by column.
  ///   - types: The types as which they are read.
  func write(
    _ cells: UnsafeMutableBufferPointer<CSVCell>, as types: [CellType], to tape: inout JSONTapeBuilder
  ) {
    if !write(0, cells, types, &tape) {
      let place = tape.open()
      tape.close(place, as: .object, partCount: 0)
    }
  }

  /// Whether the part has a filled cell; nothing is written for another.
  private func write(
    _ part: Int,
    _ cells: UnsafeMutableBufferPointer<CSVCell>,
    _ types: [CellType],
    _ tape: inout JSONTapeBuilder
  ) -> Bool {
    let place = tape.count
    switch parts[part].kind {
    case .cell(let column):
      let cell = cells[column]
      if cell.isAbsent { return false }
      tape.append(types[column].kind(of: cell.text), cell.text)
      return true
    case .object:
      _ = tape.open()
      var count = 0
      for index in parts[part].members.indices {
        let before = tape.count
        tape.append(.string, parts[part].members[index].place)
        if write(parts[part].members[index].part, cells, types, &tape) {
          count += 1
        } else {
          tape.remove(from: before)
        }
      }
      return close(place, as: .object, count, &tape)
    case .list:
      _ = tape.open()
      // A list ends with its last element that has a filled cell.
      var (count, end) = (0, tape.count)
      for index in parts[part].elements.indices {
        if let element = parts[part].elements[index], write(element, cells, types, &tape) {
          (count, end) = (index + 1, tape.count)
        } else {
          tape.append(.null, UnsafeBufferPointer(start: nil, count: 0))
        }
      }
      tape.remove(from: end)
      return close(place, as: .array, count, &tape)
    }
  }

  private func close(
    _ place: Int,
    as kind: JSONTapeValue.Kind,
    _ count: Int,
    _ tape: inout JSONTapeBuilder
  ) -> Bool {
    if count > 0 { tape.close(place, as: kind, partCount: count) } else { tape.remove(from: place) }
    return count > 0
  }
}

/// The names of members in memory that stays in place.
///
/// `@unchecked Sendable` holds because names are only added while a shape is made.
private final class CSVMemberNames: @unchecked Sendable {
  private var names: [UnsafeMutableBufferPointer<UInt8>] = []

  deinit {
    for name in names { name.deallocate() }
  }

  func place(of name: String) -> UnsafeBufferPointer<UInt8> {
    // At least one byte, so that the empty name has an address too.
    let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: name.utf8.count + 1)
    _ = copy.initialize(from: name.utf8)
    names.append(copy)
    return UnsafeBufferPointer(rebasing: UnsafeBufferPointer(copy)[..<name.utf8.count])
  }
}
