/// The labels of a host name in ASCII (RFC 1123, section 2.1).
enum HostLabels {
  /// The longest name, in bytes (RFC 1035, less the root's length byte and dot).
  static let maximumBytes = 253
  static let maximumLabelBytes = 63

  /// The first label that is not of letters, digits and inner hyphens, up to 63 bytes; nil where all are.
  static func fault(in name: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Range<Int>? {
    var start = range.lowerBound
    while true {
      let end = name[start..<range.upperBound].firstIndex(of: UInt8(ascii: ".")) ?? range.upperBound
      if !isLabel(name, start..<end) { return start..<end }
      if end == range.upperBound { return nil }
      start = end + 1
    }
  }

  /// Whether the last label is digits alone, so that the name is no host's but perhaps an address.
  static func endsInNumber(_ name: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Bool {
    let last = name[range].lastIndex(of: UInt8(ascii: ".")).map { $0 + 1 } ?? range.lowerBound
    return last < range.upperBound && name[last..<range.upperBound].allSatisfy { 0x30...0x39 ~= $0 }
  }

  /// Whether a label begins with `xn--`, in any case, so that it stands for one beyond ASCII.
  static func hasEncodedLabel(_ name: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Bool {
    var isLabelStart = true
    for offset in range {
      if isLabelStart, isEncoded(name, offset..<range.upperBound) { return true }
      isLabelStart = name[offset] == UInt8(ascii: ".")
    }
    return false
  }

  private static func isEncoded(_ name: UnsafeBufferPointer<UInt8>, _ rest: Range<Int>) -> Bool {
    rest.count >= 4 && name[rest.lowerBound] | 0x20 == UInt8(ascii: "x")
      && name[rest.lowerBound + 1] | 0x20 == UInt8(ascii: "n")
      && name[rest.lowerBound + 2] == UInt8(ascii: "-") && name[rest.lowerBound + 3] == UInt8(ascii: "-")
  }

  private static func isLabel(_ name: UnsafeBufferPointer<UInt8>, _ label: Range<Int>) -> Bool {
    guard 1...maximumLabelBytes ~= label.count else { return false }
    let hyphen = UInt8(ascii: "-")
    return name[label.lowerBound] != hyphen && name[label.upperBound - 1] != hyphen
      && name[label].allSatisfy { isLetterOrDigit($0) || $0 == hyphen }
  }

  static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    0x30...0x39 ~= byte || 0x61...0x7A ~= byte || 0x41...0x5A ~= byte
  }
}
