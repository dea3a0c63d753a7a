public import ValidationCore

/// The size of a hardware address.
public enum MACAddressSize: String, Sendable, Hashable, CaseIterable, Codable {
  case any
  /// Six octets.
  case eui48
  /// Eight octets.
  case eui64
}

extension Validation where Value == String {
  /// The text is a hardware address of six or eight octets. See ``macAddress(_:)``.
  public static var macAddress: Validation { macAddress(.any) }

  /// The text is a MAC address: EUI-48 or EUI-64 of IEEE 802, in hexadecimal digits of either case.
  ///
  /// Octets stand between hyphens (the form of IEEE 802) or colons, or pairs of octets between full stops; the
  /// same sign throughout.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.notASCII`, `identifier.grouping`,
  /// `identifier.shape`; where only separators are wrong, the suggestion has hyphens.
  public static func macAddress(_ size: MACAddressSize) -> Validation {
    let lengths: [Int] =
      switch size {
      case .any: [12, 16]
      case .eui48: [12]
      case .eui64: [16]
      }
    return Validation(MACAddressRule(lengths: lengths))
  }
}

struct MACAddressRule: TextRule {
  private let form: IdentifierForm

  init(lengths: [Int]) {
    form = IdentifierForm(
      kind: "macAddress",
      alphabet: .hexadecimal,
      lengths: lengths,
      separators: [UInt8(ascii: "-"), UInt8(ascii: ":"), UInt8(ascii: ".")],
      takesSeparators: true,
      takesLowercase: true,
      written: Self.written
    )
  }

  func check(_ text: inout TextView, _ findings: inout Findings) {
    guard let characters = form.read(text, &findings) else { return }
    // Read without a fault, the text is ASCII: digits and single separators between them.
    let utf8 = text.utf8
    let separator = utf8.first { !IPv6Syntax.isHexDigit($0) } ?? UInt8(ascii: "-")
    let group = separator == UInt8(ascii: ".") ? 4 : 2
    let stray = utf8.indices.first { offset in
      let isSeparator = offset % (group + 1) == group
      return isSeparator ? utf8[offset] != separator : !IPv6Syntax.isHexDigit(utf8[offset])
    }
    guard let stray else { return }
    findings.report(
      .identifier(
        .identifierShape, form.kind, ranges: [stray..<stray + 1], suggestion: Self.written(characters)))
  }

  private static let written: @Sendable (IdentifierCharacters) -> String = { characters in
    var text = ""
    for (place, byte) in characters.enumerated() {
      if place > 0, place % 2 == 0 { text += "-" }
      text.unicodeScalars.append(Unicode.Scalar(byte))
    }
    return text
  }
}
