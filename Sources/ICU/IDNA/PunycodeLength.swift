import Primitives

/// How long a label is in DNS: as it is in ASCII, otherwise with the prefix "xn--" and in Punycode (RFC 3492).
package enum PunycodeLength {
  private static let most = 63

  /// The number of bytes of a label of well-formed UTF-8; nil if it is certainly more than 63.
  package static func ofLabel(_ label: UnsafeBufferPointer<UInt8>) -> Int? {
    guard label.contains(where: { $0 >= 0x80 }) else { return label.count }
    return withUnsafeTemporaryAllocation(of: UInt32.self, capacity: most) { codePoints -> Int? in
      var count = 0
      var decoder = UTF8()
      var bytes = label.makeIterator()
      while case .scalarValue(let scalar) = decoder.decode(&bytes) {
        // No code point takes less than a byte.
        guard count < most else { return nil }
        codePoints.initializeElement(at: count, to: scalar.value)
        count += 1
      }
      return 4 + length(UnsafeBufferPointer(rebasing: codePoints[..<count]))
    }
  }

  /// The encoding procedure of section 6.3, which counts instead of writing.
  private static func length(_ codePoints: UnsafeBufferPointer<UInt32>) -> Int {
    let basic = codePoints.count { $0 < 0x80 }
    var (next, delta, bias, handled) = (UInt32(0x80), 0, 72, basic)
    var length = basic > 0 ? basic + 1 : 0
    while handled < codePoints.count {
      guard let lowest = codePoints.lazy.filter({ $0 >= next }).min() else { break }
      delta += Int(lowest - next) * (handled + 1)
      next = lowest
      for codePoint in codePoints {
        if codePoint < next { delta += 1 }
        guard codePoint == next else { continue }
        length += digits(of: delta, bias)
        bias = adapted(delta, handled + 1, isFirst: handled == basic)
        delta = 0
        handled += 1
      }
      delta += 1
      next += 1
    }
    return length
  }

  /// The number of digits of a variable-length integer.
  private static func digits(of delta: Int, _ bias: Int) -> Int {
    var (rest, place, count) = (delta, 36, 1)
    while true {
      let threshold = min(max(place - bias, 1), 26)
      if rest < threshold { return count }
      rest = (rest - threshold) / (36 - threshold)
      place += 36
      count += 1
    }
  }

  private static func adapted(_ delta: Int, _ count: Int, isFirst: Bool) -> Int {
    var delta = isFirst ? delta / 700 : delta / 2
    delta += delta / count
    var place = 0
    while delta > 455 {
      delta /= 35
      place += 36
    }
    return place + 36 * delta / (delta + 38)
  }
}
