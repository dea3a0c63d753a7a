import Primitives

/// The labels of DNS: as they are in ASCII, otherwise with the prefix "xn--" and in Punycode (RFC 3492).
package enum Punycode {
  /// The most bytes of a label (RFC 1035, section 2.3.4).
  package static let longestLabel = 63

  /// Writes a label of well-formed UTF-8 as DNS has it; allocates nothing.
  ///
  /// - Returns: How many bytes were written; nil if the label takes more than 63, or does not fit.
  package static func encode(
    _ label: UnsafeBufferPointer<UInt8>, into buffer: UnsafeMutableBufferPointer<UInt8>
  ) -> Int? {
    var output = Output(UnsafeMutableBufferPointer(rebasing: buffer.prefix(longestLabel)))
    guard label.contains(where: { $0 >= 0x80 }) else {
      for byte in label { output.append(byte) }
      return output.end
    }
    for byte in "xn--".utf8 { output.append(byte) }
    return withUnsafeTemporaryAllocation(of: UInt32.self, capacity: longestLabel) { codePoints -> Int? in
      var count = 0
      var decoder = UTF8()
      var bytes = label.makeIterator()
      while case .scalarValue(let scalar) = decoder.decode(&bytes) {
        // No code point takes less than a byte.
        guard count < longestLabel else { return nil }
        codePoints.initializeElement(at: count, to: scalar.value)
        count += 1
      }
      encode(UnsafeBufferPointer(rebasing: codePoints[..<count]), into: &output)
      return output.end
    }
  }

  /// The encoding procedure of section 6.3.
  private static func encode(_ codePoints: UnsafeBufferPointer<UInt32>, into output: inout Output) {
    for codePoint in codePoints where codePoint < 0x80 { output.append(UInt8(codePoint)) }
    let basic = codePoints.count { $0 < 0x80 }
    if basic > 0 { output.append(UInt8(ascii: "-")) }
    var (next, delta, bias, handled) = (UInt32(0x80), 0, 72, basic)
    while handled < codePoints.count {
      guard let lowest = codePoints.lazy.filter({ $0 >= next }).min() else { break }
      delta += Int(lowest - next) * (handled + 1)
      next = lowest
      for codePoint in codePoints {
        if codePoint < next { delta += 1 }
        guard codePoint == next else { continue }
        output.append(integer: delta, bias)
        bias = adapted(delta, handled + 1, isFirst: handled == basic)
        delta = 0
        handled += 1
      }
      delta += 1
      next += 1
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

  /// What is written, as far as there is room.
  private struct Output {
    private let buffer: UnsafeMutableBufferPointer<UInt8>
    private var count = 0

    init(_ buffer: UnsafeMutableBufferPointer<UInt8>) { self.buffer = buffer }

    /// How many bytes there are; nil if there was no room for all.
    var end: Int? { count <= buffer.count ? count : nil }

    mutating func append(_ byte: UInt8) {
      if count < buffer.count { buffer.initializeElement(at: count, to: byte) }
      count += 1
    }

    /// Appends a variable-length integer.
    mutating func append(integer: Int, _ bias: Int) {
      var (rest, place) = (integer, 36)
      while true {
        let threshold = min(max(place - bias, 1), 26)
        let isLast = rest < threshold
        let digit = isLast ? rest : threshold + (rest - threshold) % (36 - threshold)
        append(UInt8(digit < 26 ? 0x61 + digit : 0x30 + digit - 26))
        if isLast { return }
        rest = (rest - threshold) / (36 - threshold)
        place += 36
      }
    }
  }
}
