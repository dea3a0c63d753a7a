import ValidationCore
import ValidationRules

extension BuiltIn {
  static let identifiers: [RegisteredRule] =
    bankIdentifiers + productIdentifiers

  private static let separators = RuleArgument("separators", .boolean)

  /// The codes of an identifier of letters and digits with a fixed number of characters, and those that its rule
  /// adds.
  private static func codes(
    _ further: ValidationError.Code...,
    digitsOnly: Bool = false
  ) -> [ValidationError.Code] {
    let common: [ValidationError.Code] = [
      .identifierCharacters, .identifierLength, .identifierNotASCII, .identifierGrouping,
    ]
    return common + (digitsOnly ? [] : [.identifierCase]) + further
  }

  private static let bankIdentifiers = [
    RegisteredRule(
      "iban",
      summary: "The value is an International Bank Account Number of a country of the registry.",
      standard: "ISO 13616, SWIFT IBAN Registry; MOD 97-10 of ISO/IEC 7064",
      arguments: [separators],
      codes: codes(.identifierShape, .identifierRegion, .identifierCheckDigit)
    ) { .text(.iban(separators: try $0.booleanIfPresent("separators") ?? false)) },
    RegisteredRule(
      "bic",
      summary: "The value is a Business Identifier Code of eight or eleven characters.",
      standard: "ISO 9362; ISO 3166-1 by ICU",
      codes: codes(.identifierShape, .identifierRegion)
    ) { _ in .text(.bic) },
    RegisteredRule(
      "lei",
      summary: "The value is a Legal Entity Identifier.",
      standard: "ISO 17442; MOD 97-10 of ISO/IEC 7064",
      codes: codes(.identifierShape, .identifierCheckDigit)
    ) { _ in .text(.lei) },
    RegisteredRule(
      "isin",
      summary: "The value is an International Securities Identification Number.",
      standard: "ISO 6166; ISO 3166-1 by ICU",
      codes: codes(.identifierShape, .identifierRegion, .identifierCheckDigit)
    ) { _ in .text(.isin) },
  ]

  private static let productIdentifiers = [
    RegisteredRule(
      "isbn",
      summary: "The value is an International Standard Book Number of ten or thirteen digits.",
      standard: "ISO 2108",
      arguments: [RuleArgument("form", .choice(ISBNForm.allCases.map(\.rawValue)), isShorthand: true)],
      codes: codes(.identifierShape, .identifierCheckDigit)
    ) { .text(.isbn(try $0.textIfPresent("form").flatMap(ISBNForm.init) ?? .any)) },
    RegisteredRule(
      "issn",
      summary: "The value is an International Standard Serial Number.",
      standard: "ISO 3297",
      codes: codes(.identifierShape, .identifierCheckDigit)
    ) { _ in .text(.issn) },
    RegisteredRule(
      "ean",
      summary: "The value is the number of a product barcode: EAN-8, UPC-A, EAN-13 or GTIN-14.",
      standard: "GS1 General Specifications",
      arguments: [
        RuleArgument("forms", .list(of: .choice(EANForm.allCases.map(\.rawValue))), isShorthand: true)
      ],
      codes: codes(.identifierCheckDigit, digitsOnly: true)
    ) { arguments in
      let forms = try arguments.textsIfPresent("forms")?.compactMap(EANForm.init) ?? EANForm.allCases
      if forms.isEmpty {
        throw arguments.error(at: "forms", "no form is taken", expected: "at least one form")
      }
      return .text(.ean(forms))
    },
    RegisteredRule(
      "imei",
      summary: "The value is an International Mobile Equipment Identity of fifteen digits.",
      standard: "3GPP TS 23.003",
      arguments: [separators],
      codes: codes(.identifierCheckDigit, digitsOnly: true)
    ) { .text(.imei(separators: try $0.booleanIfPresent("separators") ?? false)) },
    RegisteredRule(
      "luhn",
      summary: "The value is digits that end in their check digit by Luhn.",
      standard: "ISO/IEC 7812-1, annex B",
      codes: [.identifierCharacters, .lengthTooShort, .identifierCheckDigit]
    ) { _ in .text(.luhn) },
    RegisteredRule(
      "creditCard",
      summary:
        "The value is the number of a payment card of a network, by its prefix, length and check digit.",
      standard: "ISO/IEC 7812-1; the networks' public ranges",
      arguments: [
        RuleArgument("schemes", .list(of: .choice(CardScheme.allCases.map(\.rawValue))), isShorthand: true),
        separators,
      ],
      codes: codes(.creditCardScheme, .identifierCheckDigit, digitsOnly: true)
    ) { arguments in
      let schemes =
        try arguments.textsIfPresent("schemes")?.compactMap(CardScheme.init) ?? CardScheme.allCases
      if schemes.isEmpty {
        throw arguments.error(at: "schemes", "no network is accepted", expected: "at least one network")
      }
      return .text(.creditCard(schemes, separators: try arguments.booleanIfPresent("separators") ?? false))
    },
  ]
}
