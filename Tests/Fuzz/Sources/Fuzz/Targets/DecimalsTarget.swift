import Foundation
import Primitives

@testable import ICU
@testable import JSONText
@testable import RuleDocuments
@testable import ValidationCore
@testable import ValidationRules

/// Exact decimals against arithmetic by hand on digits.
///
/// A plain input is two numbers, a line each.
enum DecimalsTarget {
  static let target = FuzzTarget("decimals", run)

  private static let pieces = [
    "1", "0", "5", "9", ".", "-", "e", "E", "+", "00", "99", "18", "-1", "0.1", "1e", "e-",
    "123456789012345678",
    "9007199254740993", "9223372036854775807", "9223372036854775808", "400", "1000000000", "38", "127", "128",
    "2", "3",
  ]

  private static func run(_ bytes: UnsafeBufferPointer<UInt8>) {
    var input = FuzzInput(bytes)
    if input.takePlainMark() {
      let first = input.lineText()
      return compare(first, input.lineText())
    }
    let choices = input.byte()
    var half = input.part(1 + Int(choices & 31))
    compare(number(&half, choices), number(&input, choices))
  }

  /// A number; most often one of JSON's grammar.
  private static func number(_ input: inout FuzzInput, _ choices: UInt8) -> String {
    if choices & 0x80 != 0 {
      var text = ""
      while !input.isAtEnd { text += input.pick(pieces) }
      return text
    }
    func digits(_ most: Int) -> String {
      (0...input.number(below: most)).map { _ in String(input.number(below: 10)) }.joined()
    }
    let whole = input.flag() ? "0" : String(1 + input.number(below: 9)) + digits(20)
    let fraction = input.flag() ? "." + digits(12) : ""
    let exponent = input.number(below: 4) == 3 ? "e\(input.pick(["", "-", "+"]))\(input.byte())" : ""
    return (input.flag() ? "-" : "") + whole + fraction + exponent
  }

  private static func compare(_ first: String, _ second: String) {
    checkReading(first)
    guard let left = ExactDecimal(first), let right = ExactDecimal(second) else { return }
    Check.equal(left.text, first, "a number is written otherwise than it was read", first)
    _ = left.errorArgument
    _ = left.hashValue
    let subject = "\(first) and \(second)"
    guard let one = PlainDecimal(first), let other = PlainDecimal(second) else { return }
    Check.equal(left < right, one.order(other) < 0, "less than is judged otherwise", subject)
    Check.equal(left == right, one.order(other) == 0, "equality is judged otherwise", subject)
    if left == right {
      Check.equal(left.hashValue, right.hashValue, "equal numbers have two hashes", subject)
    }
    Check.equal(left.isInteger, one.isInteger, "whether a number is whole is judged otherwise", first)
    Check.equal(left.integer, one.integer, "the integer differs", first)
    Check.equal(JSONNode(.number(first)).integer, one.integer, "the node's integer differs", first)
    if let factor = DecimalFactor(right) {
      Check.equal(factor.divides(left), one.isMultiple(of: other), "multiples are judged otherwise", subject)
    }
  }

  /// Numbers of ICU's layer keep their digits and round as numbers do.
  private static func checkReading(_ text: String) {
    guard let number = DecimalNumber(text) else { return }
    Check.equal(DecimalNumber(number.description), number, "a number that is written is read otherwise", text)
    let whole = number.rounded(toFraction: 2)
    Check.holds(whole.fraction.count <= max(2, 0), "a rounded number has too many digits", text)
    if let decimal = Decimal(string: number.description), number.integer.count + number.fraction.count < 30 {
      var (source, rounded) = (decimal, Decimal())
      NSDecimalRound(&rounded, &source, 2, .bankers)
      Check.equal(Decimal(string: whole.description), rounded, "a number is rounded otherwise", text)
    }
  }
}

/// A decimal number as all of its digits, written out.
private struct PlainDecimal {
  let isNegative: Bool
  /// Digits before the point, without zeros at the start.
  let whole: [UInt8]
  /// Digits after the point, without zeros at the end.
  let fraction: [UInt8]

  /// Reads a number of JSON's grammar; nil where its exponent is too large to be written out.
  init?(_ text: String) {
    let parts = text.lowercased().split(separator: "e", omittingEmptySubsequences: false)
    guard let exponent = parts.count == 1 ? 0 : Int(parts[1]), exponent.magnitude <= 500 else { return nil }
    let halves = parts[0].drop { $0 == "-" }.split(separator: ".")
    guard let first = halves.first else { return nil }
    var whole = first.utf8.map { $0 - 0x30 }
    var fraction = halves.count > 1 ? halves[1].utf8.map { $0 - 0x30 } : []
    for _ in 0..<max(0, exponent) { whole.append(fraction.isEmpty ? 0 : fraction.removeFirst()) }
    for _ in 0..<max(0, -exponent) { fraction.insert(whole.popLast() ?? 0, at: 0) }
    self.whole = Array(whole.drop { $0 == 0 })
    while fraction.last == 0 { fraction.removeLast() }
    self.fraction = fraction
    isNegative = text.hasPrefix("-") && !(self.whole.isEmpty && fraction.isEmpty)
  }

  var isInteger: Bool { fraction.isEmpty }

  var integer: Int? {
    guard isInteger, whole.count <= 20 else { return nil }
    let magnitude = whole.reduce(Int128(0)) { $0 * 10 + Int128($1) }
    return Int(exactly: isNegative ? -magnitude : magnitude)
  }

  func order(_ other: PlainDecimal) -> Int {
    if isNegative != other.isNegative { return isNegative ? -1 : 1 }
    return isNegative ? -magnitudeOrder(other) : magnitudeOrder(other)
  }

  private func magnitudeOrder(_ other: PlainDecimal) -> Int {
    if whole.count != other.whole.count { return whole.count < other.whole.count ? -1 : 1 }
    let (left, right) = (whole + fraction, other.whole + other.fraction)
    for index in 0..<max(left.count, right.count) {
      let (one, two) = (index < left.count ? left[index] : 0, index < right.count ? right[index] : 0)
      if one != two { return one < two ? -1 : 1 }
    }
    return 0
  }

  func isMultiple(of factor: PlainDecimal) -> Bool {
    let places = max(fraction.count, factor.fraction.count)
    func scaled(_ number: PlainDecimal) -> [UInt8] {
      number.whole + number.fraction + [UInt8](repeating: 0, count: places - number.fraction.count)
    }
    // Zeros that both end with do not matter, and without them the factor fits.
    var (value, divisor) = (scaled(self), scaled(factor))
    while value.last == 0, divisor.last == 0 {
      value.removeLast()
      divisor.removeLast()
    }
    // By long division with schoolbook subtraction.
    let digits = Array(divisor.drop { $0 == 0 })
    var rest: [UInt8] = []
    for digit in value {
      rest.append(digit)
      rest = Array(rest.drop { $0 == 0 })
      while !isLess(rest, digits) { subtract(digits, from: &rest) }
    }
    return rest.isEmpty
  }

  private func isLess(_ left: [UInt8], _ right: [UInt8]) -> Bool {
    left.count != right.count ? left.count < right.count : left.lexicographicallyPrecedes(right)
  }

  private func subtract(_ right: [UInt8], from left: inout [UInt8]) {
    var borrow: UInt8 = 0
    for offset in 1...left.count {
      let taken = (offset <= right.count ? right[right.count - offset] : 0) + borrow
      let place = left.count - offset
      borrow = left[place] < taken ? 1 : 0
      left[place] = left[place] + borrow * 10 - taken
    }
    left = Array(left.drop { $0 == 0 })
  }
}
