import Testing
import ValidationCore
import ValidationRules

/// The examples of RFC 8265 and RFC 8266, the contextual rules of RFC 5892, and the Bidi rule of RFC 5893.
@Suite("PRECIS")
struct PrecisTests {
  static func error(
    _ code: ValidationError.Code, _ character: String, _ ranges: Range<Int>...
  ) -> ValidationError {
    ValidationError(code: code, arguments: ["character": .text(character)], ranges: ranges)
  }

  static func notEnforced(_ profile: String, _ range: Range<Int>, _ suggestion: String) -> ValidationError {
    ValidationError(
      code: .precisNotEnforced, arguments: ["profile": .text(profile)], ranges: [range],
      suggestion: suggestion)
  }

  static let empty = ValidationError(code: .presenceEmpty)

  @Test(
    "usernames of RFC 8265, section 3.5",
    arguments: [
      Row("juliet@example.com"), Row("fussball"), Row("fu\u{DF}ball"), Row("\u{3C0}"), Row("\u{3A3}"),
      Row("\u{3C3}"),
      Row("\u{3C2}"), Row("Juliet"), Row("ＪＵＬＩＥＴ"), Row("e\u{301}"), Row("\u{212B}"), Row("ｶ"), Row("동일조건"),
      Row("", empty),
      Row("foo bar", error(.precisDisallowed, "U+0020 SPACE", 3..<4)),
      Row("henry\u{2163}", error(.precisDisallowed, "U+2163 ROMAN NUMERAL FOUR", 5..<8)),
      Row("\u{265A}", error(.precisDisallowed, "U+265A BLACK CHESS KING", 0..<3)),
      Row("ﬀ", error(.precisDisallowed, "U+FB00 LATIN SMALL LIGATURE FF", 0..<3)),
      Row("a\0\n", error(.precisDisallowed, "U+0000 <control>", 1..<3)),
      Row("a\u{378}", error(.precisDisallowed, "U+0378 <unassigned>", 1..<3)),
      Row("a\u{AD}", error(.precisDisallowed, "U+00AD SOFT HYPHEN", 1..<3)),
      Row("\u{1100}", error(.precisDisallowed, "U+1100 HANGUL CHOSEONG KIYEOK", 0..<3)),
      Row("a\u{640}", error(.precisDisallowed, "U+0640 ARABIC TATWEEL", 1..<3)),
      Row("\u{E000}", error(.precisDisallowed, "U+E000 <private use area>", 0..<3)),
    ]
  )
  func username(row: Row<String>) {
    expect(row, from: .usernameCasePreserved())
    expect(row, from: .usernameCaseMapped())
  }

  @Test(
    "a contextual character passes where its context is",
    arguments: [
      // RFC 5892, A.1 and A.2.
      Row("می\u{200C}خواهم"), Row("क\u{94D}\u{200C}ष"), Row("क\u{94D}\u{200D}ष"),
      Row("\u{62C}\u{610}\u{200C}\u{610}\u{627}"),
      Row("a\u{200C}b", error(.precisContext, "U+200C ZERO WIDTH NON-JOINER", 1..<4)),
      Row("\u{62C}\u{200C}", error(.precisContext, "U+200C ZERO WIDTH NON-JOINER", 2..<5)),
      Row("\u{A872}\u{ACD}\u{610}\u{200C}", error(.precisContext, "U+200C ZERO WIDTH NON-JOINER", 8..<11)),
      Row("a\u{200D}b\u{200D}", error(.precisContext, "U+200D ZERO WIDTH JOINER", 1..<4, 5..<8)),
      // A.3
      Row("l·l"), Row("·l", error(.precisContext, "U+00B7 MIDDLE DOT", 0..<2)),
      Row("l·a", error(.precisContext, "U+00B7 MIDDLE DOT", 1..<3)),
      // A.4
      Row("͵α"), Row("α͵", error(.precisContext, "U+0375 GREEK LOWER NUMERAL SIGN", 2..<4)),
      // A.5 and A.6
      Row("ש׳"), Row("ש״״"), Row("a׳", error(.precisContext, "U+05F3 HEBREW PUNCTUATION GERESH", 1..<3)),
      // A.7
      Row("aヅc・def"), Row("⺐bc・def"), Row("abc・", error(.precisContext, "U+30FB KATAKANA MIDDLE DOT", 3..<6)),
      // A.8 and A.9
      Row("١٢٣"), Row("۱۲۳"),
      Row(
        "١۶",
        ValidationError(
          code: .precisContext, arguments: ["character": "U+0661 ARABIC-INDIC DIGIT ONE"], ranges: [0..<4])),
    ]
  )
  func context(row: Row<String>) { expect(row, from: .nickname()) }

  @Test(
    "right-to-left names keep the Bidi rule",
    arguments: [
      Row("שלום1"), Row("א-ב"), Row("א\u{5B0}"), Row("محمد٣"), Row("abc1"), Row("1abc"), Row("-"),
      Row("שc", error(.precisDirection, "U+0063 LATIN SMALL LETTER C", 2..<3)),
      Row("cש", error(.precisDirection, "U+05E9 HEBREW LETTER SHIN", 1..<3)),
      Row("1א", error(.precisDirection, "U+0031 DIGIT ONE", 0..<1)),
      Row("א-", error(.precisDirection, "U+002D HYPHEN-MINUS", 2..<3)),
      Row("א1٣", error(.precisDirection, "U+0663 ARABIC-INDIC DIGIT THREE", 3..<5)),
    ]
  )
  func direction(row: Row<String>) { expect(row, from: .usernameCasePreserved()) }

