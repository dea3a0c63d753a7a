package import ValidationCore

/// How the value of a field must relate to other fields of the record.
package struct FieldRelation: Sendable {
  package enum Kind: Sendable {
    /// The value, where there is one, is that of another field.
    case same
    /// The value is another than that of another field, where both are there.
    case different
    /// Whether there is a value depends on which value another field has.
    case dependent(FieldDependence)
    /// There is a value where one of several fields is there, or is absent.
    case accompanied(byPresence: Bool)
    /// There is a value where all of several fields are there.
    case accompaniedByAll
    /// At least one of several fields is there, or exactly one.
    case counted(allowsSeveral: Bool)
    /// The value is in an order with that of another field, where both have a place in one.
    case ordered(FieldOrder)
  }

  package let kind: Kind
  /// The paths of the other fields; one where no kind has several.
  package let fields: [String]
  /// The values of the other field on which it depends whether there is one.
  package let values: [RuleValue]
  /// What is reported, but by rules that report several things.
  package let error: ValidationError

  package init(
    kind: Kind,
    fields: [String],
    values: [RuleValue] = [],
    error: ValidationError = ValidationError(code: .invalid)
  ) {
    self.kind = kind
    self.fields = fields
    self.values = values
    self.error = error
  }
}

/// When a value has to be there, by whether another field has one of some values.
package enum FieldDependence: Sendable {
  case requiredIf, requiredUnless, prohibitedIf

  package func fails(isPresent: Bool, isOneOfThem: Bool) -> Bool {
    switch self {
    case .requiredIf: !isPresent && isOneOfThem
    case .requiredUnless: !isPresent && !isOneOfThem
    case .prohibitedIf: isPresent && isOneOfThem
    }
  }
}
