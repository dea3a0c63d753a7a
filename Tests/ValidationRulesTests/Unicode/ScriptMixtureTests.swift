import ICU
import Testing
import ValidationCore
import ValidationRules

@Suite("Texts in one script, and levels of mixing")
struct ScriptMixtureTests {
  static func mixed(_ character: Unicode.Scalar, _ script: String, _ ranges: Range<Int>...) -> ValidationError
  {
    ValidationError(
      code: .unicodeMixedScripts,
      arguments: ["character": .character(character), "script": .key("script.\(script)")],
      ranges: ranges
    )
  }

  @Test(
    "the scripts of all characters have one in common, as UTS #39 augments them",
    arguments: [
      Row(""), Row("Circle"), Row("Circ1e"), Row("СігсӀе"), Row("𝖢𝗂𝗋𝖼𝗅𝖾"), Row("C𝗂𝗋𝖼𝗅𝖾"), Row("〆切"),
      Row("ねガ"),
      Row("漢字かなカナ"), Row("한글漢字"), Row("ㄅ漢"), Row("e\u{301}! 👍"), Row("محمد ١٢"), Row("\u{301}"), Row("a\0b"),
      Row("раураl", mixed("l", "Latn", 10..<11)),
      Row("Сirсlе", mixed("i", "Latn", 2..<4, 6..<7)),
      Row("Toys-Я-Us", mixed("Я", "Cyrl", 5..<7)),
      Row("ㄅ漢か", mixed("か", "Hira", 6..<9)),
      Row("かナ한", mixed("한", "Hang", 6..<9)),
      Row("漢abc", mixed("a", "Latn", 3..<6)),
    ]
  )
  func singleScript(row: Row<String>) { expect(row, from: .singleScript) }

  /// The strictest level that takes the text; nil where none does.
  static func level(_ text: String, _ profile: RestrictionProfile = .generalSecurity) -> RestrictionLevel? {
    RestrictionLevel.allCases.first {
      Validation.restrictionLevel($0, profile: profile).isValid(value: text)
    }
  }

  @Test(
    "each text has its level",
    arguments: [
      ("", .ascii), ("circle", .ascii), ("a", .ascii), ("it's-a.b:c", .ascii), ("γ", .singleScript),
      ("élan", .singleScript), ("раура", .singleScript), ("漢字かなカナ", .singleScript), ("한글漢字", .singleScript),
      ("aア\u{30FC}", .highlyRestrictive), ("LINE漢字かな", .highlyRestrictive),
      ("K팝漢", .highlyRestrictive), ("aअ", .moderatelyRestrictive), ("gmailไทย", .moderatelyRestrictive),
      ("aع", .moderatelyRestrictive), ("aγ", .minimallyRestrictive), ("Teχ", .minimallyRestrictive),
      ("Ωmega", .minimallyRestrictive), ("HλLF-LIFE", .minimallyRestrictive),
      ("Toys-Я-Us", .minimallyRestrictive),
      ("раураl", .minimallyRestrictive), ("aअع", .minimallyRestrictive),
      // Outside the General Security Profile.
      ("aγ♥", nil), ("John Smith", nil), ("aᎠ", nil), ("ſ", nil), ("𝖢𝗂𝗋𝖼𝗅𝖾", nil), ("I\u{2665}NY.org", nil),
      ("\0", nil),
    ] as [(String, RestrictionLevel?)]
  )
  func levels(text: String, level: RestrictionLevel?) { #expect(Self.level(text) == level) }

  @Test(
    "any character may be let pass, and scripts still not mix",
    arguments: [
      ("John Smith", .ascii), ("aγ♥", .minimallyRestrictive), ("José Líma, 3!", .singleScript),
      ("宇多田 (Utada)", .highlyRestrictive), ("aᎠ", .minimallyRestrictive), ("हिन्दी film", .moderatelyRestrictive),
      ("abㄅ漢", .highlyRestrictive), ("ㄅ漢か", .minimallyRestrictive),
    ] as [(String, RestrictionLevel?)]
  )
  func anyCharacter(text: String, level: RestrictionLevel?) {
    #expect(Self.level(text, .anyCharacter) == level)
  }

  @Test("the General Security Profile is that of the linked ICU's Unicode, which has no Bopomofo since 17")
  func bopomofo() {
    let isRecommended = ScriptSet.recommended.intersects(ScriptSet(named: "Bopo"))
    #expect(Self.level("abㄅ漢") == (isRecommended ? .highlyRestrictive : nil))
    #expect(Validation.identifier.isValid(value: "ㄅ") == isRecommended)
  }

  static func tooFree(
    _ level: String, _ character: Unicode.Scalar, _ script: String, _ ranges: Range<Int>...
  ) -> ValidationError {
    ValidationError(
      code: .unicodeRestrictionLevel,
      arguments: [
        "character": .character(character), "script": .key("script.\(script)"), "level": .text(level),
      ],
      ranges: ranges
    )
  }

  static func restricted(_ character: Unicode.Scalar, _ ranges: Range<Int>...) -> ValidationError {
    ValidationError(
      code: .unicodeRestrictedCharacter, arguments: ["character": .character(character)], ranges: ranges)
  }

  @Test(
    "the error shows what lifts the text above the level",
    arguments: [
      Row("раураl", tooFree("highlyRestrictive", "l", "Latn", 10..<11)),
      Row("aअ", tooFree("highlyRestrictive", "अ", "Deva", 1..<4)),
      Row("漢한か", tooFree("highlyRestrictive", "か", "Hira", 6..<9)),
      Row(
        "aγ♥", restricted("♥", 3..<6),
        tooFree("highlyRestrictive", "γ", "Grek", 1..<3)),
      Row("a\u{2060}b c", restricted("\u{2060}", 1..<4, 5..<6)),
    ]
  )
  func restrictionErrors(row: Row<String>) { expect(row, from: .restrictionLevel(.highlyRestrictive)) }

  @Test("the level ASCII shows what is beyond")
  func ascii() {
    expect(
      Row("aéb", Self.tooFree("ascii", "é", "Latn", 1..<3)),
      from: .restrictionLevel(.ascii))
  }

  @Test("a megabyte is read in one pass")
  func megabytes() {
    #expect(Validation.restrictionLevel(.highlyRestrictive).isValid(value: megabyte(of: "漢a")))
    #expect(Validation.singleScript.isValid(value: megabyte(of: "\u{301}\u{323}")))
    let errors = Validation.singleScript.errors(in: megabyte(of: "aγ"))
    #expect(errors.map(\.ranges.count) == [32])
  }
}
