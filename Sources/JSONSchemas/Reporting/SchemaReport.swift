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
  static let maximumFindings = 1_000

  let plan: SchemaPlan
  var findings: [SchemaFinding] = []
  /// The path of the value that is being checked.
  var path: [FieldPath.Segment] = []
  /// The keywords and references that led to the schema, as the tokens of a JSON Pointer.
  var trail: [String] = []
  var scope: [Int32] = []
  /// For each part of the values on the way whether something evaluated it.
  var marks: [Bool] = []
  var steps: Int
  var depth = 0
  var isExhausted = false
  /// Whether members that only a response has, or only a request, are refused.
  let direction: JSONSchema.Direction
  let maximumErrors: Int
  /// The verdict, by which parts without a fault are passed over.
  var verdict: SchemaCheck

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

  mutating func report(_ error: ValidationError, _ rules: SubschemaRules, _ tokens: [String]) {
    guard findings.count < maximumErrors else { return }
    var error = error
    if !path.isEmpty { error.path = FieldPath(path + error.path.segments) }
    let pointer = tokens.map { JSONPointer.token($0) }.joined()
    findings.append(
      SchemaFinding(
        error: error, keywordLocation: trail.joined() + pointer,
        absoluteKeywordLocation: rules.location + pointer))
  }

  /// The findings of a schema for the same value, which do not count yet.
  mutating func attempt(
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
  mutating func descend(_ schema: Int, _ value: JSONTapeValue, _ marks: Int?, _ tokens: [String]) {
    trail.append(tokens.map { JSONPointer.token($0) }.joined())
    check(schema, value, marks)
    trail.removeLast()
  }

  /// Checks a part of the value by a schema.
  mutating func descend(
    into segment: FieldPath.Segment, _ schema: Int, _ value: JSONTapeValue, _ tokens: [String]
  ) {
    path.append(segment)
    descend(schema, value, nil, tokens)
    path.removeLast()
  }

  /// The name of a member by which errors refer to it.
  func fieldName(_ name: String) -> String { FieldName.prefix(of: path) + name }

  // MARK: Schemas

  mutating func check(_ schema: Int, _ value: JSONTapeValue, _ outer: Int?) {
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
    let firstFinding = findings.count
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
    if let messages = rules.messages {
      let trail = trail.joined()
      for index in firstFinding..<findings.count { messages.apply(to: &findings[index], from: trail) }
    }
    scope.removeLast()
    depth -= 1
  }

  /// The error of a value where none is allowed: a member must be absent.
  var refusal: ValidationError {
    if case .key = path.last { return ValidationError(code: .presenceUnexpected) }
    return ValidationError(code: .notAllowed)
  }

  /// Whether the value has one of the types; if it has not, no other keyword is worth a finding.
  mutating func checkType(_ rules: SubschemaRules, _ value: JSONTapeValue) -> Bool {
    guard let types = rules.types, !types.contains(.of(value)) else { return true }
    if types.contains(.integer), value.kind == .number {
      if value.isInteger { return true }
      if !types.contains(.number) {
        report(ValidationError(code: .numberNotInteger), rules, ["type"])
        return false
      }
    }
    report(.typeMismatch(SchemaTypes.of(value), expected: types), rules, ["type"])
    return false
  }

  mutating func checkLiterals(_ rules: SubschemaRules, _ value: JSONTapeValue) {
    if let allowed = rules.allowed, let literals = rules.allowedLiterals, !literals.contain(value) {
      report(.notListed(allowed), rules, ["enum"])
    }
    if let constant = rules.constant, let literals = rules.constantLiterals, !literals.contain(value) {
      report(
        ValidationError(code: .comparisonNotEqual, limits: ["expected": constant.argument]), rules, ["const"])
    }
  }

  mutating func checkRules(_ rules: SubschemaRules, _ value: JSONTapeValue) {
    guard value.kind == .string || value.kind == .number else { return }
    for keyword in rules.rules {
      for var error in keyword.errors(value) {
        if let pattern = keyword.pattern { error.replaceLimit("pattern", by: .text(pattern)) }
        report(error, rules, [keyword.keyword])
      }
    }
  }

  // MARK: What nothing evaluated

  mutating func checkUnevaluated(_ rules: SubschemaRules, _ value: JSONTapeValue, _ marks: Int) {
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
