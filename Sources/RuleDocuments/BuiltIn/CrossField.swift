import JSONText
import ValidationCore
import ValidationRules

extension BuiltIn {
  static let crossField: [RegisteredRule] = [
    relating(
      "differentFrom",
      summary: "The value differs from that of another field; an absent value passes.",
      arguments: [RuleArgument("field", .field, isRequired: true, isShorthand: true)],
      codes: [.fieldsNotDifferent]
    ) { arguments in
      let other = try arguments.field("field")
      return .relation(
        FieldRelation(kind: .different, fields: [other], error: .notDifferent(from: "\(other)")))
    },
    relating(
      "confirmed",
      summary:
        "Another field repeats the value; by default the one of the same name with Confirmation added.",
      arguments: [RuleArgument("by", .field, isShorthand: true)],
      codes: [.fieldsUnconfirmed]
    ) { arguments in
      let other = try arguments.confirmation()
      return .relation(
        FieldRelation(kind: .same, fields: [other], error: .unconfirmed(by: "\(other)")))
    },
    dependent(
      "requiredIf",
      summary: "There is a value where another field has one of some values.",
      .fieldsRequiredIf,
      .requiredIf
    ),
    dependent(
      "requiredUnless",
      summary: "There is a value unless another field has one of some values.",
      .fieldsRequiredUnless,
      .requiredUnless
    ),
    dependent(
      "prohibitedIf",
      summary: "There is no value where another field has one of some values.",
      .fieldsProhibitedIf,
      .prohibitedIf
    ),
    accompanied(
      "requiredWith",
      summary: "There is a value where any of other fields has one.",
      .fieldsRequiredWith,
      byPresence: true
    ),
    accompanied(
      "requiredWithout",
      summary: "There is a value where any of other fields has none.",
      .fieldsRequiredWithout,
      byPresence: false
    ),
    relating(
      "atLeastOneOf",
      summary: "At least one of several fields has a value; a rule of the record, or of any field.",
      arguments: severalFields,
      codes: [.fieldsNoneGiven]
    ) { .relation(FieldRelation(kind: .counted(allowsSeveral: true), fields: try $0.fields("fields"))) },
    relating(
      "exactlyOneOf",
      summary:
        "One of several fields has a value and no other of them; a rule of the record, or of any field.",
      arguments: severalFields,
      codes: [.fieldsNoneGiven, .fieldsSeveralGiven]
    ) { .relation(FieldRelation(kind: .counted(allowsSeveral: false), fields: try $0.fields("fields"))) },
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

  private static let severalFields = [
    RuleArgument("fields", .list(of: .field), isRequired: true, isShorthand: true)
  ]

  /// A rule that compares the value with other fields where they are.
  static func relating(
    _ name: String,
    summary: String,
    standard: String = "",
    arguments: [RuleArgument],
    codes: [ValidationError.Code],
    make: @escaping @Sendable (RuleArguments) throws -> RecordRule
  ) -> RegisteredRule {
    RegisteredRule(
      name: name,
      aliases: [],
      summary: summary,
      standard: standard,
      arguments: arguments,
      codes: codes
    ) { .record(try make($0)) }
  }

  /// A rule on presence by the value of another field.
  private static func dependent(
    _ name: String,
    summary: String,
    _ code: ValidationError.Code,
    _ dependence: FieldDependence
  ) -> RegisteredRule {
    relating(
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
      let error = ValidationError.dependent(code, "\(other)", values.map { JSONValue($0) })
      return .relation(
        FieldRelation(kind: .dependent(dependence), fields: [other], values: values, error: error))
    }
  }

  /// A rule on presence by that of other fields.
  private static func accompanied(
    _ name: String,
    summary: String,
    _ code: ValidationError.Code,
    byPresence: Bool
  ) -> RegisteredRule {
    relating(name, summary: summary, arguments: severalFields, codes: [code]) { arguments in
      let fields = try arguments.fields("fields")
      let error = ValidationError.dependent(code, fields.map(\.description))
      return .relation(
        FieldRelation(kind: .accompanied(byPresence: byPresence), fields: fields, error: error))
    }
  }

  /// A rule on the order of two fields.
  private static func ordered(
    _ name: String,
    summary: String,
    codes: [ValidationError.Code],
    _ order: @escaping @Sendable (_ orEqual: Bool) -> FieldOrder
  ) -> RegisteredRule {
    relating(
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
      return .relation(FieldRelation(kind: .ordered(order), fields: [other]))
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
  fileprivate func askedValues() throws(RuleDocumentError) -> [JSONNode] {
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
    return values
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
