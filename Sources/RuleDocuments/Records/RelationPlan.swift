import JSONText
import ValidationCore
import ValidationRules

/// A compiled relation.
final class RelationPlan {
  private let kind: FieldRelation.Kind
  /// What tells most valid texts beside another, if the rule has it; its owner is part of ``kind``.
  private let pair: PairCheck.Call?
  /// Whether a value that is present may be wrong, and one that is absent.
  private let mayFail: (isPresent: Bool, isAbsent: Bool)
  private let matchesAbsent: Bool
  /// The other fields, in the order of their paths; at least one.
  private let readings: FixedList<FieldReading>
  /// The names of the other fields.
  private let names: [String]
  /// The condition on the other field, if a value depends on it.
  private let condition: ConditionPlan
  /// How a value depends on that, read without the other kinds of relations.
  private let dependence: FieldDependence?
  private let error: ValidationError
  /// That none of the fields is given.
  private let noneGiven: ValidationError
  /// The names of the fields as arguments, and as those of an error about several of them.
  private let fields: (names: [ValidationError.Argument], facts: SharedArguments)
  /// Reports what is wrong.
  private let failure: Validation<ValidationError>

  /// - Parameter fields: The other fields, in the order of their paths.
  init(
    _ relation: FieldRelation,
    _ fields: [FieldReference],
    of owner: FieldPattern,
    _ failure: Validation<ValidationError>,
    _ plans: inout PlanBuilder
  ) {
    var readings: [FieldReading] = []
    for field in fields { readings.append(plans.reading(of: field, from: owner)) }
    self.readings = FixedList(readings)
    self.failure = failure
    kind = relation.kind
    if case .texts(.beside(let quick?, _)) = relation.kind { pair = quick.call } else { pair = nil }
    mayFail =
      fields.isEmpty
      ? (false, false) : (relation.concerns(isPresent: true), relation.concerns(isPresent: false))
    matchesAbsent = relation.matchesAbsent
    names = fields.map(\.description)
    error = relation.error
    noneGiven = ValidationError.noneGiven(names).madeInAdvance
    let fieldNames = names.map { ValidationError.Argument.field($0) }
    self.fields = (fieldNames, SharedArguments(with: ["fields": .alternatives(fieldNames)]))
    if case .dependent(let kind) = relation.kind { dependence = kind } else { dependence = nil }
    if dependence != nil, let field = fields.first {
      condition = plans.condition(.isOneOf(field, relation.values.map { JSONNode(literal: $0) }))
    } else {
      condition = .always
    }
  }

  /// Whether a value that is present, or absent, may be wrong.
  func concerns(isPresent: Bool) -> Bool { isPresent ? mayFail.isPresent : mayFail.isAbsent }

  /// Whether nothing is wrong with a value in relation to the other fields.
  func holds(for value: JSONTapeValue?, _ run: inout Evaluation) -> Bool {
    guard let dependence else { return holdsIndependently(for: value, &run) }
    return !dependence.concerns(isPresent: value != nil)
      || !dependence.fails(isPresent: value != nil, isOneOfThem: run.holds(condition))
  }

  // Not inlined: whether a value depends on another is told without what the other kinds need.
  @inline(never)
  private func holdsIndependently(for value: JSONTapeValue?, _ run: inout Evaluation) -> Bool {
    guard concerns(isPresent: value != nil) else { return true }
    if let pair, let value, value.type == .text, let other = run.value(of: readings[0]), other.type == .text,
      pair.accepts(value.bytes, beside: other.bytes)
    {
      return true
    }
    switch kind {
    case .same:
      return if let value {
        run.means(value, readings[0])
      } else {
        run.value(of: readings[0]) == nil
      }
    case .different: return value.map { !run.means($0, readings[0]) } ?? true
    case .dependent: return true
    case .accompanied(let byPresence): return count(in: run, isPresent: byPresence) == 0
    case .accompaniedByAll: return count(in: run, isPresent: false) > 0
    case .counted(let expected): return expected.holds(count(in: run, isPresent: true))
    case .element: return value.map { run.isElement($0, of: readings[0]) } ?? true
    case .ordered(let order): return value.map { run.stands($0, order, readings[0]) ?? true } ?? true
    case .texts(let relation): return holds(for: value, relation, run)
    }
  }

