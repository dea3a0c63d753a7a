import Foundation
import JSONText
package import ValidationCore
import ValidationRules

/// A number as a JSON text writes it (RFC 8259), compared by its exact value.
///
/// No digit is lost: `9007199254740993` is not `9007199254740992`, and `0.1` is one tenth. `18`, `18.0` and `1.8e1`
/// are equal.
public struct ExactDecimal: Sendable {
  /// The number as it was written.
  public let text: String
  /// The value where few digits write it.
  private let compact: CompactDecimal?
  /// The value where very many digits write it.
  private let long: LongDecimal?

  /// The number that a text writes in JSON's grammar; nil where it writes none.
  public init?(_ text: String) {
    guard let node = try? JSONNode.parse(text), let number = node.number, number == text else { return nil }
    self.init(written: number)
  }

  /// The number of a node, whose grammar has been checked.
  init(written text: String) {
    self.text = text
    var text = text
    compact = text.withUTF8 { CompactDecimal($0) }
    long = LongDecimal(text)
  }

  /// The number that bytes write, whose grammar has been checked.
  ///
  /// Cost: nothing is allocated for up to fifteen bytes, which Swift keeps in the `String` itself.
  init(written utf8: UnsafeBufferPointer<UInt8>) {
    text = String(decoding: utf8, as: UTF8.self)
    compact = CompactDecimal(utf8)
    long = LongDecimal(text)
  }

  private var extent: DigitExtent { long?.extent ?? DigitExtent(text) }

  /// Whether the value has no fraction, as JSON Schema defines an integer: `18.0` and `1e2` have none.
  public var isInteger: Bool {
    if let compact, compact.exponent >= 0 { return true }
    let extent = extent
    return extent.isZero || extent.lowest >= 0
  }

  /// Whether bytes write a number without a fraction, in JSON's grammar.
  static func isInteger(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    if let compact = CompactDecimal(utf8), compact.exponent == 0 { return true }
    return ExactDecimal(written: utf8).isInteger
  }

  /// Whether the number is seen at once to keep limits; false where that takes a closer look.
  func isPlainly(from minimum: ExactDecimal?, through maximum: ExactDecimal?) -> Bool {
    guard let compact else { return false }
    if let minimum {
      guard let limit = minimum.compact, let order = compact.order(beside: limit), order >= 0 else {
        return false
      }
    }
    if let maximum {
      guard let limit = maximum.compact, let order = compact.order(beside: limit), order <= 0 else {
        return false
      }
    }
    return true
  }

  /// The value where it is an integer that fits.
  public var integer: Int? {
    if let compact, compact.exponent == 0 { return Int(exactly: compact.coefficient) }
    return JSONNode(.number(text)).integer
  }
}

extension ExactDecimal: Hashable {
  public static func == (left: Self, right: Self) -> Bool { order(left, right) == 0 }

  public func hash(into hasher: inout Hasher) {
    let extent = extent
    hasher.combine(extent.isZero)
    guard !extent.isZero else { return }
    hasher.combine(extent.isNegative)
    hasher.combine(extent.highest)
    // Zeros at the end are written or not without a change of the value.
    var digits = Digits(self)
    for _ in 0..<extent.digitCount { hasher.combine(digits.next() ?? 0) }
  }
}

extension ExactDecimal: Comparable {
  public static func < (left: Self, right: Self) -> Bool { order(left, right) < 0 }

  /// Negative where `left` is the smaller, positive where `right` is, 0 where they are equal.
  private static func order(_ left: Self, _ right: Self) -> Int {
    if let one = left.compact, let other = right.compact, let order = one.order(beside: other) {
      return order
    }
    let (a, b) = (left.extent, right.extent)
    if a.isZero || b.isZero { return a.sign - b.sign }
    if a.sign != b.sign { return a.sign }
    if a.highest != b.highest { return a.highest < b.highest ? -a.sign : a.sign }
    var (digits, others) = (Digits(left), Digits(right))
    for _ in 0..<min(a.digitCount, b.digitCount) {
      let difference = Int(digits.next() ?? 0) - Int(others.next() ?? 0)
      if difference != 0 { return difference < 0 ? -a.sign : a.sign }
    }
    // The last digit of each is not zero, so the one with more of them is the further from zero.
    return a.digitCount == b.digitCount ? 0 : a.digitCount < b.digitCount ? -a.sign : a.sign
  }

  /// The digits from the first that is not zero.
  private struct Digits: IteratorProtocol {
    private var long: ArraySlice<UInt8>?
    private var short: SignificantDigits

    init(_ number: ExactDecimal) {
      long = number.long?.digits[...]
      short = SignificantDigits(number.text)
    }

    mutating func next() -> UInt8? { long == nil ? short.next() : long?.popFirst() }
  }
}

/// A number of very many digits, read once: it may be compared with very many others.
private final class LongDecimal: Sendable {
  /// Numbers of fewer bytes are read again each time, for which nothing is allocated.
  private static let fewestBytes = 65

  let extent: DigitExtent
  /// The digits from the first to the last that is not zero.
  let digits: [UInt8]

  init?(_ text: String) {
    guard text.utf8.count >= Self.fewestBytes else { return nil }
    extent = DigitExtent(text)
    var digits: [UInt8] = []
    var significant = SignificantDigits(text)
    while digits.count < extent.digitCount, let digit = significant.next() { digits.append(digit) }
    self.digits = digits
  }
}

extension DigitExtent {
  /// How many digits there are from the first to the last that is not zero.
  fileprivate var digitCount: Int { isZero ? 0 : highest - lowest + 1 }
}

extension ExactDecimal: LosslessStringConvertible {
  public var description: String { text }
}

extension ExactDecimal: ErrorArgumentConvertible {
  /// An integer, a decimal, or the text of a number that is too large or too long for either.
  package var errorArgument: ValidationError.Argument {
    if let integer { return .integer(integer) }
    let extent = extent
    // `Decimal` holds 38 digits and a power of ten from -128 to 127; beyond that it rounds without a word.
    guard extent.highest - extent.lowest < 38, extent.lowest >= -127, extent.lowest <= 127,
      let decimal = Decimal(string: text, locale: Locale(identifier: "en_US_POSIX"))
    else { return .text(text) }
    return .decimal(decimal)
  }
}
