public import ValidationCore

extension ValidationError.Code {
  /// None of several fields has a value. Argument: `fields` (alternatives: their names, as message keys
  /// `field.<name>`).
  public static let fieldsNoneGiven: Self = "fields.noneGiven"
  /// More than one of several fields has a value. Arguments: `fields` (alternatives: all of them, as message keys),
  /// `given` (a list: the fields that have a value).
  public static let fieldsSeveralGiven: Self = "fields.severalGiven"
}

extension RuleReport {
  static let fieldsNoneGiven = RuleReport(.fieldsNoneGiven, limits: ["fields": .list])
  static let fieldsSeveralGiven = RuleReport(
    .fieldsSeveralGiven, limits: ["fields": .list], found: ["given": .list])
}

extension Rules {
  static let atLeastOneOf = counted(
    "atLeastOneOf",
    "At least one of several fields has a value; a rule of the record, or of any field.",
    [.fieldsNoneGiven], .atLeastOne,
    RuleSample(["fields": ["a", "b"]], valid: ["x"], invalid: [nil: .fieldsNoneGiven]),
    RuleSample(["fields": ["a", "b"]], beside: ["b": 1], valid: ["x", nil])
  )
  static let exactlyOneOf = counted(
    "exactlyOneOf",
    "Exactly one of several fields has a value; a rule of the record, or of any field.",
    [.fieldsNoneGiven, .fieldsSeveralGiven], .exactlyOne,
    RuleSample(["fields": ["a", "b"]], valid: ["x"], invalid: [nil: .fieldsNoneGiven]),
    RuleSample(["fields": ["a", "b"]], beside: ["b": 1], valid: [nil], invalid: ["x": .fieldsSeveralGiven])
  )

  static let atMostOneOf = counted(
    "atMostOneOf",
    "No more than one of several fields has a value; a rule of the record, or of any field.",
    [.fieldsSeveralGiven], .atMostOne,
    RuleSample(["fields": ["a", "b"]], valid: ["x", nil]),
    RuleSample(["fields": ["a", "b"]], beside: ["b": 1], valid: [nil], invalid: ["x": .fieldsSeveralGiven])
  )

  private static func counted(
    _ name: String,
    _ summary: String,
    _ reports: [RuleReport],
    _ count: FieldCount,
    _ samples: RuleSample...
  ) -> RuleOf<RuleImplementation, [String]> {
    RuleOf(
      name, summary, reports: reports, samples: samples, takes: .fields("fields", shorthand: true)
    ) { fields throws(ImpossibleRule) -> RuleImplementation in
      if fields.isEmpty { throw .noField }
      return .relation(FieldRelation(kind: .counted(count), fields: fields))
    }
  }
}

extension Validation {
  /// At least one of several parts of the value is present.
  ///
  /// ```swift
  /// .atLeastOneOf(.init("email", \.email), .init("phone", \.phone))
  /// ```
  /// The error is at the value as a whole. Code: `fields.noneGiven`.
  public static func atLeastOneOf(_ fields: NamedField<Value>...) -> Validation {
    let error = ValidationError.noneGiven(fields.map(\.name)).madeInAdvance
    let presentCount = fields.presentCount()
    return Validation(check: { model, sink in
      if presentCount(model) == 0 { sink.report(error) }
    }).made(of: Rules.atLeastOneOf.constraint(fields.map(\.name)))
  }

  /// Exactly one of several parts of the value is present.
  ///
  /// The error is at the value as a whole. Codes: `fields.noneGiven`, `fields.severalGiven`.
  public static func exactlyOneOf(_ fields: NamedField<Value>...) -> Validation {
    let names = fields.map(\.name)
    let noneGiven = ValidationError.noneGiven(names).madeInAdvance
    let presentCount = fields.presentCount()
    return Validation(check: { model, sink in
      switch presentCount(model) {
      case 0: sink.report(noneGiven)
      case 1: return
      default:
        sink.report(.severalGiven(names, given: fields.filter { $0.hasValue(model) }.map(\.name)))
      }
    }).made(of: Rules.exactlyOneOf.constraint(names))
  }
}

extension Validation {
  /// No more than one of several parts of the value is present.
  ///
  /// ```swift
  /// .atMostOneOf(.init("discountCode", \.discountCode), .init("giftCard", \.giftCard))
  /// ```
  /// The error is at the value as a whole. Code: `fields.severalGiven`.
  public static func atMostOneOf(_ fields: NamedField<Value>...) -> Validation {
    let names = fields.map(\.name)
    let presentCount = fields.presentCount()
    return Validation(check: { model, sink in
      if presentCount(model) < 2 { return }
      sink.report(.severalGiven(names, given: fields.filter { $0.hasValue(model) }.map(\.name)))
    }).made(of: Rules.atMostOneOf.constraint(names))
  }
}

extension ValidationError {
  /// None of several fields has a value.
  package static func noneGiven(_ names: [String]) -> ValidationError {
    ValidationError(
      reporting: .fieldsNoneGiven,
      limits: ArgumentList("fields", .alternatives(names.map { .field($0) }))
    )
  }

  /// Too many of several fields have a value.
  package static func severalGiven(_ names: [String], given: [String]) -> ValidationError {
    ValidationError(
      reporting: .fieldsSeveralGiven,
      limits: ArgumentList("fields", .alternatives(names.map { .field($0) })),
      found: ArgumentList("given", .list(given.map { .field($0) }))
    )
  }
}
