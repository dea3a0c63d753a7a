public import ValidationCore

extension ValidationError.Code {
  /// The text is not an IP address of the version. Argument: `version` (`v4`, `v6` or `any`). The range is where it
  /// goes wrong.
  public static let ipAddressSyntax: Self = "ipAddress.syntax"
  /// The text is an address of the other version. Argument: `version`, the required one.
  public static let ipAddressVersion: Self = "ipAddress.version"
  /// A part of an IPv4 address has a leading zero, which some systems read as octal. No arguments.
  public static let ipAddressLeadingZero: Self = "ipAddress.leadingZero"
  /// The address has a zone (`%eth0`), which is not accepted. No arguments. The suggestion is the address without it,
  /// and without a prefix that is not accepted, if the result is valid.
  public static let ipAddressZone: Self = "ipAddress.zone"
  /// The address has a prefix length (`/24`), which is not accepted. No arguments. The suggestion is the address
  /// without it, and without a zone that is not accepted, if the result is valid.
  public static let ipAddressPrefixRefused: Self = "ipAddress.prefixRefused"
  /// The address does not have the required prefix length. Argument: `maximum`.
  public static let ipAddressPrefixMissing: Self = "ipAddress.prefixMissing"
  /// The prefix length is not a number from 0 to the number of bits in the address. Argument: `maximum` (32 or 128).
  public static let ipAddressPrefix: Self = "ipAddress.prefix"
  /// The address is of a scope that is not accepted. Argument: `scope`, the accepted one (a raw value of ``IPScope``),
  /// or `any` if several are. The range is the address.
  public static let ipAddressScope: Self = "ipAddress.scope"
  /// The address is in none of the accepted networks. Argument: `networks`. The range is the address.
  public static let ipAddressNotWithin: Self = "ipAddress.notWithin"
  /// The network's address has bits after the prefix. Argument: `network`, without them, which is the suggestion too.
  public static let ipAddressHostBits: Self = "ipAddress.hostBits"
}

/// A version of the Internet Protocol.
public enum IPVersion: String, Sendable, Hashable, CaseIterable, Codable {
  case any, v4, v6
}

/// Whether an address ends with a network's prefix length: `192.0.2.0/24` (CIDR, RFC 4632).
public enum IPPrefixUse: String, Sendable, Hashable, CaseIterable, Codable {
  case refused, allowed, required
}

extension RuleReport {
  static let ipAddressSyntax = RuleReport(.ipAddressSyntax, limits: ["version": .text])
  static let ipAddressVersion = RuleReport(.ipAddressVersion, limits: ["version": .text])
  static let ipAddressLeadingZero = RuleReport(.ipAddressLeadingZero)
  static let ipAddressZone = RuleReport(.ipAddressZone)
  static let ipAddressPrefixRefused = RuleReport(.ipAddressPrefixRefused)
  static let ipAddressPrefixMissing = RuleReport(.ipAddressPrefixMissing, found: ["maximum": .integer])
  static let ipAddressPrefix = RuleReport(.ipAddressPrefix, found: ["maximum": .integer])
  static let ipAddressScope = RuleReport(.ipAddressScope, limits: ["scope": .text])
  static let ipAddressNotWithin = RuleReport(.ipAddressNotWithin, limits: ["networks": .names])
  static let ipAddressHostBits = RuleReport(.ipAddressHostBits, found: ["network": .text])
}

extension Rules {
  static let ipAddress = RuleOf(
    "ipAddress",
    "The text is an IPv4 or IPv6 address, with `prefix` also a network; of some scopes or networks if they are named.",
    standard: "RFC 6943 (strict IPv4), RFC 4291, RFC 4632, RFC 6890 (IANA registries)",
    reports: [
      .ipAddressSyntax, .ipAddressVersion, .ipAddressLeadingZero, .ipAddressZone, .ipAddressPrefixRefused,
      .ipAddressPrefixMissing, .ipAddressPrefix, .ipAddressScope, .ipAddressNotWithin, .ipAddressHostBits,
    ],
    samples: [
      RuleSample(
        valid: ["192.0.2.1", "2001:db8::1"],
        invalid: [
          "1.2.3": .ipAddressSyntax, "192.0.2.01": .ipAddressLeadingZero, "fe80::1%eth0": .ipAddressZone,
          "10.0.0.0/8": .ipAddressPrefixRefused,
        ]),
      RuleSample(["version": "v6"], invalid: ["192.0.2.1": .ipAddressVersion]),
      RuleSample(
        ["prefix": "required"],
        valid: ["10.0.0.0/8"], invalid: ["::1": .ipAddressPrefixMissing, "10.0.0.0/33": .ipAddressPrefix]),
      RuleSample(["version": "v6", "zone": true], valid: ["fe80::1%eth0"]),
      RuleSample(
        ["scopes": ["public"]],
        valid: ["8.8.8.8", "2606:4700::1111", "64:ff9b::808:808"],
        invalid: [
          "127.0.0.1": .ipAddressScope, "::ffff:10.0.0.1": .ipAddressScope,
          "169.254.169.254": .ipAddressScope,
          "2002:7f00:1::": .ipAddressScope,
        ]),
      RuleSample(
        ["within": ["10.0.0.0/8", "2001:db8::/32"]],
        valid: ["10.1.2.3", "2001:db8::1"], invalid: ["192.0.2.1": .ipAddressNotWithin]),
      RuleSample(
        ["prefix": "required", "network": true],
        valid: ["10.0.0.0/8"], invalid: ["10.1.2.3/8": .ipAddressHostBits]),
    ],
    takes: .choice("version", shorthand: true, default: .any), .choice("prefix", default: .refused),
    .flag("zone", default: false), .choices("scopes"), .texts("within"), .flag("network", default: false),
    make: IPAddressRule.init
  )
}

