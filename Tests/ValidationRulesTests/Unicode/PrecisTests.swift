import Testing
import ValidationCore
import ValidationRules

/// The examples of RFC 8265 and RFC 8266, the contextual rules of RFC 5892, and the Bidi rule of RFC 5893.
@Suite("PRECIS")
struct PrecisTests {
  static func error(
    _ code: ValidationError.Code, _ character: Unicode.Scalar, _ ranges: Range<Int>...
  ) -> ValidationError {
    ValidationError(code: code, arguments: ["character": .character(character)], ranges: ranges)
  }

  static func error(
    _ code: ValidationError.Code, _ character: [Unicode.Scalar], _ ranges: Range<Int>...
  ) -> ValidationError {
    ValidationError(code: code, arguments: ["character": .character(character)], ranges: ranges)
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
      Row("foo bar", error(.precisDisallowed, "\u{20}", 3..<4)),
      Row("henry\u{2163}", error(.precisDisallowed, "Ⅳ", 5..<8)),
      Row("\u{265A}", error(.precisDisallowed, "♚", 0..<3)),
      Row("ﬀ", error(.precisDisallowed, "ﬀ", 0..<3)),
      Row("a\0\n", error(.precisDisallowed, "\u{0}", 1..<3)),
      Row("a\u{378}", error(.precisDisallowed, "\u{378}", 1..<3)),
      Row("a\u{AD}", error(.precisDisallowed, "\u{AD}", 1..<3)),
      Row("\u{1100}", error(.precisDisallowed, "ᄀ", 0..<3)),
      Row("a\u{640}", error(.precisDisallowed, "ـ", 1..<3)),
      Row("\u{E000}", error(.precisDisallowed, "\u{E000}", 0..<3)),
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
      Row("a\u{200C}b", error(.precisContext, "\u{200C}", 1..<4)),
      Row("\u{62C}\u{200C}", error(.precisContext, "\u{200C}", 2..<5)),
      Row("\u{A872}\u{ACD}\u{610}\u{200C}", error(.precisContext, "\u{200C}", 8..<11)),
      Row("a\u{200D}b\u{200D}", error(.precisContext, "\u{200D}", 1..<4, 5..<8)),
      // A.3
      Row("l·l"), Row("·l", error(.precisContext, "·", 0..<2)),
      Row("l·a", error(.precisContext, "·", 1..<3)),
      // A.4
      Row("͵α"), Row("α͵", error(.precisContext, "͵", 2..<4)),
      // A.5 and A.6
      Row("ש׳"), Row("ש״״"), Row("a׳", error(.precisContext, "׳", 1..<3)),
      // A.7
      Row("aヅc・def"), Row("⺐bc・def"), Row("abc・", error(.precisContext, "・", 3..<6)),
      // A.8 and A.9
      Row("١٢٣"), Row("۱۲۳"),
      Row(
        "١۶",
        ValidationError(
          code: .precisContext, arguments: ["character": .character("١")], ranges: [0..<4])),
    ]
  )
  func context(row: Row<String>) { expect(row, from: .nickname()) }

  @Test(
    "right-to-left names keep the Bidi rule",
    arguments: [
      Row("שלום1"), Row("א-ב"), Row("א\u{5B0}"), Row("محمد٣"), Row("abc1"), Row("1abc"), Row("-"),
      Row("שc", error(.precisDirection, "c", 2..<3)),
      Row("cש", error(.precisDirection, "ש", 1..<3)),
      Row("1א", error(.precisDirection, "1", 0..<1)),
      Row("א-", error(.precisDirection, "-", 2..<3)),
      Row("א1٣", error(.precisDirection, "٣", 3..<5)),
    ]
  )
  func direction(row: Row<String>) { expect(row, from: .usernameCasePreserved()) }

  @Test(
    "passwords of RFC 8265, section 4.3",
    arguments: [
      Row("correct horse battery staple"), Row("Correct Horse Battery Staple"), Row("\u{3C0}\u{DF}\u{E5}"),
      Row("Jack of \u{2666}s"), Row("foo\u{1680}bar"), Row(" "), Row("שa"), Row("Richard \u{2163}"),
      Row("", empty),
      Row("my cat is a \tby", error(.precisDisallowed, "\u{9}", 12..<13)),
      Row("a\u{FEFF}", error(.precisDisallowed, "\u{FEFF}", 1..<4)),
    ]
  )
  func password(row: Row<String>) { expect(row, from: .opaqueString()) }

  @Test(
    "nicknames of RFC 8266, section 3",
    arguments: [
      Row("Foo"), Row("foo"), Row("Foo Bar"), Row("\u{3A3}"), Row("\u{3C3}"), Row("\u{3C2}"), Row("\u{265A}"),
      Row("Richard \u{2163}"), Row("  Swan  of   Avon   "), Row("שa"), Row("", empty), Row("   ", empty),
      Row("\u{3000}\u{A0}", empty), Row("a\nb", error(.precisDisallowed, "\u{A}", 1..<2)),
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
      Row("ＡＢ ", error(.precisDisallowed, "\u{20}", 6..<7)),
      Row("Ａ·", error(.precisContext, "·", 3..<5)),
      // Characters are those of the text as it was given, too, and several where they become one.
      Row(
        "Ａ>\u{338}",
        error(.precisDisallowed, [">", "\u{338}"], 3..<6)),
      Row(
        ">\u{338}b\u{FFC63}",
        error(
          .precisDisallowed, [">", "\u{338}"], 0..<3, 4..<8)
      ),
      Row("e\u{301}\u{FFC63}", error(.precisDisallowed, "\u{FFC63}", 3..<7)),
      Row(
        ">\u{327}\u{338}",
        error(
          .precisDisallowed, [">", "\u{338}"], 0..<1, 3..<5)
      ),
      Row("ＡÅ\u{302E}☕", error(.precisDisallowed, "\u{302E}", 5..<11)),
      Row("￨", error(.precisDisallowed, "￨", 0..<3)),
      Row("Ｃש", error(.precisDirection, "ש", 3..<5)),
    ]
  )
  func enforced(row: Row<String>) { expect(row, from: .usernameCaseMapped(.enforced)) }

  @Test("places are those of the text where spaces are taken out")
  func nicknamePlaces() {
    expect(
      Row("  a  \u{FB01}\u{AD} ", Self.error(.precisDisallowed, "\u{AD}", 8..<10)),
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
