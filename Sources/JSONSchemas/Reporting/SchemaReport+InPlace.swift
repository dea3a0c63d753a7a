import CJSONTape
import JSONText
import Primitives
import RuleDocuments
import ValidationCore
import ValidationRules

/// Schemas that apply to the same value.
extension SchemaReport {
  mutating func checkInPlace(_ rules: SubschemaRules, _ value: JSONTapeValue, _ marks: Int?) {
    for reference in rules.references {
      descend(target(of: reference), value, marks, [reference.keyword])
    }
    for (index, schema) in rules.all.enumerated() { descend(schema, value, marks, ["allOf", "\(index)"]) }
    if let discriminator = rules.discriminator, value.kind == .object {
      if !check(discriminator, rules, value, marks) { return }
    } else {
      checkAlternatives(rules.any, "anyOf", isExclusive: false, rules, value, marks)
      checkAlternatives(rules.one, "oneOf", isExclusive: true, rules, value, marks)
    }
    if let not = rules.not, !attempt(not, value, nil, ["not"]).hasErrors {
      report(.forbidden(by: plan.schemas[not], at: path), rules, ["not"])
    }
    guard let condition = rules.condition else { return }
    let holds = !attempt(condition, value, marks, ["if"]).hasErrors
    if let next = holds ? rules.then : rules.otherwise {
      descend(next, value, marks, [holds ? "then" : "else"])
    }
  }

  func target(of reference: SubschemaRules.Reference) -> Int {
    guard reference.isDynamic else { return reference.target }
    return scope.lazy.compactMap { reference.targets[Int($0)] }.first ?? reference.target
  }

  /// Checks a value by the alternative that one of its members names.
  mutating func check(
    _ discriminator: (name: String, alternatives: [(value: String, schema: Int)]), _ rules: SubschemaRules,
    _ value: JSONTapeValue, _ marks: Int?
  ) -> Bool {
    var name = discriminator.name
    guard let member = name.withUTF8({ value.member($0) }) else {
      report(.missing(discriminator.name), rules, ["discriminator"])
      return false
    }
    guard member.kind == .string,
      let chosen = discriminator.alternatives.last(where: { $0.value.hasSameBytes(as: member.string) })
    else {
      var error = ValidationError.notListed(discriminator.alternatives.map { .text($0.value) })
      error.path = [.key(discriminator.name)]
      report(error, rules, ["discriminator"])
      return false
    }
    let keyword = rules.one.contains(chosen.schema) ? "oneOf" : "anyOf"
    let place = (keyword == "oneOf" ? rules.one : rules.any).firstIndex(of: chosen.schema) ?? 0
    descend(chosen.schema, value, marks, [keyword, "\(place)"])
    return true
  }

  mutating func checkAlternatives(
    _ schemas: [Int], _ keyword: String, isExclusive: Bool, _ rules: SubschemaRules, _ value: JSONTapeValue,
    _ marks: Int?
  ) {
    guard !schemas.isEmpty else { return }
    var refused: [[SchemaFinding]] = []
    var accepted = 0
    for (index, schema) in schemas.enumerated() {
      let found = attempt(schema, value, marks, [keyword, "\(index)"])
      if found.hasErrors {
        refused.append(found)
      } else {
        accepted += 1
        // Warnings of the schema that applies are kept.
        findings += found
        if !isExclusive, marks == nil { return }
      }
    }
    if accepted == 1 || accepted > 1 && !isExclusive { return }
    let alternatives = AlternativeFindings(refused, at: path, fieldName(""))
    if accepted > 1 {
      let names = schemas.compactMap { plan.schemas[$0].objects?.required.first }
      let error =
        names.count == schemas.count && value.kind == .object
        ? ValidationError.severalGiven(
          names.map { fieldName($0) }, given: names.filter { value.has($0) }.map { fieldName($0) })
        : ValidationError(code: .choiceAmbiguous)
      return report(error, rules, [keyword])
    }
    if let joined = alternatives.joined {
      return report(joined, rules, [keyword])
    }
    findings += alternatives.nearest
  }
}
