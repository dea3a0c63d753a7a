/// The control characters of Spanish tax numbers.
enum SpanishControl {
  private static let letters = Array("TRWAGMYFPDXBNJZSQVHLCKE".utf8)
  private static let entityLetters = Array("JABCDEFGHI".utf8)

  /// The letter of a natural person's number: the remainder by 23 (Real Decreto 1553/2005, DNI).
  static func letter(for number: Int) -> UInt8 { letters[number % 23] }

  /// Whether the last character of an entity's number belongs to its seven digits, which are summed up as by
  /// Luhn.
  static func isSoundEntity(_ characters: IdentifierCharacters) -> Bool {
    let check = CheckDigits.luhn(characters.values[1..<8])
    let digit = UInt8(ascii: "0") + UInt8(check)
    switch characters[0] {
    case UInt8(ascii: "J"), UInt8(ascii: "U"), UInt8(ascii: "V"): return characters[8] == digit
    case UInt8(ascii: "N"), UInt8(ascii: "P")...UInt8(ascii: "S"), UInt8(ascii: "W"):
      return characters[8] == entityLetters[check]
    default: return characters[8] == digit || characters[8] == entityLetters[check]
    }
  }
}
