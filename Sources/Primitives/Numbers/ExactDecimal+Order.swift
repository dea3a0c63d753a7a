extension ExactDecimal: Hashable {
  public static func == (left: Self, right: Self) -> Bool { order(left, right) == 0 }

  public func hash(into hasher: inout Hasher) {
    let extent = extent
    hasher.combine(extent.isZero)
    guard !extent.isZero else { return }
    hasher.combine(extent.isNegative)
    hasher.combine(extent.highest)
    // Trailing zeros do not change the value.
    var digits = Digits(self)
    for _ in 0..<extent.digitCount { hasher.combine(digits.next() ?? 0) }
  }
}

extension ExactDecimal: Comparable {
  public static func < (left: Self, right: Self) -> Bool { order(left, right) < 0 }

  /// Negative if `left` is smaller, positive if `right` is, 0 if they are equal.
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
    // The last digit of each is not zero, so the number with more digits is further from zero.
    return a.digitCount == b.digitCount ? 0 : a.digitCount < b.digitCount ? -a.sign : a.sign
  }

  /// The digits from the first nonzero one.
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

/// A number with very many digits, read once, since it may be compared with very many others.
final class LongDecimal: Sendable {
  /// Numbers of fewer bytes are read again each time, without allocating.
  private static let fewestBytes = 65

  let extent: DigitExtent
  /// The digits from the first to the last nonzero one.
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
