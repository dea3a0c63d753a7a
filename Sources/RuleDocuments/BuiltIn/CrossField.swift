import JSONText
import ValidationCore
import ValidationRules

extension BuiltIn {
  static let crossField: [RegisteredRule] = [
    .comparing(
      "differentFrom",
      summary: "The value differs from that of another field; an absent value passes.",
      arguments: [RuleArgument("field", .field, isRequired: true, isShorthand: true)],
      codes: [.fieldsNotDifferent]
    ) { arguments in
      let other = try arguments.field("field")
      return Validation(run: { context, findings in
        guard let value = context.value, let second = context.value(of: other) else { return }
        if JSONValue(value) == JSONValue(second) { findings.report(.notDifferent(from: "\(other)")) }
      })
    },
    .comparing(
      "confirmed",
      summary:
        "Another field repeats the value; by default the one of the same name with Confirmation added.",
      arguments: [RuleArgument("by", .field, isShorthand: true)],
      codes: [.fieldsUnconfirmed]
    ) { arguments in
      let other = try arguments.confirmation()
      return Validation(run: { context, findings in
        guard let value = context.value else { return }
        if context.value(of: other).map({ JSONValue($0) }) != JSONValue(value) {
          findings.report(.unconfirmed(by: "\(other)"))
        }
      })
    },
    dependent(
      "requiredIf",
      summary: "There is a value where another field has one of some values.",
      .fieldsRequiredIf
    ) { isPresent, isOneOfThem in !isPresent && isOneOfThem },
    dependent(
      "requiredUnless",
      summary: "There is a value unless another field has one of some values.",
      .fieldsRequiredUnless
    ) { isPresent, isOneOfThem in !isPresent && !isOneOfThem },
    dependent(
      "prohibitedIf",
      summary: "There is no value where another field has one of some values.",
      .fieldsProhibitedIf
    ) { isPresent, isOneOfThem in isPresent && isOneOfThem },
    severalFields(
      "requiredWith",
      summary: "There is a value where any of other fields has one.",
      [.fieldsRequiredWith]
    ) { fields in
      let error = ValidationError.dependent(.fieldsRequiredWith, fields.map(\.description))
      return { context, findings in
        if context.value == nil, fields.contains(where: { context.value(of: $0) != nil }) {
          findings.report(error)
        }
      }
    },
    severalFields(
      "requiredWithout",
      summary: "There is a value where any of other fields has none.",
      [.fieldsRequiredWithout]
    ) { fields in
      let error = ValidationError.dependent(.fieldsRequiredWithout, fields.map(\.description))
      return { context, findings in
        if context.value == nil, fields.contains(where: { context.value(of: $0) == nil }) {
          findings.report(error)
        }
      }
    },
    severalFields(
      "atLeastOneOf",
      summary: "At least one of several fields has a value; a rule of the record, or of any field.",
      [.fieldsNoneGiven]
    ) { fields in
      let error = ValidationError.noneGiven(fields.map(\.description))
      return { context, findings in
        if !fields.contains(where: { context.value(of: $0) != nil }) { findings.report(error) }
      }
    },
    severalFields(
      "exactlyOneOf",
      summary:
        "One of several fields has a value and no other of them; a rule of the record, or of any field.",
      [.fieldsNoneGiven, .fieldsSeveralGiven]
    ) { fields in
      let names = fields.map(\.description)
      return { context, findings in
        switch fields.count(where: { context.value(of: $0) != nil }) {
        case 0: findings.report(.noneGiven(names))
        case 1: return
        default:
          let given = fields.filter { context.value(of: $0) != nil }.map(\.description)
          findings.report(.severalGiven(names, given: given))
        }
      }
    },
    ordered(
      "beforeField",
      summary: "The date or number is before that of another field, or equal to it where that is allowed.",
      codes: [.fieldsNotBefore, .fieldsTooLate, .fieldsNotLess, .fieldsTooLarge]
    ) { $0 ? .notAfter : .before },
    ordered(
      "afterField",
      summary: "The date or number is after that of another field, or equal to it where that is allowed.",
      codes: [.fieldsNotAfter, .fieldsTooEarly, .fieldsNotGreater, .fieldsTooSmall]
    ) { $0 ? .notBefore : .after },
  ]

