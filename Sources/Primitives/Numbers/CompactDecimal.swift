/// A number with few digits as a coefficient and a power of ten, compared in two instructions.
struct CompactDecimal: Sendable {
  let coefficient: Int64
  let exponent: Int

  /// A number with more digits may not fit the coefficient.
  private static let maximumDigits = 18

  /// Reads a number in JSON's grammar; nil if it has too many digits or an exponent.
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

  /// Negative if this number is smaller, positive if the other is, 0 if both are equal; nil if the powers of ten
  /// differ.
  func order(beside other: CompactDecimal) -> Int? {
    guard exponent == other.exponent else { return nil }
    return coefficient < other.coefficient ? -1 : coefficient > other.coefficient ? 1 : 0
  }
}
