import JSONText
import ValidationCore
import ValidationRules

/// A compiled relation.
final class RelationPlan: Sendable {
  private let kind: FieldRelation.Kind
  private let matchesAbsent: Bool
  private let readings: [FieldReading]
  /// The names of the other fields.
  private let names: [String]
  /// The condition on the other field, if a value depends on it.
  private let condition: ConditionPlan
  private let error: ValidationError

  /// - Parameter fields: The other fields, in the order of their paths.
  init(
    _ relation: FieldRelation,
    _ fields: [FieldReference],
    of owner: FieldPattern,
    _ plans: inout PlanBuilder
  ) {
    var readings: [FieldReading] = []
    for field in fields { readings.append(plans.reading(of: field, from: owner)) }
    self.readings = readings
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

  /// The error of a value in relation to the other fields; nil if there is none.
  func fault(of value: JSONTapeValue?, in run: inout Evaluation) -> ValidationError? {
    switch kind {
    case .same:
      guard let other = readings.first else { return nil }
      guard let value else { return matchesAbsent && run.value(of: other) != nil ? error : nil }
      return run.means(value, other) ? nil : error
    case .different:
      guard let value, let other = readings.first, run.means(value, other) else { return nil }
      return error
    case .dependent(let dependence):
      return dependence.fails(isPresent: value != nil, isOneOfThem: run.holds(condition)) ? error : nil
    case .accompanied(let byPresence):
      guard value == nil else { return nil }
      for reading in readings where (run.value(of: reading) != nil) == byPresence { return error }
      return nil
    case .accompaniedByAll:
      guard value == nil else { return nil }
      for reading in readings where run.value(of: reading) == nil { return nil }
      return error
    case .counted(let allowsSeveral): return fault(ofCount: allowsSeveral, in: &run)
    case .ordered(let order):
      guard let value = value.flatMap({ OrderableValue($0) }), let name = names.first,
        let other = readings.first.flatMap({ run.orderable($0) }), value.stands(order, other) == false
      else { return nil }
      return order.error(name, isDate: value.isDate)
    }
  }

  private func fault(
    ofCount allowsSeveral: Bool,
    in run: inout Evaluation
  ) -> ValidationError? {
    var given: [Int] = []
    for (index, reading) in readings.enumerated() where run.value(of: reading) != nil {
      if allowsSeveral { return nil }
      given.append(index)
    }
    if given.count == 1 { return nil }
    return given.isEmpty ? .noneGiven(names) : .severalGiven(names, given: given.map { names[$0] })
  }
}
