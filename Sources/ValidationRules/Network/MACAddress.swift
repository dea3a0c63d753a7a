public import ValidationCore

/// The size of a hardware address.
public enum MACAddressSize: String, Sendable, Hashable, CaseIterable, Codable {
  case any
  /// Six octets.
  case eui48
  /// Eight octets.
  case eui64
}

extension Rules {
  static let macAddress = RuleOf(
    .macAddress,
    samples: [
      RuleSample(["size": "eui64"], invalid: ["00-1B-63-84-45-E6": .identifierLength]),
      RuleSample(
        ["bare": true], valid: ["001B638445E6", "00:1b:63:ff:fe:84:45:e6"],
        invalid: ["001B638445E": .identifierLength]),
    ],
    takes: .choice("size", shorthand: true, default: .any), .flag("bare", default: false)
  ) { (size: MACAddressSize, allowsBare: Bool) throws(ImpossibleRule) -> IdentifierFormat in
    IdentifierFormat.macAddress.with(MACAddress.variant(size, allowsBare: allowsBare))
  }
}

extension Validation where Value == String {
  /// The text is a hardware address of six or eight octets. See ``macAddress(_:bare:)``.
  public static var macAddress: Validation { macAddress(.any) }

  /// The text is a MAC address: EUI-48 or EUI-64 of IEEE 802, in hexadecimal digits of either case.
  ///
  /// Octets are separated by hyphens (the form of IEEE 802) or colons, or pairs of octets by full stops; by the same
  /// character throughout.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.notASCII`, `identifier.grouping`; where only
  /// separators are wrong, the suggestion has hyphens.
  ///
  /// - Parameters:
  ///   - size: How many octets there are.
  ///   - allowsBare: Whether the digits may also come without separators, as in `001B638445E6`.
  public static func macAddress(_ size: MACAddressSize, bare allowsBare: Bool = false) -> Validation {
    Rules.macAddress(size, allowsBare)
  }
}

/// How hardware addresses are written.
enum MACAddress {
  static func variant(_ size: MACAddressSize, allowsBare: Bool = false) -> IdentifierVariant {
    let octets: [Int] =
      switch size {
      case .any: [6, 8]
      case .eui48: [6]
      case .eui64: [8]
      }
    return IdentifierVariant(octets.flatMap(patterns), allowsBare: allowsBare)
  }

  private static func patterns(_ octets: Int) -> [String] {
    let octet = "[0-9A-F]{2}"
    return ["-", ":"].map { Array(repeating: octet, count: octets).joined(separator: $0) }
      + [Array(repeating: octet + octet, count: octets / 2).joined(separator: ".")]
  }
}

extension IdentifierFormat {
  package static let macAddress = IdentifierFormat(
    name: "macAddress",
    summary: "The text is a hardware address of six or eight octets, with one kind of separator.",
    authority: "IEEE 802 (EUI-48, EUI-64)",
    structure: .fixed(MACAddress.variant(.any)),
    letterCase: .either,
    valid: ["00-1B-63-84-45-E6", "00:1b:63:84:45:e6", "001B.6384.45E6"],
    invalid: [.init("001B638445E6", .identifierGrouping, 2..<3, suggestion: "00-1B-63-84-45-E6")]
  )
}
