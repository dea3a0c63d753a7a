/// Rules that are looked for together.
public struct RuleFamily: Sendable {
  /// What the rules are about, as a heading.
  public let title: String
  /// The rules.
  public let rules: [RuleDefinition]
  /// Whether the rules are alike, so that a list shows once what they share, and groups them by country.
  public let isUniform: Bool

  private init(_ title: String, _ rules: [RuleDefinition], isUniform: Bool = false) {
    (self.title, self.rules, self.isUniform) = (title, rules, isUniform)
  }

  /// The families of the built-in rules.
  public static let all = [
    RuleFamily("Whether there is a value", Rules.presence),
    RuleFamily("Text: length, content and form", Rules.text),
    RuleFamily("Text in many scripts", Rules.unicode),
    RuleFamily("Addresses of people, sites and machines", Rules.network),
    RuleFamily("Numbers", Rules.numbers),
    RuleFamily("Dates and times", Rules.dates),
    RuleFamily("Choices, lists and objects", Rules.values),
    RuleFamily("Several fields together", Rules.fields),
    RuleFamily("Codes of money, goods, publications, phones and places", Rules.identifiers),
    RuleFamily("Data formats", Rules.formats),
    RuleFamily("Numbers of countries", Rules.national, isUniform: true),
  ]
}