extension Validation where Value == String {
  /// The text is an IP address of either version. See
  /// ``ipAddress(_:prefix:zone:scopes:within:network:file:line:)``.
  public static var ipAddress: Validation { ipAddress(.any) }

  /// The text is an IP address: IPv4 in dotted decimal (RFC 6943, section 3.1.1, strict), or IPv6 (RFC 4291, section
  /// 2.2), possibly with an IPv4 address at its end.
  ///
  /// `127.1`, `0x7f.0.0.1` and leading zeros are refused because systems read them in different ways.
  ///
  /// ```swift
  /// .ipAddress(scopes: [.public])                          // not ::ffff:127.0.0.1
  /// .ipAddress(.v4, within: ["10.0.0.0/8", "192.168.0.0/16"])
  /// .ipAddress(prefix: .required, network: true)           // 10.0.0.0/8, not 10.1.2.3/8
  /// ```
  ///
  /// Codes: `ipAddress.syntax`, `ipAddress.version`, `ipAddress.leadingZero`, `ipAddress.zone`,
  /// `ipAddress.prefixRefused`, `ipAddress.prefixMissing`, `ipAddress.prefix`, `ipAddress.scope`,
  /// `ipAddress.notWithin`, `ipAddress.hostBits`.
  ///
  /// - Parameters:
  ///   - version: Which addresses are accepted.
  ///   - prefix: Whether a prefix length follows.
  ///   - zone: Whether an IPv6 address may have a zone (RFC 4007, section 11.2): `fe80::1%eth0`.
  ///   - scopes: The accepted scopes; all addresses of a network must be of one of them.
  ///   - networks: The networks in which the address must be, each as `192.0.2.0/24`; nil for any.
  ///   - isNetwork: Whether an address with a prefix length must be the first one of its network.
  ///   - file: The file that the program names when it stops for an impossible rule.
  ///   - line: The line in that file.
  public static func ipAddress(
    _ version: IPVersion = .any,
    prefix: IPPrefixUse = .refused,
    zone: Bool = false,
    scopes: [IPScope] = IPScope.allCases,
    within networks: [String]? = nil,
    network isNetwork: Bool = false,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> Validation {
    Rules.ipAddress(version, prefix, zone, scopes, networks, isNetwork, file: file, line: line)
  }
}

struct IPAddressRule: TextRule {
  let version: IPVersion
  let prefix: IPPrefixUse
  let takesZone: Bool
  /// Where the address must be; nil if anywhere.
  private let place: IPPlace?

  init(
    _ version: IPVersion, _ prefix: IPPrefixUse, takesZone: Bool, _ scopes: [IPScope],
    within networks: [String]?,
    isNetwork: Bool
  ) throws(ImpossibleRule) {
    if takesZone, version == .v4 {
      throw ImpossibleRule(
        at: "zone", "an IPv4 address has no zone", expected: "\"v6\" or \"any\" for it")
    }
    if isNetwork, prefix == .refused {
      throw ImpossibleRule(
        at: "network", "a network has a prefix length, which is refused",
        expected: "\"allowed\" or \"required\" for \"prefix\"")
    }
    (self.version, self.prefix, self.takesZone) = (version, prefix, takesZone)
    place = try IPPlace(scopes, within: networks, isNetwork: isNetwork)
  }

  /// An address without a zone and a prefix length.
  var quick: QuickCheck? {
    guard place == nil, prefix != .required else { return nil }
    switch version {
    case .any:
      return QuickCheck {
        let utf8 = UnsafeBufferPointer(start: $1, count: $2)
        return Self.isAddress(utf8, utf8.indices, false) || Self.isAddress(utf8, utf8.indices, true)
      }
    case .v4: return QuickCheck { Self.isAddress(UnsafeBufferPointer(start: $1, count: $2), 0..<$2, false) }
    case .v6: return QuickCheck { Self.isAddress(UnsafeBufferPointer(start: $1, count: $2), 0..<$2, true) }
    }
  }

