#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A network address in brackets: `[192.0.2.1]`, `[IPv6:2001:db8::1]` (RFC 5321, section 4.1.3).
enum AddressLiteral {
  static func isValid(_ literal: UnsafeBufferPointer<UInt8>) -> Bool {
    guard literal.count > 2, literal.last == UInt8(ascii: "]"), !literal.contains(0) else { return false }
    let address = String(decoding: literal.dropFirst().dropLast(), as: UTF8.self)
    let tag = "ipv6:"
    return address.lowercased().hasPrefix(tag)
      ? isAddress(String(address.dropFirst(tag.count)), AF_INET6) : isAddress(address, AF_INET)
  }

  /// Whether the C library reads `text` as an address of the family.
  private static func isAddress(_ text: String, _ family: Int32) -> Bool {
    withUnsafeTemporaryAllocation(byteCount: MemoryLayout<in6_addr>.size, alignment: 8) { address in
      inet_pton(family, text, address.baseAddress) == 1
    }
  }
}