  @Test(
    "passwords of RFC 8265, section 4.3",
    arguments: [
      Row("correct horse battery staple"), Row("Correct Horse Battery Staple"), Row("\u{3C0}\u{DF}\u{E5}"),
      Row("Jack of \u{2666}s"), Row("foo\u{1680}bar"), Row(" "), Row("שa"), Row("Richard \u{2163}"),
      Row("", empty),
      Row("my cat is a \tby", error(.precisDisallowed, "U+0009 <control>", 12..<13)),
      Row("a\u{FEFF}", error(.precisDisallowed, "U+FEFF ZERO WIDTH NO-BREAK SPACE", 1..<4)),
    ]
  )
  func password(row: Row<String>) { expect(row, from: .opaqueString()) }

  @Test(
    "nicknames of RFC 8266, section 3",
    arguments: [
      Row("Foo"), Row("foo"), Row("Foo Bar"), Row("\u{3A3}"), Row("\u{3C3}"), Row("\u{3C2}"), Row("\u{265A}"),
      Row("Richard \u{2163}"), Row("  Swan  of   Avon   "), Row("שa"), Row("", empty), Row("   ", empty),
      Row("\u{3000}\u{A0}", empty), Row("a\nb", error(.precisDisallowed, "U+000A <control>", 1..<2)),
    ]
  )
  func nickname(row: Row<String>) { expect(row, from: .nickname()) }

  @Test(
    "the enforced form is asked for, and suggested",
    arguments: [
      Row("juliet"), Row("\u{3C2}"), Row("Juliet", notEnforced("UsernameCaseMapped", 0..<1, "juliet")),
      Row("aΣΣ", notEnforced("UsernameCaseMapped", 1..<3, "aσσ")),
      Row("ＡＢ", notEnforced("UsernameCaseMapped", 0..<3, "ab")),
      Row("İ", notEnforced("UsernameCaseMapped", 0..<2, "i\u{307}")),
      Row("xA\u{30A}", notEnforced("UsernameCaseMapped", 1..<2, "xå")),
      // Places are those of the text as it was given.
      Row("ＡＢ ", error(.precisDisallowed, "U+0020 SPACE", 6..<7)),
      Row("Ａ·", error(.precisContext, "U+00B7 MIDDLE DOT", 3..<5)),
      // Characters are those of the text as it was given, too, and several where they become one.
      Row(
        "Ａ>\u{338}",
        error(.precisDisallowed, "U+003E GREATER-THAN SIGN + U+0338 COMBINING LONG SOLIDUS OVERLAY", 3..<6)),
      Row(
        ">\u{338}b\u{FFC63}",
        error(
          .precisDisallowed, "U+003E GREATER-THAN SIGN + U+0338 COMBINING LONG SOLIDUS OVERLAY", 0..<3, 4..<8)
      ),
      Row("e\u{301}\u{FFC63}", error(.precisDisallowed, "U+FFC63 <private use area>", 3..<7)),
      Row(
        ">\u{327}\u{338}",
        error(
          .precisDisallowed, "U+003E GREATER-THAN SIGN + U+0338 COMBINING LONG SOLIDUS OVERLAY", 0..<1, 3..<5)
      ),
      Row("ＡÅ\u{302E}☕", error(.precisDisallowed, "U+302E HANGUL SINGLE DOT TONE MARK", 5..<11)),
      Row("￨", error(.precisDisallowed, "U+FFE8 HALFWIDTH FORMS LIGHT VERTICAL", 0..<3)),
      Row("Ｃש", error(.precisDirection, "U+05E9 HEBREW LETTER SHIN", 3..<5)),
    ]
  )
  func enforced(row: Row<String>) { expect(row, from: .usernameCaseMapped(.enforced)) }

  @Test("places are those of the text where spaces are taken out")
  func nicknamePlaces() {
    expect(
      Row("  a  \u{FB01}\u{AD} ", Self.error(.precisDisallowed, "U+00AD SOFT HYPHEN", 8..<10)),
      from: .nickname())
  }

  @Test(
    "a megabyte of marks is read once",
    arguments: ["\u{302E}", ">\u{338}", "Ａ\u{AD}", "가\u{302E}", "ﷺ\u{AD}"])
  func megabytes(part: String) {
    #expect(Validation.usernameCaseMapped().errors(in: megabyte(of: part)).map(\.code) == [.precisDisallowed])
    #expect(Validation.nickname().errors(in: "Ⅳ" + megabyte(of: part)).map(\.code).count < 2)
  }

  @Test(
    "spaces of nicknames and passwords are mapped",
    arguments: [
      ("  Swan  of   Avon   ", "Swan of Avon"), ("Richard \u{2163}", "Richard IV"), ("\u{A8}a", "\u{308}a"),
      ("a\u{3000}\u{2003}b", "a b"), ("ﷺ", "صلى الله عليه وسلم"),
    ]
  )
  func spaces(text: String, enforced: String) {
    #expect(Validation.nickname(.enforced).errors(in: text).map(\.suggestion) == [enforced])
    #expect(Validation.nickname(.enforced).isValid(value: enforced))
  }

  @Test("a megabyte is read in one pass")
  func megabytes() {
    for text in ["\u{301}\u{323}", "ب\u{200C}", "\u{200C}"] {
      _ = Validation.opaqueString(.enforced).errors(in: megabyte(of: text))
    }
    for text in ["・", "A", "אb"] {
      _ = Validation.usernameCaseMapped().isValid(value: megabyte(of: text))
    }
    for text in [" ", "\u{FF9E}\u{301}"] { _ = Validation.nickname().errors(in: megabyte(of: text)) }
  }
}
