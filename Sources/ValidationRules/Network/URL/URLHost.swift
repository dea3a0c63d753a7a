import ICU
import JSONText
import Primitives
import ValidationCore

/// The host of a URL (RFC 3986, section 3.2.2): a DNS name, or an IP address in its strict form.
///
/// A host whose last label is a number must be an IPv4 address, as in the URL Standard of the WHATWG. Browsers go to
/// 127.0.0.1 for `0x7f000001`, `127.1`, `１２７。０。０。１`, `%31%32%37.0.0.1` and `127.0.0.1.` alike, which an address
/// filter would read as names: of all these only `127.0.0.1` is a host here.
enum URLHost {
  /// Whether the bytes of a nonempty range are not a host.
  static func isFault(
    in utf8: UnsafeBufferPointer<UInt8>, _ host: Range<Int>
  ) throws(ICUError) -> Bool {
    if utf8[host.lowerBound] == UInt8(ascii: "[") { return !isLiteral(utf8, host) }
    // A dot at the end marks the name as complete.
    let isPlain = utf8[host].allSatisfy { $0 < 0x80 && $0 != UInt8(ascii: "%") }
    if isPlain {
      let name = DomainName.withoutTrailingDot(utf8, host) ?? host
      if HostLabels.endsInNumber(utf8, name) { return IPv4Syntax.fault(in: utf8, host) != nil }
      return try DomainName.fault(in: utf8, name) != nil
    }
    let isFault = withDecoded(utf8, host) { name -> Result<Bool, ICUError> in
      guard let name else { return .success(true) }
      let all = 0..<name.count
      return Result { () throws(ICUError) in
        try DomainName.fault(in: name, DomainName.withoutTrailingDot(name, all) ?? all) != nil
      }
    }
    return try isFault.get()
  }

  /// An IPv6 address, or one of a later version, in brackets.
  static func isLiteral(_ utf8: UnsafeBufferPointer<UInt8>, _ host: Range<Int>) -> Bool {
    guard host.count > 2, utf8[host.upperBound - 1] == UInt8(ascii: "]") else { return false }
    let address = host.lowerBound + 1..<host.upperBound - 1
    guard utf8[address.lowerBound] | 0x20 == UInt8(ascii: "v") else {
      return IPv6Syntax.fault(in: utf8, address) == nil
    }
    // IPvFuture: "v", hexadecimal digits, a dot, and characters as in user information.
    guard let dot = utf8[address].firstIndex(of: UInt8(ascii: ".")) else { return false }
    let version = utf8[address.lowerBound + 1..<dot]
    let rest = utf8[dot + 1..<address.upperBound]
    return !version.isEmpty && version.allSatisfy(IPv6Syntax.isHexDigit) && !rest.isEmpty
      && rest.allSatisfy(URLCharacters.userInfo.contains)
  }

  /// Passes the host with its percent-encoding decoded on; nil if the result is not UTF-8 or has a delimiter of URLs.
  static func withDecoded<Value>(
    _ utf8: UnsafeBufferPointer<UInt8>, _ host: Range<Int>, _ body: (UnsafeBufferPointer<UInt8>?) -> Value
  ) -> Value {
    // IDNA refuses longer names, and reads them only up to a limit.
    guard host.count <= 16_384 else { return body(nil) }
    return withRoom(for: max(1, host.count), of: UInt8.self) { buffer in
      var (offset, length) = (host.lowerBound, 0)
      while offset < host.upperBound {
        var byte = utf8[offset]
        if byte == UInt8(ascii: "%") {
          guard URLCharacters.isEncoded(utf8, offset, host),
            let high = CheckDigits.value(of: utf8[offset + 1]),
            let low = CheckDigits.value(of: utf8[offset + 2])
          else { return body(nil) }
          byte = UInt8(high * 16 + low)
          offset += 2
        }
        buffer.initializeElement(at: length, to: byte)
        length += 1
        offset += 1
      }
      let decoded = UnsafeBufferPointer(rebasing: buffer[..<length])
      return body(UTF8Sequence.areWellFormed(decoded) ? decoded : nil)
    }
  }
}
