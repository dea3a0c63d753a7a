import ICU
import Testing

@Suite("Codes of countries, currencies and languages")
struct CodesTests {
  @Test("ISO 3166-1 has 249 officially assigned countries, three codes each")
  func countries() throws {
    let codes = try CountryCodes.all.get()
    #expect(codes.alpha2.count == 249)
    #expect(codes.alpha3.count == 249)
    #expect(codes.numeric.count == 249)
    #expect(codes.alpha2.isSuperset(of: ["BR", "TW", "PS", "AQ", "SS", "BQ"]))
    #expect(
      codes.alpha2.isDisjoint(with: ["AC", "AN", "EU", "SU", "UK", "UN", "XA", "XK", "YU", "ZZ", "br"]))
    #expect(codes.alpha3.contains("SAU") && !codes.alpha3.contains("XKK"))
    #expect(codes.numeric.contains("076") && !codes.numeric.contains("530"))
  }

  @Test("ISO 4217 has money, funds and metals, and not what is only CLDR's")
  func currencies() throws {
    let codes = try CurrencyCodes.all.get()
    #expect(codes["BRL"] == "986" && codes["SAR"] == "682" && codes["XAU"] == "959" && codes["CHE"] == "947")
    #expect(codes["CNH"] == nil && codes["DEM"] == nil && codes["brl"] == nil)
  }

  @Test(
    "Subtags of each kind",
    arguments: [
      (.language, ["pt", "zh", "yue", "und", "mis", "iw"], ["xx", "abcd"]),
      (.script, ["latn", "hant", "zyyy"], ["abcd"]),
      (.region, ["br", "419", "001", "xk", "aa"], ["999", "a1"]),
      (.variant, ["1996", "valencia", "ao1990", "pahawh3"], ["pahawh9", "foobar"]),
    ] as [(ValidSubtags.Kind, [String], [String])]
  )
  func subtags(kind: ValidSubtags.Kind, valid: [String], invalid: [String]) throws {
    let subtags = try ValidSubtags.all(kind).get()
    #expect(valid.filter { !subtags.contains($0) } == [])
    #expect(invalid.filter { subtags.contains($0) } == [])
  }
}
