public import ValidationCore

extension ValidationError.Code {
  /// There is no value, although another field has one. Argument: `others` (alternatives: the names of the fields
  /// that require it, as message keys `field.<name>`).
  public static let fieldsRequiredWith: Self = "fields.requiredWith"
  /// There is no value, and another field has none either. Argument: `others` (alternatives: the names of the fields
  /// whose absence requires it, as message keys `field.<name>`).
  public static let fieldsRequiredWithout: Self = "fields.requiredWithout"
  /// The field is missing although all of other fields have a value. Argument: `others` (their names, as message keys
  /// `field.<name>`).
  public static let fieldsRequiredWithAll: Self = "fields.requiredWithAll"
}

extension RuleReport {
  static let fieldsRequiredWith = RuleReport(.fieldsRequiredWith, limits: ["others": .list])
  static let fieldsRequiredWithout = RuleReport(.fieldsRequiredWithout, limits: ["others": .list])
  static let fieldsRequiredWithAll = RuleReport(.fieldsRequiredWithAll, limits: ["others": .list])
}

extension Rules {
  static let requiredWith = accompanied(
    "requiredWith", "The value is present if any of the other fields has a value.", .fieldsRequiredWith,
    byPresence: true,
    RuleSample(["fields": ["b", "c"]], valid: [nil]),
    RuleSample(
      ["fields": ["b", "c"]], beside: ["c": 1], valid: ["x"], invalid: [nil: .fieldsRequiredWith])
  )
  static let requiredWithout = accompanied(
    "requiredWithout", "The value is present if any of the other fields does not have a value.",
    .fieldsRequiredWithout,
    byPresence: false,
    RuleSample(["fields": ["b"]], beside: ["b": 1], valid: [nil]),
    RuleSample(["fields": ["b"]], valid: ["x"], invalid: [nil: .fieldsRequiredWithout])
  )

  static let requiredWithAll = RuleOf(
    "requiredWithAll",
    "The value is present if all of the other fields have a value.",
    reports: [.fieldsRequiredWithAll],
    samples: [
      RuleSample(["fields": ["b", "c"]], beside: ["b": 1], valid: [nil]),
      RuleSample(
        ["fields": ["b", "c"]], beside: ["b": 1, "c": 2],
        valid: ["x"], invalid: [nil: .fieldsRequiredWithAll]),
    ],
    takes: .fields("fields", shorthand: true)
  ) { fields throws(ImpossibleRule) -> RuleImplementation in
    if fields.isEmpty { throw .noField }
    return .relation(FieldRelation(kind: .accompaniedByAll, fields: fields, error: .requiredWithAll(fields)))
  }

  private static func accompanied(
    _ name: String,
    _ summary: String,
    _ report: RuleReport,
    byPresence: Bool,
    _ samples: RuleSample...
  ) -> RuleOf<RuleImplementation, [String]> {
    RuleOf(
      name, summary, reports: [report], samples: samples, takes: .fields("fields", shorthand: true)
    ) { fields throws(ImpossibleRule) -> RuleImplementation in
      if fields.isEmpty { throw .noField }
      let error = ValidationError.dependent(report.code, fields)
      return .relation(
        FieldRelation(kind: .accompanied(byPresence: byPresence), fields: fields, error: error))
    }
  }
}

extension ImpossibleRule {
  /// The reason for refusing a rule over several fields that names no field.
  static let noField = ImpossibleRule(at: "fields", "no field is named", expected: "at least one path")
}

extension Validation {
  /// One part of the value is present if any of the others is present; the error is at the first part.
  ///
  /// ```swift
  /// .require("street", \.street, with: .init("city", \.city), .init("postalCode", \.postalCode))
  /// ```
  /// Code: `fields.requiredWith`.
  @inlinable
  public static func require<Part>(
    _ name: String,
    _ part: @escaping @Sendable (Value) -> Part?,
    with others: NamedField<Value>...
  ) -> Validation {
    let report = FieldReport.accompanied(.with, name, others.map(\.name))
    return Validation(run: { value, sink in
      if part(value) == nil, others.contains(where: { $0.hasValue(value) }) { sink.report(report.error) }
    }).made(of: report.constraint)
  }

  /// One part of the value is present if any of the others is absent; the error is at the first part.
  ///
  /// ```swift
  /// .require("email", \.email, without: .init("phone", \.phone))
  /// ```
  /// Code: `fields.requiredWithout`.
  @inlinable
  public static func require<Part>(
    _ name: String,
    _ part: @escaping @Sendable (Value) -> Part?,
    without others: NamedField<Value>...
  ) -> Validation {
    let report = FieldReport.accompanied(.without, name, others.map(\.name))
    return Validation(run: { value, sink in
      if part(value) == nil, others.contains(where: { !$0.hasValue(value) }) { sink.report(report.error) }
    }).made(of: report.constraint)
  }

  /// One part of the value is there where all of several others are; the error is at the part.
  ///
  /// Code: `fields.requiredWithAll`.
  @inlinable
  public static func require<Part>(
    _ name: String,
    _ part: @escaping @Sendable (Value) -> Part?,
    withAll others: NamedField<Value>...
  ) -> Validation {
    let report = FieldReport.accompanied(.withAll, name, others.map(\.name))
    return Validation(run: { value, sink in
      if part(value) == nil, others.allSatisfy({ $0.hasValue(value) }) { sink.report(report.error) }
    }).made(of: report.constraint)
  }
}

/// The fields that a field accompanies.
@usableFromInline
enum FieldCompany { case with, without, withAll }

extension FieldReport {
  @usableFromInline
  static func accompanied(_ company: FieldCompany, _ name: String, _ others: [String]) -> FieldReport {
    let (error, constraint) =
      switch company {
      case .with:
        (ValidationError.dependent(.fieldsRequiredWith, others), Rules.requiredWith.constraint(others))
      case .without:
        (.dependent(.fieldsRequiredWithout, others), Rules.requiredWithout.constraint(others))
      case .withAll: (.requiredWithAll(others), Rules.requiredWithAll.constraint(others))
      }
    return FieldReport(name, error, constraint)
  }
}

extension ValidationError {
  fileprivate static func requiredWithAll(_ names: [String]) -> ValidationError {
    ValidationError(
      reporting: .fieldsRequiredWithAll, limits: ["others": .list(names.map { .field($0) })])
  }

  /// A value is absent although the presence or absence of other fields requires it.
  package static func dependent(_ code: Code, _ names: [String]) -> ValidationError {
    ValidationError(reporting: code, limits: ["others": .alternatives(names.map { .field($0) })])
  }
}
