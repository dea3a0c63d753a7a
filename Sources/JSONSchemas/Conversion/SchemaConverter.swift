import JSONText
import Primitives
import RuleDocuments

/// Writes a rule document of what a schema says of the fields of a record.
struct SchemaConverter {
  private let plan: SchemaPlan
  private var fields: [(path: String, rules: [JSONNode], label: String?)] = []
  private var places: [String: Int] = [:]
  private var notes: [Note] = []
  /// What the values at each path can be.
  private var types: [String: SchemaTypes] = [:]
  /// Whether members that no schema names are refused, in the record and so in its parts.
  private let isClosed: Bool
  /// The schemas on the way, so that one that contains itself ends.
  private var open: [Int] = []

  /// An omission that depends on what other schemas say of the same path.
  private struct Note {
    enum Condition {
      case always
      /// The values at a path can have a type that the rule refuses.
      case otherTypes(path: String, accepted: JSONTypeSet)
      /// No rule refuses null at a path.
      case acceptsNull(path: String)
    }

    let omission: ConvertedSchema.Omission
    let condition: Condition
  }

  init(plan: SchemaPlan) {
    self.plan = plan
    if let objects = plan.schemas[Int(plan.root)].objects, let additional = objects.additional {
      isClosed = plan.schemas[additional].verdict == false && objects.patterns.isEmpty
    } else {
      isClosed = false
    }
  }

  mutating func convert() -> ConvertedSchema {
    add(Int(plan.root), at: "", isThere: true, isPart: false)
    var members: [(key: String, value: JSONNode)] = []
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
    let omissions = notes.filter { holds($0.condition) }.map(\.omission)
    return ConvertedSchema(document: .members(of: members), omissions: omissions)
  }

  // MARK: Omissions

  private mutating func omit(
    _ rules: SubschemaRules, _ keyword: String, _ reason: String,
    effect: ConvertedSchema.Omission.Effect = .weaker
  ) {
    let omission = ConvertedSchema.Omission(
      location: rules.location + JSONPointer.token(keyword), reason: reason, effect: effect)
    notes.append(Note(omission: omission, condition: .always))
  }

  /// Notes that the rule of a keyword refuses values of other types, which the keyword passes.
  private mutating func omitTypes(
    _ rules: SubschemaRules, _ keyword: String, at path: String, accepted: JSONTypeSet
  ) {
    let omission = ConvertedSchema.Omission(
      location: rules.location + JSONPointer.token(keyword), reason: "values of other types are refused",
      effect: .stricter)
    notes.append(Note(omission: omission, condition: .otherTypes(path: path, accepted: accepted)))
  }

  /// Notes that null is an absent value at a path, where the schema refuses it.
  private mutating func omitNull(_ rules: SubschemaRules, at path: String) {
    let omission = ConvertedSchema.Omission(
      location: rules.location, reason: "null is accepted, since it is an absent value in a rule document",
      effect: .weaker)
    notes.append(Note(omission: omission, condition: .acceptsNull(path: path)))
  }

  private func holds(_ condition: Note.Condition) -> Bool {
    switch condition {
    case .always: return true
    case .otherTypes(let path, let accepted):
      let possible = types[path] ?? SchemaTypes.all
      return !possible.ruleTypes.isSubset(of: accepted)
    case .acceptsNull(let path):
      guard let place = places[path] else { return true }
      return !fields[place].rules.contains(.text("required"))
    }
  }

  // MARK: Schemas

