import CJSONTape
import JSONText
import Primitives
import RuleDocuments
import ValidationCore
import ValidationRules

/// The keywords for values, and those that apply schemas to the same value.
extension OutputEvaluation {
  mutating func checkValue(
    _ rules: SubschemaRules, _ value: JSONTapeValue, _ found: inout [OutputUnit]
  ) {
    if let types = rules.types {
      let isMatch = types.contains(.of(value)) || types.contains(.integer) && value.isInteger
      let error: ValidationError =
        types.contains(.integer) && !types.contains(.number) && value.kind == .number
        ? ValidationError(code: .numberNotInteger)
        : .typeMismatch(SchemaTypes.of(value), expected: types)
      found.append(assertion(rules, "type", isMatch ? nil : error))
    }
    if let literals = rules.allowedLiterals {
      found.append(assertion(rules, "enum", literals.contain(value) ? nil : rules.notListed))
    }
    if let literals = rules.constantLiterals {
      found.append(assertion(rules, "const", literals.contain(value) ? nil : rules.notEqual))
    }
    if value.kind == .string || value.kind == .number {
      for keyword in rules.rules {
        found.append(assertion(rules, keyword.keyword, keyword.errors(value).first))
      }
    }
    for (keyword, document) in rules.documents {
      let errors = document.errors(in: value).filter { $0.severity == .error }
      if errors.isEmpty { found.append(assertion(rules, keyword, nil)) }
      for error in errors { found.append(assertion(rules, keyword, error)) }
    }
  }

  mutating func checkInPlace(
    _ rules: SubschemaRules, _ value: JSONTapeValue, _ marks: Int?, _ found: inout [OutputUnit]
  ) {
    for reference in rules.references {
      let target =
        reference.isDynamic
        ? scope.lazy.compactMap { reference.targets[Int($0)] }.first ?? reference.target : reference.target
      let child = unit(of: target, value, marks, by: reference.keyword)
      found.append(applicator(rules, reference.keyword, [child]))
    }
    if !rules.all.isEmpty {
      var children: [OutputUnit] = []
      for (index, schema) in rules.all.enumerated() {
        children.append(unit(of: schema, value, marks, by: "allOf", "\(index)"))
      }
      found.append(applicator(rules, "allOf", children))
    }
    checkAlternatives(rules.any, "anyOf", isExclusive: false, rules, value, marks, &found)
    checkAlternatives(rules.one, "oneOf", isExclusive: true, rules, value, marks, &found)
    if let not = rules.not {
      let child = unitApart(of: not, value, nil, by: "not")
      found.append(
        apart(rules, "not", [child], child.isValid ? .forbidden(by: plan.schemas[not]) : nil))
    }
    guard let condition = rules.condition else { return }
    let child = unitApart(of: condition, value, marks, by: "if")
    found.append(apart(rules, "if", [child], nil))
    let keyword = child.isValid ? "then" : "else"
    if let next = child.isValid ? rules.then : rules.otherwise {
      found.append(applicator(rules, keyword, [unit(of: next, value, marks, by: keyword)]))
    }
  }

  /// The unit of a keyword whose verdict is not that of all its schemas.
  mutating func apart(
    _ rules: SubschemaRules, _ keyword: String, _ children: [OutputUnit], _ error: ValidationError?
  ) -> OutputUnit {
    var unit = assertion(rules, keyword, error)
    unit.isApart = true
    if isWhole { unit.children = children }
    return unit
  }

  private mutating func checkAlternatives(
    _ schemas: [Int], _ keyword: String, isExclusive: Bool, _ rules: SubschemaRules, _ value: JSONTapeValue,
    _ marks: Int?, _ found: inout [OutputUnit]
  ) {
    guard !schemas.isEmpty else { return }
    var children: [OutputUnit] = []
    for (index, schema) in schemas.enumerated() {
      children.append(unitApart(of: schema, value, marks, by: keyword, "\(index)"))
    }
    let accepted = children.count(where: \.isValid)
    var unit = unit(rules, keyword)
    if accepted == 0 {
      unit.isValid = false
      unit.children = children
      if let joined = joinedError(of: schemas, keyword, value) { fail(&unit, joined) }
    } else if accepted > 1, isExclusive {
      let names = schemas.compactMap { plan.schemas[$0].objects?.required.first }
      let prefix = FieldName.prefix(of: path)
      fail(
        &unit,
        names.count == schemas.count && value.kind == .object
          ? .severalGiven(
            names.map { prefix + $0 }, given: names.filter { value.has($0) }.map { prefix + $0 }
          )
          : ValidationError(code: .choiceAmbiguous))
      if isWhole { unit.children = children }
      // The alternatives that refuse the value are not at fault.
      unit.isApart = true
    } else if isWhole {
      unit.children = children
    }
    found.append(unit)
  }

  /// What people read in place of the faults of all alternatives; nil if they differ.
  private mutating func joinedError(of schemas: [Int], _ keyword: String, _ value: JSONTapeValue)
    -> ValidationError?
  {
    var report = SchemaReport(plan)
    (report.scope, report.steps, report.place) = (scope, steps, FieldName.prefix(of: path))
    let faults = schemas.map { report.attempt($0, value, nil, .init(keyword: keyword)) }
    steps = report.steps
    return report.joinedError(of: faults)
  }
}
