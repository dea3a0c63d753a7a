/// The check character systems of ISO/IEC 7064.
extension CheckDigits {
  /// The number formed by the values, modulo 97; a value from 10 up counts as two digits. The result is 1 for valid
  /// text under MOD 97-10 (IBAN, LEI), with the check digits at its end.
  static func mod97(_ values: some Sequence<Int>) -> Int {
    var remainder = 0
    for value in values { remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97 }
    return remainder
  }

  /// Whether characters, the first ones moved to the end, leave 1 under MOD 97-10.
  ///
  /// The remainder is taken only where the number would soon be too large for 64 bits.
  static func isMod97(_ characters: UnsafePointer<UInt8>, _ count: Int, moving moved: Int) -> Bool {
    let values = IdentifierTable.alphanumeric
    var number: UInt64 = 0
    for index in moved..<count { append(values[characters[index]], to: &number) }
    for index in 0..<moved { append(values[characters[index]], to: &number) }
    return number % 97 == 1
  }

  @inline(__always)
  private static func append(_ value: UInt8, to number: inout UInt64) {
    number = number &* (value > 9 ? 100 : 10) &+ UInt64(value)
    if number >> 56 != 0 { number %= 97 }
  }

  /// MOD 11-2: the check value 0 to 10 that follows the digits; 10 is written X.
  static func mod11Radix2(_ digits: some Sequence<Int>) -> Int { pure(digits, modulus: 11, radix: 2) }

  /// MOD 37-2: the check value 0 to 36 that follows the values; 36 is written `*`.
  static func mod37Radix2(_ values: some Sequence<Int>) -> Int { pure(values, modulus: 37, radix: 2) }

  /// MOD 11,10: the check digit 0 to 9 that follows the digits.
  static func mod11And10(_ digits: some Sequence<Int>) -> Int { hybrid(digits, modulus: 10) }

  /// MOD 37,36: the check value 0 to 35 that follows the values.
  static func mod37And36(_ values: some Sequence<Int>) -> Int { hybrid(values, modulus: 36) }

  /// A pure system with one check character: the weights are powers of the radix (ISO/IEC 7064, section 7).
  private static func pure(_ values: some Sequence<Int>, modulus: Int, radix: Int) -> Int {
    var sum = 0
    for value in values { sum = (sum + value) * radix % modulus }
    return (modulus + 1 - sum) % modulus
  }

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
