public import ValidationCore

extension ValidationError.Code {
  /// The value is not repeated by its confirmation. Argument: `other` (the name of the confirmation, as the message
  /// key `field.<name>`). The values are not among the arguments, since they may be passwords.
  public static let fieldsUnconfirmed: Self = "fields.unconfirmed"
}

extension Validation {
  /// One part of the value is confirmed by another: the field `password` by the field `passwordConfirmation`. For
  /// text: by canonical equivalence, as Swift compares.
  ///
  /// ```swift
  /// .confirmed("password", \.password, by: \.passwordConfirmation)
  /// ```
  /// The error is at the part that is to be confirmed. Prefer ``compare(_:_:_:_:_:)`` with `.sameAs`, which puts it at the
  /// confirmation, where a form shows it beside the text that was typed last. An absent part passes; an absent
  /// confirmation matches only an absent part.
  ///
  /// Code: `fields.unconfirmed`.
  /// - Parameters:
  ///   - name: The name of the part.
  ///   - part: Reads the part.
  ///   - confirmation: Reads the confirmation.
  ///   - confirmationName: The name of the confirmation; by default that of the part with `Confirmation` added.
  public static func confirmed<Part: Equatable & SendableMetatype>(
    _ name: String,
    _ part: @escaping @Sendable (Value) -> Part?,
    by confirmation: @escaping @Sendable (Value) -> Part?,
    named confirmationName: String? = nil
  ) -> Validation {
    let other = confirmationName ?? name + "Confirmation"
    return Validation(run: { value, findings in
      guard let part = part(value), part != confirmation(value) else { return }
      findings.report(.unconfirmed(by: other).at(name))
    })
  }
}

extension ValidationError {
  /// A value is not that of its confirmation.
  package static func unconfirmed(by name: String) -> ValidationError {
    ValidationError(code: .fieldsUnconfirmed, limits: ["other": .field(name)])
  }
}
