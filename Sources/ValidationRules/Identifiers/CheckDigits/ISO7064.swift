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

  /// Whether digits end with their check digit under MOD 11,10, a hybrid system of two moduli (section 9).
  ///
  /// Neither remainder takes a division, as no sum is twice its modulus.
  static func isMod11And10(_ digits: UnsafePointer<UInt8>, _ count: Int) -> Bool {
    var product: UInt8 = 10
    for index in 0..<count - 1 {
      let sum = product &+ (digits[index] &- 0x30)
      let rest = sum > 10 ? sum &- 10 : sum
      product = rest > 5 ? rest &* 2 &- 11 : rest &* 2
    }
    return (product &+ (digits[count - 1] &- 0x30)) % 10 == 1
  }

  /// Whether digits end with their check character under MOD 11-2, X standing for 10.
  static func isMod11And2(_ digits: UnsafePointer<UInt8>, _ count: Int) -> Bool {
    pureRemainder(digits, count, modulus: 11) { $0 == UInt8(ascii: "X") ? 10 : $0 &- 0x30 } == 1
  }

  /// The remainder of a pure system with radix 2 (section 8), whose values are below 64.
  @inline(__always)
  private static func pureRemainder(
    _ characters: UnsafePointer<UInt8>, _ count: Int, modulus: UInt64, value: (UInt8) -> UInt8
  ) -> UInt64 {
    var (remainder, index): (UInt64, Int) = (0, 0)
    while index < count {
      // So many doublings do not overflow.
      let end = min(count, index &+ 48)
      while index < end {
        remainder = remainder &* 2 &+ UInt64(value(characters[index]))
        index &+= 1
      }
      remainder %= modulus
    }
    return remainder
  }

  /// Whether digits and capitals end with their check character under MOD 37-2, `*` standing for 36.
  static func isMod37And2(_ characters: UnsafePointer<UInt8>, _ count: Int) -> Bool {
    let values = IdentifierTable.alphanumeric
    return pureRemainder(characters, count, modulus: 37) { $0 == UInt8(ascii: "*") ? 36 : values[$0] } == 1
  }

  /// Whether digits and capitals end with their check character under MOD 37,36.
  ///
  /// - Parameter skipped: The index of a character that does not count; -1 for none.
  static func isMod37And36(
    _ characters: UnsafePointer<UInt8>, _ count: Int, without skipped: Int = -1
  ) -> Bool {
    let values = IdentifierTable.alphanumeric
    var product = 36
    for index in 0..<count - 1 where index != skipped {
      let sum = product &+ Int(values[characters[index]])
      let rest = sum > 36 ? sum &- 36 : sum
      product = rest > 18 ? rest &* 2 &- 37 : rest &* 2
    }
    return (product + Int(values[characters[count - 1]])) % 36 == 1
  }
}