  func check(_ text: inout TextView, _ sink: inout ErrorSink) {
    let utf8 = text.utf8
    let slash = utf8.lastIndex(of: UInt8(ascii: "/"))
    let address = 0..<(slash ?? utf8.count)
    let isV6 = utf8[address].contains(UInt8(ascii: ":"))
    if isV6 ? version == .v4 : version == .v6, Self.isAddress(utf8, address, isV6) {
      return sink.report(error(.ipAddressVersion, address))
    }
    if isV6 != (version == .v6), version != .any {
      return sink.report(error(.ipAddressSyntax, address))
    }
    if isV6 { checkV6(text, address, &sink) } else { checkV4(text, address, &sink) }
    if sink.isDecided { return }
    checkPrefix(text, slash, isV6 ? 128 : 32, &sink)
    if let place, !sink.isDecided { place.check(text.utf8, &sink) }
  }

  private static func isAddress(_ utf8: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ isV6: Bool) -> Bool
  {
    isV6 ? IPv6Syntax.fault(in: utf8, range) == nil : IPv4Syntax.fault(in: utf8, range) == nil
  }

  private func checkV4(_ text: borrowing TextView, _ address: Range<Int>, _ sink: inout ErrorSink) {
    switch IPv4Syntax.fault(in: text.utf8, address) {
    case nil: break
    case .syntax(let range): sink.report(error(.ipAddressSyntax, range))
    case .leadingZero(let range):
      sink.report(ValidationError(reporting: .ipAddressLeadingZero, ranges: [range]))
    }
  }

  private func checkV6(_ text: borrowing TextView, _ range: Range<Int>, _ sink: inout ErrorSink) {
    let utf8 = text.utf8
    var address = range
    if let percent = utf8[range].firstIndex(of: UInt8(ascii: "%")) {
      address = range.lowerBound..<percent
      let zone = percent..<range.upperBound
      if zone.count == 1 || utf8[zone.dropFirst()].contains(where: { !Self.isZoneByte($0) }) {
        return sink.report(error(.ipAddressSyntax, zone))
      }
      if !takesZone {
        return sink.report(
          ValidationError(reporting: .ipAddressZone, ranges: [zone], suggestion: repaired(text)))
      }
    }
    if let fault = IPv6Syntax.fault(in: utf8, address) {
      sink.report(error(.ipAddressSyntax, fault))
    }
  }

  private func checkPrefix(
    _ text: borrowing TextView, _ slash: Int?, _ maximum: Int, _ sink: inout ErrorSink
  ) {
    let utf8 = text.utf8
    var found: ArgumentList { ArgumentList("maximum", .integer(maximum)) }
    guard let slash else {
      if prefix == .required {
        sink.report(
          ValidationError(
            reporting: .ipAddressPrefixMissing, found: found, ranges: [utf8.count..<utf8.count]))
      }
      return
    }
    if prefix == .refused {
      return sink.report(
        ValidationError(
          reporting: .ipAddressPrefixRefused,
          ranges: [slash..<utf8.count],
          suggestion: repaired(text)
        )
      )
    }
    if IPNetwork.prefix(utf8[(slash + 1)...], maximum: maximum) == nil {
      sink.report(
        ValidationError(reporting: .ipAddressPrefix, found: found, ranges: [slash..<utf8.count]))
    }
  }

  private func error(_ code: ValidationError.Code, _ range: Range<Int>) -> ValidationError {
    ValidationError(
      reporting: code, limits: ArgumentList("version", .text(version.rawValue)), ranges: [range])
  }

  /// The address without a zone and a prefix that are not accepted.
  private func repaired(_ text: borrowing TextView) -> String? {
    let utf8 = text.utf8
    // No address is longer.
    guard utf8.count <= 256 else { return nil }
    let slash = utf8.lastIndex(of: UInt8(ascii: "/")) ?? utf8.count
    let zone = takesZone ? nil : utf8[..<slash].firstIndex(of: UInt8(ascii: "%"))
    let suffix = prefix == .refused ? utf8.count : slash
    return Self.text(utf8, 0..<(zone ?? slash)) + Self.text(utf8, suffix..<utf8.count)
  }

  private static func text(_ utf8: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> String {
    String(decoding: utf8[range], as: UTF8.self)
  }

  /// Visible ASCII except the slash of a prefix and a second percent sign.
  private static func isZoneByte(_ byte: UInt8) -> Bool {
    0x21...0x7E ~= byte && byte != UInt8(ascii: "/") && byte != UInt8(ascii: "%")
  }
}
