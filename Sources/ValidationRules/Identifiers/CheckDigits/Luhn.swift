/// The Luhn algorithm: ISO/IEC 7812-1, annex B.
extension CheckDigits {
  /// Whether digits that end with their check digit are valid.
  static func isLuhn(_ digits: some Sequence<Int>) -> Bool { luhnSums(digits).plain == 0 }

  /// The check digit that follows the digits.
  static func luhn(_ digits: some Sequence<Int>) -> Int { (10 - luhnSums(digits).doubled) % 10 }

  /// The sum of the digits modulo 10, with every second one doubled, counted from the right, and 9 subtracted from a
  /// doubled 5 or more: once with the last digit as it is, and once with the last digit doubled.
  ///
  /// Both sums are computed from left to right: until the end, it is not known which digits are doubled.
  private static func luhnSums(_ digits: some Sequence<Int>) -> (plain: Int, doubled: Int) {
    var sums = (plain: 0, doubled: 0)
    for digit in digits {
      let double = digit > 4 ? digit * 2 - 9 : digit * 2
      sums = (plain: (sums.doubled + digit) % 10, doubled: (sums.plain + double) % 10)
    }
    return sums
  }
}
