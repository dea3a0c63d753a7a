public import ValidationCore

extension ValidationError.Code {
  /// The value is the same as another that it must differ from. Argument: `other` (the name of the other field, as
  /// the message key `field.<name>`). The values are not among the arguments, since they may be passwords.
  public static let fieldsNotDifferent: Self = "fields.notDifferent"
}

extension Validation where Value: Equatable & SendableMetatype {
  /// The value differs from another that is read when the rule runs, such as the password that it replaces. For
  /// text: by canonical equivalence, as Swift compares. For two fields of one model, see ``compare(_:_:_:_:_:)``.
  ///
  /// Code: `fields.notDifferent`.
  /// - Parameters:
  ///   - name: The name of the other field.
  ///   - other: Reads the other value.
  public static func differentFrom(_ name: String, _ other: @escaping @Sendable () -> Value?) -> Validation {
    Validation(run: { value, findings in
      if value == other() { findings.report(.notDifferent(from: name)) }
    })
  }
}

extension ValidationError {
  /// A value is that of another field.
  package static func notDifferent(from name: String) -> ValidationError {
    ValidationError(code: .fieldsNotDifferent, limits: ["other": .field(name)])
  }
}
