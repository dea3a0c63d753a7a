/// The entries of the built-in rules, a family a file.
enum BuiltIn {
  static let rules: [RegisteredRule] = [
    presence,
    text,
    unicode,
    numbers,
    dates,
    collections,
    comparison,
    crossField,
    types,
    national,
  ].flatMap(\.self)
}
