import Testing
import ValidationCore
import ValidationRules

@Suite("What texts are made of")
struct TextContentTests {
  static func length(
    _ code: ValidationError.Code, _ limit: String, _ number: Int, _ actual: Int, _ unit: String
  ) -> ValidationError {
    ValidationError(
      code: code, arguments: [limit: .integer(number), "actual": .integer(actual), "unit": .text(unit)])
  }

  @Test(
    "words are counted with dictionaries",
    arguments: [
      Row("", length(.lengthTooShort, "minimum", 2, 0, "words")), Row("one, two"), Row("我爱北京"),
      Row("ฉันรักเธอ"),
      Row("... !", length(.lengthTooShort, "minimum", 2, 0, "words")),
      Row("can't stop"), Row("مرحبا بالعالم"),
      Row("a b c d", length(.lengthTooLong, "maximum", 3, 4, "words")),
    ]
  )
  func wordCount(row: Row<String>) {
    expect(row, from: .wordCount(2...3))
    let words = Validation.wordCount(2...).isValid(value: row.value)
    #expect(words == (row.errors.first?.code != .lengthTooShort))
    #expect(
      Validation.wordCount(...3).isValid(value: row.value) == (row.errors.first?.code != .lengthTooLong))
  }

  @Test(
    "columns are counted by cluster",
    arguments: [
      Row(""), Row("abcd"), Row("中文"), Row("e\u{301}\u{302}xyz"), Row("👨‍👩‍👧‍👦👍🏽"), Row("\u{200B}\0"),
      Row("中文a", length(.lengthTooLong, "maximum", 4, 5, "displayColumns")),
      Row("ＡＢＣ", length(.lengthTooLong, "maximum", 4, 6, "displayColumns")),
    ]
  )
  func displayWidth(row: Row<String>) {
    expect(row, from: .displayWidth(...4))
    expect(row, from: .displayWidth(0...4))
    #expect(
      Validation.displayWidth(1...).isValid(value: row.value) == !["", "\u{200B}\0"].contains(row.value))
  }

  static func letterCase(
    _ code: ValidationError.Code, _ ranges: [Range<Int>], _ suggestion: String
  ) -> ValidationError {
    ValidationError(code: code, ranges: ranges, suggestion: suggestion)
  }

  @Test(
    "upper case",
    arguments: [
      Row(""), Row("ABC"), Row("中文 1٢!"), Row("STRAẞE"), Row("\u{301}\0"), Row("Ⅷ"),
      Row("aBc", letterCase(.letterCaseNotUpper, [0..<1, 2..<3], "ABC")),
      Row("STRAßE", letterCase(.letterCaseNotUpper, [4..<6], "STRASSE")),
      Row("ﬁN", letterCase(.letterCaseNotUpper, [0..<3], "FIN")),
      Row("ǅ", letterCase(.letterCaseNotUpper, [0..<2], "Ǆ")),
      Row("Iı", letterCase(.letterCaseNotUpper, [1..<3], "II")),
    ]
  )
  func upper(row: Row<String>) { expect(row, from: .letterCase(.upper)) }

  @Test(
    "upper and lower case in Turkish",
    arguments: [
      (RuleOption.LetterCase.upper, Row("DİŞ I")),
      (.upper, Row("DIi", letterCase(.letterCaseNotUpper, [2..<3], "DIİ"))),
      (.lower, Row("diş ı")), (.lower, Row("dIİ", letterCase(.letterCaseNotLower, [1..<4], "dıi"))),
      (.title, Row("İstanbul Işık")),
      (.title, Row("istanbul", letterCase(.letterCaseNotTitle, [0..<1], "İstanbul"))),
    ]
  )
  func turkish(letterCase: RuleOption.LetterCase, row: Row<String>) {
    expect(row, from: .letterCase(letterCase, in: "tr"))
  }

  @Test(
    "lower case",
    arguments: [
      Row(""), Row("straße"), Row("οδός"), Row("中文"),
      Row("ΟΔΟΣ", letterCase(.letterCaseNotLower, [0..<8], "οδος")),
      Row("ca\nFÉ", letterCase(.letterCaseNotLower, [3..<6], "ca\nfé")),
    ]
  )
  func lower(row: Row<String>) { expect(row, from: .letterCase(.lower)) }

  @Test(
    "title case by words",
    arguments: [
      Row(""), Row("Água De Coco"), Row("L'été"), Row("北京 Beijing"), Row("ǅungla"),
      Row("água doce", letterCase(.letterCaseNotTitle, [0..<2, 6..<7], "Água Doce")),
      Row("IBM", letterCase(.letterCaseNotTitle, [1..<3], "Ibm")),
    ]
  )
  func title(row: Row<String>) { expect(row, from: .letterCase(.title)) }

  @Test("title case in Dutch, upper case in Greek")
  func languages() {
    #expect(Validation.letterCase(.title, in: "nl").errors(in: "ijsland").map(\.suggestion) == ["IJsland"])
    #expect(Validation.letterCase(.upper, in: "el").errors(in: "Άλφα").map(\.suggestion) == ["ΑΛΦΑ"])
  }

  static func character(
    _ code: ValidationError.Code, _ character: Unicode.Scalar, _ ranges: [Range<Int>],
    _ letters: String? = "unicode",
    suggestion: String? = nil
  ) -> ValidationError {
    var error = ValidationError(code: code, arguments: ["character": .character(character)], ranges: ranges)
    error.arguments["letters"] = letters.map { .text($0) }
    error.suggestion = suggestion
    return error
  }

  static let empty = ValidationError(code: .presenceEmpty)

  @Test(
    "letters are those of any script with their marks",
    arguments: [
      Row("", empty), Row("José"), Row("Jose\u{301}"), Row("हिन्दी"), Row("می\u{200C}خواهم"), Row("محمَّد"),
      Row("中文"),
      Row("क्\u{200D}ष"), Row("Ⅷ"), Row("ꙮ"),
      Row("\u{301}", character(.textNotAlphabetic, "\u{301}", [0..<2])),
      Row("a1", character(.textNotAlphabetic, "1", [1..<2])),
      Row("a b", character(.textNotAlphabetic, "\u{20}", [1..<2])),
      Row("a\n", character(.textNotAlphabetic, "\u{A}", [1..<2])),
      Row("a\0b\0", character(.textNotAlphabetic, "\u{0}", [1..<2, 3..<4])),
      Row("a\u{200D}b", character(.textNotAlphabetic, "\u{200D}", [1..<4])),
      Row("٣", character(.textNotAlphabetic, "٣", [0..<2])),
      Row("ab👩", character(.textNotAlphabetic, "👩", [2..<6])),
      Row("²", character(.textNotAlphabetic, "²", [0..<2])), Row(megabyte(of: "e\u{301}")),
    ]
  )
  func alphabetic(row: Row<String>) { expect(row, from: .alphabetic) }

  @Test(
    "letters and digits",
    arguments: [
      Row("", empty), Row("नमस्ते१२३"), Row("١٢٣"), Row("abc２"), Row("中1"), Row("Jose\u{301}9"),
      Row("a-b", character(.textNotAlphanumeric, "-", [1..<2])),
      Row("½", character(.textNotAlphanumeric, "½", [0..<2])),
      Row("1\u{FE0F}\u{20E3}", character(.textNotAlphanumeric, "\u{FE0F}", [1..<7])),
      Row("_", character(.textNotAlphanumeric, "_", [0..<1])),
    ]
  )
  func alphanumeric(row: Row<String>) { expect(row, from: .alphanumeric) }

  @Test(
    "letters of ASCII alone",
    arguments: [
      Row("", empty), Row("Abc"), Row("José", character(.textNotAlphabetic, "é", [3..<5], "ascii")),
      Row("ａ", character(.textNotAlphabetic, "ａ", [0..<3], "ascii")),
    ]
  )
  func asciiLetters(row: Row<String>) { expect(row, from: .alphabetic(ascii: true)) }

  @Test(
    "letters and digits of ASCII alone",
    arguments: [Row("Abc1"), Row("１", character(.textNotAlphanumeric, "１", [0..<3], "ascii"))])
  func asciiAlphanumeric(row: Row<String>) { expect(row, from: .alphanumeric(ascii: true)) }

  static func hyphen(_ ranges: [Range<Int>], _ suggestion: String?) -> ValidationError {
    ValidationError(code: .slugHyphen, ranges: ranges, suggestion: suggestion)
  }

  @Test(
    "slugs of ASCII, with one to take instead",
    arguments: [
      Row("", empty), Row("a"), Row("sao-paulo-2026"), Row("0-1"),
      Row(
        "Olá, Mundo!",
        character(.slugCharacter, "O", [0..<1, 2..<7, 11..<12], "ascii", suggestion: "ola-mundo")),
      Row("a--b", hyphen([2..<3], "a-b")), Row("-a-", hyphen([0..<1, 2..<3], "a")),
      Row("-", hyphen([0..<1], nil)),
      Row("中文", character(.slugCharacter, "中", [0..<6], "ascii")),
      Row("a_b\n", character(.slugCharacter, "_", [1..<2, 3..<4], "ascii", suggestion: "a-b")),
      Row(
        "ﬁn\u{301}-", character(.slugCharacter, "ﬁ", [0..<3, 4..<6], "ascii", suggestion: "fin"),
        hyphen([6..<7], "fin")),
      Row("a/b", character(.slugCharacter, "/", [1..<2], "ascii", suggestion: "a-b")),
    ]
  )
  func slug(row: Row<String>) { expect(row, from: .slug) }

  @Test(
    "slugs of any script",
    arguments: [
      Row("", empty), Row("東京-2026"), Row("são-paulo"), Row("हिन्दी-१"),
      Row("São Paulo", character(.slugCharacter, "S", [0..<1, 4..<6], suggestion: "são-paulo")),
      Row("-東京", hyphen([0..<1], "東京")), Row("👍", character(.slugCharacter, "👍", [0..<4])),
    ]
  )
  func unicodeSlug(row: Row<String>) { expect(row, from: .slug(ascii: false)) }

  @Test(
    "ASCII is all below U+0080",
    arguments: [
      Row(""), Row("\0~\u{7F}\r\n"), Row("aé中", character(.textNotASCII, "é", [1..<6], nil)),
      Row("\u{80}", character(.textNotASCII, "\u{80}", [0..<2], nil)), Row(megabyte(of: "a")),
      Row("a\u{202E}", character(.textNotASCII, "\u{202E}", [1..<4], nil)),
    ]
  )
  func ascii(row: Row<String>) { expect(row, from: .ascii) }

  static func strange(
    _ charset: String, _ character: Unicode.Scalar, _ ranges: [Range<Int>], _ suggestion: String? = nil
  ) -> ValidationError {
    ValidationError(
      code: .textNotEncodable, arguments: ["character": .character(character), "charset": .text(charset)],
      ranges: ranges, suggestion: suggestion)
  }

  @Test(
    "what a charset cannot hold is named",
    arguments: [
      ("ISO-8859-1", Row("")), ("ISO-8859-1", Row("São\u{A0}Paulo\0")),
      ("latin1", Row("€", strange("ISO-8859-1", "€", [0..<3]))),
      ("windows-1252", Row("€“”…")),
      ("ISO-8859-1", Row("ａ", strange("ISO-8859-1", "ａ", [0..<3]))),
      ("ISO-8859-1", Row("e\u{301}x", strange("ISO-8859-1", "\u{301}", [1..<3], "éx"))),
      ("Windows-1256", Row("مرحبا پ گ, café")),
      ("Windows-1256", Row("שלום", strange("windows-1256", "ש", [0..<8]))),
      ("Big5", Row("繁體中文")), ("Big5", Row("简体", strange("Big5", "简", [0..<3]))),
      ("GB2312", Row("简体")), ("GB2312", Row("體a龍", strange("GB2312", "體", [0..<3, 4..<7]))),
      ("GB18030", Row("简體👩‍👩‍👧‍👦العربية\u{10FFFF}")), ("Shift_JIS", Row("日本語カナ")),
      ("Shift_JIS", Row("한글", strange("Shift_JIS", "한", [0..<6]))), ("UTF-8", Row("👍\u{FFFD}")),
      ("US-ASCII", Row("é\n", strange("US-ASCII", "é", [0..<2]))), ("ibm-1390", Row("か\u{309A}")),
    ]
  )
  func encodable(name: String, row: Row<String>) throws {
    expect(row, from: .encodable(in: try #require(RuleOption.Charset(name))))
  }

  @Test(
    "a text that is not a charset is none", arguments: ["", "x-nosuch", "Big5\0", "../../etc/passwd", "中文"])
  func noCharset(name: String) { #expect(RuleOption.Charset(name) == nil) }

  @Test(
    "charsets are equal by name",
    arguments: [("latin1", "ISO-8859-1"), ("cp932", "Shift_JIS"), ("gb-18030", "GB18030")])
  func charsetNames(alias: String, name: String) {
    #expect(RuleOption.Charset(alias)?.name == name)
    #expect(RuleOption.Charset(alias) == RuleOption.Charset(name))
  }

  @Test(
    "a megabyte is read in one pass",
    arguments: ["\u{301}", "\u{F71}", "A\u{200D}", "👩\u{200D}", "ß", "-", "\u{301}\u{323}"])
  func megabytes(unit: String) {
    let text = megabyte(of: unit)
    for rule: Validation<String> in [
      .alphabetic, .alphanumeric, .slug, .slug(ascii: false), .ascii, .encodable(in: "Big5"),
      .letterCase(.upper),
      .letterCase(.lower), .letterCase(.title),
    ] {
      for error in rule.errors(in: text) { #expect(error.ranges.count <= 32) }
    }
  }
}