  /// - Parameters:
  ///   - isThere: Whether every record has a value at the path that is not null; of an element, whether every list has.
  ///   - isPart: Whether the schema is the one that a keyword for parts gives the path, and not another for the same
  ///     value.
  private mutating func add(_ schema: Int, at path: String, isThere: Bool, isPart: Bool) {
    let rules = plan.schemas[schema]
    guard !open.contains(schema) else { return omit(rules, "$ref", "the schema contains itself") }
    open.append(schema)
    defer { open.removeLast() }
    var own: [JSONNode] = isPart && isThere ? [.text("required")] : []
    if isPart, !isThere, plan.refusesNull(schema) { omitNull(rules, at: path) }
    if let verdict = rules.verdict {
      if !verdict { own.append(.text("absent")) }
      return add(own, rules.label ?? rules.title, at: path)
    }
    own += values(of: rules, at: path)
    add(own, rules.label ?? rules.title, at: path)
    omitConditions(of: rules)
    for reference in rules.references {
      if reference.isDynamic {
        omit(rules, reference.keyword, "a dynamic reference has no form in a rule document")
      } else {
        add(reference.target, at: path, isThere: isThere, isPart: false)
      }
    }
    for schema in rules.all { add(schema, at: path, isThere: isThere, isPart: false) }
    if let objects = rules.objects { add(objects, of: rules, at: path, isThere: isThere) }
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
  private mutating func values(of rules: SubschemaRules, at path: String) -> [JSONNode] {
    var found: [JSONNode] = []
    if let own = rules.types {
      let names = own.schemaNames
      if names.count == 1 {
        found.append(.members(["type": .text(names[0])]))
      } else if !names.isEmpty {
        omit(rules, "type", "a rule document has one type for a field")
      } else {
        found.append(.text("absent"))
      }
      restrict(path, to: own)
    }
    if let allowed = rules.allowed {
      // Null is an absent value there.
      let values = allowed.filter { !$0.isNull }
      found.append(
        values.isEmpty ? .text("absent") : .members(["oneOf": .members(["allowed": .list(values)])]))
      restrict(path, to: allowed.reduce(into: SchemaTypes()) { $0.formUnion(.of($1)) })
    }
    if let constant = rules.constant {
      found.append(
        constant.isNull ? .text("absent") : .members(["equal": .members(["to": constant])]))
      restrict(path, to: .of(constant))
    }
    for keyword in rules.rules {
      found.append(.members(of: [(keyword.name, .members(of: keyword.arguments))]))
      omitTypes(rules, keyword.keyword, at: path, accepted: keyword.made.rule.kinds)
      if keyword.made === SchemaFormat.unmappedHostname {
        omit(rules, keyword.keyword, "names are mapped by UTS #46 before they are checked")
      }
    }
    return found
  }

  private mutating func restrict(_ path: String, to own: SchemaTypes) {
    // A number can be an integer.
    let possible = own.contains(.number) ? own.union(.integer) : own
    types[path] = possible.intersection(types[path] ?? SchemaTypes.all)
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

  private mutating func add(
    _ objects: SubschemaRules.Objects, of rules: SubschemaRules, at path: String, isThere: Bool
  ) {
    if !objects.properties.isEmpty { omitTypes(rules, "properties", at: path, accepted: .object) }
    let required = Set(objects.required.map { MemberName($0) })
    var present: Set<MemberName> = []
    for (name, schema) in objects.properties {
      let isPresent = isThere && required.contains(MemberName(name)) && plan.refusesNull(schema)
      if isPresent { present.insert(MemberName(name)) }
      add(schema, at: Self.path(path, name), isThere: isPresent, isPart: true)
    }
    // A member that can be null is there with null, too, which only the rule of the object accepts.
    let keys = objects.required.filter { !present.contains(MemberName($0)) }
    if !keys.isEmpty {
      omitTypes(rules, "required", at: path, accepted: .object)
      add([.members(["requiredKeys": .list(keys.map(JSONNode.text))])], nil, at: path)
    }
    add(objects.dependentRequired, of: objects, rules, at: path)
    // The rule refuses values of other types, which the keywords ignore.
    let isObject = rules.types?.schemaNames == ["object"]
    if isObject {
      var limits: [(key: String, value: JSONNode)] = []
      if let minimum = objects.minimum { limits.append(("min", .count(minimum))) }
      if let maximum = objects.maximum { limits.append(("max", .count(maximum))) }
      if !limits.isEmpty { add([.members(["entryCount": .members(of: limits)])], nil, at: path) }
    }
    // An object with named members is closed if the record is.
    let isNamedAndClosed = isClosed && (path.isEmpty || !objects.properties.isEmpty)
    var omitsAdditional = false
    if let additional = objects.additional {
      let verdict = plan.schemas[additional].verdict
      omitsAdditional = verdict == nil || verdict == false && !isNamedAndClosed
    }
    let staysOpen = objects.additional.map { plan.schemas[$0].verdict != false } ?? true
    if isNamedAndClosed, !path.isEmpty, staysOpen {
      let keyword = objects.additional == nil ? "properties" : "additionalProperties"
      omit(rules, keyword, "other members are refused, since the record refuses them", effect: .stricter)
    }
    let others: [(String, Bool)] = [
      ("patternProperties", !objects.patterns.isEmpty), ("propertyNames", objects.names != nil),
      ("dependentSchemas", !objects.dependentSchemas.isEmpty),
      ("minProperties", !isObject && objects.minimum != nil),
      ("maxProperties", !isObject && objects.maximum != nil),
      ("unevaluatedProperties", objects.unevaluated != nil), ("additionalProperties", omitsAdditional),
    ]
    for (keyword, isPresent) in others where isPresent {
      omit(rules, keyword, "it has no form in a rule document")
    }
  }

  /// - Parameter dependencies: The members that each of some members requires.
  private mutating func add(
    _ dependencies: [(name: String, required: [String])], of objects: SubschemaRules.Objects,
    _ rules: SubschemaRules, at path: String
  ) {
    let plan = self.plan
    func canBeNull(_ name: String) -> Bool {
      !objects.properties.contains { $0.name.hasSameBytes(as: name) && plan.refusesNull($0.schema) }
    }
    let keyword = objects.dependencyKeywords.required
    for dependency in dependencies where !dependency.required.isEmpty {
      omitTypes(rules, keyword, at: path, accepted: .object)
      if canBeNull(dependency.name) {
        omit(rules, keyword, "\(SchemaText.quoted(dependency.name)) requires nothing if it is null")
      }
      for name in dependency.required {
        if canBeNull(name) {
          omit(rules, keyword, "\(SchemaText.quoted(name)) must not be null", effect: .stricter)
        }
        let other = Self.path(path, dependency.name)
        let rule = JSONNode.members(["requiredWith": .members(["fields": .list([.text(other)])])])
        add([rule], nil, at: Self.path(path, name))
      }
    }
  }

  private mutating func add(_ lists: SubschemaRules.Lists, of rules: SubschemaRules, at path: String) {
    var limits: [(key: String, value: JSONNode)] = []
    if let minimum = lists.minimum { limits.append(("min", .count(minimum))) }
    if let maximum = lists.maximum { limits.append(("max", .count(maximum))) }
    var own: [JSONNode] = limits.isEmpty ? [] : [.members(["count": .members(of: limits)])]
    if lists.isUnique { own.append(.text("unique")) }
    if !own.isEmpty { add(own, nil, at: path) }
    let hasItems = lists.items.map { plan.schemas[$0].verdict == nil } ?? false
    // The rules of elements apply to the first ones, too, which have schemas of their own.
    let addsItems = hasItems && !path.isEmpty && lists.prefix.isEmpty
    let keywords: [(String, Bool)] = [
      ("minItems", lists.minimum != nil), ("maxItems", lists.maximum != nil), ("uniqueItems", lists.isUnique),
      (lists.prefixKeyword, !lists.prefix.isEmpty), (lists.itemsKeyword, addsItems),
    ]
    for (keyword, isPresent) in keywords where isPresent {
      omitTypes(rules, keyword, at: path, accepted: .list)
    }
    for (index, schema) in lists.prefix.enumerated() {
      add(schema, at: path + "[\(index)]", isThere: false, isPart: true)
    }
    if addsItems, let items = lists.items {
      add(items, at: path + "[]", isThere: plan.refusesNull(items), isPart: true)
    } else if let items = lists.items, plan.schemas[items].verdict != true {
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

extension SchemaTypes {
  /// The type of a value in a schema; a number can be an integer.
  fileprivate static func of(_ node: JSONNode) -> Self {
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
