/// The Luhn algorithm: ISO/IEC 7812-1, annex B.
extension CheckDigits {
  /// Whether ASCII digits that end with their check digit are valid; bytes that are not digits count as any.
  ///
  /// Eight digits are summed up at a time: those at even places of a word are the ones that count twice, as the last
  /// digit is at its odd end.
  @inline(never)
  static func isLuhn(_ digits: UnsafePointer<UInt8>, _ count: Int) -> Bool {
    luhnSum(digits, count) % 10 == 0
  }

  @inline(__always)
  private static func luhnSum(_ digits: UnsafePointer<UInt8>, _ count: Int) -> UInt64 {
    var sum: UInt64 = 0
    var left = count
    while left >= 8 {
      let word = UnsafeRawPointer(digits + (left - 8)).loadUnaligned(as: UInt64.self)
      sum &+= luhnSum(UInt64(littleEndian: word) &- 0x3030_3030_3030_3030)
      left -= 8
    }
    guard left > 0 else { return sum }
    if count >= 8 {
      // The digits left are the lowest of a word.
      let word = UnsafeRawPointer(digits).loadUnaligned(as: UInt64.self)
      let others = UInt64(truncatingIfNeeded: 8 &- left) &* 8
      return sum &+ luhnSum((UInt64(littleEndian: word) &- 0x3030_3030_3030_3030) &<< others)
    }
    var word: UInt64 = 0
    for index in 0..<left { word = word >> 8 | UInt64(digits[index] &- 0x30) << 56 }
    return sum &+ luhnSum(word)
  }

  /// The sum of eight digits, the last of them in the highest byte; zeros before them change nothing.
  @inline(__always)
  private static func luhnSum(_ word: UInt64) -> UInt64 {
    let digits = word & 0x0F0F_0F0F_0F0F_0F0F
    let single = digits & 0x0F00_0F00_0F00_0F00
    let double = (digits & 0x000F_000F_000F_000F) &* 2
    // 10 to 18 count as 1 to 9: 6 more sets the bit of 16.
    let tens = (double &+ 0x0006_0006_0006_0006) >> 4 & 0x0001_0001_0001_0001
    return ((single &+ double &- tens &* 9) &* 0x0101_0101_0101_0101) >> 56
  }

  /// Whether ASCII digits and capitals are valid by Luhn, each letter as the two digits of its value from 10 up.
  static func isLuhnOfDigitsAndLetters(_ characters: UnsafePointer<UInt8>, _ count: Int) -> Bool {
    let values = IdentifierTable.alphanumeric
    var sums = (plain: 0, doubled: 0)
    func add(_ digit: Int) {
      let double = digit > 4 ? digit * 2 - 9 : digit * 2
      // Until the end, it is not known which digits are doubled.
      sums = (plain: sums.doubled + digit, doubled: sums.plain + double)
    }
    for index in 0..<count {
      let value = Int(values[characters[index]])
      if value > 9 {
        add(value / 10)
        add(value % 10)
      } else {
        add(value)
      }
    }
    return sums.plain % 10 == 0
  }

  /// The check digit that follows ASCII digits.
  static func luhn(_ digits: UnsafePointer<UInt8>, _ count: Int) -> Int {
    // Up to seven, with a 0 for the check digit behind them.
    let others = max(0, count - 7)
    var word: UInt64 = 0
    for index in others..<count { word = word >> 8 | UInt64(digits[index] &- 0x30) << 48 }
    let sum = luhnSum(word) + luhnSum(digits, others)
    return Int((10 - sum % 10) % 10)
  }
}
