/// The entries of the built-in rules, a family a file.
enum BuiltIn {
  static let rules: [RegisteredRule] = [
    presence,
    text,
    identifiers,
    unicode,
    numbers,
    collections,
    comparison,
    types,
  ].flatMap(\.self)
}
