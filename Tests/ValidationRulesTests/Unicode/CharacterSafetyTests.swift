import Testing
import ValidationCore
import ValidationRules

@Suite("Digits, marks, and characters of no meaning")
struct CharacterSafetyTests {
  static func error(
    _ code: ValidationError.Code, _ character: String, _ ranges: [Range<Int>], _ suggestion: String? = nil
  ) -> ValidationError {
    ValidationError(
      code: code, arguments: ["character": .text(character)], ranges: ranges, suggestion: suggestion)
  }

  @Test(
    "digits are of one number system",
    arguments: [
      Row(""), Row("2026-11-21"), Row("١٢٣"), Row("۱۲۳ و ۴"), Row("１２"), Row("①1"), Row("²1"), Row("𝟏𝟐"),
      Row("一1"),
      Row("١2", error(.unicodeMixedDigits, "U+0032 DIGIT TWO", [2..<3], "١٢")),
      Row("٤۵", error(.unicodeMixedDigits, "U+06F5 EXTENDED ARABIC-INDIC DIGIT FIVE", [2..<4], "٤٥")),
      Row("a1b２c३", error(.unicodeMixedDigits, "U+FF12 FULLWIDTH DIGIT TWO", [3..<6, 7..<10], "a1b2c3")),
      Row("𝟏𝟚", error(.unicodeMixedDigits, "U+1D7DA MATHEMATICAL DOUBLE-STRUCK DIGIT TWO", [4..<8], "𝟏𝟐")),
    ]
  )
  func digits(row: Row<String>) { expect(row, from: .noMixedDigits) }

  static func tooMany(
    _ actual: Int, _ character: String, _ ranges: [Range<Int>], _ suggestion: String
  ) -> ValidationError {
    ValidationError(
      code: .unicodeTooManyMarks,
      arguments: ["maximum": 2, "actual": .integer(actual), "character": .text(character)],
      ranges: ranges,
      suggestion: suggestion
    )
  }

  @Test(
    "marks do not stack higher than allowed",
    arguments: [
      Row(""), Row("e\u{301}"), Row("ế"), Row("e\u{302}\u{301}"), Row("مُحَمَّد"), Row("क्षि"), Row("กำ้"), Row("❤️"),
      Row("\u{301}\u{301}"), Row("a\u{301}\u{302}b\u{301}\u{302}"),
      Row("e\u{302}\u{301}\u{323}", tooMany(3, "U+0323 COMBINING DOT BELOW", [5..<7], "e\u{302}\u{301}")),
      Row(
        "Z\u{334}\u{322}\u{31B}\u{20DD}a\u{337}\u{337}\u{337}!",
        tooMany(4, "U+031B COMBINING HORN", [5..<10, 15..<17], "Z\u{334}\u{322}a\u{337}\u{337}!")),
      // Neither an invisible character nor a spacing mark begins a new count.
      Row(
        "a\u{301}\u{200D}\u{302}\u{303}",
        tooMany(3, "U+0303 COMBINING TILDE", [8..<10], "a\u{301}\u{200D}\u{302}")),
      Row(
        "क\u{93C}\u{903}\u{901}\u{902}",
        tooMany(3, "U+0902 DEVANAGARI SIGN ANUSVARA", [12..<15], "क\u{93C}\u{903}\u{901}")),
    ]
  )
  func marks(row: Row<String>) { expect(row, from: .maxCombiningMarks(2)) }

  @Test("no mark at all can be asked for")
  func noMarks() {
    #expect(Validation.maxCombiningMarks(0).isValid(value: "é"))
    #expect(!Validation.maxCombiningMarks(0).isValid(value: "e\u{301}"))
  }

  @Test(
    "every code point is assigned",
    arguments: [
      Row(""), Row("a\0\n"), Row("é漢👍"), Row("\u{E000}"),
      Row("a\u{378}\u{379}", error(.unicodeUnassigned, "U+0378 <unassigned>", [1..<5])),
      Row("\u{FFFE}", error(.unicodeUnassigned, "U+FFFE <noncharacter>", [0..<3])),
      Row("\u{10FFFF}", error(.unicodeUnassigned, "U+10FFFF <noncharacter>", [0..<4])),
    ]
  )
  func assigned(row: Row<String>) { expect(row, from: .assignedOnly) }

  @Test(
    "no character is of private use",
    arguments: [
      Row(""), Row("abc"), Row("\u{378}"),
      Row("a\u{F8FF}", error(.unicodePrivateUse, "U+F8FF <private use area>", [1..<4])),
      Row("\u{F0000}x\u{10FFFD}", error(.unicodePrivateUse, "U+F0000 <private use area>", [0..<4, 5..<9])),
    ]
  )
  func privateUse(row: Row<String>) { expect(row, from: .noPrivateUse) }

  @Test(
    "an identifier is made of what the security profile allows",
    arguments: [
      Row("naïve"), Row("变量"), Row("नाम"), Row("x1_y"), Row("مجموع"), Row("col·lecció"), Row("क्ष"),
      Row("e\u{301}t"),
      Row("", ValidationError(code: .presenceEmpty)),
      Row("2fast", error(.unicodeIdentifierStart, "U+0032 DIGIT TWO", [0..<1])),
      Row("_x", error(.unicodeIdentifierStart, "U+005F LOW LINE", [0..<1])),
      Row("\u{301}a", error(.unicodeIdentifierStart, "U+0301 COMBINING ACUTE ACCENT", [0..<2])),
      Row("a-b c", error(.unicodeIdentifierCharacter, "U+002D HYPHEN-MINUS", [1..<2, 3..<4])),
      Row("a\0", error(.unicodeIdentifierCharacter, "U+0000 <control>", [1..<2])),
      Row("ﬁeld", error(.unicodeRestrictedCharacter, "U+FB01 LATIN SMALL LIGATURE FI", [0..<3])),
      Row("ᎠᎡ", error(.unicodeRestrictedCharacter, "U+13A0 CHEROKEE LETTER A", [0..<6])),
      Row(
        "1!ª", error(.unicodeIdentifierStart, "U+0031 DIGIT ONE", [0..<1]),
        error(.unicodeIdentifierCharacter, "U+0021 EXCLAMATION MARK", [1..<2]),
        error(.unicodeRestrictedCharacter, "U+00AA FEMININE ORDINAL INDICATOR", [2..<4])),
    ]
  )
  func identifier(row: Row<String>) { expect(row, from: .identifier) }

  @Test("a megabyte is read in one pass")
  func megabytes() {
    let marks = megabyte(of: "\u{301}\u{323}")
    for rule in [Validation.maxCombiningMarks(4), .normalized(), .normalized(.nfkcCasefold)] {
      #expect(rule.errors(in: marks).count == 1)
    }
    for rule in [Validation.noMixedDigits, .assignedOnly, .noPrivateUse, .identifier] {
      #expect(rule.isValid(value: "a" + megabyte(of: "ب٢")))
    }
  }
}
