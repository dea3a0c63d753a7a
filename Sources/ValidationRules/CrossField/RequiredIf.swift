public import ValidationCore

extension ValidationError.Code {
  /// There is no value, and the value of another field requires one. Arguments: `other` (the name of the other field,
  /// as the message key `field.<name>`), `values` (alternatives: the values that require it).
  public static let fieldsRequiredIf: Self = "fields.requiredIf"
  /// There is no value, and the value of another field does not excuse this. Arguments: `other`, `values`
  /// (alternatives: the values that excuse it).
  public static let fieldsRequiredUnless: Self = "fields.requiredUnless"
  /// There is a value, and the value of another field forbids it. Arguments: `other`, `values` (alternatives: the
  /// values that forbid it).
  public static let fieldsProhibitedIf: Self = "fields.prohibitedIf"
}

extension RuleReport {
  static let fieldsRequiredIf = RuleReport(.fieldsRequiredIf, limits: ["other": .key, "values": .constants])
  static let fieldsRequiredUnless = RuleReport(
    .fieldsRequiredUnless, limits: ["other": .key, "values": .constants])
  static let fieldsProhibitedIf = RuleReport(
    .fieldsProhibitedIf, limits: ["other": .key, "values": .constants])
}

extension Rules {
  static let requiredIf = dependent(
    .requiredIf, "requiredIf", "The value is present if another field has one of the given values.",
    .fieldsRequiredIf,
    RuleSample(["field": "b", "equals": "BR"], beside: ["b": "PT"], valid: [nil]),
    RuleSample(
      ["field": "b", "equals": "BR"], beside: ["b": "BR"], valid: ["x"], invalid: [nil: .fieldsRequiredIf])
  )
  static let requiredUnless = dependent(
    .requiredUnless, "requiredUnless",
    "The value is present unless another field has one of the given values.",
    .fieldsRequiredUnless,
    RuleSample(["field": "b", "in": ["BR", 1]], beside: ["b": 1], valid: [nil]),
    RuleSample(["field": "b", "in": ["BR", 1]], valid: ["x"], invalid: [nil: .fieldsRequiredUnless])
  )
  static let prohibitedIf = dependent(
    .prohibitedIf, "prohibitedIf", "The value is absent if another field has one of the given values.",
    .fieldsProhibitedIf,
    RuleSample(
      ["field": "b", "equals": "BR"], beside: ["b": "BR"], valid: [nil], invalid: ["x": .fieldsProhibitedIf])
  )

  private static func dependent(
    _ dependence: FieldDependence,
    _ name: String,
    _ summary: String,
    _ report: RuleReport,
    _ samples: RuleSample...
  ) -> RuleOf<RuleImplementation, String, [RuleValue]> {
    RuleOf(
      name, summary, reports: [report], samples: samples, takes: .field("field"), .conditionValues
    ) { other, values in
      let error = ValidationError.dependent(report.code, other, values)
      return .relation(
        FieldRelation(kind: .dependent(dependence), fields: [other], values: values, error: error))
    }
  }
}

extension RuleParameter where Value == [RuleValue] {
  /// The arguments `equals` and `in`, exactly one of which is given.
  fileprivate static var conditionValues: Self {
    Self(
      [RuleArgument("equals", .value), RuleArgument("in", .list(of: .value))],
      read: { given throws(ImpossibleRule) in
        let values: [RuleValue]
        switch (given["equals"], given["in"]?.list) {
        case (let value?, nil): values = [value]
        case (nil, let several?): values = several
        default:
          throw ImpossibleRule(
            "the condition is incomplete or ambiguous", expected: "\"equals\" or \"in\"")
        }
        if values.isEmpty {
          throw ImpossibleRule(at: "in", "no value is listed", expected: "at least one value")
        }
        if let index = values.firstIndex(of: .null) {
          throw ImpossibleRule(
            at: given["in"] == nil ? "equals" : "in",
            element: given["in"] == nil ? nil : index,
            "null is not a value that a field can have",
            expected: "another value, or a rule that checks whether the field is present"
          )
        }
        return values
      },
      write: { values, given in
        if let only = values.first, values.count == 1 {
          given["equals"] = only
        } else {
          given["in"] = .list(values)
        }
        return !values.isEmpty
      }
    )
  }
}

extension Validation {
  /// One part of the value is present if another has one of some values; the error is at the first part.
  ///
  /// ```swift
  /// .require("taxNumber", \.taxNumber, if: "country", \.country, is: "BR", "PT")
  /// ```
  /// An empty text counts as present. Code: `fields.requiredIf`. For other kinds of condition, and for values that
  /// depend on another field, see ``/ValidationCore/Validation/when(_:)``.
  @inlinable
  @inline(__always)
  public static func require<Part, Other: Equatable & Sendable>(
    _ name: String,
    _ part: @autoclosure @escaping @Sendable () -> any KeyPath<Value, Part?> & Sendable,
    if otherName: String,
    _ other: @autoclosure @escaping @Sendable () -> any KeyPath<Value, Other?> & Sendable,
    is values: Other...
  ) -> Validation {
    dependent(.requiredIf, name, PartReader(path: part), otherName, PartReader(path: other), values)
  }

