/// The check character systems of ISO/IEC 7064.
extension CheckDigits {
  /// Whether characters, the first ones moved to the end, leave 1 under MOD 97-10.
  ///
  /// The remainder is taken only where the number would soon be too large for 64 bits.
  ///
  /// - Parameter prefix: What the text of the characters follows, as a number.
  static func isMod97(
    _ characters: UnsafePointer<UInt8>, _ count: Int, moving moved: Int = 0, after prefix: UInt64 = 0
  ) -> Bool {
    let values = IdentifierTable.alphanumeric
    var number = prefix
    for index in moved..<count { append(values[characters[index]], to: &number) }
    for index in 0..<moved { append(values[characters[index]], to: &number) }
    return number % 97 == 1
  }

  @inline(__always)
  private static func append(_ value: UInt8, to number: inout UInt64) {
    number = number &* (value > 9 ? 100 : 10) &+ UInt64(value)
    if number >> 56 != 0 { number %= 97 }
  }

  /// MOD 11,10: the check digit 0 to 9 that follows the digits.
  static func mod11And10(_ digits: some Sequence<Int>) -> Int { hybrid(digits, modulus: 10) }

  /// A hybrid system of two moduli, `modulus` and one more (ISO/IEC 7064, section 9).
  private static func hybrid(_ values: some Sequence<Int>, modulus: Int) -> Int {
    var product = modulus
    for value in values {
      let sum = (product + value) % modulus
      product = (sum == 0 ? modulus : sum) * 2 % (modulus + 1)
    }
    return (modulus + 1 - product) % modulus
  }
}
