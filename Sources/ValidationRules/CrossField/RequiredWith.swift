public import ValidationCore

extension ValidationError.Code {
  /// There is no value, and another field has one. Argument: `others` (alternatives: the names of those that ask for
  /// it, as message keys `field.<name>`).
  public static let fieldsRequiredWith: Self = "fields.requiredWith"
  /// There is no value, and another field has none. Argument: `others` (alternatives: the names of those whose
  /// absence asks for it, as message keys `field.<name>`).
  public static let fieldsRequiredWithout: Self = "fields.requiredWithout"
}

extension Validation {
  /// One part of the value is there where any of others is; the error is at the first.
  ///
  /// ```swift
  /// .require("street", \.street, with: .init("city", \.city), .init("postalCode", \.postalCode))
  /// ```
  /// Code: `fields.requiredWith`.
  public static func require<Part>(
    _ name: String,
    _ part: @escaping @Sendable (Value) -> Part?,
    with others: NamedField<Value>...
  ) -> Validation {
    let error = ValidationError.dependent(.fieldsRequiredWith, others.map(\.name)).at(name)
    return Validation(run: { value, findings in
      if part(value) == nil, others.contains(where: { $0.hasValue(value) }) { findings.report(error) }
    })
  }

  /// One part of the value is there where any of others is absent; the error is at the first.
  ///
  /// ```swift
  /// .require("email", \.email, without: .init("phone", \.phone))
  /// ```
  /// Code: `fields.requiredWithout`.
  public static func require<Part>(
    _ name: String,
    _ part: @escaping @Sendable (Value) -> Part?,
    without others: NamedField<Value>...
  ) -> Validation {
    let error = ValidationError.dependent(.fieldsRequiredWithout, others.map(\.name)).at(name)
    return Validation(run: { value, findings in
      if part(value) == nil, others.contains(where: { !$0.hasValue(value) }) { findings.report(error) }
    })
  }
}

extension ValidationError {
  /// A value is not there although it is by the presence or absence of other fields that it must be.
  package static func dependent(_ code: Code, _ names: [String]) -> ValidationError {
    ValidationError(code: code, limits: ["others": .alternatives(names.map { .field($0) })])
  }
}
