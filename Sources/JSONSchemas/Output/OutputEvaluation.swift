import CJSONTape
import JSONText
import Primitives
import RuleDocuments
import ValidationCore
import ValidationRules

/// Applies a schema keyword by keyword, and keeps what each says: errors and annotations.
///
/// ``SchemaCheck`` gives the same verdict, and ``SchemaReport`` the errors that people read.
struct OutputEvaluation {
  /// The most units of one output.
  static let maximumUnits = 1_000_000
  /// Schemas that apply each other deeper than this have no output but their verdict: each takes a part of the stack.
  static let maximumDepth = 200

  let plan: SchemaPlan
  /// Whether valid parts are entered, for what they annotate.
  let isWhole: Bool
  /// The path of the value that is being checked, as it is and as a JSON Pointer.
  var path: [FieldPath.Segment] = []
  var instance = ""
  /// The keywords and references that led to the schema, as a JSON Pointer.
  var trail = ""
  var scope: [Int32] = []
  /// For each part of the values on the way whether something evaluated it.
  var marks: [Bool] = []
  var steps: Int
  var depth = 0
  var unitCount = 0
  var isExhausted = false
  /// The verdict, by which parts without a fault are passed over.
  var verdict: SchemaCheck

  init(_ plan: SchemaPlan, isWhole: Bool) {
    self.plan = plan
    self.isWhole = isWhole
    steps = plan.maximumSteps
    verdict = SchemaCheck(plan, SchemaFrame())
  }

  /// What the schema says of a value; nil if that takes more steps or units than are allowed.
  mutating func run(_ value: JSONTapeValue) -> OutputUnit? {
    let unit = evaluated(Int(plan.root), value, nil)
    return isExhausted ? nil : unit
  }

  // MARK: Units

  /// The unit of a keyword of the schema that the trail leads to.
  mutating func unit(_ rules: SubschemaRules, _ tokens: String...) -> OutputUnit {
    count()
    let pointer = tokens.map { JSONPointer.token($0) }.joined()
    return OutputUnit(trail + pointer, rules.location + pointer, at: instance)
  }

  private mutating func count() {
    unitCount += 1
    if unitCount > Self.maximumUnits { isExhausted = true }
  }

  /// Gives a unit an error about the value.
  func fail(_ unit: inout OutputUnit, _ error: ValidationError) {
    var error = error
    if !path.isEmpty { error.path = FieldPath(path + error.path.segments) }
    unit.error = error
    unit.isValid = false
  }

  /// The unit of a keyword that makes an assertion, with the error if the value does not meet it.
  mutating func assertion(_ rules: SubschemaRules, _ keyword: String, _ error: ValidationError?) -> OutputUnit
  {
    var unit = unit(rules, keyword)
    if let error { fail(&unit, error) }
    return unit
  }

  /// The unit of a keyword that applies other schemas, all of which must accept the value.
  mutating func applicator(
    _ rules: SubschemaRules, _ keyword: String, _ children: [OutputUnit], annotation: JSONNode? = nil
  ) -> OutputUnit {
    var unit = unit(rules, keyword)
    unit.isValid = children.allSatisfy(\.isValid)
    unit.children = kept(children)
    if rules.annotatesParts { unit.annotation = annotation }
    return unit
  }

  /// Those of the units that the output needs.
  func kept(_ units: [OutputUnit]) -> [OutputUnit] { isWhole ? units : units.filter { !$0.isValid } }

  // MARK: Schemas

  /// What another schema says of the same value.
  mutating func unit(
    of schema: Int, _ value: JSONTapeValue, _ marks: Int?, by tokens: String...
  ) -> OutputUnit {
    let outer = trail
    for token in tokens { trail += JSONPointer.token(token) }
    defer { trail = outer }
    return evaluated(schema, value, marks)
  }

  /// What a schema says of a part of the value.
  mutating func unit(
    of schema: Int, _ value: JSONTapeValue, at segment: FieldPath.Segment, by tokens: String...
  ) -> OutputUnit {
    let (outer, outerInstance) = (trail, instance)
    for token in tokens { trail += JSONPointer.token(token) }
    path.append(segment)
    switch segment {
    case .key(let name): instance += JSONPointer.token(name)
    case .index(let index): instance += JSONPointer.token(index)
    }
    defer {
      (trail, instance) = (outer, outerInstance)
      path.removeLast()
    }
    return evaluated(schema, value, nil)
  }

  /// What a schema says of the same value; what it evaluates counts only if it accepts the value.
  mutating func unitApart(
    of schema: Int, _ value: JSONTapeValue, _ marks: Int?, by tokens: String...
  ) -> OutputUnit {
    let outer = trail
    for token in tokens { trail += JSONPointer.token(token) }
    defer { trail = outer }
    guard let marks else { return evaluated(schema, value, nil) }
    let start = self.marks.count
    self.marks.append(contentsOf: repeatElement(false, count: value.count))
    let unit = evaluated(schema, value, start)
    if unit.isValid {
      for index in 0..<value.count where self.marks[start + index] { self.marks[marks + index] = true }
    }
    self.marks.removeLast(self.marks.count - start)
    return unit
  }

  private mutating func evaluated(_ schema: Int, _ value: JSONTapeValue, _ outer: Int?) -> OutputUnit {
    count()
    let rules = plan.schemas[schema]
    var unit = OutputUnit(trail, rules.location, at: instance)
    if let verdict = rules.verdict {
      if !verdict { fail(&unit, refusal) }
      return unit
    }
    steps -= 1
    guard steps > 0, depth < Self.maximumDepth, !isExhausted else {
      isExhausted = true
      return unit
    }
    if !isWhole, outer == nil, verdict.accepts(Int32(schema), value, -1, in: scope) { return unit }
    if verdict.isExhausted {
      isExhausted = true
      return unit
    }
    depth += 1
    scope.append(Int32(rules.resource))
    let start = marks.count
    let hasOwnMarks = rules.readsEvaluated && (value.kind == .array || value.kind == .object)
    var marks = outer
    if hasOwnMarks {
      self.marks.append(contentsOf: repeatElement(false, count: value.count))
      marks = start
    }
    var found: [OutputUnit] = []
    checkValue(rules, value, &found)
    checkInPlace(rules, value, marks, &found)
    switch value.kind {
    case .object:
      if let objects = rules.objects { check(members: value, objects, rules, schema, marks, &found) }
    case .array: if let lists = rules.lists { check(elements: value, lists, rules, marks, &found) }
    default: break
    }
    if hasOwnMarks { checkUnevaluated(rules, value, start, &found) }
    annotate(rules, value, &found)
    if hasOwnMarks {
      if let outer {
        for index in 0..<value.count where self.marks[start + index] { self.marks[outer + index] = true }
      }
      self.marks.removeLast(self.marks.count - start)
    }
    unit.isValid = found.allSatisfy(\.isValid)
    unit.children = kept(found)
    if let messages = rules.messages { unit.apply(messages, from: trail) }
    scope.removeLast()
    depth -= 1
    return unit
  }

  /// The error of a value where none is allowed: a member must be absent.
  var refusal: ValidationError {
    if case .key = path.last { return ValidationError(code: .presenceUnexpected) }
    return ValidationError(code: .notAllowed)
  }

  /// The annotations of the schema itself.
  private mutating func annotate(
    _ rules: SubschemaRules, _ value: JSONTapeValue, _ found: inout [OutputUnit]
  ) {
    guard isWhole else { return }
    for annotation in rules.annotations where !annotation.isForTexts || value.kind == .string {
      var unit = unit(rules, annotation.keyword)
      unit.annotation = annotation.value
      found.append(unit)
    }
  }
}
