extension IdentifierFormat {
  /// The numbers of countries and unions.
  package static let national: [IdentifierFormat] = [
    ArgentineRules.formats, BrazilianRules.formats, ChileanRules.formats, ChineseRules.formats,
    ColombianRules.formats, EgyptianRules.formats, EmiratiRules.formats, EuropeanRules.formats,
    HongKongRules.formats, MacauRules.formats, MexicanRules.formats, MoroccanRules.formats,
    PortugueseRules.formats,
    SaudiRules.formats, SpanishRules.formats, TaiwaneseRules.formats,
  ].flatMap(\.self)

  /// Identifiers that are the same everywhere, each with the limits that its rule has by default.
  package static let international = Rules.formattedIdentifiers.compactMap(\.format) + [.macAddress]

  package static let all = international + national
}
