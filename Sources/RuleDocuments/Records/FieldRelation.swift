import JSONText
import ValidationCore
import ValidationRules

/// How the value of a field must relate to other fields of the record.
struct FieldRelation: Sendable {
  enum Kind: Sendable {
    /// The value, where there is one, is that of another field.
    case same
    /// The value is another than that of another field, where both are there.
    case different
    /// Whether there is a value depends on which value another field has.
    case dependent(FieldDependence)
    /// There is a value where one of several fields is there, or is absent.
    case accompanied(byPresence: Bool)
    /// At least one of several fields is there, or exactly one.
    case counted(allowsSeveral: Bool)
    /// The value is in an order with that of another field, where both have a place in one.
    case ordered(FieldOrder)
  }

  let kind: Kind
  /// The other fields; one where no kind has several.
  let fields: [FieldReference]
  /// The values of the other field on which it depends whether there is one.
  var values: [JSONNode] = []
  /// What is reported, but by rules that report several things.
  var error = ValidationError(code: .invalid)
}

/// When a value has to be there, by whether another field has one of some values.
enum FieldDependence: Sendable {
  case requiredIf, requiredUnless, prohibitedIf

  func fails(isPresent: Bool, isOneOfThem: Bool) -> Bool {
    switch self {
    case .requiredIf: !isPresent && isOneOfThem
    case .requiredUnless: !isPresent && !isOneOfThem
    case .prohibitedIf: isPresent && isOneOfThem
    }
  }
}

/// A relation made ready to run.
final class RelationPlan: Sendable {
  private let kind: FieldRelation.Kind
  private let readings: [FieldReading]
  /// The names of the other fields.
  private let names: [String]
  /// What is asked of the other field where a value depends on it.
  private let test: FieldTest?
  private let error: ValidationError

  init(_ relation: FieldRelation, of owner: FieldPattern, _ table: inout PlanTable) {
    var readings: [FieldReading] = []
    for field in relation.fields { readings.append(table.reading(of: field, from: owner)) }
    self.readings = readings
    kind = relation.kind
    names = relation.fields.map(\.description)
    error = relation.error
    if case .dependent = relation.kind, let reading = readings.first {
      test = FieldTest(reading, isOneOf: ValueChoices(relation.values))
    } else {
      test = nil
    }
  }

  /// What is wrong with a value beside the other fields; nil where nothing is.
  func fault(of value: JSONTapeValue?, in run: inout RecordRun) -> ValidationError? {
    switch kind {
    case .same:
      guard let value, let other = readings.first, !run.means(value, other) else { return nil }
      return error
    case .different:
      guard let value, let other = readings.first, run.means(value, other) else { return nil }
      return error
    case .dependent(let dependence):
      let isOneOfThem = test?.holds(in: &run) ?? false
      return dependence.fails(isPresent: value != nil, isOneOfThem: isOneOfThem) ? error : nil
    case .accompanied(let byPresence):
      guard value == nil else { return nil }
      for reading in readings where (run.value(of: reading) != nil) == byPresence { return error }
      return nil
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
    in run: inout RecordRun
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