  /// A rule on presence by the value of another field.
  ///
  /// - Parameter fails: Whether it fails, by whether the value is there and whether the other's is one of the values.
  private static func dependent(
    _ name: String,
    summary: String,
    _ code: ValidationError.Code,
    fails: @escaping @Sendable (_ isPresent: Bool, _ isOneOfThem: Bool) -> Bool
  ) -> RegisteredRule {
    .comparing(
      name,
      summary: summary,
      arguments: [
        RuleArgument("field", .field, isRequired: true), RuleArgument("equals", .value),
        RuleArgument("in", .list(of: .value)),
      ],
      codes: [code]
    ) { arguments in
      let other = try arguments.field("field")
      let values = try arguments.askedValues()
      let error = ValidationError.dependent(code, "\(other)", values)
      return Validation(run: { context, findings in
        let value = context.value(of: other).map { JSONValue($0) }
        let isOneOfThem = value.map { values.contains($0) } ?? false
        if fails(context.value != nil, isOneOfThem) { findings.report(error) }
      })
    }
  }

  /// A rule on the presence of several fields.
  private static func severalFields(
    _ name: String,
    summary: String,
    _ codes: [ValidationError.Code],
    _ check:
      @escaping @Sendable ([FieldReference]) -> @Sendable (FieldContext, inout Findings) -> Void
  ) -> RegisteredRule {
    .comparing(
      name,
      summary: summary,
      arguments: [RuleArgument("fields", .list(of: .field), isRequired: true, isShorthand: true)],
      codes: codes
    ) { arguments in
      Validation(run: check(try arguments.fields("fields")))
    }
  }

  /// A rule on the order of two fields.
  private static func ordered(
    _ name: String,
    summary: String,
    codes: [ValidationError.Code],
    _ order: @escaping @Sendable (_ orEqual: Bool) -> FieldOrder
  ) -> RegisteredRule {
    .comparing(
      name,
      summary: summary,
      standard: "RFC 3339, ISO 8601-1 (complete extended forms)",
      arguments: [
        RuleArgument("field", .field, isRequired: true, isShorthand: true), RuleArgument("orEqual", .boolean),
      ],
      codes: codes
    ) { arguments in
      let other = try arguments.field("field")
      let order = order(try arguments.booleanIfPresent("orEqual") ?? false)
      return Validation(run: { context, findings in
        guard let value = context.value, let second = context.value(of: other) else { return }
        if let text = value.string, let bound = second.string {
          guard let (date, limit) = WrittenMoment.comparable(text, bound) else { return }
          if !order.holds(date, limit) { findings.report(order.error("\(other)", isDate: true)) }
        } else if let number = value.number, let limit = second.number,
          !order.holds(ExactDecimal(written: number), ExactDecimal(written: limit))
        {
          findings.report(order.error("\(other)", isDate: false))
        }
      })
    }
  }
}

extension RuleArguments {
  /// A required argument that is a list of other fields, at least one.
  fileprivate func fields(_ name: String) throws(RuleDocumentError) -> [FieldReference] {
    var fields: [FieldReference] = []
    for element in try values[name]?.elements() ?? [] {
      fields.append(try element.fieldReference(from: owner))
    }
    if fields.isEmpty { throw error(at: name, "no field is named", expected: "at least one path") }
    return fields
  }

  /// The values that `equals` or `in` names.
  fileprivate func askedValues() throws(RuleDocumentError) -> [JSONValue] {
    let values: [JSONNode]
    switch (self.values["equals"]?.node, self.values["in"]?.node.array) {
    case (let value?, nil): values = [value]
    case (nil, let several?): values = several
    default: throw error("the condition is incomplete or ambiguous", expected: "\"equals\" or \"in\"")
    }
    if values.isEmpty { throw error(at: "in", "no value is listed", expected: "at least one value") }
    if let index = values.firstIndex(where: \.isNull) {
      throw error(
        at: self.values["in"] == nil ? "equals" : "in",
        element: self.values["in"] == nil ? nil : index,
        "null is no value that a field has",
        expected: "another value, or a rule that asks whether the field is there"
      )
    }
    return values.map { JSONValue($0) }
  }

  /// The field that confirms the rule's own.
  fileprivate func confirmation() throws(RuleDocumentError) -> FieldReference {
    if values["by"] != nil { return try field("by") }
    guard case .key(let name) = owner.steps.last else {
      throw error("the field has no name to add \"Confirmation\" to", expected: "the argument \"by\"")
    }
    return FieldReference(pattern: FieldPattern(owner.steps.dropLast() + [.key(name + "Confirmation")]))
  }
}
