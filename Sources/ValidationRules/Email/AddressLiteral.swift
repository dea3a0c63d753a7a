/// A network address in brackets: `[192.0.2.1]`, `[IPv6:2001:db8::1]` (RFC 5321, section 4.1.3).
///
/// `::` stands for two groups or more here, unlike in other IPv6 text. No tag except `IPv6` is registered, so no
/// `General-address-literal` exists. The grammar also allows numbers with leading zeros, which are refused: a number
/// that is decimal in the grammar is octal to some systems.
enum AddressLiteral {
  private static let tag: StaticString = "ipv6:"

  static func isValid(_ literal: UnsafeBufferPointer<UInt8>) -> Bool {
    guard literal.count > 2, literal.last == UInt8(ascii: "]") else { return false }
    let address = 1..<literal.count - 1
    let tagged = tag.withUTF8Buffer { tag in
      literal[address].lazy.map { 0x41...0x5A ~= $0 ? $0 | 0x20 : $0 }.starts(with: tag)
    }
    return tagged
      ? IPv6Syntax.fault(in: literal, address.dropFirst(tag.utf8CodeUnitCount), shortestGap: 2) == nil
      : IPv4Syntax.fault(in: literal, address) == nil
  }
}
