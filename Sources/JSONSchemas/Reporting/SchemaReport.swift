import CJSONTape
import JSONText
import Primitives
import RuleDocuments
import ValidationCore
import ValidationRules

/// Finds everything that is wrong with a value.
///
/// It reads what the schemas say keyword by keyword, and is the slow reference for ``SchemaCheck``.
struct SchemaReport {
  /// The most findings of one alternative: more do not make it nearer to another one.
  private static let maximumFindings = 1_000

  let plan: SchemaPlan
  private(set) var findings: [SchemaFinding] = []
  /// The path of the value that is being checked.
  private var path: [FieldPath.Segment] = []
  /// The keywords and references that led to the schema, as the tokens of a JSON Pointer.
  private var trail: [String] = []
  private var scope: [Int32] = []
  /// For each part of the values on the way whether something evaluated it.
  private var marks: [Bool] = []
  private var steps: Int
  private var depth = 0
  private(set) var isExhausted = false
  /// Whether members that only a response has, or only a request, are refused.
  private let direction: JSONSchema.Direction
  private let maximumErrors: Int
  /// The verdict, by which parts without a fault are passed over.
  private var verdict: SchemaCheck

  init(_ plan: SchemaPlan, direction: JSONSchema.Direction = .any, maximumErrors: Int = .max) {
    self.plan = plan
    self.direction = direction
    self.maximumErrors = maximumErrors
    steps = plan.maximumSteps
    verdict = SchemaCheck(plan, SchemaFrame())
  }

  mutating func run(_ value: JSONTapeValue) {
    check(Int(plan.root), value, nil)
    if isExhausted {
      findings = [
        SchemaFinding(
          error: ValidationError(code: .recordTooComplex), keywordLocation: "", absoluteKeywordLocation: "")
      ]
    }
  }

  // MARK: Findings

  private mutating func report(_ error: ValidationError, _ rules: SubschemaRules, _ tokens: [String]) {
    guard findings.count < maximumErrors else { return }
    var error = error
    if !path.isEmpty { error.path = FieldPath(path + error.path.segments) }
    if error.message == nil { rules.messages?.apply(to: &error, keyword: tokens.first ?? "", path: path) }
    let pointer = tokens.map { JSONPointer.token($0) }.joined()
    findings.append(
      SchemaFinding(
        error: error, keywordLocation: trail.joined() + pointer,
        absoluteKeywordLocation: rules.location + pointer))
  }

  /// The findings of a schema for the same value, which do not count yet.
  private mutating func attempt(
    _ schema: Int, _ value: JSONTapeValue, _ marks: Int?, _ tokens: [String]
  ) -> [SchemaFinding] {
    let before = findings
    findings = []
    let start = self.marks.count
    if marks != nil { self.marks.append(contentsOf: repeatElement(false, count: value.count)) }
    descend(schema, value, marks == nil ? nil : start, tokens)
    let found = findings
    findings = before
    if let marks {
      if !found.hasErrors {
        for index in 0..<value.count where self.marks[start + index] { self.marks[marks + index] = true }
      }
      self.marks.removeLast(self.marks.count - start)
    }
    return found
  }

  /// Checks the same value by another schema, and counts what it finds.
  private mutating func descend(_ schema: Int, _ value: JSONTapeValue, _ marks: Int?, _ tokens: [String]) {
    trail.append(tokens.map { JSONPointer.token($0) }.joined())
    check(schema, value, marks)
    trail.removeLast()
  }

  /// Checks a part of the value by a schema.
  private mutating func descend(
    into segment: FieldPath.Segment, _ schema: Int, _ value: JSONTapeValue, _ tokens: [String]
  ) {
    path.append(segment)
    descend(schema, value, nil, tokens)
    path.removeLast()
  }

  /// The name of a member by which errors refer to it: its path, with `[]` for elements.
  private func fieldName(_ name: String) -> String {
    path.reduce(into: "") { text, segment in
      switch segment {
      case .key(let key): text += key + "."
      case .index:
        if text.hasSuffix(".") { text.removeLast() }
        text += "[]."
      }
    } + name
  }

  // MARK: Schemas

