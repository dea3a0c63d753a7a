import CJSONTape
import JSONText
import Primitives
import RuleDocuments
import ValidationCore
import ValidationRules

/// The keywords for objects.
extension SchemaReport {
  mutating func check(
    members value: JSONTapeValue, _ objects: SubschemaRules.Objects, _ schema: Int, _ marks: Int?
  ) {
    if let minimum = objects.minimum, value.count < minimum {
      report(.tooFew(minimum, value.count), schema, "minProperties")
    }
    if let maximum = objects.maximum, value.count > maximum {
      report(.tooMany(maximum, value.count), schema, "maxProperties")
    }
    checkPresence(value, objects, schema, marks)
    var name = value.first
    for index in 0..<value.count {
      let isEvaluated = check(member: name, name.next, objects, schema)
      if isEvaluated, let marks { self.marks[marks + index] = true }
      name = name.next.next
    }
  }

  private mutating func checkPresence(
    _ value: JSONTapeValue, _ objects: SubschemaRules.Objects, _ schema: Int, _ marks: Int?
  ) {
    let presence = plan.presence(in: value, of: schema)
    for (offset, name) in objects.required.enumerated()
    where !presence.hasRequired(offset) && !isExempt(name, schema) {
      report(.missing(offset), schema, "required")
    }
    for (index, dependency) in objects.dependentRequired.enumerated() {
      for (offset, name) in dependency.required.enumerated() where presence.lacks(offset, ofDependency: index)
      {
        var error = ValidationError(
          code: .fieldsRequiredWith,
          limits: ["others": .alternatives([.key("field." + fieldName(dependency.name))])])
        error.path = [.key(name)]
        report(error, schema, objects.dependencyKeywords.required)
      }
    }
    for (offset, dependency) in objects.dependentSchemas.enumerated() where presence.hasDependent(offset) {
      descend(
        dependency.schema, value, marks,
        .init(keyword: objects.dependencyKeywords.schemas, part: .text(dependency.name)))
    }
  }

  /// Whether a member need not be present in this direction: `readOnly` in a request, `writeOnly` in a response.
  private func isExempt(_ name: String, _ schema: Int) -> Bool {
    guard direction != .any else { return false }
    var name = name
    guard let property = name.withUTF8({ plan.property($0, of: schema) }) else { return false }
    let rules = rules(property)
    return direction == .request ? rules.pointee.isReadOnly : rules.pointee.isWriteOnly
  }

  /// Checks a member; returns whether a keyword evaluated it.
  private mutating func check(
    member name: JSONTapeValue, _ value: JSONTapeValue, _ objects: SubschemaRules.Objects, _ schema: Int
  ) -> Bool {
    var isEvaluated = false
    if let property = plan.property(name.utf8, of: schema) {
      isEvaluated = true
      let own = rules(property)
      let step = SchemaFault.TrailStep(keyword: "properties", part: .member(name))
      if direction == .request && own.pointee.isReadOnly || direction == .response && own.pointee.isWriteOnly
      {
        var error = ValidationError(code: .presenceUnexpected)
        error.path = [.key(name.string)]
        trail.append(step)
        report(error, schema, direction == .request ? "readOnly" : "writeOnly", ownSteps: 1)
        trail.removeLast()
      } else {
        descend(into: .member(name), property, value, step)
      }
    }
    for index in objects.patterns.indices where plan.matches(name, index, of: schema) {
      isEvaluated = true
      descend(
        into: .member(name), objects.patterns[index].schema, value,
        .init(keyword: "patternProperties", part: .text(objects.patterns[index].pattern)))
    }
    if !isEvaluated, let additional = objects.additional {
      isEvaluated = true
      if rules(additional).pointee.verdict == false {
        report(.unknown(name, isUnevaluated: false), schema, "additionalProperties")
      } else {
        descend(into: .member(name), additional, value, .init(keyword: "additionalProperties"))
      }
    }
    if let names = objects.names {
      path.append(.member(name))
      let isAccepted = accepts(names, name, nil, .init(keyword: "propertyNames"))
      path.removeLast()
      if !isAccepted {
        let allowed = rules(names).pointee.allowed?.compactMap(\.string)
        var error = ValidationError(code: .fieldsNameNotAllowed)
        error.path = [.key(name.string)]
        report(allowed.map { .unknownMember(name.string, among: $0) } ?? error, schema, "propertyNames")
      }
    }
    return isEvaluated
  }
}
