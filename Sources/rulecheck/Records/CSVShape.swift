import JSONText
import RuleDocuments
import ValidationCore

/// How the cells of a row form a record: a tree whose leaves are columns.
struct CSVShape: Sendable {
  struct Member {
    let name: String
    let part: Int
  }

  struct Part {
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

  /// The parts of a record, of which the first is the record itself.
  private(set) var parts = [Part(kind: .object)]

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
      parts[container].members.append(Member(name: name, part: part))
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
}
