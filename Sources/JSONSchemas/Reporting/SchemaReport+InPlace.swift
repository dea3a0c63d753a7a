import CJSONTape
import JSONText
import Primitives
import RuleDocuments
import ValidationCore
import ValidationRules

/// Schemas that apply to the same value.
extension SchemaReport {
  mutating func checkInPlace(_ rules: Rules, _ schema: Int, _ value: JSONTapeValue, _ marks: Int?) {
    for reference in rules.pointee.references {
      descend(target(of: reference), value, marks, .init(keyword: reference.keyword))
    }
    for (index, inner) in rules.pointee.all.enumerated() {
      descend(inner, value, marks, .init(keyword: "allOf", part: .index(index)))
    }
    if let discriminator = rules.pointee.discriminator, value.kind == .object {
      if !check(discriminator, rules, schema, value, marks) { return }
    } else {
      checkAlternatives(rules.pointee.any, "anyOf", isExclusive: false, schema, value, marks)
      checkAlternatives(rules.pointee.one, "oneOf", isExclusive: true, schema, value, marks)
    }
    if let not = rules.pointee.not, accepts(not, value, nil, .init(keyword: "not")) {
      report(.forbidden(by: plan.rules.elements[not]), schema, "not")
    }
    guard let condition = rules.pointee.condition else { return }
    let holds = accepts(condition, value, marks, .init(keyword: "if"))
    if let next = holds ? rules.pointee.then : rules.pointee.otherwise {
      descend(next, value, marks, .init(keyword: holds ? "then" : "else"))
    }
  }

  func target(of reference: SubschemaRules.Reference) -> Int {
    guard reference.isDynamic else { return reference.target }
    return scope.lazy.compactMap { reference.targets[Int($0)] }.first ?? reference.target
  }

  /// Checks a value by the alternative that one of its members names.
  mutating func check(
    _ discriminator: (name: String, alternatives: [(value: String, schema: Int)]), _ rules: Rules,
    _ schema: Int, _ value: JSONTapeValue, _ marks: Int?
  ) -> Bool {
    var name = discriminator.name
    guard let member = name.withUTF8({ value.member($0) }) else {
      report(.error(.missing(discriminator.name)), schema, "discriminator")
      return false
    }
    guard member.kind == .string,
      let chosen = discriminator.alternatives.last(where: { $0.value.hasSameBytes(as: member.string) })
    else {
      var error = ValidationError.notListed(discriminator.alternatives.map { .text($0.value) })
      error.path = [.key(discriminator.name)]
      report(error, schema, "discriminator")
      return false
    }
    let (one, any) = (rules.pointee.one, rules.pointee.any)
    let keyword = one.contains(chosen.schema) ? "oneOf" : "anyOf"
    let place = (keyword == "oneOf" ? one : any).firstIndex(of: chosen.schema) ?? 0
    descend(chosen.schema, value, marks, .init(keyword: keyword, part: .index(place)))
    return true
  }

  mutating func checkAlternatives(
    _ schemas: [Int], _ keyword: String, isExclusive: Bool, _ schema: Int, _ value: JSONTapeValue,
    _ marks: Int?
  ) {
    guard !schemas.isEmpty else { return }
    // Most values have a fault in another keyword.
    if !isExclusive, marks == nil, schemas.contains(where: { passes($0, value) }) { return }
    let mark = mark
    var refused: [Range<Int>] = []
    var warnings: [SchemaFault] = []
    var accepted = 0
    for (index, alternative) in schemas.enumerated() {
      let found = attempt(alternative, value, marks, .init(keyword: keyword, part: .index(index)))
      if hasErrors(found) {
        refused.append(found)
      } else {
        accepted += 1
        // Warnings of the schema that applies are kept.
        warnings += faults[found]
        if !isExclusive, marks == nil { break }
      }
    }
    if accepted == 1 || accepted > 1 && !isExclusive { return drop(from: mark, except: warnings) }
    if accepted > 1 {
      drop(from: mark, except: warnings)
      return report(severalApply(schemas, value), schema, keyword)
    }
    if let joined = joinedError(of: refused) {
      drop(from: mark)
      return report(joined, schema, keyword)
    }
    drop(from: mark, except: Array(faults[nearest(of: refused)]))
  }

  /// The error of a value that several schemas accept.
  private func severalApply(_ schemas: [Int], _ value: JSONTapeValue) -> ValidationError {
    let names = schemas.compactMap { plan.schemas[$0].objects?.required.first }
    return names.count == schemas.count && value.kind == .object
      ? ValidationError.severalGiven(
        names.map { fieldName($0) }, given: names.filter { value.has($0) }.map { fieldName($0) })
      : ValidationError(code: .choiceAmbiguous)
  }
}
