import ValidationCore

/// The variants of an identifier that begins with the two letters of a country.
final class CountryVariants: Sendable {
  private let variants: [IdentifierVariant]
  /// For each pair of capitals in alphabetical order, the index of its variant and 1; 0 for none.
  private let indices: [UInt8]

  /// - Parameter countries: At most 255 of them, each by two capitals.
  init(_ countries: [(code: String, variant: IdentifierVariant)]) {
    var indices = Array(repeating: UInt8(0), count: 26 * 26)
    for (index, country) in countries.prefix(255).enumerated() {
      let letters = country.code.utf8.map { Int($0) - 0x41 }
      indices[letters[0] * 26 + letters[1]] = UInt8(index + 1)
    }
    self.indices = indices
    variants = countries.map(\.variant)
  }

  func variant(of characters: IdentifierCharacters) -> Unmanaged<IdentifierVariant>? {
    let (first, second) = (Int(characters[0]) - 0x41, Int(characters[1]) - 0x41)
    guard 0..<26 ~= first, 0..<26 ~= second else { return nil }
    let index = Int(indices[first * 26 + second])
    return index > 0 ? .passUnretained(variants[index - 1]) : nil
  }
}

extension IdentifierChoice {
  /// The country is the first two characters.
  init(
    alphabet: IdentifierMask.Cell, codes: [ValidationError.Code],
    countries: @autoclosure @escaping @Sendable () -> CountryVariants
  ) {
    self.init(
      alphabet: alphabet, codes: codes,
      variant: { countries().variant(of: $0) },
      otherwise: { characters in
        guard characters.count >= 2, characters.isAlphabetic(0..<2) else {
          return .problem(.shape(0..<min(2, characters.count)))
        }
        return .problem(.region(0..<2, of: characters))
      })
  }
}
