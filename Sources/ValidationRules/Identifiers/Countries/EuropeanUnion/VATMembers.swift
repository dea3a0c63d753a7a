/// The member states whose numbers VIES accepts, by the country code of their numbers.
enum VATMembers {
  static let all: [(country: String, member: VATMember)] = [
    ("AT", austria), ("BE", belgium), ("BG", bulgaria), ("CY", cyprus), ("CZ", czechia), ("DE", germany),
    ("DK", denmark), ("EE", estonia), ("EL", greece), ("ES", spain), ("FI", finland), ("FR", france),
    ("HR", croatia), ("HU", hungary), ("IE", ireland), ("IT", italy), ("LT", lithuania), ("LU", luxembourg),
    ("LV", latvia),
    ("MT", malta), ("NL", netherlands), ("PL", poland), ("PT", portugal), ("RO", romania), ("SE", sweden),
    ("SI", slovenia), ("SK", slovakia), ("XI", northernIreland),
  ]

  /// Reads the country code, which determines how the number is written and checked.
  static let choice = IdentifierChoice(
    alphabet: .digit.union(.letter).union(IdentifierMask.Cell("+*".utf8)),
    codes: [.identifierRegion, .identifierLength, .identifierShape]
  ) { characters in
    guard characters.count >= 2, characters.isAlphabetic(0..<2) else {
      return .problem(.shape(0..<min(2, characters.count)))
    }
    guard let variant = variants[packed(characters[..<2])] else {
      return .problem(.region(0..<2, of: characters))
    }
    return .variant(variant)
  }

  private static let variants = Dictionary(
    uniqueKeysWithValues: all.map { (packed($0.country.utf8), $0.member.variant(of: $0.country)) })

  private static func packed(_ letters: some Sequence<UInt8>) -> UInt16 {
    letters.reduce(0) { $0 << 8 | UInt16($1) }
  }

  /// Whether the weighted sum of all digits, including the check digit, is a multiple of the modulus.
  static func divides(_ modulus: Int, _ characters: IdentifierCharacters, _ weights: [Int]) -> Bool {
    CheckDigits.weightedSum(characters.values, weights) % modulus == 0
  }
}

/// The shapes and checks of one member state's numbers, without the country code.
struct VATMember {
  let patterns: [String]
  let checks: [IdentifierCheck]

  init(_ patterns: String..., checks: [IdentifierCheck]) {
    (self.patterns, self.checks) = (patterns, checks)
  }

  /// The numbers with their country code.
  func variant(of country: String) -> IdentifierVariant {
    IdentifierVariant(
      patterns.map { country + $0 }, allowsBare: false, checks: checks.map { $0.dropping(2) })
  }
}
