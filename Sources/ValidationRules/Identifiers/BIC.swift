import ICU
public import ValidationCore

extension Validation where Value == String {
  /// The text is a Business Identifier Code: ISO 9362.
  ///
  /// Eight characters, or eleven with a branch: a prefix of four letters or digits (in fact SWIFT gives out letters
  /// only), the country by ISO 3166-1 (from ICU's data) or `XK` for Kosovo, a suffix of two letters or digits.
  /// Small letters are refused, with the capitals as the suggestion. Nothing says whether the code was given out.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.notASCII`, `identifier.grouping`,
  /// `identifier.case`, `identifier.shape`, `identifier.region`.
  public static var bic: Validation {
    Validation(CheckedIdentifierRule(form: BIC.form, problem: BIC.problem))
  }
}

/// What the characters of a BIC must satisfy.
enum BIC {
  static let form = IdentifierForm(kind: "bic", alphabet: .lettersAndDigits, lengths: [8, 11])

  static func problem(_ characters: IdentifierCharacters) throws(ICUError) -> IdentifierProblem? {
    guard characters.isAlphabetic(4..<6) else { return .shape(4..<6) }
    let isCountry = try CountryCodes.contains(alpha2: characters[4], characters[5])
    return isCountry || characters.text(4..<6) == "XK" ? nil : .region(4..<6, of: characters)
  }
}
