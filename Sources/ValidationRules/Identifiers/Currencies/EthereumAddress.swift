public import ValidationCore

extension Rules {
  static let ethereumAddress = RuleOf(
    "ethereumAddress",
    "The text is an address of Ethereum; one in mixed case has the right checksum.",
    standard: "ERC-55",
    reports: [
      .grammar, RuleReport(.identifierCharacters, limits: ["kind": .key], found: ["character": .character]),
      .identifierLength(), RuleReport(.identifierCheckDigit, limits: ["kind": .key]),
    ],
    samples: [
      RuleSample(
        valid: [
          "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed", "0xfb6916095ca1df60bb79ce92ce3ea74c37c5d359",
          "0x52908400098527886E0F7030069857D2E4169EE7",
        ],
        invalid: [
          "5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed": .identifierShape,
          "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeg": .identifierCharacters, "0x5aAe": .identifierLength,
          "0x5aaeb6053F3E94C9b9A09f33669435E7Ef1BeAed": .identifierCheckDigit,
        ])
    ],
    make: EthereumAddressRule.init
  )
}

extension Validation where Value == String {
  /// The text is an address of Ethereum, and of the chains that share its form: `0x` and 40 hexadecimal digits.
  ///
  /// Letters of both cases carry a checksum (ERC-55), which must be right; letters of one case carry none.
  ///
  /// Codes: `identifier.shape` (no `0x`), `identifier.characters`, `identifier.length`, `identifier.checkDigit` (the
  /// ranges are the letters of the wrong case).
  public static var ethereumAddress: Validation { Rules.ethereumAddress() }
}

struct EthereumAddressRule: TextRule {
  private static let kind = "ethereumAddress"
  private static let length = 40

  func check(_ text: inout TextView, _ sink: inout ErrorSink) {
    let utf8 = text.utf8
    guard utf8.count >= 2, utf8[0] == UInt8(ascii: "0"), utf8[1] == UInt8(ascii: "x") else {
      return sink.report(.grammar(Self.kind, at: utf8.first == UInt8(ascii: "0") ? 1 : 0, in: text))
    }
    var found = OffendingScalars()
    for element in text.scalars where element.range.lowerBound >= 2 {
      let isDigit = element.scalar.isASCII && IPv6Syntax.isHexDigit(UInt8(element.scalar.value))
      if !isDigit { found.insert(element) }
    }
    if let first = found.first {
      return sink.report(
        .identifier(
          .identifierCharacters, Self.kind, found: ArgumentList("character", .character(first)),
          ranges: found.ranges))
    }
    let digits = utf8[2...]
    if digits.count != Self.length {
      return sink.report(
        .identifier(
          .identifierLength, Self.kind,
          limits: ArgumentList("expected", .integer(Self.length), "unit", "characters"),
          found: ArgumentList("actual", .integer(digits.count))))
    }
    let ranges = Self.misspelled(digits)
    if !ranges.isEmpty { sink.report(.identifier(.identifierCheckDigit, Self.kind, ranges: ranges)) }
  }

  /// The letters whose case is not that of the checksum; none if all letters are of one case.
  private static func misspelled(_ digits: Slice<UnsafeBufferPointer<UInt8>>) -> FaultRanges {
    let isMixed = digits.contains { 0x61...0x66 ~= $0 } && digits.contains { 0x41...0x46 ~= $0 }
    guard isMixed else { return [] }
    let hash = Keccak256.hash(digits.lazy.map { 0x41...0x46 ~= $0 ? $0 | 0x20 : $0 })
    var ranges: FaultRanges = []
    for (place, index) in digits.indices.enumerated() where digits[index] > 0x39 {
      let half = place % 2 == 0 ? hash[place / 2] >> 4 : hash[place / 2] & 15
      if (half > 7) != (digits[index] < 0x60) { ranges.append(index..<index + 1) }
    }
    return ranges
  }
}
