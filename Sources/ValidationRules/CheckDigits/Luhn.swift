/// The Luhn algorithm: ISO/IEC 7812-1, annex B.
extension CheckDigits {
  /// Whether digits that end in their check digit are sound.
  static func isLuhn(_ digits: some BidirectionalCollection<Int>) -> Bool {
    luhnSum(digits, doublesLast: false) % 10 == 0
  }

  /// The check digit that belongs after the digits.
  static func luhn(_ digits: some BidirectionalCollection<Int>) -> Int {
    (10 - luhnSum(digits, doublesLast: true) % 10) % 10
  }

  /// The digits summed with every second one doubled, counted from the right, and 9 taken off a doubled 5 or more.
  private static func luhnSum(_ digits: some BidirectionalCollection<Int>, doublesLast: Bool) -> Int {
    var sum = 0
    var isDoubled = doublesLast
    for digit in digits.reversed() {
      let share = isDoubled ? digit * 2 : digit
      // Kept small, so that digits without end cannot overflow.
      sum = (sum + (share > 9 ? share - 9 : share)) % 10
      isDoubled.toggle()
    }
    return sum
  }
}
