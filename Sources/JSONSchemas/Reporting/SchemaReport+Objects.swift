import CJSONTape
import JSONText
import Primitives
import RuleDocuments
import ValidationCore
import ValidationRules

/// The keywords for objects.
extension SchemaReport {
  mutating func check(
    members value: JSONTapeValue, _ objects: SubschemaRules.Objects, _ rules: SubschemaRules, _ marks: Int?
  ) {
    if let minimum = objects.minimum, value.count < minimum {
      report(.tooFew(minimum, value.count), rules, ["minProperties"])
    }
    if let maximum = objects.maximum, value.count > maximum {
      report(.tooMany(maximum, value.count), rules, ["maxProperties"])
    }
    for name in objects.required where !value.has(name) && !isExempt(name, objects) {
      report(.missing(name), rules, ["required"])
    }
    for dependency in objects.dependentRequired where value.has(dependency.name) {
      for name in dependency.required where !value.has(name) {
        var error = ValidationError(
          code: .fieldsRequiredWith,
          limits: ["others": .alternatives([.key("field." + fieldName(dependency.name))])])
        error.path = [.key(name)]
        report(error, rules, [objects.dependencyKeywords.required])
      }
    }
    for dependency in objects.dependentSchemas where value.has(dependency.name) {
      descend(dependency.schema, value, marks, [objects.dependencyKeywords.schemas, dependency.name])
    }
    var name = value.first
    for index in 0..<value.count {
      let isEvaluated = check(member: name.string, name, name.next, objects, rules)
      if isEvaluated, let marks { self.marks[marks + index] = true }
      name = name.next.next
    }
  }

  /// Whether a member need not be present in this direction: `readOnly` in a request, `writeOnly` in a response.
  func isExempt(_ name: String, _ objects: SubschemaRules.Objects) -> Bool {
    guard direction != .any, let property = objects.properties.last(where: { $0.name == name }) else {
      return false
    }
    let rules = plan.schemas[property.schema]
    return direction == .request ? rules.isReadOnly : rules.isWriteOnly
  }

  /// Checks a member; returns whether a keyword evaluated it.
  mutating func check(
    member name: String, _ nameValue: JSONTapeValue, _ value: JSONTapeValue,
    _ objects: SubschemaRules.Objects,
    _ rules: SubschemaRules
  ) -> Bool {
    var isEvaluated = false
    if let property = objects.properties.last(where: { $0.name.hasSameBytes(as: name) }) {
      isEvaluated = true
      let own = plan.schemas[property.schema]
      if direction == .request && own.isReadOnly || direction == .response && own.isWriteOnly {
        var error = ValidationError(code: .presenceUnexpected)
        error.path = [.key(name)]
        report(error, rules, ["properties", name, direction == .request ? "readOnly" : "writeOnly"])
      } else {
        descend(into: .key(name), property.schema, value, ["properties", name])
      }
    }
    for pattern in objects.patterns where pattern.matcher.errors(nameValue).isEmpty {
      isEvaluated = true
      descend(into: .key(name), pattern.schema, value, ["patternProperties", pattern.pattern])
    }
    if !isEvaluated, let additional = objects.additional {
      isEvaluated = true
      if plan.schemas[additional].verdict == false {
        report(.unknownMember(name, among: objects.properties.map(\.name)), rules, ["additionalProperties"])
      } else {
        descend(into: .key(name), additional, value, ["additionalProperties"])
      }
    }
    if let names = objects.names {
      path.append(.key(name))
      let found = attempt(names, nameValue, nil, ["propertyNames"])
      path.removeLast()
      if found.hasErrors {
        let allowed = plan.schemas[names].allowed?.compactMap(\.string)
        var error = ValidationError(code: .fieldsNameNotAllowed)
        error.path = [.key(name)]
        report(allowed.map { .unknownMember(name, among: $0) } ?? error, rules, ["propertyNames"])
      }
    }
    return isEvaluated
  }
}
