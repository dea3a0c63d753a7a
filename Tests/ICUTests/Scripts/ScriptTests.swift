import ICU
import Testing

@Suite("Scripts")
struct ScriptTests {
  @Test(
    "A script is known by its code and by its name in any case",
    arguments: [
      ("Arab", "Arab", "Arabic"),
      ("arabic", "Arab", "Arabic"),
      ("LATN", "Latn", "Latin"),
      ("Han", "Hani", "Han"),
      ("Jpan", "Jpan", "Jpan"),
      ("Old_Italic", "Ital", "Old Italic"),
      ("Common", "Zyyy", "Common"),
      ("Klingonese", nil, nil),
      ("", nil, nil),
      ("Latn\u{0}x", nil, nil),
      ("العربية", nil, nil),
    ] as [(String, String?, String?)]
  )
  func names(name: String, code: String?, englishName: String?) {
    #expect(Script(named: name)?.rawValue == code)
    #expect(Script(named: name)?.englishName == englishName)
  }

  @Test("Only the code as ISO 15924 writes it is a raw value")
  func rawValues() {
    #expect(Script(rawValue: "Arab") == Script(named: "Arabic"))
    #expect(Script(rawValue: "arab") == nil)
    #expect(Script(rawValue: "Zyyy") == .common)
    #expect(Script(rawValue: "Zinh") == .inherited)
    #expect(Script(rawValue: "Zzzz") == .unknown)
  }

  @Test(
    "Each code point has a script and the scripts that use it",
    arguments: [
      ("a", "Latn", ["Latn"]),
      ("ж", "Cyrl", ["Cyrl"]),
      ("م", "Arab", ["Arab"]),
      ("王", "Hani", ["Hani"]),
      ("ー", "Zyyy", ["Hira", "Kana"]),
      ("1", "Zyyy", ["Zyyy"]),
      ("\u{301}", "Zinh", nil),
      ("\u{0}", "Zyyy", ["Zyyy"]),
      ("\u{10FFFF}", "Zzzz", ["Zzzz"]),
    ] as [(Unicode.Scalar, String, [String]?)]
  )
  func properties(scalar: Unicode.Scalar, script: String, extensions: [String]?) throws {
    #expect(Script.of(scalar).rawValue == script)
    let found = try Script.extensions(of: scalar)
    if let extensions { #expect(Set(found.map(\.rawValue)) == Set(extensions)) }
    #expect(!found.isEmpty)
    for script in found { #expect(script.contains(scalar)) }
  }

  @Test("A mixture stands for its parts")
  func constituents() throws {
    #expect(try #require(Script(rawValue: "Jpan")).constituents.map(\.rawValue) == ["Hani", "Hira", "Kana"])
    #expect(try #require(Script(rawValue: "Latn")).constituents.map(\.rawValue) == ["Latn"])
  }

  @Test(
    "A script has a name in each language",
    arguments: [("en", "Arabic"), ("ar", "العربية"), ("zh", "阿拉伯文"), ("pt", "árabe"), ("es", "árabe")]
  )
  func localizedNames(locale: String, expected: String) throws {
    #expect(try Script(rawValue: "Arab")?.localizedName(in: locale) == expected)
  }
}
