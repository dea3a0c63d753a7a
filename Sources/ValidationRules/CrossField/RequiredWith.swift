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
  @inline(__always)
  public static func require<Part>(
    _ name: String,
    _ part: @autoclosure @escaping @Sendable () -> any KeyPath<Value, Part?> & Sendable,
    with others: NamedField<Value>...
  ) -> Validation {
    accompanied(.with, name, PartReader(path: part), others)
  }

  /// One part of the value, which a closure reads, is present if any of the others is present.
  @inlinable
  public static func require<Part>(
    _ name: String,
    _ part: @escaping @Sendable (Value) -> Part?,
    with others: NamedField<Value>...
  ) -> Validation {
    accompanied(.with, name, PartReader(part), others)
  }

  /// One part of the value is present if any of the others is absent; the error is at the first part.
  ///
  /// ```swift
  /// .require("email", \.email, without: .init("phone", \.phone))
  /// ```
  /// Code: `fields.requiredWithout`.
  @inlinable
  @inline(__always)
  public static func require<Part>(
    _ name: String,
    _ part: @autoclosure @escaping @Sendable () -> any KeyPath<Value, Part?> & Sendable,
    without others: NamedField<Value>...
  ) -> Validation {
    accompanied(.without, name, PartReader(path: part), others)
  }

  /// One part of the value, which a closure reads, is present if any of the others is absent.
  @inlinable
  public static func require<Part>(
    _ name: String,
    _ part: @escaping @Sendable (Value) -> Part?,
    without others: NamedField<Value>...
  ) -> Validation {
    accompanied(.without, name, PartReader(part), others)
  }

  /// One part of the value is present if all of the others are present; the error is at the first part.
  ///
  /// Code: `fields.requiredWithAll`.
  @inlinable
  @inline(__always)
  public static func require<Part>(
    _ name: String,
    _ part: @autoclosure @escaping @Sendable () -> any KeyPath<Value, Part?> & Sendable,
    withAll others: NamedField<Value>...
  ) -> Validation {
    accompanied(.withAll, name, PartReader(path: part), others)
  }

  /// One part of the value, which a closure reads, is present if all of the others are present.
  @inlinable
  public static func require<Part>(
    _ name: String,
    _ part: @escaping @Sendable (Value) -> Part?,
    withAll others: NamedField<Value>...
  ) -> Validation {
    accompanied(.withAll, name, PartReader(part), others)
  }

  @inlinable
  static func accompanied<Part>(
    _ company: FieldCompany,
    _ name: String,
    _ part: PartReader<Value, Part?>,
    _ others: [NamedField<Value>]
  ) -> Validation {
    let report = FieldReport.accompanied(company, name, others.map(\.name))
    let isPresent = company.isPresent(others)
    return Validation(check: { model, sink in
      if !part.hasValue(model), isPresent(model) { sink.report(report.error) }
    }).made(of: report.constraint)
  }
}

/// The fields that a field accompanies.
@usableFromInline
enum FieldCompany {
  case with, without, withAll

  /// Whether the presence of the fields of a model requires another.
  @usableFromInline
  func isPresent<Model>(_ fields: [NamedField<Model>]) -> @Sendable (UnsafePointer<Model>) -> Bool {
    let (presentCount, count) = (fields.presentCount(), fields.count)
    return switch self {
    case .with: { presentCount($0) > 0 }
    case .without: { presentCount($0) < count }
    case .withAll: { presentCount($0) == count }
    }
  }
}

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
      reporting: .fieldsRequiredWithAll, limits: ArgumentList("others", .list(names.map { .field($0) })))
  }

  /// A value is absent although the presence or absence of other fields requires it.
  package static func dependent(_ code: Code, _ names: [String]) -> ValidationError {
    ValidationError(reporting: code, limits: ArgumentList("others", .alternatives(names.map { .field($0) })))
  }
}
