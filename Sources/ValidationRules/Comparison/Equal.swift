public import ValidationCore

extension ValidationError.Code {
  /// The value is not the one that it must be. Argument: `expected`.
  public static let comparisonNotEqual: Self = "comparison.notEqual"
  /// The value is the one that it must not be. Argument: `forbidden`.
  public static let comparisonEqual: Self = "comparison.equal"
  /// The value is not the same as another. Argument: `other` (the name of the other, as the message key
  /// `field.<name>`). The values are not among the arguments, since they may be passwords.
  public static let comparisonDiffers: Self = "comparison.differs"
}

extension Validation where Value: Equatable & SendableMetatype {
  /// The value equals `expected`. For text: by canonical equivalence, as Swift compares.
  ///
  /// Code: `comparison.notEqual`.
  public static func equal(to expected: Value) -> Validation where Value: Sendable {
    let error = ValidationError(code: .comparisonNotEqual, limits: ["expected": .init(expected)])
    return Validation(run: { value, findings in if value != expected { findings.report(error) } })
  }

  /// The value is another than `forbidden`. For text: by canonical equivalence, as Swift compares.
  ///
  /// Code: `comparison.equal`.
  public static func notEqual(to forbidden: Value) -> Validation where Value: Sendable {
    let error = ValidationError(code: .comparisonEqual, found: ["forbidden": .init(forbidden)])
    return Validation(run: { value, findings in if value == forbidden { findings.report(error) } })
  }

  /// The value is the same as another that is read when the rule runs, such as a password and its confirmation.
  ///
  /// For two fields of one model, see ``compare(_:_:_:_:_:)``.
  ///
  /// Code: `comparison.differs`.
  /// - Parameters:
  ///   - name: The name of the other field.
  ///   - other: Reads the other value.
  public static func sameAs(_ name: String, _ other: @escaping @Sendable () -> Value?) -> Validation {
    Validation(run: { value, findings in
      if value != other() { findings.report(.differs(from: name)) }
    })
  }
}

extension ValidationError {
  /// A value is not that of another field.
  static func differs(from name: String) -> ValidationError {
    ValidationError(code: .comparisonDiffers, limits: ["other": .field(name)])
  }
}
