/// The labels of an ASCII host name (RFC 1123, section 2.1).
struct HostLabels {
  /// The maximum length of a name in bytes (RFC 1035, without the root's length byte and dot).
  static let maximumBytes = 253
  static let maximumLabelBytes = 63

  /// The first label that does not consist of up to 63 letters, digits and inner hyphens; nil if all labels do.
  private(set) var fault: Range<Int>?
  /// Whether a label up to the fault begins with `xn--`, and so stands for a non-ASCII label.
  private(set) var hasEncodedLabel = false
  /// The start of the last label; meaningless if there is a fault.
  private(set) var lastStart: Int

  /// Reads the labels of a name up to the first invalid one.
  init(_ name: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    lastStart = range.lowerBound
    while true {
      let end = name[lastStart..<range.upperBound].firstIndex(of: UInt8(ascii: ".")) ?? range.upperBound
      let label = lastStart..<end
      guard Self.isLabel(name, label) else {
        fault = label
        return
      }
      hasEncodedLabel = hasEncodedLabel || Self.isEncoded(name, label)
      if end == range.upperBound { return }
      lastStart = end + 1
    }
  }

  /// Whether the last label is a number, so that the name is not a host's but possibly an address.
  ///
  /// A number is digits, or `0x` with or without hexadecimal digits: the forms that systems read as a part of an IPv4
  /// address (the URL Standard of the WHATWG, "ends in a number").
  static func endsInNumber(_ name: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Bool {
    let last = name[range].lastIndex(of: UInt8(ascii: ".")).map { $0 + 1 } ?? range.lowerBound
    return isNumber(name, last..<range.upperBound)
  }

  static func isNumber(_ name: UnsafeBufferPointer<UInt8>, _ label: Range<Int>) -> Bool {
    guard let first = name[label].first, 0x30...0x39 ~= first else { return false }
    let rest = name[label].dropFirst()
    if first == UInt8(ascii: "0"), let mark = rest.first, mark | 0x20 == UInt8(ascii: "x") {
      return rest.dropFirst().allSatisfy(IPv6Syntax.isHexDigit)
    }
    return rest.allSatisfy { 0x30...0x39 ~= $0 }
  }

  /// Whether a label begins with `xn--`, in any case.
  static func isEncoded(_ name: UnsafeBufferPointer<UInt8>, _ label: Range<Int>) -> Bool {
    label.count >= 4 && name[label.lowerBound] | 0x20 == UInt8(ascii: "x")
      && name[label.lowerBound + 1] | 0x20 == UInt8(ascii: "n")
      && name[label.lowerBound + 2] == UInt8(ascii: "-") && name[label.lowerBound + 3] == UInt8(ascii: "-")
  }

  static func isLabel(_ name: UnsafeBufferPointer<UInt8>, _ label: Range<Int>) -> Bool {
    guard 1...maximumLabelBytes ~= label.count else { return false }
    let hyphen = UInt8(ascii: "-")
    return name[label.lowerBound] != hyphen && name[label.upperBound - 1] != hyphen
      && name[label].allSatisfy { isLetterOrDigit($0) || $0 == hyphen }
  }

  static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    0x30...0x39 ~= byte || 0x61...0x7A ~= byte || 0x41...0x5A ~= byte
  }
}
