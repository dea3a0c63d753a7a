/// The entries of the built-in rules, a group a file.
enum BuiltIn {
  static let rules: [RegisteredRule] = types
}
