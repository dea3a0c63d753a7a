/// The ASCII digits and capital letters that an identifier is written with.
struct IdentifierAlphabet: Sendable {
  /// A bit for each value of ``CheckDigits/value(of:)``.
  private let bits: UInt64

  static let digits = IdentifierAlphabet("0123456789")
  static let hexadecimal = IdentifierAlphabet("0123456789ABCDEF")
  static let letters = IdentifierAlphabet("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
  static let lettersAndDigits = digits.union(letters)

  /// The alphabet of the digits and letters of a text.
  init(_ characters: StaticString) {
    var bits: UInt64 = 0
    characters.withUTF8Buffer { utf8 in
      for byte in utf8 { CheckDigits.value(of: byte).map { bits |= 1 << UInt64($0) } }
    }
    self.bits = bits
  }

  private init(bits: UInt64) { self.bits = bits }

  func union(_ other: Self) -> Self { Self(bits: bits | other.bits) }

  /// Whether a digit or a letter, in either case, belongs to the alphabet.
  func contains(_ byte: UInt8) -> Bool {
    CheckDigits.value(of: byte).map { bits >> UInt64($0) & 1 != 0 } ?? false
  }
}
