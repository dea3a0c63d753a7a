public import ValidationCore

extension Validation where Value == String {
  /// The text is a Legal Entity Identifier: ISO 17442.
  ///
  /// Eighteen letters and digits, and two check digits of 02 to 98 by MOD 97-10 (ISO/IEC 7064). Small letters are
  /// refused, with the capitals as the suggestion.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.notASCII`, `identifier.grouping`,
  /// `identifier.case`, `identifier.shape`, `identifier.checkDigit`.
  public static var lei: Validation {
    let form = IdentifierForm(kind: "lei", alphabet: .lettersAndDigits, lengths: [20])
    return Validation(
      FormedIdentifierRule(form: form) { characters in
        guard characters.isNumeric(18..<20) else { return .shape(18..<20) }
        let isSound = CheckDigits.mod97(characters.values) == 1 && 2...98 ~= characters.number(18..<20)
        return isSound ? nil : .checkDigit(18..<20)
      }
    )
  }
}
