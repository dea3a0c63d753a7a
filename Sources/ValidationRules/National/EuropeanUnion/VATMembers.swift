/// The member states whose numbers VIES knows, by the country code of their numbers.
enum VATMembers {
  static let all: [(country: String, member: VATMember)] = [
    ("AT", austria), ("BE", belgium), ("BG", bulgaria), ("CY", cyprus), ("CZ", czechia), ("DE", germany),
    ("DK", denmark), ("EE", estonia), ("EL", greece), ("ES", spain), ("FI", finland), ("FR", france),
    ("HR", croatia),
    ("HU", hungary), ("IE", ireland), ("IT", italy), ("LT", lithuania), ("LU", luxembourg), ("LV", latvia),
    ("MT", malta), ("NL", netherlands), ("PL", poland), ("PT", portugal), ("RO", romania), ("SE", sweden),
    ("SI", slovenia), ("SK", slovakia), ("XI", northernIreland),
  ]

  /// Nil where the check holds, else a problem at the last characters.
  static func checkDigits(
    _ count: Int = 1, of characters: IdentifierCharacters, where isSound: Bool
  ) -> IdentifierProblem? {
    isSound ? nil : .checkDigit(characters.count - count..<characters.count)
  }

  /// Whether the weighted sum of all digits, the check digit among them, is a multiple of the modulus.
  static func divides(_ modulus: Int, _ characters: IdentifierCharacters, _ weights: [Int]) -> Bool {
    CheckDigits.weightedSum(characters.values, weights) % modulus == 0
  }
}
