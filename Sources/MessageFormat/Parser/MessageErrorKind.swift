/// The kinds of errors of Unicode MessageFormat 2 (LDML 48, "Errors"), by the names of its conformance suite.
package enum MessageErrorKind: String, Error, Sendable, Hashable, CaseIterable {
  /// The source does not follow the grammar; the only kind that MessageFormat 1 has.
  case syntaxError = "syntax-error"
  /// A variant has more or fewer keys than there are selectors.
  case variantKeyMismatch = "variant-key-mismatch"
  /// No variant has only catch-all keys.
  case missingFallbackVariant = "missing-fallback-variant"
  /// Nothing says by which function a selector chooses.
  case missingSelectorAnnotation = "missing-selector-annotation"
  /// A variable is declared twice, or after its use.
  case duplicateDeclaration = "duplicate-declaration"
  /// An expression has two options of one name.
  case duplicateOptionName = "duplicate-option-name"
  /// Two variants have the same keys.
  case duplicateVariant = "duplicate-variant"
  /// No value is given for a variable.
  case unresolvedVariable = "unresolved-variable"
  /// There is no function of this name.
  case unknownFunction = "unknown-function"
  /// A value cannot choose a variant.
  case badSelector = "bad-selector"
  /// A function cannot take this value.
  case badOperand = "bad-operand"
  /// A function cannot take this option, or the option's value.
  case badOption = "bad-option"
  /// A function cannot compare its value with a key.
  case badVariantKey = "bad-variant-key"
  /// ICU cannot do what the options request, such as the conversion of a unit.
  case unsupportedOperation = "unsupported-operation"
}

/// An error that occurred when a message was written; the message is written nevertheless.
package struct MessageError: Error, Sendable, Hashable {
  package let kind: MessageErrorKind
  /// The expression, variable or option at fault: `$count`, `:number`, `|horse|`.
  package let source: String
}
