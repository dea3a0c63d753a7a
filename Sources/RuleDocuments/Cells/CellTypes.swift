package import ValidationCore

/// The types as which the cells of a table are read, for a document whose rules apply to typed records.
///
/// A cell is a text; everything that the document compares its column with decides whether it can have another type:
/// - the column's own rules: if they do not accept texts, a cell is the number or boolean that it denotes in JSON, and
///   if they only accept texts, it is a text;
/// - otherwise the values that rules and conditions anywhere in the document name for it, and the columns that it is
///   compared with, directly or through other columns: if there are numbers among them, a cell that denotes a number
///   is a number, and likewise for booleans. A cell with a text that is named remains that text, even if the same
///   number is also named.
///
/// All elements of a list have the same type.
package struct CellTypes: Sendable {
  private let fields: CellFieldTree

  /// All cells are texts.
  package static let untyped = CellTypes([])

  init(_ fields: [FieldRules]) { self.fields = CellFieldTree(fields) }

  /// A column of a table: the path of its cells in a record, and the type as which they are read.
  package struct Column: Sendable, Hashable {
    package let path: FieldPath
    package let type: CellType

    package init(path: FieldPath, type: CellType) { (self.path, self.type) = (path, type) }
  }

  /// The columns of a header.
  ///
  /// A name that reads as a path (`address.city`, `items[0].name`) is a path, unless the document has a field of
  /// exactly that name (`["address.city"]`), or it conflicts with another column: then it is the name of a member. The
  /// same applies to a path of a list element whose index is far beyond the elements of the columns before it.
  package func columns(named names: [String]) -> [Column] {
    let paths = names.map { name in
      fields.hasMember(name) ? nil : Self.nestedPath(name)
    }
    var places = ColumnPlaces()
    for (name, path) in zip(names, paths) where path == nil { places.insert([.key(name)]) }
    return zip(names, paths).map { name, path in
      let own: FieldPath = [.key(name)]
      let place = path.flatMap { places.insert($0) ? $0 : nil } ?? own
      return Column(path: place, type: fields.type(of: place))
    }
  }

  /// The names of the record's members that the document's rules apply to, in the document's order.
  package var memberNames: [String] { fields.memberNames }

  /// Whether the document names one of the columns, or does not name any member of the record.
  package func areNamed(in columns: [Column]) -> Bool {
    memberNames.isEmpty
      || columns.contains { column in
        if case .key(let name)? = column.path.segments.first { fields.hasMember(name) } else { false }
      }
  }

  /// The path that a name denotes, if it has several steps; nil if it is only a name.
  private static func nestedPath(_ name: String) -> FieldPath? {
    let pattern: FieldPattern
    // A name that is not a path is the name of a member.
    do throws(FieldPatternError) { pattern = try FieldPattern(parsing: name) } catch { return nil }
    guard pattern.eachCount == 0, (2...maximumSteps).contains(pattern.steps.count),
      case .key? = pattern.steps.first
    else { return nil }
    return pattern.path(length: pattern.steps.count) { _ in 0 }
  }

  /// A path with more steps is treated as a name.
  private static let maximumSteps = 100
}

extension RuleDocument {
  /// The types as which the cells of a table are read.
  package var cellTypes: CellTypes { CellTypes(fields) }
}

/// The places in a record that columns occupy.
private struct ColumnPlaces {
  private enum Kind { case value, object, list }

  /// The maximum gap between an element and those before it; the elements in between are absent.
  private static let maximumGap = 16

  private struct Place {
    var kind: Kind?
    var members: [MemberName: Int] = [:]
    var elements: [Int: Int] = [:]
  }

  private var places = [Place(kind: .object)]

  /// Reserves a place; returns false if it is already taken, or if its container would have another type.
  @discardableResult
  mutating func insert(_ path: FieldPath) -> Bool {
    guard isFree(path) else { return false }
    var at = 0
    for segment in path.segments {
      let next = self.next(at, segment) ?? places.count
      if next == places.count { places.append(Place()) }
      switch segment {
      case .key(let name):
        places[at].kind = .object
        places[at].members[MemberName(name)] = next
      case .index(let index):
        places[at].kind = .list
        places[at].elements[index] = next
      }
      at = next
    }
    places[at].kind = .value
    return true
  }

  private func isFree(_ path: FieldPath) -> Bool {
    var at = 0
    for (depth, segment) in path.segments.enumerated() {
      let kind = if case .key = segment { Kind.object } else { Kind.list }
      guard places[at].kind == kind else { return false }
      if case .index(let index) = segment, index > places[at].elements.count + Self.maximumGap {
        return false
      }
      guard let next = next(at, segment) else {
        return path.segments[(depth + 1)...].allSatisfy {
          if case .index(let index) = $0 { index <= Self.maximumGap } else { true }
        }
      }
      at = next
    }
    return false
  }

  private func next(_ at: Int, _ segment: FieldPath.Segment) -> Int? {
    switch segment {
    case .key(let name): places[at].members[MemberName(name)]
    case .index(let index): places[at].elements[index]
    }
  }
}
