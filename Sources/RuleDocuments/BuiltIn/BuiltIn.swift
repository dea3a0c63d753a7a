/// The entries of the built-in rules, a family a file.
enum BuiltIn {
  static let rules: [RegisteredRule] = [
    presence,
    text,
    identifiers,
    textContent,
    unicode,
    unicodeSafety,
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
