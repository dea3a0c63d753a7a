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
    codes: [.identifierRegion, .identifierLength, .identifierShape],
    countries: variants
  )

  private static let variants = CountryVariants(all.map { ($0.country, $0.member.variant(of: $0.country)) })
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