  private mutating func check(_ schema: Int, _ value: JSONTapeValue, _ outer: Int?) {
    let rules = plan.schemas[schema]
    if let verdict = rules.verdict {
      if !verdict { report(refusal, rules, []) }
      return
    }
    steps -= 1
    guard steps > 0, depth < SchemaCheck.maximumDepth, !isExhausted else {
      isExhausted = true
      return
    }
    // What is valid, as most parts are, needs no report, unless it tells others what it evaluated, or has warnings.
    if outer == nil, direction == .any, !plan.mayWarn, verdict.accepts(Int32(schema), value, -1, in: scope) {
      return
    }
    if verdict.isExhausted {
      isExhausted = true
      return
    }
    guard findings.count < min(maximumErrors, Self.maximumFindings) || depth == 0 else { return }
    depth += 1
    scope.append(Int32(rules.resource))
    let start = marks.count
    let hasOwnMarks = rules.readsEvaluated && (value.kind == .array || value.kind == .object)
    var marks = outer
    if hasOwnMarks {
      self.marks.append(contentsOf: repeatElement(false, count: value.count))
      marks = start
    }
    if checkType(rules, value) {
      checkLiterals(rules, value)
      checkRules(rules, value)
      checkInPlace(rules, value, marks)
      switch value.kind {
      case .object: if let objects = rules.objects { check(members: value, objects, rules, marks) }
      case .array: if let lists = rules.lists { check(elements: value, lists, rules, marks) }
      default: break
      }
      for (keyword, document) in rules.documents {
        for error in document.errors(in: value) { report(error, rules, [keyword]) }
      }
      if hasOwnMarks { checkUnevaluated(rules, value, marks ?? start) }
    }
    if hasOwnMarks {
      if let outer {
        for index in 0..<value.count where self.marks[start + index] { self.marks[outer + index] = true }
      }
      self.marks.removeLast(self.marks.count - start)
    }
    scope.removeLast()
    depth -= 1
  }

  /// The error of a value where none is allowed: a member must be absent.
  private var refusal: ValidationError {
    if case .key = path.last { return ValidationError(code: .presenceUnexpected) }
    return ValidationError(code: .notAllowed)
  }

  /// Whether the value has one of the types; if it has not, no other keyword is worth a finding.
  private mutating func checkType(_ rules: SubschemaRules, _ value: JSONTapeValue) -> Bool {
    guard let types = rules.types, !types.contains(.of(value)) else { return true }
    if types.contains(.integer), value.kind == .number {
      if value.isWholeNumber { return true }
      if !types.contains(.number) {
        report(ValidationError(code: .numberNotInteger), rules, ["type"])
        return false
      }
    }
    report(.typeMismatch(SchemaTypes.of(value), expected: types), rules, ["type"])
    return false
  }

  private mutating func checkLiterals(_ rules: SubschemaRules, _ value: JSONTapeValue) {
    if let allowed = rules.allowed, let literals = rules.allowedLiterals, !literals.contain(value) {
      report(.notListed(allowed), rules, ["enum"])
    }
    if let constant = rules.constant, let literals = rules.constantLiterals, !literals.contain(value) {
      report(
        ValidationError(code: .comparisonNotEqual, limits: ["expected": constant.argument]), rules, ["const"])
    }
  }

  private mutating func checkRules(_ rules: SubschemaRules, _ value: JSONTapeValue) {
    guard value.kind == .string || value.kind == .number else { return }
    for keyword in rules.rules {
      for var error in keyword.errors(value) {
        if let pattern = keyword.pattern { error.replaceLimit("pattern", by: .text(pattern)) }
        report(error, rules, [keyword.keyword])
      }
    }
  }

  // MARK: Schemas for the same value

