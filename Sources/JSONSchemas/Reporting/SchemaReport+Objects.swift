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
    for (offset, name) in objects.required.enumerated() where !value.has(name) && !isExempt(name, objects) {
      report(.missing(offset), schema, "required")
    }
    for dependency in objects.dependentRequired where value.has(dependency.name) {
      for name in dependency.required where !value.has(name) {
        var error = ValidationError(
          code: .fieldsRequiredWith,
          limits: ["others": .alternatives([.key("field." + fieldName(dependency.name))])])
        error.path = [.key(name)]
        report(error, schema, objects.dependencyKeywords.required)
      }
    }
    for dependency in objects.dependentSchemas where value.has(dependency.name) {
      descend(
        dependency.schema, value, marks,
        .init(keyword: objects.dependencyKeywords.schemas, part: .text(dependency.name)))
    }
    var name = value.first
    for index in 0..<value.count {
      let isEvaluated = check(member: name, name.next, objects, schema)
      if isEvaluated, let marks { self.marks[marks + index] = true }
      name = name.next.next
    }
  }

  /// Whether a member need not be present in this direction: `readOnly` in a request, `writeOnly` in a response.
  private func isExempt(_ name: String, _ objects: SubschemaRules.Objects) -> Bool {
    guard direction != .any, let property = objects.properties.last(where: { $0.name == name }) else {
      return false
    }
    let rules = rules(property.schema)
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
    for pattern in objects.patterns where pattern.matcher.errors(name).isEmpty {
      isEvaluated = true
      descend(
        into: .member(name), pattern.schema, value,
        .init(keyword: "patternProperties", part: .text(pattern.pattern)))
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
