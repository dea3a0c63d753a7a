import JSONText

/// The fields of the rule document that is being made of a schema.
struct ConvertedFields {
  private struct Field {
    let path: String
    var rules: [JSONNode] = []
    var known: Set<JSONNode> = []
    var label: String?
    /// What the values can be.
    var types = SchemaTypes.all
  }

  private var list: [Field] = []
  private var places: [String: Int] = [:]

  /// Adds rules to a field, each once; the first label counts.
  mutating func add(_ rules: [JSONNode], _ label: String? = nil, at path: String) {
    let place = place(of: path)
    for rule in rules where list[place].known.insert(rule).inserted { list[place].rules.append(rule) }
    if !path.isEmpty, list[place].label == nil { list[place].label = label }
  }

  /// Notes which types the values at a path can have.
  mutating func restrict(_ path: String, to types: SchemaTypes) {
    // A number can be an integer.
    list[place(of: path)].types.formIntersection(types.contains(.number) ? types.union(.integer) : types)
  }

  /// What the values at a path can be.
  func types(at path: String) -> SchemaTypes { places[path].map { list[$0].types } ?? .all }

  /// Whether a value must be there at a path.
  func isRequired(_ path: String) -> Bool {
    places[path].map { list[$0].known.contains(.text("required")) } ?? false
  }

  private mutating func place(of path: String) -> Int {
    if let known = places[path] { return known }
    places[path] = list.count
    list.append(Field(path: path))
    return list.count - 1
  }

  /// The members of a rule document with these fields.
  var members: [(key: String, value: JSONNode)] {
    var members: [(key: String, value: JSONNode)] = []
    if let record = list.first(where: \.path.isEmpty), !record.rules.isEmpty {
      members.append(("record", .list(record.rules)))
    }
    let named = list.filter { !$0.path.isEmpty }.map { field in
      let rules = JSONNode.list(field.rules)
      return (
        key: field.path, value: field.label.map { .members(["label": .text($0), "rules": rules]) } ?? rules
      )
    }
    members.append(("fields", .members(of: named)))
    return members
  }
}