  /// One part of the value is present if another has one of some values; closures read the parts.
  @inlinable
  public static func require<Part, Other: Equatable & Sendable>(
    _ name: String,
    _ part: @escaping @Sendable (Value) -> Part?,
    if otherName: String,
    _ other: @escaping @Sendable (Value) -> Other?,
    is values: Other...
  ) -> Validation {
    dependent(.requiredIf, name, PartReader(part), otherName, PartReader(other), values)
  }

  /// One part of the value is present unless another has one of some values; the error is at the first part.
  ///
  /// Code: `fields.requiredUnless`.
  @inlinable
  @inline(__always)
  public static func require<Part, Other: Equatable & Sendable>(
    _ name: String,
    _ part: @autoclosure @escaping @Sendable () -> any KeyPath<Value, Part?> & Sendable,
    unless otherName: String,
    _ other: @autoclosure @escaping @Sendable () -> any KeyPath<Value, Other?> & Sendable,
    is values: Other...
  ) -> Validation {
    dependent(.requiredUnless, name, PartReader(path: part), otherName, PartReader(path: other), values)
  }

  /// One part of the value is present unless another has one of some values; closures read the parts.
  @inlinable
  public static func require<Part, Other: Equatable & Sendable>(
    _ name: String,
    _ part: @escaping @Sendable (Value) -> Part?,
    unless otherName: String,
    _ other: @escaping @Sendable (Value) -> Other?,
    is values: Other...
  ) -> Validation {
    dependent(.requiredUnless, name, PartReader(part), otherName, PartReader(other), values)
  }

  /// One part of the value is absent if another has one of some values; the error is at the first part.
  ///
  /// Code: `fields.prohibitedIf`.
  @inlinable
  @inline(__always)
  public static func prohibit<Part, Other: Equatable & Sendable>(
    _ name: String,
    _ part: @autoclosure @escaping @Sendable () -> any KeyPath<Value, Part?> & Sendable,
    if otherName: String,
    _ other: @autoclosure @escaping @Sendable () -> any KeyPath<Value, Other?> & Sendable,
    is values: Other...
  ) -> Validation {
    dependent(.prohibitedIf, name, PartReader(path: part), otherName, PartReader(path: other), values)
  }

  /// One part of the value is absent if another has one of some values; closures read the parts.
  @inlinable
  public static func prohibit<Part, Other: Equatable & Sendable>(
    _ name: String,
    _ part: @escaping @Sendable (Value) -> Part?,
    if otherName: String,
    _ other: @escaping @Sendable (Value) -> Other?,
    is values: Other...
  ) -> Validation {
    dependent(.prohibitedIf, name, PartReader(part), otherName, PartReader(other), values)
  }

  @inlinable
  static func dependent<Part, Other: Equatable & Sendable>(
    _ dependence: FieldDependence,
    _ name: String,
    _ part: PartReader<Value, Part?>,
    _ otherName: String,
    _ other: PartReader<Value, Other?>,
    _ values: [Other]
  ) -> Validation {
    let report = FieldReport.dependent(dependence, name, otherName, values)
    return Validation(check: { model, sink in
      let isPresent = part.hasValue(model)
      guard dependence.concerns(isPresent: isPresent) else { return }
      let isListed = other.read(model) { other in
        guard let other = other.wrapped() else { return false }
        return other.inPlace { other in values.contains { $0 == other } }
      }
      if dependence.fails(isPresent: isPresent, isOneOfThem: isListed) { sink.report(report.error) }
    })
    .tested(
      part, dependingOn: other, values, concernsPresent: dependence.concerns(isPresent: true),
      failsIfListed: dependence != .requiredUnless
    )
    .made(of: report.constraint)
  }
}

extension FieldReport {
  @usableFromInline
  static func dependent(
    _ dependence: FieldDependence,
    _ name: String,
    _ otherName: String,
    _ values: [some Any]
  ) -> FieldReport {
    let (code, rule) =
      switch dependence {
      case .requiredIf: (ValidationError.Code.fieldsRequiredIf, Rules.requiredIf)
      case .requiredUnless: (.fieldsRequiredUnless, Rules.requiredUnless)
      case .prohibitedIf: (.fieldsProhibitedIf, Rules.prohibitedIf)
      }
    return FieldReport(
      name,
      .dependent(code, otherName, values),
      RuleValue.all(exactly: values).map { rule.constraint(otherName, $0) } ?? .closure
    )
  }
}

extension ValidationError {
  /// A value is absent or present, contrary to what the value of another field requires.
  package static func dependent(_ code: Code, _ name: String, _ values: [some Any]) -> ValidationError {
    ValidationError(
      reporting: code,
      limits: ArgumentList("other", .field(name), "values", .alternatives(values.map { Argument($0) }))
    )
  }
}
