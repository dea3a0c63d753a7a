import ICU
public import ValidationCore

extension ValidationError.Code {
  /// The code is of the right form, and no country has it. Argument: `code`.
  public static let countryUnknown: Self = "country.unknown"
}

/// A kind of country code of ISO 3166-1.
public enum CountryCodeForm: String, Sendable, Hashable, CaseIterable, Codable {
  /// Two letters: `BR`.
  case alpha2
  /// Three letters: `BRA`.
  case alpha3
  /// Three digits: `076`.
  case numeric
}

extension Rules {
  static let country = RuleOf(
    .country,
    samples: [RuleSample(["form": "numeric"], valid: ["076"], invalid: ["999": .countryUnknown])],
    takes: .choice("form", shorthand: true, default: .alpha2)
  ) { form throws(ImpossibleRule) in IdentifierFormat.country.with(CountryCodes.variant(form)) }
}

extension Validation where Value == String {
  /// The text is the two-letter code of a country. See ``country(_:)``.
  public static var country: Validation { country(.alpha2) }

  /// The text is a code of a country that ISO 3166-1 officially assigns, as the linked ICU (CLDR) knows it.
  ///
  /// Codes that are reserved (`EU`, `UK`), withdrawn (`AN`) or for private use (`XK`) are refused. Lowercase letters are
  /// refused, with the capitals as the suggestion.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.notASCII`, `identifier.separators`,
  /// `identifier.case`, `country.unknown`.
  public static func country(_ form: CountryCodeForm) -> Validation {
    Rules.country(form)
  }
}

extension CountryCodes {
  static func variant(_ form: CountryCodeForm) -> IdentifierVariant {
    let (pattern, list): (String, CodeList) =
      switch form {
      case .alpha2: ("@@", .countries)
      case .alpha3: ("@@@", .countriesByThreeLetters)
      case .numeric: ("###", .countriesByNumber)
      }
    return IdentifierVariant([pattern], checks: [.assigned(.countryUnknown, list)])
  }
}

extension IdentifierFormat {
  package static let country = IdentifierFormat(
    name: "country",
    summary: "The text is an officially assigned code of a country.",
    authority: "ISO 3166-1 by ICU",
    structure: .fixed(CountryCodes.variant(.alpha2)),
    ownReports: [RuleReport(.countryUnknown, limits: ["kind": .key], found: ["code": .text])],
    valid: ["BR", "TW", "SS", "AQ"],
    invalid: [
      .init("UK", .countryUnknown, 0..<2), .init("EU", .countryUnknown, 0..<2),
      .init("XK", .countryUnknown, 0..<2), .init("AN", .countryUnknown, 0..<2),
    ]
  )
}
