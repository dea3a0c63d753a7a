/// An IP address or a network of either version.
///
/// The bits are left-aligned, so that both versions are compared in the same way: those of IPv4 are the upper 32.
struct IPNetwork: Sendable, Hashable {
  let isV6: Bool
  private let high: UInt64
  private let low: UInt64
  /// The number of bits that all addresses of the network share.
  let prefix: Int

  /// The number of bits in an address.
  var width: Int { isV6 ? 128 : 32 }

  private init(isV6: Bool, _ high: UInt64, _ low: UInt64, prefix: Int) {
    (self.isV6, self.high, self.low, self.prefix) = (isV6, high, low, prefix)
  }

  init(v4 address: UInt32, prefix: Int = 32) {
    self.init(isV6: false, UInt64(address) << 32, 0, prefix: prefix)
  }

  /// The address in a range of bytes, without a zone; nil if the bytes are not an address.
  init?(_ utf8: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, prefix: Int? = nil) {
    if utf8[range].contains(UInt8(ascii: ":")) {
      guard IPv6Syntax.fault(in: utf8, range) == nil else { return nil }
      let (high, low) = IPv6Syntax.bits(of: utf8, range)
      self.init(isV6: true, high, low, prefix: prefix ?? 128)
    } else {
      guard IPv4Syntax.fault(in: utf8, range) == nil else { return nil }
      self.init(v4: IPv4Syntax.bits(of: utf8, range), prefix: prefix ?? 32)
    }
  }

  /// A network in the notation of RFC 4632, `192.0.2.0/24`, or an address; nil for anything else.
  init?(_ text: String) {
    var text = text
    let network = text.withUTF8 { utf8 -> IPNetwork? in
      let slash = utf8.lastIndex(of: UInt8(ascii: "/"))
      guard let address = IPNetwork(utf8, 0..<(slash ?? utf8.count)) else { return nil }
      guard let slash else { return address }
      guard let prefix = Self.prefix(utf8[(slash + 1)...], maximum: address.width) else { return nil }
      return IPNetwork(isV6: address.isV6, address.high, address.low, prefix: prefix)
    }
    guard let network else { return nil }
    self = network
  }

  /// The number that the digits of a prefix length write; nil if they are not a number up to the maximum, or have a
  /// leading zero.
  static func prefix(_ digits: Slice<UnsafeBufferPointer<UInt8>>, maximum: Int) -> Int? {
    guard 1...3 ~= digits.count, digits.allSatisfy({ 0x30...0x39 ~= $0 }) else { return nil }
    guard digits.count == 1 || digits.first != UInt8(ascii: "0") else { return nil }
    let number = digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
    return number <= maximum ? number : nil
  }

  /// Whether all addresses of another network are in this one.
  func contains(_ other: IPNetwork) -> Bool {
    isV6 == other.isV6 && other.prefix >= prefix
      && (high ^ other.high) & Self.mask(prefix) == 0 && (low ^ other.low) & Self.mask(prefix - 64) == 0
  }

  /// The network with all bits after the prefix cleared: its first address.
  var first: IPNetwork {
    IPNetwork(isV6: isV6, high & Self.mask(prefix), low & Self.mask(prefix - 64), prefix: prefix)
  }

  /// The IPv4 network in the 32 bits that follow some bits of an IPv6 network.
  func embedded(after bits: Int) -> IPNetwork? {
    let address: UInt64
    switch bits {
    case 0...32: address = high >> UInt64(32 - bits)
    case 64...96: address = low >> UInt64(96 - bits)
    default: return nil
    }
    guard isV6, prefix >= bits else { return nil }
    return IPNetwork(v4: UInt32(truncatingIfNeeded: address), prefix: min(prefix - bits, 32))
  }

  /// The first bits of 64: all for 64 and more, none for 0 and less.
  private static func mask(_ count: Int) -> UInt64 {
    count <= 0 ? 0 : count >= 64 ? .max : .max << UInt64(64 - count)
  }

  /// The network as text: IPv6 as RFC 5952 writes it.
  var text: String { address + "/\(prefix)" }

  private var address: String {
    guard isV6 else {
      func part(_ shift: UInt64) -> UInt64 { high >> shift & 0xFF }
      // Such a text has at most 15 bytes, which are in place.
      return "\(part(56)).\(part(48)).\(part(40)).\(part(32))"
    }
    let groups = [high, low].flatMap { half in [48, 32, 16, 0].map { half >> UInt64($0) & 0xFFFF } }
    // The longest run of two zeros or more, the first of equal ones, is shortened.
    var gap = 0..<0
    var start = 0
    while start < groups.count {
      let end = groups[start...].firstIndex { $0 != 0 } ?? groups.count
      if end - start > max(1, gap.count) { gap = start..<end }
      start = end + 1
    }
    func text(_ part: ArraySlice<UInt64>) -> String {
      part.map { String($0, radix: 16) }.joined(separator: ":")
    }
    if gap.isEmpty { return text(groups[...]) }
    return text(groups[..<gap.lowerBound]) + "::" + text(groups[gap.upperBound...])
  }
}

extension IPv4Syntax {
  /// The bits of a valid address.
  static func bits(of utf8: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> UInt32 {
    var (bits, part) = (UInt32(0), UInt32(0))
    for byte in utf8[range] {
      if byte == UInt8(ascii: ".") {
        (bits, part) = (bits << 8 | part, 0)
      } else {
        part = part &* 10 &+ UInt32(byte &- 0x30)
      }
    }
    return bits << 8 | part
  }
}

extension IPv6Syntax {
  /// The bits of a valid address.
  static func bits(
    of utf8: UnsafeBufferPointer<UInt8>, _ range: Range<Int>
  ) -> (high: UInt64, low: UInt64) {
    // The groups before and after the gap, each in the low bits of 128.
    var (before, after) = ((UInt64(0), UInt64(0)), (UInt64(0), UInt64(0)))
    var (count, isAfterGap) = (0, false)
    var start = range.lowerBound
    func append(_ group: UInt64, _ bits: UInt64) {
      if isAfterGap {
        after = (after.0 << bits | after.1 >> (64 - bits), after.1 << bits | group)
      } else {
        before = (before.0 << bits | before.1 >> (64 - bits), before.1 << bits | group)
        count += Int(bits)
      }
    }
    while start < range.upperBound {
      if utf8[start] == UInt8(ascii: ":") {
        // A second colon in a row; the first one ended a group, or begins the address.
        if start > range.lowerBound { isAfterGap = true }
        start += 1
        continue
      }
      let end = utf8[start..<range.upperBound].firstIndex(of: UInt8(ascii: ":")) ?? range.upperBound
      if utf8[start..<end].contains(UInt8(ascii: ".")) {
        append(UInt64(IPv4Syntax.bits(of: utf8, start..<end)), 32)
      } else {
        append(utf8[start..<end].reduce(0) { $0 << 4 | UInt64(CheckDigits.value(of: $1) ?? 0) }, 16)
      }
      start = end + 1
    }
    // What is before the gap moves to the top.
    let shift = 128 - count
    let (high, low): (UInt64, UInt64) =
      switch shift {
      case ..<1: before
      case ..<64: (before.0 << UInt64(shift) | before.1 >> UInt64(64 - shift), before.1 << UInt64(shift))
      case ..<128: (before.1 << UInt64(shift - 64), 0)
      default: (0, 0)
      }
    return (high | after.0, low | after.1)
  }
}
