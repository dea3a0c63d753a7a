/// The entries of the built-in rules, a family a file.
enum BuiltIn {
  static let rules: [RegisteredRule] = [
    presence,
    text,
    unicode,
    unicodeSafety,
    numbers,
    collections,
    comparison,
    types,
  ].flatMap(\.self)
}
