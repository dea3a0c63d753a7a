import Foundation
import LocalizedValidation

/// Addresses in ASCII are judged as by plain readers of their grammars, and as the system reads IP addresses.
///
/// A plain input is a text; every reader gets it.
enum AddressesTarget {
  static let target = FuzzTarget("addresses", run)

  private static let ip4 = Validation<String>.ipAddress(.v4)
  private static let ip6 = Validation<String>.ipAddress(.v6)
  private static let anyIP = Validation<String>.ipAddress
  private static let network = Validation<String>.ipAddress(.any, prefix: .required)
  private static let email = Validation<String>.email
  private static let wideEmail = Validation<String>.email(.internationalized)
  private static let hostname = Validation<String>.hostname
  private static let wideHostname = Validation<String>.hostname(.internationalized)
  private static let url = Validation<String>.url

  private static let pieces = [
    "a", "1", ".", ":", "@", "-", "/", "0", "255", "256", "ffff", "::", "192.0.2.1", "[", "]", "IPv6:", "\"",
    "\\",
    "example.com", "xn--", "_", " ", "%", "%41", "http://", "https://", "user", "?", "#", "=", "&", "+", "~",
    "!", "x",
    "A", "00", "f", "com", "..", "localhost", "2001:db8", "0x7f", "é", "\u{0}", "ß", "字", "80", "65536", "(",
    ",", ";",
    "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", "{", "|", "`", "'", "*", "\u{7F}", "<",
  ]

  private static func run(_ bytes: UnsafeBufferPointer<UInt8>) {
    var input = FuzzInput(bytes)
    if input.takePlainMark() { return check(input.text()) }
    switch input.number(below: 8) {
    case 0: check(input.text())
    case 1: check((0..<4).map { _ in "\(input.number(below: 300))" }.joined(separator: "."))
    case 2:
      check(
        (0..<(1 + input.number(below: 9))).map { _ in
          input.pick(["", "0", "ffff", "1", "0db8", "1.2.3.4", "g"])
        }
        .joined(separator: ":"))
    case 3: check("http://" + text(&input))
    default: check(text(&input))
    }
  }

  private static func text(_ input: inout FuzzInput) -> String {
    var text = ""
    while !input.isAtEnd { text += input.pick(pieces) }
    return text
  }

  private static func check(_ text: String) {
    let subject = text.debugDescription
    let utf8 = Array(text.utf8)
    let (is4, is6) = (SystemAddress.isV4(text), SystemAddress.isV6(text))
    Check.equal(ip4.isValid(value: text), is4, "an IPv4 address is judged otherwise", subject)
    Check.equal(ip6.isValid(value: text), is6, "an IPv6 address is judged otherwise", subject)
    Check.equal(anyIP.isValid(value: text), is4 || is6, "an IP address is judged otherwise", subject)
    Check.equal(
      network.isValid(value: text), SystemAddress.isNetwork(text), "a network is judged otherwise", subject)
    // Names that encode others in further scripts are judged by IDNA, which a plain reader does not know.
    if text.lowercased().contains("xn--") { return }
    let isEmail = PlainAddress.isEmail(utf8)
    Check.equal(email.isValid(value: text), isEmail, "an email address is judged otherwise", subject)
    let isHost = PlainAddress.isHost(utf8) && !PlainAddress.endsInNumber(utf8)
    Check.equal(hostname.isValid(value: text), isHost, "a host name is judged otherwise", subject)
    if utf8.allSatisfy({ $0 < 0x80 }) {
      Check.equal(wideEmail.isValid(value: text), isEmail, "modes of email differ in ASCII", subject)
      if isHost, !PlainAddress.hasDoubleHyphen(utf8) {
        Check.holds(wideHostname.isValid(value: text), "modes of hostname differ in ASCII", subject)
      }
      if url.isValid(value: text) { checkURL(text, subject) }
    }
  }

  /// A URL that is taken is one to Foundation too, with a host.
  private static func checkURL(_ text: String, _ subject: String) {
    guard let parts = URLComponents(string: text) else {
      return Check.holds(false, "Foundation refuses a URL", subject)
    }
    Check.holds(
      ["http", "https"].contains(parts.scheme?.lowercased() ?? ""), "a URL has another scheme", subject)
    Check.holds(parts.host?.isEmpty == false, "a URL has no host to Foundation", subject)
    Check.holds(parts.user == nil || !text.contains("\\"), "a URL's user is doubtful", subject)
  }
}

