import JSONText
import Primitives
import RuleDocuments

/// Writes a rule document of what a schema says of the fields of a record.
struct SchemaConverter {
  private let plan: SchemaPlan
  private var fields: [(path: String, rules: [JSONNode], label: String?)] = []
  private var places: [String: Int] = [:]
  private var omissions: [ConvertedSchema.Omission] = []
  /// The schemas on the way, so that one that contains itself ends.
  private var open: [Int] = []

  init(plan: SchemaPlan) { self.plan = plan }

  mutating func convert() -> ConvertedSchema {
    add(Int(plan.root), at: "", isRequired: false)
    var members: [(key: String, value: JSONNode)] = []
    var isClosed = false
    if let objects = plan.schemas[Int(plan.root)].objects, let additional = objects.additional {
      isClosed = plan.schemas[additional].verdict == false
    }
    if isClosed { members.append(("unknownFields", .text("error"))) }
    let record = fields.first { $0.path.isEmpty && !$0.rules.isEmpty }
    if let record { members.append(("record", .list(record.rules))) }
    let named = fields.filter { !$0.path.isEmpty }.map { field in
      (
        key: field.path,
        value: field.label.map { JSONNode.members(["label": .text($0), "rules": .list(field.rules)]) }
          ?? .list(field.rules)
      )
    }
    members.append(("fields", .members(of: named)))
    return ConvertedSchema(document: .members(of: members), omissions: omissions)
  }

  private mutating func omit(_ rules: SubschemaRules, _ keyword: String, _ reason: String) {
    omissions.append(
      ConvertedSchema.Omission(location: rules.location + JSONPointer.token(keyword), reason: reason))
  }

  private mutating func add(_ schema: Int, at path: String, isRequired: Bool) {
    let rules = plan.schemas[schema]
    guard !open.contains(schema) else { return omit(rules, "$ref", "the schema contains itself") }
    open.append(schema)
    defer { open.removeLast() }
    var own: [JSONNode] = isRequired ? [.text("required")] : []
    if let verdict = rules.verdict {
      if !verdict { own.append(.text("absent")) }
      return add(own, rules.label ?? rules.title, at: path)
    }
    own += values(of: rules)
    add(own, rules.label ?? rules.title, at: path)
    omitConditions(of: rules)
    for reference in rules.references {
      if reference.isDynamic {
        omit(rules, reference.keyword, "a dynamic reference has no form in a rule document")
      } else {
        add(reference.target, at: path, isRequired: false)
      }
    }
    for schema in rules.all { add(schema, at: path, isRequired: false) }
    if let objects = rules.objects { add(objects, of: rules, at: path) }
    if let lists = rules.lists { add(lists, of: rules, at: path) }
  }

  private mutating func add(_ rules: [JSONNode], _ label: String?, at path: String) {
    if let known = places[path] {
      for rule in rules where !fields[known].rules.contains(rule) { fields[known].rules.append(rule) }
      fields[known].label = fields[known].label ?? label
    } else {
      places[path] = fields.count
      fields.append((path, rules, path.isEmpty ? nil : label))
    }
  }

  /// The rules for the value itself.
  private mutating func values(of rules: SubschemaRules) -> [JSONNode] {
    var found: [JSONNode] = []
    if let types = rules.types {
      let names = types.schemaNames
      if names.count == 1 {
        found.append(.members(["type": .text(names[0])]))
      } else if !names.isEmpty {
        omit(rules, "type", "a rule document has one type for a field")
      }
    }
    if let allowed = rules.allowed {
      // Null is an absent value there.
      found.append(.members(["oneOf": .members(["allowed": .list(allowed.filter { !$0.isNull })])]))
    }
    if let constant = rules.constant { found.append(.members(["equal": .members(["to": constant])])) }
    for keyword in rules.rules {
      found.append(.members(of: [(keyword.name, .members(of: keyword.arguments))]))
    }
    return found
  }

  private mutating func omitConditions(of rules: SubschemaRules) {
    let conditions: [(String, Bool)] = [
      ("anyOf", !rules.any.isEmpty), ("oneOf", !rules.one.isEmpty), ("not", rules.not != nil),
      ("if", rules.condition != nil),
    ]
    for (keyword, isPresent) in conditions where isPresent {
      omit(rules, keyword, "alternatives and conditions on the same value have no form in a rule document")
    }
    for (keyword, _) in rules.documents { omit(rules, keyword, "the rules are not copied") }
  }

