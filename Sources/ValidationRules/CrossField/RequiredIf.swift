public import ValidationCore

extension ValidationError.Code {
  /// There is no value, and another field has one that asks for it. Arguments: `other` (the name of the other field,
  /// as the message key `field.<name>`), `values` (alternatives: those that ask for it).
  public static let fieldsRequiredIf: Self = "fields.requiredIf"
  /// There is no value, and another field has none that excuses it. Arguments: `other`, `values` (alternatives:
  /// those that excuse it).
  public static let fieldsRequiredUnless: Self = "fields.requiredUnless"
  /// There is a value, and another field has one that forbids it. Arguments: `other`, `values` (alternatives: those
  /// that forbid it).
  public static let fieldsProhibitedIf: Self = "fields.prohibitedIf"
}

extension Validation {
  /// One part of the value is there where another has one of some values; the error is at the first.
  ///
  /// ```swift
  /// .require("taxNumber", \.taxNumber, if: "country", \.country, is: "BR", "PT")
  /// ```
  /// An empty text is there. Code: `fields.requiredIf`. For a condition of another kind, and for values that depend on
  /// another field, see ``when(_:)``.
  public static func require<Part, Other: Equatable & Sendable>(
    _ name: String,
    _ part: @escaping @Sendable (Value) -> Part?,
    if otherName: String,
    _ other: @escaping @Sendable (Value) -> Other?,
    is values: Other...
  ) -> Validation {
    let error = ValidationError.dependent(.fieldsRequiredIf, otherName, values).at(name)
    return Validation(run: { value, findings in
      if part(value) == nil, isOne(of: values, other(value)) { findings.report(error) }
    })
  }

  /// One part of the value is there unless another has one of some values; the error is at the first.
  ///
  /// Code: `fields.requiredUnless`.
  public static func require<Part, Other: Equatable & Sendable>(
    _ name: String,
    _ part: @escaping @Sendable (Value) -> Part?,
    unless otherName: String,
    _ other: @escaping @Sendable (Value) -> Other?,
    is values: Other...
  ) -> Validation {
    let error = ValidationError.dependent(.fieldsRequiredUnless, otherName, values).at(name)
    return Validation(run: { value, findings in
      if part(value) == nil, !isOne(of: values, other(value)) { findings.report(error) }
    })
  }

  /// One part of the value is absent where another has one of some values; the error is at the first.
  ///
  /// Code: `fields.prohibitedIf`.
  public static func prohibit<Part, Other: Equatable & Sendable>(
    _ name: String,
    _ part: @escaping @Sendable (Value) -> Part?,
    if otherName: String,
    _ other: @escaping @Sendable (Value) -> Other?,
    is values: Other...
  ) -> Validation {
    let error = ValidationError.dependent(.fieldsProhibitedIf, otherName, values).at(name)
    return Validation(run: { value, findings in
      if part(value) != nil, isOne(of: values, other(value)) { findings.report(error) }
    })
  }

  private static func isOne<Other: Equatable>(of values: [Other], _ value: Other?) -> Bool {
    value.map { values.contains($0) } ?? false
  }
}

extension ValidationError {
  /// A value is there, or not, against what another field's values ask for.
  package static func dependent(_ code: Code, _ name: String, _ values: [some Any]) -> ValidationError {
    ValidationError(
      code: code,
      limits: ["other": .field(name), "values": .alternatives(values.map { Argument($0) })]
    )
  }
}
