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

  /// The digits from the first nonzero one; for few digits, zeros may follow them.
  private enum Digits: IteratorProtocol {
    case compact(magnitude: UInt64, power: UInt64)
    case short(SignificantDigits)
    case long(ArraySlice<UInt8>)

    init(_ number: ExactDecimal) {
      if let magnitude = number.compact?.magnitude {
        var power: UInt64 = 1
        while power <= magnitude / 10 { power *= 10 }
        self = .compact(magnitude: magnitude, power: power)
      } else if let long = number.long {
        self = .long(long.digits[...])
      } else {
        self = .short(SignificantDigits(number.text))
      }
    }

    mutating func next() -> UInt8? {
      switch self {
      case .compact(let magnitude, let power):
        guard power > 0 else { return nil }
        self = .compact(magnitude: magnitude % power, power: power / 10)
        return UInt8(truncatingIfNeeded: magnitude / power)
      case .short(var digits):
        defer { self = .short(digits) }
        return digits.next()
      case .long(var digits):
        defer { self = .long(digits) }
        return digits.popFirst()
      }
    }
  }
}

/// A number with very many digits, read once, since it may be compared with very many others.
final class LongDecimal: Sendable {
  /// Numbers of fewer bytes are read again each time, without allocating.
  private static let fewestBytes = 65

  let extent: DigitExtent
  /// The digits from the first to the last nonzero one.
  let digits: [UInt8]

  /// The digits of a number; nil if there are few of them.
  static func reading(_ text: String) -> LongDecimal? {
    // Not a failable initializer: that would allocate the object before it fails.
    text.utf8.count >= fewestBytes ? LongDecimal(text) : nil
  }

  private init(_ text: String) {
    extent = DigitExtent(text)
    var digits: [UInt8] = []
    var significant = SignificantDigits(text)
    while digits.count < extent.digitCount, let digit = significant.next() { digits.append(digit) }
    self.digits = digits
  }
}
