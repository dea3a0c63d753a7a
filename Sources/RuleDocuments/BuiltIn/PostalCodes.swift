import JSONText
import ValidationCore
import ValidationRules

extension BuiltIn {
  /// Postal codes; the numbers of countries are definitions.
  static let postalCodes: [RegisteredRule] = [
    RegisteredRule(
      .postalCode,
      arguments: [
        RuleArgument("region", .text, isRequired: true, isShorthand: true),
        RuleArgument("digits", .choice(DigitScripts.allCases.map(\.rawValue))),
      ]
    ) { try postalCode($0) }
  ]

  private static func digits(_ arguments: RuleArguments) throws(RuleDocumentError) -> DigitScripts {
    try arguments.textIfPresent("digits").flatMap(DigitScripts.init) ?? .ascii
  }

  private static func postalCode(_ arguments: RuleArguments) throws(RuleDocumentError) -> Validation<String> {
    let region = try arguments.text("region")
    guard let rule = Validation.postalCode(checking: region, digits: try digits(arguments)) else {
      throw arguments.error(
        at: "region",
        "no format of postal codes is published for \(JSONText.quoted(region))",
        expected: "a region's code of ISO 3166-1 such as \"BR\"",
        known: PostalRegions.all
      )
    }
    return rule
  }
}

extension RegisteredRule {
  /// The rule of an identifier: its name, summary, standard and codes are those of its format.
  init(
    _ format: IdentifierFormat,
    arguments: [RuleArgument] = [],
    make: @escaping @Sendable (RuleArguments) throws -> Validation<String>
  ) {
    self.init(
      format.name,
      summary: format.summary,
      standard: format.authority,
      arguments: arguments,
      codes: format.codes
    ) { .text(try make($0)) }
  }
}
