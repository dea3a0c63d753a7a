public import ValidationCore

extension Validation where Value == String {
  /// The text is an IBAN in its electronic form. See ``iban(separators:)``.
  public static var iban: Validation { iban() }

  /// The text is an International Bank Account Number: ISO 13616, with the structures of the SWIFT registry.
  ///
  /// A country of the registry, check digits of 02 to 98 by MOD 97-10 (ISO/IEC 7064), and an account number of that
  /// country's length, with digits and letters where it has them; a check that a country has within that number is
  /// its own and not made. Small letters are refused, with the capitals as the suggestion.
  ///
  /// Codes: `identifier.characters`, `identifier.notASCII`, `identifier.grouping`, `identifier.case`,
  /// `identifier.shape`, `identifier.region`, `identifier.length`, `identifier.checkDigit`.
  ///
  /// - Parameter separators: Whether single spaces may stand between characters, as on paper.
  public static func iban(separators: Bool = false) -> Validation {
    let form = IdentifierForm(
      kind: "iban",
      alphabet: .lettersAndDigits,
      lengths: [],
      separators: separators ? [UInt8(ascii: " ")] : [UInt8(ascii: " "), UInt8(ascii: "-")],
      takesSeparators: separators
    )
    return Validation(FormedIdentifierRule(form: form, problem: IBAN.problem))
  }
}

/// What the characters of an IBAN must satisfy.
enum IBAN {
  static let problem: @Sendable (IdentifierCharacters) -> IdentifierProblem? = { characters in
    guard characters.count >= 4, characters.isAlphabetic(0..<2) else {
      return .shape(0..<Swift.min(2, characters.count))
    }
    guard let structure = IBANStructures.structure(characters[0], characters[1]) else {
      return .region(0..<2, of: characters)
    }
    guard characters.total == structure.length else { return .length([structure.length], of: characters) }
    guard characters.isNumeric(2..<4) else { return .shape(2..<4) }
    for (place, kind) in structure.places.enumerated() where !kind.contains(characters[place + 4]) {
      return .shape(place + 4..<place + 5)
    }
    let values = characters.values
    let rest = CheckDigits.mod97(RotatedValues(values: values, offset: 4))
    return rest == 1 && 2...98 ~= characters.number(2..<4) ? nil : .checkDigit(2..<4)
  }

  /// The values from an offset to the end, and then those before it.
  private struct RotatedValues: Sequence, IteratorProtocol {
    let values: IdentifierValues
    let offset: Int
    var index = 0

    mutating func next() -> Int? {
      guard index < values.count else { return nil }
      defer { index += 1 }
      return values[(index + offset) % values.count]
    }
  }
}
