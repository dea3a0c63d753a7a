extension Validation {
  /// The value as it is to be used: prepared as the rules prepare it before they judge it, by `trimmed` and
  /// `normalized(to:)`.
  ///
  /// ```swift
  /// let rules = Validation<SignUp>.all(.field(\.email, .email.trimmed))
  /// let errors = rules.errors(value: signUp)
  /// let stored = rules.prepared(signUp)        // with the address without spaces at its ends
  /// ```
  /// A field is prepared if its key path can be written; what a closure reads is not. Parts of several rules are prepared by
  /// all of them, in order.
  public func prepared(_ value: Value) -> Value { parts?.prepare?(value) ?? value }
}
