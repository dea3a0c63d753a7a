import JSONText
import Primitives
import RuleDocuments

/// The keywords for objects.
extension SchemaConverter {
  mutating func addMembers(
    _ objects: SubschemaRules.Objects, of rules: SubschemaRules, _ step: SchemaWalk.Step
  ) {
    if !objects.properties.isEmpty { notes.omitTypes(rules, "properties", at: step.path, accepted: .object) }
    let present = present(of: objects, step)
    let properties = objects.properties.map { name, schema in
      step.entering(schema, at: Self.path(step.path, name), isThere: present.contains(MemberName(name)))
    }
    walk.add(properties + [step.then(.memberLimits)])
  }

  /// The members that every record has, with a value that is not null.
  private func present(of objects: SubschemaRules.Objects, _ step: SchemaWalk.Step) -> Set<MemberName> {
    step.isThere
      ? neverNull(of: objects).intersection(objects.required.map { MemberName($0) }) : []
  }

  /// The members whose schema refuses null.
  private func neverNull(of objects: SubschemaRules.Objects) -> Set<MemberName> {
    Set(objects.properties.filter { plan.refusesNull($0.schema) }.map { MemberName($0.name) })
  }

  mutating func addMemberLimits(
    _ objects: SubschemaRules.Objects, of rules: SubschemaRules, _ step: SchemaWalk.Step
  ) {
    let path = step.path
    // A member that can be null is there with null, too, which only the rule of the object accepts.
    let present = present(of: objects, step)
    let keys = objects.required.filter { !present.contains(MemberName($0)) }
    if !keys.isEmpty {
      notes.omitTypes(rules, "required", at: path, accepted: .object)
      fields.add([.members(["requiredKeys": .list(keys.map(JSONNode.text))])], at: path)
    }
    addDependencies(objects, of: rules, at: path)
    // The rule refuses values of other types, which the keywords ignore.
    let isObject = rules.types?.schemaNames == ["object"]
    if isObject {
      var limits: [(key: String, value: JSONNode)] = []
      if let minimum = objects.minimum { limits.append(("min", .count(minimum))) }
      if let maximum = objects.maximum { limits.append(("max", .count(maximum))) }
      if !limits.isEmpty { fields.add([.members(["entryCount": .members(of: limits)])], at: path) }
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
      notes.omit(
        rules, keyword, "other members are refused, since the record refuses them", effect: .stricter)
    }
    let others: [(String, Bool)] = [
      ("patternProperties", !objects.patterns.isEmpty), ("propertyNames", objects.names != nil),
      ("dependentSchemas", !objects.dependentSchemas.isEmpty),
      ("minProperties", !isObject && objects.minimum != nil),
      ("maxProperties", !isObject && objects.maximum != nil),
      ("unevaluatedProperties", objects.unevaluated != nil), ("additionalProperties", omitsAdditional),
    ]
    for (keyword, isPresent) in others where isPresent {
      notes.omit(rules, keyword, "it has no form in a rule document")
    }
  }

  private mutating func addDependencies(
    _ objects: SubschemaRules.Objects, of rules: SubschemaRules, at path: String
  ) {
    let neverNull = neverNull(of: objects)
    func canBeNull(_ name: String) -> Bool { !neverNull.contains(MemberName(name)) }
    let keyword = objects.dependencyKeywords.required
    for dependency in objects.dependentRequired where !dependency.required.isEmpty {
      notes.omitTypes(rules, keyword, at: path, accepted: .object)
      if canBeNull(dependency.name) {
        notes.omit(rules, keyword, "\(SchemaText.quoted(dependency.name)) requires nothing if it is null")
      }
      for name in dependency.required {
        if canBeNull(name) {
          notes.omit(rules, keyword, "\(SchemaText.quoted(name)) must not be null", effect: .stricter)
        }
        let other = Self.path(path, dependency.name)
        let rule = JSONNode.members(["requiredWith": .members(["fields": .list([.text(other)])])])
        fields.add([rule], at: Self.path(path, name))
      }
    }
  }
}
