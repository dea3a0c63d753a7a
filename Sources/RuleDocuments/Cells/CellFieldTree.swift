import JSONText
import ValidationCore
import ValidationRules

/// The fields that a document names as a tree of their steps, with the values and fields that each is compared with.
///
/// `[]` and `[0]` are the same step here. Fields that are compared with each other are one group, and so are their
/// parts.
struct CellFieldTree: Sendable {
  private enum Step: Hashable {
    case member(MemberName)
    case element
  }

  private struct Field {
    var children: [Step: Int] = [:]
    /// The types that all rules of the field accept.
    var required = JSONTypeSet.any
  }

  /// Fields that are compared with each other.
  private struct Group {
    /// The next field towards the representative of the group; the representative points to itself.
    var next: Int
    /// The cost of joining the group to another: its fields, their parts and the texts.
    var size = 1
    var children: [Step: Int] = [:]
    var compared: JSONTypeSet = []
    var texts: Set<String> = []
  }

  private var fields = [Field()]
  private var groups = [Group(next: 0)]
  /// The names of the record's members, in the order of the document.
  private(set) var memberNames: [String] = []

  init(_ rules: [FieldRules]) {
    var links: [(Int, Int)] = []
    for field in rules {
      let own = self.field(field.pattern)
      require(field.requirements.map(\.kinds), of: own)
      for literal in field.literals { note(literal, of: own) }
      if let condition = field.condition { note(condition) }
      for group in field.groups {
        if let condition = group.condition { note(condition) }
        if case .record(.relation(let relation, let others, _)) = group.body {
          links += note(relation, others, of: own)
        }
      }
    }
    for index in fields.indices {
      compareWithRequired(index)
      groups[index].size += groups[index].children.count + groups[index].texts.count
    }
    for (one, other) in links { join(one, other) }
  }

  /// Whether the document names a member of the record.
  func hasMember(_ name: String) -> Bool { fields[0].children[.member(MemberName(name))] != nil }

  /// The type as which the cells of a column at a path are read.
  func type(of path: FieldPath) -> CellType {
    var own: Int? = 0
    var group: Int? = root(0)
    for segment in path.segments {
      let step = Self.step(segment)
      own = own.flatMap { fields[$0].children[step] }
      group = group.flatMap { groups[$0].children[step] }.map { root($0) }
    }
    return CellType(
      required: own.map { fields[$0].required } ?? .any,
      compared: group.map { groups[$0].compared } ?? [],
      texts: group.map { groups[$0].texts } ?? []
    )
  }

  private static func step(_ segment: FieldPath.Segment) -> Step {
    switch segment {
    case .key(let name): .member(MemberName(name))
    case .index: .element
    }
  }

  // MARK: What the document says

  /// The field of a path, created when the path is first mentioned.
  private mutating func field(_ pattern: FieldPattern) -> Int {
    var at = 0
    for step in pattern.steps {
      switch step {
      case .key(let name):
        if at == 0, !hasMember(name) { memberNames.append(name) }
        at = child(of: at, .member(MemberName(name)))
      case .index, .each: at = child(of: at, .element)
      }
    }
    return at
  }

  private mutating func child(of field: Int, _ step: Step) -> Int {
    if let known = fields[field].children[step] { return known }
    let new = fields.count
    fields.append(Field())
    groups.append(Group(next: new))
    fields[field].children[step] = new
    groups[field].children[step] = new
    return new
  }

  /// Records the types that rules of a field require.
  private mutating func require(_ kinds: [JSONTypeSet], of field: Int) {
    let common = kinds.reduce(fields[field].required) { $0.common(with: $1) }
    if common.isEmpty {
      // Rules that accept different types are for different records: each type counts.
      for kinds in kinds { groups[field].compared.formUnion(kinds) }
    } else {
      fields[field].required = common
    }
  }

  /// Records a value that a field is compared with, which also compares its parts with those of the value.
  private mutating func note(_ literal: JSONNode, of field: Int) {
    var open = [(literal, field)]
    while let (node, field) = open.popLast() {
      switch node.content {
      case .null: break
      case .bool: groups[field].compared.insert(.boolean)
      case .number: groups[field].compared.insert(.number)
      case .string(let text):
        groups[field].compared.insert(.text)
        groups[field].texts.insert(text)
      case .array(let elements):
        for element in elements { open.append((element, child(of: field, .element))) }
      case .object(let members):
        for member in members {
          open.append((member.value, child(of: field, .member(MemberName(member.key)))))
        }
      }
    }
  }

  private mutating func note(_ condition: Condition) {
    switch condition {
    case .isOneOf(let field, let values):
      let other = self.field(field.pattern)
      for value in values { note(value, of: other) }
    case .isPresent(let field, _): _ = self.field(field.pattern)
    case .not(let condition): note(condition)
    case .all(let conditions), .any(let conditions):
      for condition in conditions { note(condition) }
    }
  }

  /// Records a rule about other fields, as the pairs of fields that it compares.
  private mutating func note(
    _ relation: FieldRelation,
    _ references: [FieldReference],
    of field: Int
  ) -> [(Int, Int)] {
    let others = references.map { self.field($0.pattern) }
    switch relation.kind {
    case .same, .different: return others.map { (field, $0) }
    case .ordered:
      // A value that is not a number is compared as a date, which is a text.
      for field in [field] + others { groups[field].compared.insert(.number) }
      return others.map { (field, $0) }
    case .dependent:
      for other in others {
        for value in relation.values { note(JSONNode(literal: value), of: other) }
      }
      return []
    // A cell never holds a list.
    case .accompanied, .accompaniedByAll, .counted, .element, .texts: return []
    }
  }

  // MARK: Groups

  /// Anything compared with a field whose rules do not accept texts is compared with every type that its cells can
  /// have.
  private mutating func compareWithRequired(_ field: Int) {
    let required = fields[field].required
    if !required.contains(.text) { groups[field].compared.formUnion(CellType.allScalars) }
  }

  private func root(_ field: Int) -> Int {
    var at = field
    while groups[at].next != at { at = groups[at].next }
    return at
  }

  /// Joins the groups of two fields, and the groups of their parts.
  private mutating func join(_ one: Int, _ other: Int) {
    var open = [(one, other)]
    while let (one, other) = open.popLast() {
      var (kept, joined) = (root(one), root(other))
      if kept == joined { continue }
      // The smaller group is merged into the larger, so that many groups can be joined quickly.
      if groups[kept].size < groups[joined].size { swap(&kept, &joined) }
      let group = groups[joined]
      groups[joined] = Group(next: kept)
      groups[kept].size += group.size
      groups[kept].compared.formUnion(group.compared)
      groups[kept].texts.formUnion(group.texts)
      for (step, child) in group.children {
        if let known = groups[kept].children[step] {
          open.append((known, child))
        } else {
          groups[kept].children[step] = child
        }
      }
    }
  }
}
