extension DecimalNumber {
  /// The number times a power of ten, exactly: the decimal point moves.
  package func multiplied(byPowerOfTen power: Int) -> DecimalNumber {
    Self.shifted(integer[...], fraction[...], by: power, isNegative: isNegative)
  }

  /// The sum with a whole number, exactly; nil if the number has more than 4,096 digits.
  package func adding(_ number: Int) -> DecimalNumber? {
    let other = DecimalNumber(number)
    guard integer.count <= Self.longestExpansion else { return nil }
    if isNegative == other.isNegative {
      return DecimalNumber(
        isNegative: isNegative, integer: Self.sum(integer, other.integer), fraction: fraction)
    }
    // One of the two is subtracted from the other, as whole numbers of the smallest unit.
    let scaled = (integer + fraction, other.integer + Array(repeating: Self.zero, count: fraction.count))
    let (left, right) = (Self.trimmed(scaled.0), Self.trimmed(scaled.1))
    let isLess = left.count == right.count ? left.lexicographicallyPrecedes(right) : left.count < right.count
    var digits = isLess ? Self.difference(right, left) : Self.difference(left, right)
    digits = Array(repeating: Self.zero, count: max(0, fraction.count - digits.count)) + digits
    let split = digits.count - fraction.count
    let isZero = digits.allSatisfy { $0 == Self.zero }
    return DecimalNumber(
      isNegative: !isZero && (isLess ? other.isNegative : isNegative), integer: Array(digits[..<split]),
      fraction: Array(digits[split...]))
  }

  /// The number rounded to a whole one, ties away from zero.
  package var roundedToInteger: DecimalNumber {
    let isUp = fraction.first.map { $0 >= UInt8(ascii: "5") } ?? false
    return DecimalNumber(
      isNegative: isNegative, integer: isUp ? Self.sum(integer, [UInt8(ascii: "1")]) : integer, fraction: [])
  }

  private static let zero = UInt8(ascii: "0")

  private static func trimmed(_ digits: [UInt8]) -> ArraySlice<UInt8> { digits.drop { $0 == zero } }

  /// The sum of two whole numbers in ASCII digits.
  private static func sum(_ left: [UInt8], _ right: [UInt8]) -> [UInt8] {
    var digits: [UInt8] = []
    var carry: UInt8 = 0
    for place in 1...max(left.count, right.count) {
      let total = digit(left[...], place) + digit(right[...], place) + carry
      digits.append(zero + total % 10)
      carry = total / 10
    }
    if carry > 0 { digits.append(zero + carry) }
    return digits.reversed()
  }

  /// The difference of two whole numbers in ASCII digits, of which the first is not the smaller one.
  private static func difference(_ left: ArraySlice<UInt8>, _ right: ArraySlice<UInt8>) -> [UInt8] {
    var digits: [UInt8] = []
    var borrow: UInt8 = 0
    for place in 1..<left.count + 1 {
      let taken = digit(right, place) + borrow
      let held = digit(left, place)
      borrow = held < taken ? 1 : 0
      digits.append(zero + (held + borrow * 10 - taken))
    }
    return digits.reversed()
  }

  /// The digit at a place counted from the last one, 0 beyond the first.
  private static func digit(_ digits: ArraySlice<UInt8>, _ place: Int) -> UInt8 {
    place <= digits.count ? digits[digits.endIndex - place] - zero : 0
  }
}
