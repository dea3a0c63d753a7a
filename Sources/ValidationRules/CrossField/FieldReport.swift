public import ValidationCore

/// What a rule over several fields of a model reports, made once with the rule.
///
/// Rules over fields are inlinable, so that the module of the model reads and compares the fields directly.
@usableFromInline
struct FieldReport: Sendable {
  /// The error, at the field.
  @usableFromInline let error: ValidationError
  /// The rule of documents that reports the same.
  @usableFromInline let constraint: RuleConstraint

  /// - Parameters:
  ///   - name: The field at which the error is.
  ///   - error: The error of the field.
  ///   - constraint: The rule of documents, at the field.
  init(_ name: String, _ error: ValidationError, _ constraint: RuleConstraint) {
    self.error = error.at(name)
    self.constraint = .field(name, constraint)
  }
}
