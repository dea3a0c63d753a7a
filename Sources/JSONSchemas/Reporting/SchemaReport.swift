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
  typealias Rules = UnsafeMutablePointer<SubschemaRules>

  /// The most findings of one alternative: more do not make it nearer to another one.
  static let maximumFindings = 1_000

  /// Schemas that apply each other deeper than this are not followed, since each takes some of the thread's stack. It is
  /// more than a value can nest.
  static let maximumDepth = 700

  let plan: SchemaPlan
  var faults: [SchemaFault] = []
  /// The offset of the first fault of the alternative that is being tried.
  private(set) var firstFault = 0
  /// The way to the value that is being checked.
  var path: [SchemaFault.PathStep] = []
  /// What the names of the members of the first value begin with where errors refer to them.
  var place = ""
  /// The keywords and references that led to the schema.
  var trail: [SchemaFault.TrailStep] = []
  /// The ways to the faults.
  var keptPaths: [SchemaFault.PathStep] = []
  var keptTrails: [SchemaFault.TrailStep] = []
  var scope: [Int32] = []
  /// For each part of the values on the way whether something evaluated it.
  var marks: [Bool] = []
  /// How many schemas may still be applied.
  var steps: Int
  private var depth = 0
  private var isExhausted = false
  /// Whether members that only a response has, or only a request, are refused.
  let direction: JSONSchema.Direction
  let maximumErrors: Int
  /// The verdict, by which parts without a fault are passed over.
  private var verdict: SchemaCheck
  /// The parts that were refused last.
  private var refusals = LastRefusals()
  /// Whether they are: not if valid parts have warnings, or if the direction counts.
  let prunes: Bool

  /// - Parameter prunes: Whether parts without a fault may be passed over; only a comparison with the verdict asks for
  ///   less.
  init(
    _ plan: SchemaPlan, direction: JSONSchema.Direction = .any, maximumErrors: Int = .max, prunes: Bool = true
  ) {
    self.plan = plan
    self.direction = direction
    self.maximumErrors = maximumErrors
    steps = plan.maximumSteps
    verdict = SchemaCheck(plan, SchemaFrame())
    self.prunes = prunes && direction == .any && !plan.mayWarn
  }

  /// - Parameter isRefused: Whether the verdict is known to be that the value is not valid.
  mutating func run(_ value: JSONTapeValue, isRefused: Bool = false) {
    check(Int(plan.root), value, nil, isRefused: isRefused)
  }

  /// What was found.
  ///
  /// - Parameter labels: The labels of fields for errors that have none.
  func findings(labels: SchemaLabels? = nil) -> [SchemaFinding] {
    if isExhausted {
      return [
        SchemaFinding(
          error: ValidationError(code: .recordTooComplex), keywordLocation: "", absoluteKeywordLocation: "")
      ]
    }
    var pointers = PointerWriter()
    return faults.map { finding(of: $0, labels, &pointers) }
  }

  func rules(_ schema: Int) -> Rules { plan.rules.elements + schema }

  // MARK: Other schemas

  /// Checks the same value by a schema whose faults do not count yet; returns which they are.
  mutating func attempt(
    _ schema: Int, _ value: JSONTapeValue, _ marks: Int?, _ step: SchemaFault.TrailStep
  ) -> Range<Int> {
    let (outer, first) = (firstFault, faults.count)
    firstFault = first
    let start = self.marks.count
    if marks != nil { self.marks.append(contentsOf: repeatElement(false, count: value.count)) }
    descend(schema, value, marks == nil ? nil : start, step)
    firstFault = outer
    let found = first..<faults.count
    if let marks {
      if !hasErrors(found) {
        for index in 0..<value.count where self.marks[start + index] { self.marks[marks + index] = true }
      }
      self.marks.removeLast(self.marks.count - start)
    }
    return found
  }

  /// Whether a schema accepts the same value; its faults do not count.
  mutating func accepts(
    _ schema: Int, _ value: JSONTapeValue, _ marks: Int?, _ step: SchemaFault.TrailStep
  ) -> Bool {
    if marks == nil, prunes { return passes(schema, value) }
    let mark = mark
    let found = attempt(schema, value, marks, step)
    let isAccepted = !hasErrors(found)
    drop(from: mark)
    return isAccepted
  }

  /// Whether a schema accepts a value by its verdict, where nothing asks for more.
  mutating func passes(_ schema: Int, _ value: JSONTapeValue) -> Bool {
    guard prunes, !isExhausted else { return false }
    let place = plan.places[schema]
    if let decided = verdict.verdict(byKindOf: value, place) { return decided }
    if refusals.contain(place, value) { return false }
    let isAccepted = verdict.accepts(place, value, -1, in: scope)
    if verdict.isExhausted {
      isExhausted = true
    } else if !isAccepted, !plan.hasDynamicReferences {
      refusals.add(place, value)
    }
    return isAccepted
  }

  /// Checks the same value by another schema, and counts what it finds.
  mutating func descend(
    _ schema: Int, _ value: JSONTapeValue, _ marks: Int?, _ step: SchemaFault.TrailStep
  ) {
    trail.append(step)
    check(schema, value, marks)
    trail.removeLast()
  }

  /// Checks a part of the value by a schema.
  mutating func descend(
    into part: SchemaFault.PathStep, _ schema: Int, _ value: JSONTapeValue, _ step: SchemaFault.TrailStep
  ) {
    if passes(schema, value) { return }
    path.append(part)
    trail.append(step)
    check(schema, value, nil, isRefused: prunes)
    trail.removeLast()
    path.removeLast()
  }

  /// The name of a member by which errors refer to it.
  func fieldName(_ name: String) -> String { place + FieldName.prefix(of: path.map(\.segment)) + name }

  // MARK: Schemas

  /// - Parameter isRefused: Whether the verdict is known to be that the schema does not accept the value.
  mutating func check(_ first: Int, _ value: JSONTapeValue, _ marks: Int?, isRefused: Bool = false) {
    let (ownTrail, ownScope) = (trail.count, scope.count)
    var schema = first
    // A schema that is only a reference is followed here, since such references form chains of any length.
    while let reference = onlyReference(of: schema), steps > 0 {
      steps -= 1
      trail.append(.init(keyword: reference.keyword))
      scope.append(Int32(rules(schema).pointee.resource))
      schema = reference.target
    }
    checkKeywords(schema, value, marks, isRefused: isRefused)
    trail.removeLast(trail.count - ownTrail)
    scope.removeLast(scope.count - ownScope)
  }

  private func onlyReference(of schema: Int) -> SubschemaRules.Reference? {
    guard plan.places[schema] != schema else { return nil }
    let rules = rules(schema)
    return rules.pointee.messages == nil ? rules.pointee.references.first : nil
  }

  private mutating func checkKeywords(
    _ schema: Int, _ value: JSONTapeValue, _ outer: Int?, isRefused: Bool
  ) {
    let rules = rules(schema)
    if let verdict = rules.pointee.verdict {
      if !verdict {
        var isMember = false
        if case .member = path.last { isMember = true }
        report(.refused(isMember: isMember), schema, nil)
      }
      return
    }
    steps -= 1
    guard steps > 0, depth < Self.maximumDepth, !isExhausted else {
      isExhausted = true
      return
    }
    // What is valid, as most parts are, needs no report, unless it tells others what it evaluated, or has warnings.
    if outer == nil, !isRefused, passes(schema, value) { return }
    if isExhausted { return }
    guard faults.count - firstFault < min(maximumErrors, Self.maximumFindings) || depth == 0 else { return }
    depth += 1
    scope.append(Int32(rules.pointee.resource))
    let first = faults.count
    let start = marks.count
    let hasOwnMarks = rules.pointee.readsEvaluated && (value.kind == .array || value.kind == .object)
    var marks = outer
    if hasOwnMarks {
      self.marks.append(contentsOf: repeatElement(false, count: value.count))
      marks = start
    }
    if checkType(rules, schema, value) {
      checkLiterals(rules, schema, value)
      checkRules(rules, schema, value)
      checkInPlace(rules, schema, value, marks)
      switch value.kind {
      case .object: if let objects = rules.pointee.objects { check(members: value, objects, schema, marks) }
      case .array: if let lists = rules.pointee.lists { check(elements: value, lists, schema, marks) }
      default: break
      }
      for (keyword, document) in rules.pointee.documents {
        for error in document.errors(in: value) { report(error, schema, keyword) }
      }
      if hasOwnMarks { checkUnevaluated(rules, schema, value, marks ?? start) }
    }
    if hasOwnMarks {
      if let outer {
        for index in 0..<value.count where self.marks[start + index] { self.marks[outer + index] = true }
      }
      self.marks.removeLast(self.marks.count - start)
    }
    if let messages = rules.pointee.messages { apply(messages, to: first..<faults.count) }
    scope.removeLast()
    depth -= 1
  }

  /// Whether the value has one of the types; if it has not, no other keyword is worth a finding.
  private mutating func checkType(_ rules: Rules, _ schema: Int, _ value: JSONTapeValue) -> Bool {
    guard let types = rules.pointee.types, !types.contains(.of(value)) else { return true }
    if types.contains(.integer), value.kind == .number {
      if value.isWhole { return true }
      if !types.contains(.number) {
        report(ValidationError(code: .numberNotInteger), schema, "type")
        return false
      }
    }
    report(.type(SchemaTypes.of(value), expected: types), schema, "type")
    return false
  }

  private mutating func checkLiterals(_ rules: Rules, _ schema: Int, _ value: JSONTapeValue) {
    if let literals = rules.pointee.allowedLiterals, !literals.contain(value),
      let error = rules.pointee.notListed
    {
      report(error, schema, "enum")
    }
    if let literals = rules.pointee.constantLiterals, !literals.contain(value),
      let error = rules.pointee.notEqual
    {
      report(error, schema, "const")
    }
  }

  private mutating func checkRules(_ rules: Rules, _ schema: Int, _ value: JSONTapeValue) {
    guard value.kind == .string || value.kind == .number else { return }
    // By their offsets, since an element that is copied counts many references.
    for index in rules.pointee.rules.indices {
      for error in rules.pointee.rules[index].errors(value) {
        report(error, schema, rules.pointee.rules[index].keyword)
      }
    }
  }
}
