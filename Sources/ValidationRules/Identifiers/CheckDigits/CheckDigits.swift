/// The arithmetic of check digits, over the values of characters.
///
/// The value of a digit is the digit itself; the value of a letter is given by ``value(of:)``. No function here knows
/// the position of the check digit in an identifier: the rule of the identifier passes the values that the standard
/// sums up.
enum CheckDigits {
  /// The value of an ASCII digit or letter: 0 to 9, then A = 10 to Z = 35 in either case; nil for any other byte.
  static func value(of byte: UInt8) -> Int? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(byte) - 0x30
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): Int(byte) - 0x41 + 10
    case UInt8(ascii: "a")...UInt8(ascii: "z"): Int(byte) - 0x61 + 10
    default: nil
    }
  }

  /// The sum of each value times its weight; values beyond the last weight are ignored.
  static func weightedSum(_ values: some Sequence<Int>, _ weights: some Sequence<Int>) -> Int {
    var sum = 0
    for (value, weight) in zip(values, weights) { sum += value * weight }
    return sum
  }

  /// The check digit 0 to 10 that makes a weighted sum a multiple of 11; the standard decides how 10 is written, and
  /// whether it is issued at all.
  static func mod11(_ values: some Sequence<Int>, _ weights: some Sequence<Int>) -> Int {
    (11 - weightedSum(values, weights) % 11) % 11
  }

  /// Whether digits end with their check character by weights from 2 up, from the right; X stands for 10.
  static func isMod11(_ digits: UnsafePointer<UInt8>, _ count: Int) -> Bool {
    var (sum, weight) = (0, 1)
    for index in stride(from: count - 1, through: 0, by: -1) {
      let value = digits[index] == UInt8(ascii: "X") ? 10 : Int(digits[index] &- 0x30)
      sum &+= value &* weight
      weight = weight == 11 ? 1 : weight &+ 1
    }
    return sum % 11 == 0
  }
}