  private mutating func checkInPlace(_ rules: SubschemaRules, _ value: JSONTapeValue, _ marks: Int?) {
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

  private func target(of reference: SubschemaRules.Reference) -> Int {
    guard reference.isDynamic else { return reference.target }
    return scope.lazy.compactMap { reference.targets[Int($0)] }.first ?? reference.target
  }

  /// Checks a value by the alternative that one of its members names.
  private mutating func check(
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

  private mutating func checkAlternatives(
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
    for var finding in alternatives.nearest {
      if finding.error.message == nil {
        rules.messages?.apply(to: &finding.error, keyword: keyword, path: path)
      }
      findings.append(finding)
    }
  }

  // MARK: Lists

  private mutating func check(
    elements value: JSONTapeValue, _ lists: SubschemaRules.Lists, _ rules: SubschemaRules, _ marks: Int?
  ) {
    let count = value.count
    if let minimum = lists.minimum, count < minimum { report(.tooFew(minimum, count), rules, ["minItems"]) }
    if let maximum = lists.maximum, count > maximum { report(.tooMany(maximum, count), rules, ["maxItems"]) }
    var element = value.first
    for index in 0..<count {
      if index < lists.prefix.count {
        descend(into: .index(index), lists.prefix[index], element, [lists.prefixKeyword, "\(index)"])
      } else if let items = lists.items {
        if plan.schemas[items].verdict == false {
          report(.tooMany(lists.prefix.count, count), rules, [lists.itemsKeyword])
          break
        }
        descend(into: .index(index), items, element, [lists.itemsKeyword])
      } else {
        break
      }
      if let marks { self.marks[marks + index] = true }
      element = element.next
    }
    if let contains = lists.contains { checkContained(contains, value, lists, rules, marks) }
    if lists.isUnique, let (original, repeated) = RepeatedElements.first(in: value) {
      report(.repeatedElement(original, repeated), rules, ["uniqueItems"])
    }
  }

  private mutating func checkContained(
    _ schema: Int, _ value: JSONTapeValue, _ lists: SubschemaRules.Lists, _ rules: SubschemaRules,
    _ marks: Int?
  ) {
    var (found, element) = (0, value.first)
    for index in 0..<value.count {
      path.append(.index(index))
      let isMatch = !attempt(schema, element, nil, ["contains"]).hasErrors
      path.removeLast()
      if isMatch {
        found += 1
        if let marks, lists.marksContained { self.marks[marks + index] = true }
      }
      element = element.next
    }
    if found < lists.minimumContained {
      let keyword = lists.minimumContained == 1 ? "contains" : "minContains"
      if lists.minimumContained == 1, let constant = plan.schemas[schema].constant {
        let error = ValidationError(code: .collectionElementMissing, limits: ["expected": constant.argument])
        report(error, rules, [keyword])
      } else {
        report(
          ValidationError(
            code: .collectionTooFewMatching, limits: ["minimum": .integer(lists.minimumContained)],
            found: ["actual": .integer(found)]), rules, [keyword])
      }
    } else if let maximum = lists.maximumContained, found > maximum {
      report(
        ValidationError(
          code: .collectionTooManyMatching, limits: ["maximum": .integer(maximum)],
          found: ["actual": .integer(found)]), rules, ["maxContains"])
    }
  }

  // MARK: Objects

  private mutating func check(
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
  private func isExempt(_ name: String, _ objects: SubschemaRules.Objects) -> Bool {
    guard direction != .any, let property = objects.properties.last(where: { $0.name == name }) else {
      return false
    }
    let rules = plan.schemas[property.schema]
    return direction == .request ? rules.isReadOnly : rules.isWriteOnly
  }

  /// Checks a member; returns whether a keyword evaluated it.
  private mutating func check(
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

  // MARK: What nothing evaluated

  private mutating func checkUnevaluated(_ rules: SubschemaRules, _ value: JSONTapeValue, _ marks: Int) {
    if value.kind == .array, let schema = rules.lists?.unevaluated {
      var element = value.first
      for index in 0..<value.count {
        if !self.marks[marks + index] {
          if plan.schemas[schema].verdict == false {
            report(.tooMany(index, value.count), rules, ["unevaluatedItems"])
            return
          }
          descend(into: .index(index), schema, element, ["unevaluatedItems"])
          self.marks[marks + index] = true
        }
        element = element.next
      }
    }
    if value.kind == .object, let schema = rules.objects?.unevaluated {
      var name = value.first
      for index in 0..<value.count {
        if !self.marks[marks + index] {
          if plan.schemas[schema].verdict == false {
            let known = plan.members(of: [rules])
            report(.unknownMember(name.string, among: known), rules, ["unevaluatedProperties"])
          } else {
            descend(into: .key(name.string), schema, name.next, ["unevaluatedProperties"])
          }
          self.marks[marks + index] = true
        }
        name = name.next.next
      }
    }
  }
}

extension [SchemaFinding] {
  var hasErrors: Bool { contains { $0.error.severity == .error } }
}

extension SchemaPlan {
  /// The names of the members that some schemas, and those that apply to the same value, have.
  func members(of rules: [SubschemaRules]) -> [String] {
    var (names, seen, open) = ([String](), Set<Int>(), rules)
    while let next = open.popLast() {
      names += next.objects?.properties.map(\.name) ?? []
      for schema in next.inPlace where seen.insert(schema).inserted { open.append(schemas[schema]) }
    }
    return names
  }
}
