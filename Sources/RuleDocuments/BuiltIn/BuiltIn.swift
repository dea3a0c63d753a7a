/// The entries of the built-in rules, a family a file.
enum BuiltIn {
  static let rules: [RegisteredRule] = [
    presence,
    text,
    network,
    identifiers,
    textContent,
    assignedCodes,
    formats,
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
