import JSONText
import ValidationCore
import ValidationRules

/// A compiled relation.
final class RelationPlan {
  private let kind: FieldRelation.Kind
  private let matchesAbsent: Bool
  /// The other fields, in the order of their paths; at least one.
  private let readings: FixedList<FieldReading>
  /// The names of the other fields.
  private let names: [String]
  /// The condition on the other field, if a value depends on it.
  private let condition: ConditionPlan
  private let error: ValidationError
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
    matchesAbsent = relation.matchesAbsent
    names = fields.map(\.description)
    error = relation.error
    if case .dependent = relation.kind, let field = fields.first {
      condition = plans.condition(.isOneOf(field, relation.values.map { JSONNode(literal: $0) }))
    } else {
      condition = .always
    }
  }

  /// Reports what is wrong with a value in relation to the other fields.
  func check(_ value: JSONTapeValue?, _ run: inout Evaluation, _ sink: inout ErrorSink) {
    guard readings.count > 0 else { return }
    switch kind {
    case .same:
      let isSame =
        if let value {
          run.means(value, readings[0])
        } else {
          !matchesAbsent || run.value(of: readings[0]) == nil
        }
      if !isSame { failure.run(error, &sink) }
    case .different:
      if let value, run.means(value, readings[0]) { failure.run(error, &sink) }
    case .dependent(let dependence):
      if dependence.concerns(isPresent: value != nil),
        dependence.fails(isPresent: value != nil, isOneOfThem: run.holds(condition))
      {
        failure.run(error, &sink)
      }
    case .accompanied(let byPresence):
      if value == nil, count(in: run, isPresent: byPresence) > 0 { failure.run(error, &sink) }
    case .accompaniedByAll:
      if value == nil, count(in: run, isPresent: false) == 0 { failure.run(error, &sink) }
    case .counted(let allowsSeveral): checkCount(allowsSeveral, run, &sink)
    case .ordered(let order):
      guard let value = value.flatMap({ OrderableValue($0) }), let other = run.orderable(readings[0]),
        value.stands(order, other) == false
      else { return }
      failure.run(order.error(names[0], isDate: value.isDate), &sink)
    case .countryNumber(let number, let digits):
      guard let country = run.value(of: readings[0]), country.type == .text, let value else { return }
      guard value.type == .text else { return failure.run(.typeMismatch(value.type, expected: .text), &sink) }
      if let fault = number.fault(of: value.string, in: country.string, digits) { failure.run(fault, &sink) }
    }
  }

  /// How many of the other fields are present, or absent.
  private func count(in run: Evaluation, isPresent: Bool) -> Int {
    var count = 0
    readings.visit { reading in
      if (run.value(of: reading) != nil) == isPresent { count += 1 }
      return true
    }
    return count
  }

  private func checkCount(_ allowsSeveral: Bool, _ run: Evaluation, _ sink: inout ErrorSink) {
    let count = count(in: run, isPresent: true)
    if count == 1 || allowsSeveral && count > 1 { return }
    if count == 0 { return failure.run(.noneGiven(names), &sink) }
    let given = names.indices.filter { run.value(of: readings[$0]) != nil }
    failure.run(.severalGiven(names, given: given.map { names[$0] }), &sink)
  }
}
