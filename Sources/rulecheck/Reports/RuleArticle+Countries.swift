import MessageLocalization
import ValidationCore
import ValidationRules

extension RuleArticle {
  /// The codes whose sentences say the same of every number, which one table shows.
  static let sharedCodes: [ValidationError.Code] = [
    .identifierCharacters, .identifierNotASCII, .identifierCase, .identifierSeparators, .identifierGrouping,
    .numberMixedDigits,
  ]

  /// Rules for the numbers of countries: what they share, and a heading for each country.
  static func countries(of rules: [RuleDefinition]) throws -> String {
    let groups = Dictionary(grouping: rules) { String($0.name.prefix { $0 != "." }).uppercased() }
      .map { (name: LanguageTag("en").nameOfRegion($0.key), rules: $0.value) }
      .sorted { $0.name < $1.name }
    return try """

    The rules are grouped by country, or by union, in the order of the English names. `nationalID`, `taxNumber`, `vat`
    and `companyNumber` choose the rule by the code of the country. Each rule shows its own codes, and names those that
    many rules share:

    | code | for example | sentence |
    |---|---|---|

    """ + sharedCodes.map { try row(of: $0, in: rules) }.joined()
      + groups.map { group in
        try "\n### \(group.name)\n"
          + group.rules.map { try section(of: $0, level: 4, sharing: sharedCodes) }.joined()
      }.joined()
  }

  /// The row of a code, with the first sample of the rules that gets it.
  private static func row(of code: ValidationError.Code, in rules: [RuleDefinition]) throws -> String {
    for rule in rules {
      guard let example = try example(of: code, for: rule) else { continue }
      let cells = ["`\(code.rawValue)`", "`\(rule.name)`: \(example.value)", example.sentence]
      return "| \(cells.map(escaped).joined(separator: " | ")) |\n"
    }
    return ""
  }
}
