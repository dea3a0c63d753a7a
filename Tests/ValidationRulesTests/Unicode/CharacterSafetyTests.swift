import Testing
import ValidationCore
import ValidationRules

@Suite("Digits, marks, and characters of no meaning")
struct CharacterSafetyTests {
  static func error(
    _ code: ValidationError.Code, _ character: Unicode.Scalar, _ ranges: [Range<Int>],
    _ suggestion: String? = nil
  ) -> ValidationError {
    ValidationError(
      code: code, arguments: ["character": .character(character)], ranges: ranges, suggestion: suggestion)
  }

  @Test(
    "digits are of one number system",
    arguments: [
      Row(""), Row("2026-11-21"), Row("١٢٣"), Row("۱۲۳ و ۴"), Row("１２"), Row("①1"), Row("²1"), Row("𝟏𝟐"),
      Row("一1"),
      Row("١2", error(.unicodeMixedDigits, "2", [2..<3], "١٢")),
      Row("٤۵", error(.unicodeMixedDigits, "۵", [2..<4], "٤٥")),
      Row("a1b２c३", error(.unicodeMixedDigits, "２", [3..<6, 7..<10], "a1b2c3")),
      Row("𝟏𝟚", error(.unicodeMixedDigits, "𝟚", [4..<8], "𝟏𝟐")),
    ]
  )
  func digits(row: Row<String>) { expect(row, from: .noMixedDigits) }

  static func tooMany(
    _ actual: Int, _ character: Unicode.Scalar, _ ranges: [Range<Int>], _ suggestion: String
  ) -> ValidationError {
    ValidationError(
      code: .unicodeTooManyMarks,
      arguments: ["maximum": 2, "actual": .integer(actual), "character": .character(character)],
      ranges: ranges,
      suggestion: suggestion
    )
  }

  @Test(
    "marks do not stack higher than allowed",
    arguments: [
      Row(""), Row("e\u{301}"), Row("ế"), Row("e\u{302}\u{301}"), Row("مُحَمَّد"), Row("क्षि"), Row("กำ้"), Row("❤️"),
      Row("\u{301}\u{301}"), Row("a\u{301}\u{302}b\u{301}\u{302}"),
      Row("e\u{302}\u{301}\u{323}", tooMany(3, "\u{323}", [5..<7], "e\u{302}\u{301}")),
      Row(
        "Z\u{334}\u{322}\u{31B}\u{20DD}a\u{337}\u{337}\u{337}!",
        tooMany(4, "\u{31B}", [5..<10, 15..<17], "Z\u{334}\u{322}a\u{337}\u{337}!")),
      // Neither an invisible character nor a spacing mark begins a new count.
      Row(
        "a\u{301}\u{200D}\u{302}\u{303}",
        tooMany(3, "\u{303}", [8..<10], "a\u{301}\u{200D}\u{302}")),
      Row(
        "क\u{93C}\u{903}\u{901}\u{902}",
        tooMany(3, "\u{902}", [12..<15], "क\u{93C}\u{903}\u{901}")),
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
      Row("a\u{378}\u{379}", error(.unicodeUnassigned, "\u{378}", [1..<5])),
      Row("\u{FFFE}", error(.unicodeUnassigned, "\u{FFFE}", [0..<3])),
      Row("\u{10FFFF}", error(.unicodeUnassigned, "\u{10FFFF}", [0..<4])),
    ]
  )
  func assigned(row: Row<String>) { expect(row, from: .assignedOnly) }

  @Test(
    "no character is of private use",
    arguments: [
      Row(""), Row("abc"), Row("\u{378}"),
      Row("a\u{F8FF}", error(.unicodePrivateUse, "\u{F8FF}", [1..<4])),
      Row("\u{F0000}x\u{10FFFD}", error(.unicodePrivateUse, "\u{F0000}", [0..<4, 5..<9])),
    ]
  )
  func privateUse(row: Row<String>) { expect(row, from: .noPrivateUse) }

  @Test(
    "an identifier is made of what the security profile allows",
    arguments: [
      Row("naïve"), Row("变量"), Row("नाम"), Row("x1_y"), Row("مجموع"), Row("col·lecció"), Row("क्ष"),
      Row("e\u{301}t"),
      Row("", ValidationError(code: .presenceEmpty)),
      Row("2fast", error(.unicodeIdentifierStart, "2", [0..<1])),
      Row("_x", error(.unicodeIdentifierStart, "_", [0..<1])),
      Row("\u{301}a", error(.unicodeIdentifierStart, "\u{301}", [0..<2])),
      Row("a-b c", error(.unicodeIdentifierCharacter, "-", [1..<2, 3..<4])),
      Row("a\0", error(.unicodeIdentifierCharacter, "\u{0}", [1..<2])),
      Row("ﬁeld", error(.unicodeRestrictedCharacter, "ﬁ", [0..<3])),
      Row("ᎠᎡ", error(.unicodeRestrictedCharacter, "Ꭰ", [0..<6])),
      Row(
        "1!ª", error(.unicodeIdentifierStart, "1", [0..<1]),
        error(.unicodeIdentifierCharacter, "!", [1..<2]),
        error(.unicodeRestrictedCharacter, "ª", [2..<4])),
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
