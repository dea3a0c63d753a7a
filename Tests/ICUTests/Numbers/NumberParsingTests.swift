import Testing

@testable import ICU

@Suite("Number parsing")
struct NumberParsingTests {
  @Test(
    "reads numbers as the locale writes them",
    arguments: [
      ("pt", "1.234,5", "1234.5"), ("de", "1.234.567,89", "1234567.89"), ("es", "1234,50", "1234.50"),
      ("en", "1,234.5", "1234.5"), ("en", "12", "12"), ("en", ".5", "0.5"), ("en", "007", "7"),
      ("en", "+7", "7"),
      ("ar", "٢٣", "23"), ("ar", "١٬٢٣٤٫٥", "1234.5"), ("ar", "1,234.5", "1234.5"),
      ("ar", "\u{61C}-٢٣", "-23"), ("ar-EG", "\u{61C}-٢٣", "-23"), ("ar-AE", "\u{61C}-٢٣", "-23"),
      ("ar-MA", "\u{61C}-٢٣", "-23"), ("ar-AE", "١٬٢٣٤٫٥", "1234.5"), ("ar-EG", "1,234.5", "1234.5"),
      ("ar-AE", "\u{200E}-٢٣", "-23"), ("ar-EG", "\u{200F}-٢٣", "-23"), ("ur", "\u{61C}+۲۳", "23"),
      ("ar", "\u{200E}-23", "-23"), ("fa", "\u{200E}\u{2212}۲۳", "-23"), ("he", "\u{200E}-5", "-5"),
      ("en", "٢٣", "23"), ("en", "٢٣٫٥", "23.5"), ("en", "２３", "23"), ("ja", "１，２３４．５", "1234.5"),
      ("en", "－５", "-5"), ("hi", "१२३", "123"), ("en", "\u{2212}5", "-5"),
      ("pt-PT", "1\u{A0}234,5", "1234.5"),
      ("fr", "1 234,5", "1234.5"), ("fr", "1\u{202F}234\u{202F}567", "1234567"),
      ("de-CH", "1'234.5", "1234.5"),
      ("en-IN", "12,34,567", "1234567"), ("bn", "১২,৩৪,৫৬৭", "1234567"), ("es", "1.234", "1234"),
      ("en", "99999999999999999999.000000000000000000001", "99999999999999999999.000000000000000000001"),
      ("zh-u-nu-hanidec", "二三", "23"), ("ff-Adlm", "𞥑𞥒", "12"),
    ]
  )
  func accepted(locale: String, text: String, expected: String) throws {
    #expect(try NumberFormat(locale: locale).parse(text) == expected)
  }

  @Test(
    "names the fault and its place in UTF-8",
    arguments: [
      ("en", "", NumberParseError.empty), ("en", "abc", .digitExpected(offset: 0)),
      ("en", "-", .digitExpected(offset: 1)),
      ("en", "5.", .digitExpected(offset: 2)), ("en", "12px", .unexpected(offset: 2)),
      ("en", "12 ", .unexpected(offset: 2)),
      ("en", " 12", .digitExpected(offset: 0)), ("en", "12\n", .unexpected(offset: 2)),
      ("en", "12\0", .unexpected(offset: 2)),
      ("en", "1e5", .unexpected(offset: 1)), ("en", "1.234.5", .unexpected(offset: 5)),
      ("en", "1,23", .misplacedGrouping(offset: 1)),
      ("en", "1234,567", .misplacedGrouping(offset: 4)), ("en", "12,34,567", .misplacedGrouping(offset: 2)),
      ("en", "1,,234", .misplacedGrouping(offset: 1)), ("en", "1,234,", .misplacedGrouping(offset: 5)),
      ("en", "0,123", .misplacedGrouping(offset: 1)), ("en", ",5", .digitExpected(offset: 0)),
      ("en", "1.2,3", .unexpected(offset: 3)),
      ("en-IN", "1,234,567", .misplacedGrouping(offset: 1)), ("pt", "1,234.5", .unexpected(offset: 5)),
      ("ar", "1٢", .mixedDigitScripts(offset: 1)), ("en", "٢３", .mixedDigitScripts(offset: 2)),
      ("en", "٢۳", .mixedDigitScripts(offset: 2)),
      ("en", "1\u{301}", .unexpected(offset: 1)), ("en", "\u{200E}-5", .digitExpected(offset: 0)),
      ("ar", "\u{61C}٥", .unexpected(offset: 0)), ("en", "--5", .digitExpected(offset: 1)),
      ("en", "½", .digitExpected(offset: 0)),
      ("en", "👍🏽", .digitExpected(offset: 0)), ("en-US-u-va-posix", "1,234", .unexpected(offset: 1)),
      ("ar", "٢٣.٥", .unexpected(offset: 4)),
    ]
  )
  func refused(locale: String, text: String, expected: NumberParseError) throws {
    let format = try NumberFormat(locale: locale)
    #expect(throws: expected) { try format.parse(text) }
  }

  @Test("reads back what it writes", arguments: LocaleData.allLocales)
  func roundTrip(locale: String) throws {
    let format = try NumberFormat(locale: locale)
    for decimal in ["0", "-1", "12", "1234.50", "-1234567.089", "9999999999999999999999"] {
      let written = try #require(format.string(fromDecimal: decimal))
      #expect(try format.parse(written) == decimal)
    }
  }

  @Test("reads a megabyte of digits")
  func huge() throws {
    let digits = String(repeating: "٧", count: 500_000)
    #expect(try NumberFormat(locale: "ar").parse(digits) == String(repeating: "7", count: 500_000))
  }
}