/// IP addresses as the system reads them: `inet_pton(3)`.
private enum SystemAddress {
  static func isV4(_ text: String) -> Bool {
    var address = in_addr()
    return !text.utf8.contains(0) && inet_pton(AF_INET, text, &address) == 1
  }

  static func isV6(_ text: String) -> Bool {
    var address = in6_addr()
    return !text.utf8.contains(0) && inet_pton(AF_INET6, text, &address) == 1
  }

  static func isNetwork(_ text: String) -> Bool {
    guard let slash = text.utf8.lastIndex(of: UInt8(ascii: "/")) else { return false }
    let digits = Array(text.utf8[text.utf8.index(after: slash)...])
    guard 1...3 ~= digits.count, digits.allSatisfy({ 0x30...0x39 ~= $0 }),
      digits.count == 1 || digits[0] != 0x30,
      let length = Int(String(decoding: digits, as: UTF8.self))
    else { return false }
    let address = String(text[..<slash])
    return isV4(address) && length <= 32 || isV6(address) && length <= 128
  }
}

/// Plain readers of RFC 5321, section 4.1.2, and RFC 1123, section 2.1.
private enum PlainAddress {
  private static let atomSigns = Array("!#$%&'*+-/=?^_`{|}~".utf8)

  static func isEmail(_ text: [UInt8]) -> Bool {
    guard text.count <= 254, text.allSatisfy({ $0 < 0x80 }), let at = text.lastIndex(of: UInt8(ascii: "@"))
    else {
      return false
    }
    let (local, domain) = (Array(text[..<at]), Array(text[(at + 1)...]))
    return local.count <= 64 && isLocalPart(local) && isDomain(domain)
  }

  private static func isLocalPart(_ text: [UInt8]) -> Bool {
    if text.first == UInt8(ascii: "\"") { return isQuoted(text) }
    return text.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).allSatisfy { atom in
      !atom.isEmpty && atom.allSatisfy { isLetterOrDigit($0) || atomSigns.contains($0) }
    }
  }

  private static func isQuoted(_ text: [UInt8]) -> Bool {
    guard text.count >= 2, text.last == UInt8(ascii: "\"") else { return false }
    var isEscaped = false
    for byte in text.dropFirst().dropLast() {
      guard 0x20...0x7E ~= byte else { return false }
      if isEscaped {
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else if byte == UInt8(ascii: "\"") {
        return false
      }
    }
    return !isEscaped
  }

  private static func isDomain(_ text: [UInt8]) -> Bool {
    if text.first == UInt8(ascii: "[") {
      guard text.count > 2, text.last == UInt8(ascii: "]") else { return false }
      let address = String(decoding: text.dropFirst().dropLast(), as: UTF8.self)
      if address.lowercased().hasPrefix("ipv6:") { return isLiteral(String(address.dropFirst(5))) }
      return SystemAddress.isV4(address)
    }
    return isHost(text) && text.contains(UInt8(ascii: ".")) && !endsInNumber(text)
  }

  /// An IPv6 address in which `::` replaces two groups or more (RFC 5321, section 4.1.3).
  private static func isLiteral(_ text: String) -> Bool {
    guard SystemAddress.isV6(text) else { return false }
    guard text.contains("::") else { return true }
    let groups = text.split(separator: ":").reduce(0) { $0 + ($1.contains(".") ? 2 : 1) }
    return groups <= 6
  }

  static func isHost(_ text: [UInt8]) -> Bool {
    text.count <= 253
      && text.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).allSatisfy { label in
        1...63 ~= label.count && label.first != 0x2D && label.last != 0x2D
          && label.allSatisfy { isLetterOrDigit($0) || $0 == 0x2D }
      }
  }

  /// Whether the last label is a number to a system's reader of addresses: decimal, octal or hexadecimal.
  static func endsInNumber(_ text: [UInt8]) -> Bool {
    let last = text.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).last ?? []
    if last.starts(with: "0x".utf8) || last.starts(with: "0X".utf8) {
      return last.dropFirst(2).allSatisfy { Character(UnicodeScalar($0)).isHexDigit }
    }
    return !last.isEmpty && last.allSatisfy { 0x30...0x39 ~= $0 }
  }

  /// Hyphens in the third and fourth place of a label, which IDNA keeps for itself.
  static func hasDoubleHyphen(_ text: [UInt8]) -> Bool {
    text.split(separator: UInt8(ascii: ".")).contains { Array($0).dropFirst(2).starts(with: [0x2D, 0x2D]) }
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    0x30...0x39 ~= byte || 0x41...0x5A ~= byte || 0x61...0x7A ~= byte
  }
}