  private mutating func add(_ objects: SubschemaRules.Objects, of rules: SubschemaRules, at path: String) {
    let required = Set(objects.required.map { MemberName($0) })
    let properties = Set(objects.properties.map { MemberName($0.name) })
    for (name, schema) in objects.properties {
      add(schema, at: Self.path(path, name), isRequired: required.contains(MemberName(name)))
    }
    for name in objects.required where !properties.contains(MemberName(name)) {
      add([.text("required")], nil, at: Self.path(path, name))
    }
    for dependency in objects.dependentRequired {
      for name in dependency.required {
        let other = Self.path(path, dependency.name)
        let rule = JSONNode.members(["requiredWith": .members(["fields": .list([.text(other)])])])
        add([rule], nil, at: Self.path(path, name))
      }
    }
    // The rule refuses values of other types, which the keywords ignore.
    let isObject = rules.types?.schemaNames == ["object"]
    if isObject {
      var limits: [(key: String, value: JSONNode)] = []
      if let minimum = objects.minimum { limits.append(("min", .count(minimum))) }
      if let maximum = objects.maximum { limits.append(("max", .count(maximum))) }
      if !limits.isEmpty { add([.members(["entryCount": .members(of: limits)])], nil, at: path) }
    }
    let others: [(String, Bool)] = [
      ("patternProperties", !objects.patterns.isEmpty), ("propertyNames", objects.names != nil),
      ("dependentSchemas", !objects.dependentSchemas.isEmpty),
      ("minProperties", !isObject && objects.minimum != nil),
      ("maxProperties", !isObject && objects.maximum != nil),
      ("unevaluatedProperties", objects.unevaluated != nil),
      (
        "additionalProperties",
        objects.additional.map { !path.isEmpty || plan.schemas[$0].verdict == nil } ?? false
      ),
    ]
    for (keyword, isPresent) in others where isPresent {
      omit(rules, keyword, "it has no form in a rule document")
    }
  }

  private mutating func add(_ lists: SubschemaRules.Lists, of rules: SubschemaRules, at path: String) {
    var limits: [(key: String, value: JSONNode)] = []
    if let minimum = lists.minimum { limits.append(("min", .count(minimum))) }
    if let maximum = lists.maximum { limits.append(("max", .count(maximum))) }
    var own: [JSONNode] = limits.isEmpty ? [] : [.members(["count": .members(of: limits)])]
    if lists.isUnique { own.append(.text("unique")) }
    if !own.isEmpty { add(own, nil, at: path) }
    for (index, schema) in lists.prefix.enumerated() {
      add(schema, at: path + "[\(index)]", isRequired: false)
    }
    if let items = lists.items, plan.schemas[items].verdict == nil, !path.isEmpty {
      add(items, at: path + "[]", isRequired: false)
    } else if lists.items != nil {
      omit(rules, lists.itemsKeyword, "it has no form in a rule document")
    }
    for (keyword, isPresent) in [
      ("contains", lists.contains != nil), ("unevaluatedItems", lists.unevaluated != nil),
    ]
    where isPresent {
      omit(rules, keyword, "it has no form in a rule document")
    }
  }

  /// The path of a member, as rule documents write it.
  static func path(_ path: String, _ name: String) -> String {
    let isPlain =
      !name.isEmpty
      && name.unicodeScalars.allSatisfy { scalar in
        scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || scalar == "_" || scalar == "-"
      }
    if isPlain { return path.isEmpty ? name : "\(path).\(name)" }
    return "\(path)[\(JSONText.quoted(name))]"
  }
}

extension SchemaTypes {
  /// The names of the types in a schema, without null.
  var schemaNames: [String] {
    var names: [String] = []
    if contains(.text) { names.append("string") }
    if contains(.number) { names.append("number") } else if contains(.integer) { names.append("integer") }
    if contains(.boolean) { names.append("boolean") }
    if contains(.list) { names.append("array") }
    if contains(.object) { names.append("object") }
    return names
  }
}
