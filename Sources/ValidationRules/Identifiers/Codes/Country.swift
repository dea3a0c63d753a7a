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

extension Validation where Value == String {
  /// The text is the two-letter code of a country. See ``country(_:)``.
  public static var country: Validation { country(.alpha2) }

  /// The text is a code of a country that ISO 3166-1 officially assigns, as the linked ICU (CLDR) knows it.
  ///
  /// Codes that are reserved (`EU`, `UK`), withdrawn (`AN`) or for private use (`XK`) are refused. Small letters are
  /// refused, with the capitals as the suggestion.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.notASCII`, `identifier.grouping`,
  /// `identifier.case`, `country.unknown`.
  public static func country(_ form: CountryCodeForm) -> Validation {
    let written = IdentifierForm(
      kind: "country",
      alphabet: form == .numeric ? .digits : .letters,
      lengths: [form == .alpha2 ? 2 : 3]
    )
    return Validation(
      CheckedIdentifierRule(form: written) { code throws(ICUError) in
        let isKnown =
          switch form {
          case .alpha2: try CountryCodes.contains(alpha2: code[0], code[1])
          case .alpha3: try CountryCodes.all.get().alpha3.contains(code.text)
          case .numeric: try CountryCodes.all.get().numeric.contains(code.text)
          }
        return isKnown ? nil : .unknown(.countryUnknown, code)
      }
    )
  }
}

extension IdentifierProblem {
  /// A code that nobody has assigned.
  static func unknown(_ code: ValidationError.Code, _ characters: IdentifierCharacters) -> Self {
    Self(code: code, range: 0..<characters.count, found: ["code": .text(characters.text)])
  }
}