  /// Whether nothing is wrong with a text beside the texts of the other fields.
  private func holds(for value: JSONTapeValue?, _ relation: TextRelation, _ run: borrowing Evaluation) -> Bool
  {
    guard let value, isConcerned(by: relation, run) else { return true }
    guard value.type == .text else { return false }
    var sink = ErrorSink(.verdict)
    check(value.utf8, relation, run, &sink)
    return !sink.hasError
  }

  /// What is wrong with a text beside the texts of the other fields.
  private func fault(
    of value: JSONTapeValue?, _ relation: TextRelation, _ run: borrowing Evaluation, _ sink: inout ErrorSink
  ) -> ValidationError? {
    guard let value, isConcerned(by: relation, run) else { return nil }
    guard value.type == .text else { return .typeMismatch(value.type, expected: .text) }
    return sink.takingFirst { check(value.utf8, relation, run, &$0) }
  }

  /// Whether a value can be wrong beside the other fields.
  private func isConcerned(by relation: TextRelation, _ run: borrowing Evaluation) -> Bool {
    if case .besideAll = relation { return true }
    return run.value(of: readings[0])?.type == .text
  }

  private func check(
    _ text: UnsafeBufferPointer<UInt8>, _ relation: TextRelation, _ run: borrowing Evaluation,
    _ sink: inout ErrorSink
  ) {
    switch relation {
    case .beside(_, let check):
      if let other = run.value(of: readings[0]) { check(text, other.utf8, &sink) }
    case .besideAll(let accepts, let check):
      var isValid = accepts(text, nil)
      visitTexts(run) { other in
        isValid = isValid && accepts(text, other.utf8)
        return isValid
      }
      if isValid { return }
      check(text, { texts(run) }, &sink)
    }
  }

  private func texts(_ run: borrowing Evaluation) -> [String] {
    var texts: [String] = []
    visitTexts(run) { other in
      texts.append(other.string)
      return true
    }
    return texts
  }

  /// Passes the texts of the other fields to `body`, until it returns false.
  private func visitTexts(_ run: borrowing Evaluation, _ body: (JSONTapeValue) -> Bool) {
    readings.visit { reading in
      if let other = run.value(of: reading), other.type == .text { return body(other) }
      return true
    }
  }

  /// Reports what is wrong with a value in relation to the other fields.
  func check(_ value: JSONTapeValue?, _ run: inout Evaluation, _ sink: inout ErrorSink) {
    if case .texts(let relation) = kind, concerns(isPresent: value != nil) {
      return check(value, relation, run, &sink)
    }
    if holds(for: value, &run) { return }
    switch kind {
    case .same, .different, .element, .dependent, .accompanied, .accompaniedByAll:
      failure.run(error, &sink)
    case .counted:
      failure.run(error(given: run), &sink)
    case .ordered(let order): failure.run(order.error(names[0], isDate: value?.type == .text), &sink)
    case .texts: break
    }
  }

  /// Reports what is wrong with a text beside the texts of the other fields.
  private func check(
    _ value: JSONTapeValue?, _ relation: TextRelation, _ run: borrowing Evaluation, _ sink: inout ErrorSink
  ) {
    if sink.goal == .list {
      if let fault = fault(of: value, relation, run, &sink) { failure.run(fault, &sink) }
    } else if !holds(for: value, relation, run) {
      // What is reported decides whether it is an error.
      failure.run(error, &sink)
    }
  }

  /// That too few or too many of the fields are given.
  private func error(given run: borrowing Evaluation) -> ValidationError {
    guard names.count <= UInt64.bitWidth else {
      let given = names.indices.filter { run.value(of: readings[$0]) != nil }
      return given.isEmpty ? noneGiven : .severalGiven(names, given: given.map { names[$0] })
    }
    var given: UInt64 = 0
    for index in 0..<readings.count where run.value(of: readings[index]) != nil {
      given |= 1 << UInt64(index)
    }
    if given == 0 { return noneGiven }
    return ValidationError(
      reporting: .fieldsSeveralGiven, fields.facts, found: ArgumentList("given", .chosen(fields.names, given))
    )
  }

  /// How many of the other fields are present, or absent.
  private func count(in run: borrowing Evaluation, isPresent: Bool) -> Int {
    var count = 0
    readings.visit { reading in
      if (run.value(of: reading) != nil) == isPresent { count += 1 }
      return true
    }
    return count
  }
}
