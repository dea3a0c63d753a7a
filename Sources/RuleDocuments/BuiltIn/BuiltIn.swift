/// The entries of the built-in rules, a family a file.
enum BuiltIn {
  static let rules: [RegisteredRule] = [
    presence,
    text,
    identifiers,
    textContent,
    unicode,
    numbers,
    ordering,
    dates,
    collections,
    comparison,
    crossField,
    types,
    national,
  ].flatMap(\.self)
}
