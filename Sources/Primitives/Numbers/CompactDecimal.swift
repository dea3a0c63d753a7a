/// A number of few digits as a coefficient and a power of ten, which two instructions compare.
struct CompactDecimal: Sendable {
  let coefficient: Int64
  let exponent: Int

  /// More digits than this may not fit the coefficient.
  private static let maximumDigits = 18

  /// Reads a number in JSON's grammar; nil where it has too many digits or a power of ten of its own.
  init?(_ utf8: UnsafeBufferPointer<UInt8>) {
    var value: Int64 = 0
    var decimals: Int?
    var isNegative = false
    guard utf8.count <= Self.maximumDigits else { return nil }
    for (index, byte) in utf8.enumerated() {
      switch byte {
      case UInt8(ascii: "-"): isNegative = true
      case UInt8(ascii: "."): decimals = utf8.count - index - 1
      case UInt8(ascii: "0")...UInt8(ascii: "9"): value = value &* 10 &+ Int64(byte &- 0x30)
      default: return nil
      }
    }
    coefficient = isNegative ? -value : value
    exponent = -(decimals ?? 0)
  }

  /// Negative where this is the smaller, positive where the other is, 0 where both are equal; nil where the powers of
  /// ten differ.
  func order(beside other: CompactDecimal) -> Int? {
    guard exponent == other.exponent else { return nil }
    return coefficient < other.coefficient ? -1 : coefficient > other.coefficient ? 1 : 0
  }
}
