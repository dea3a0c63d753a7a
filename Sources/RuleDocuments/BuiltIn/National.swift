import JSONText
import ValidationCore
import ValidationRules

extension BuiltIn {
  /// The numbers of countries, and what of them is common to many.
  static let national: [RegisteredRule] =
    nationalIberian + nationalAsian + [
      national(
        "eu.vat",
        summary:
          "A VAT identification number of a member state of the European Union or of Northern Ireland.",
        standard: "Directive 2006/112/EC, article 215; VIES",
        codes: [
          .identifierCase, .identifierShape, .identifierRegion, .identifierDate, .identifierNotIssued,
          .identifierCheckDigit,
        ]
      ) { Validation.eu.vat(digits: $0) },
      RegisteredRule(
        "postalCode",
        summary: "A postal code of a region, in the form that is published for it.",
        standard: "Google’s address data (libaddressinput), from the postal operators",
        arguments: [
          RuleArgument("region", .text, isRequired: true, isShorthand: true),
          digitsArgument(isShorthand: false),
        ],
        codes: nationalCodes + [.identifierCase, .identifierShape, .identifierRegion]
      ) { .text(try postalCode($0)) },
    ]

  /// The codes that every number can have.
  static let nationalCodes: [ValidationError.Code] = [
    .identifierCharacters, .identifierLength, .identifierNotASCII, .numberMixedDigits,
  ]

  /// A rule whose one argument says in which digits the number may be written.
  static func national(
    _ name: String,
    summary: String,
    standard: String,
    codes: [ValidationError.Code],
    make: @escaping @Sendable (DigitScripts) -> Validation<String>
  ) -> RegisteredRule {
    RegisteredRule(
      name,
      summary: summary,
      standard: standard,
      arguments: [digitsArgument(isShorthand: true)],
      codes: nationalCodes + codes
    ) { .text(make(try digits($0))) }
  }

  static func digitsArgument(isShorthand: Bool) -> RuleArgument {
    RuleArgument("digits", .choice(DigitScripts.allCases.map(\.rawValue)), isShorthand: isShorthand)
  }

  static func digits(_ arguments: RuleArguments) throws(RuleDocumentError) -> DigitScripts {
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
