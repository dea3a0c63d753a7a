package import ValidationCore

/// What cells of a table are read as, where a document's rules are for records that have types.
///
/// A cell is a text; what decides whether it can be more is all that the document compares its column with:
/// - the column's own rules: where they take no text, a cell is the number or boolean that it writes as JSON does, and
///   where they take nothing but texts, it is a text;
/// - else the values that rules and conditions name for it, wherever they are, and the columns that it is compared with,
///   and those that these are compared with: where there are numbers among them, a cell that writes a number is one, and
///   likewise for booleans. A cell with a text that is named stays that text, also where the same number is named.
///
/// All elements of a list are alike.
package struct CellTypes: Sendable {
  private let fields: CellFieldTree

  init(_ fields: [FieldRules]) { self.fields = CellFieldTree(fields) }

  /// A column of a table: where in a record its cells go, and what they are read as.
  package struct Column: Sendable, Hashable {
    package let path: FieldPath
    package let type: CellType

    package init(path: FieldPath, type: CellType) { (self.path, self.type) = (path, type) }
  }

  /// The columns of a header.
  ///
  /// A name that reads as a path (`address.city`, `items[0].name`) is one, unless the document has a field of just that
  /// name (`["address.city"]`), or another column is in the way: then it is the name of a member. So is one of an element
  /// of a list that lies far behind those that columns before it are of.
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

  /// The names of the record's members that the document's rules are about, in its order.
  package var memberNames: [String] { fields.memberNames }

  /// Whether the document names one of the columns, or no member of the record at all.
  package func areNamed(in columns: [Column]) -> Bool {
    memberNames.isEmpty
      || columns.contains { column in
        if case .key(let name)? = column.path.segments.first { fields.hasMember(name) } else { false }
      }
  }

  /// The path that a name writes, where it is one of several steps; nil where it is a name alone.
  private static func nestedPath(_ name: String) -> FieldPath? {
    let pattern: FieldPattern
    // A name that is no path is the name of a member.
    do throws(FieldPatternError) { pattern = try FieldPattern(parsing: name) } catch { return nil }
    guard pattern.eachCount == 0, (2...maximumSteps).contains(pattern.steps.count),
      case .key? = pattern.steps.first
    else { return nil }
    return pattern.path(length: pattern.steps.count) { _ in 0 }
  }

  /// A path of more steps is taken for a name.
  private static let maximumSteps = 100
}

extension RuleDocument {
  /// What cells of a table are read as.
  package var cellTypes: CellTypes { CellTypes(fields) }
}

/// The places in a record that columns take.
private struct ColumnPlaces {
  private enum Kind { case value, object, list }

  /// How far behind the elements before it one may lie; those between are absent.
  private static let maximumGap = 16

  private struct Place {
    var kind: Kind?
    var members: [MemberName: Int] = [:]
    var elements: [Int: Int] = [:]
  }

  private var places = [Place(kind: .object)]

  /// Takes a place; false where it is taken, or what would hold it is something else.
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
