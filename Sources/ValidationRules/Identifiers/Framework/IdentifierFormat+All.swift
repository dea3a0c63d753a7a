extension IdentifierFormat {
  /// The numbers of each country or union, by the first part of the names of their rules; made at the first use.
  private static let countries: [(code: String, formats: @Sendable () -> [IdentifierFormat])] = [
    ("ad", { AndorranRules.formats }),
    ("ae", { EmiratiRules.formats }),
    ("al", { AlbanianRules.formats }),
    ("am", { ArmenianRules.formats }),
    ("ar", { ArgentineRules.formats }),
    ("at", { AustrianRules.formats }),
    ("au", { AustralianRules.formats }),
    ("az", { AzerbaijaniRules.formats }),
    ("ba", { BosnianRules.formats }),
    ("bd", { BangladeshiRules.formats }),
    ("be", { BelgianRules.formats }),
    ("bg", { BulgarianRules.formats }),
    ("bh", { BahrainiRules.formats }),
    ("br", { BrazilianRules.formats }),
    ("by", { BelarusianRules.formats }),
    ("ca", { CanadianRules.formats }),
    ("ch", { SwissRules.formats }),
    ("cl", { ChileanRules.formats }),
    ("cn", { ChineseRules.formats }),
    ("co", { ColombianRules.formats }),
    ("cr", { CostaRicanRules.formats }),
    ("cu", { CubanRules.formats }),
    ("cy", { CypriotRules.formats }),
    ("cz", { CzechRules.formats }),
    ("de", { GermanRules.formats }),
    ("dk", { DanishRules.formats }),
    ("do", { DominicanRules.formats }),
    ("dz", { AlgerianRules.formats }),
    ("ec", { EcuadorianRules.formats }),
    ("ee", { EstonianRules.formats }),
    ("eg", { EgyptianRules.formats }),
    ("es", { SpanishRules.formats }),
    ("eu", { EuropeanRules.formats }),
    ("fi", { FinnishRules.formats }),
    ("fo", { FaroeseRules.formats }),
    ("fr", { FrenchRules.formats }),
    ("gb", { BritishRules.formats }),
    ("ge", { GeorgianRules.formats }),
    ("gh", { GhanaianRules.formats }),
    ("gn", { GuineanRules.formats }),
    ("gr", { GreekRules.formats }),
    ("gt", { GuatemalanRules.formats }),
    ("hk", { HongKongRules.formats }),
    ("hr", { CroatianRules.formats }),
    ("hu", { HungarianRules.formats }),
    ("id", { IndonesianRules.formats }),
    ("ie", { IrishRules.formats }),
    ("il", { IsraeliRules.formats }),
    ("in", { IndianRules.formats }),
    ("ir", { IranianRules.formats }),
    ("is", { IcelandicRules.formats }),
    ("it", { ItalianRules.formats }),
    ("jo", { JordanianRules.formats }),
    ("jp", { JapaneseRules.formats }),
    ("ke", { KenyanRules.formats }),
    ("kr", { SouthKoreanRules.formats }),
    ("kw", { KuwaitiRules.formats }),
    ("li", { LiechtensteinRules.formats }),
    ("lk", { SriLankanRules.formats }),
    ("lt", { LithuanianRules.formats }),
    ("lu", { LuxembourgRules.formats }),
    ("lv", { LatvianRules.formats }),
    ("ma", { MoroccanRules.formats }),
    ("mc", { MonegasqueRules.formats }),
    ("md", { MoldovanRules.formats }),
    ("me", { MontenegrinRules.formats }),
    ("mk", { MacedonianRules.formats }),
    ("mo", { MacauRules.formats }),
    ("mt", { MalteseRules.formats }),
    ("mu", { MauritianRules.formats }),
    ("mx", { MexicanRules.formats }),
    ("my", { MalaysianRules.formats }),
    ("mz", { MozambicanRules.formats }),
    ("ng", { NigerianRules.formats }),
    ("nl", { DutchRules.formats }),
    ("no", { NorwegianRules.formats }),
    ("np", { NepaliRules.formats }),
    ("nz", { NewZealandRules.formats }),
    ("om", { OmaniRules.formats }),
    ("pa", { PanamanianRules.formats }),
    ("pe", { PeruvianRules.formats }),
    ("ph", { PhilippineRules.formats }),
    ("pk", { PakistaniRules.formats }),
    ("pl", { PolishRules.formats }),
    ("pt", { PortugueseRules.formats }),
    ("py", { ParaguayanRules.formats }),
    ("qa", { QatariRules.formats }),
    ("ro", { RomanianRules.formats }),
    ("rs", { SerbianRules.formats }),
    ("ru", { RussianRules.formats }),
    ("sa", { SaudiRules.formats }),
    ("se", { SwedishRules.formats }),
    ("sg", { SingaporeanRules.formats }),
    ("si", { SlovenianRules.formats }),
    ("sk", { SlovakRules.formats }),
    ("sm", { SammarineseRules.formats }),
    ("sn", { SenegaleseRules.formats }),
    ("sv", { SalvadoranRules.formats }),
    ("th", { ThaiRules.formats }),
    ("tn", { TunisianRules.formats }),
    ("tr", { TurkishRules.formats }),
    ("tw", { TaiwaneseRules.formats }),
    ("ua", { UkrainianRules.formats }),
    ("us", { AmericanRules.formats }),
    ("uy", { UruguayanRules.formats }),
    ("ve", { VenezuelanRules.formats }),
    ("vn", { VietnameseRules.formats }),
    ("za", { SouthAfricanRules.formats }),
  ]

  /// The numbers of countries and unions.
  package static let national: [IdentifierFormat] = countries.flatMap { $0.formats() }

  /// The codes of the countries with numbers, in lowercase.
  static let countryCodes = countries.map(\.code)

  /// The numbers of a country, by its code in lowercase.
  static func numbers(of country: some StringProtocol) -> [IdentifierFormat] {
    countries.first { $0.code == country }?.formats() ?? []
  }

  /// The number of a country whose rule has a name; only those of that country are made for it.
  package static func number(named name: String) -> IdentifierFormat? {
    numbers(of: name.prefix { $0 != "." }).first { $0.name == name }
  }

  /// Identifiers that are the same everywhere, each with the limits that its rule has by default.
  package static let international = Rules.formattedIdentifiers.compactMap(\.format) + [.macAddress]

  package static let all = international + national
}
