import ValidationRules

/// The entries of the built-in rules, a family a file.
enum BuiltIn {
  static let rules: [RegisteredRule] =
    RuleDefinition.builtIn.map { RegisteredRule($0) }
    + [
      network,
      identifiers,
      assignedCodes,
      formats,
      postalCodes,
    ].flatMap(\.self)
}
