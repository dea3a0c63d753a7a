import JSONText
import RuleDocuments

/// The types of a schema beside those of rules, for which null is an absent value.
extension SchemaTypes {
  /// The types as rules name them.
  var ruleTypes: JSONTypeSet {
    let pairs: [(Self, JSONTypeSet)] = [
      (.text, .text), (.number, [.number, .integer]), (.integer, .integer), (.boolean, .boolean),
      (.list, .list), (.object, .object),
    ]
    return pairs.reduce(into: []) { if contains($1.0) { $0.formUnion($1.1) } }
  }

  /// The names of the types in a schema.
  var schemaNames: [String] {
    var names: [String] = []
    if contains(.text) { names.append("string") }
    if contains(.number) { names.append("number") } else if contains(.integer) { names.append("integer") }
    if contains(.boolean) { names.append("boolean") }
    if contains(.list) { names.append("array") }
    if contains(.object) { names.append("object") }
    return names
  }

  /// The type of a value in a schema; a number can be an integer.
  static func of(_ node: JSONNode) -> Self {
    switch node.content {
    case .null: .null
    case .bool: .boolean
    case .number: [.number, .integer]
    case .string: .text
    case .array: .list
    case .object: .object
    }
  }
}
