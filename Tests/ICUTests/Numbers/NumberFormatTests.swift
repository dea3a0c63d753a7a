import Testing

@testable import ICU

@Suite("Number format")
struct NumberFormatTests {
  @Test(
    "writes integers in the locale's digits and grouping",
    arguments: [
      ("en", 1_234_567, "1,234,567"), ("ar-EG", 1_234_567, "١٬٢٣٤٬٥٦٧"), ("ar-AE", 1_234_567, "1,234,567"),
      ("hi", 1_234_567, "12,34,567"), ("bn", -1_234_567, "-১২,৩৪,৫৬৭"), ("ar-EG", -23, "\u{61C}-٢٣"),
      ("fa", -23, "\u{200E}\u{2212}۲۳"), ("pt-PT", 12_345, "12\u{A0}345"), ("de", 1_000, "1.000"),
      ("en", 0, "0"), ("es", 1_500, "1500"), ("es", -9_999, "-9999"), ("es", 15_000, "15.000"),
      ("pt-PT", 1_500, "1500"), ("pt-MZ", 1_500, "1500"), ("es-MX", 1_500, "1,500"),
      ("es-AR", 1_500, "1.500"),
      ("pt-BR", 1_500, "1.500"), ("pt-AO", 1_500, "1\u{A0}500"),
      ("en", Int.min, "-9,223,372,036,854,775,808"), ("ff-Adlm", 12, "𞥑𞥒"), ("en-u-nu-arab", 23, "٢٣"),
    ]
  )
  func integers(locale: String, number: Int, expected: String) throws {
    #expect(try NumberFormat(locale: locale).string(from: number) == expected)
  }

  @Test("writes as ICU's own format does", arguments: LocaleData.allLocales)
  func everyLocale(locale: String) throws {
    let format = try NumberFormat(locale: locale)
    for number in [
      0, 7, 42, 255, 256, 999, 1_000, -1, -1_000, 12_345, -123_456, 1_234_567, 9_876_543_210, Int.max,
      Int.min,
    ] {
      #expect(format.string(from: number) == NumberOracle.number(locale, "\(number)", allDigits: false))
    }
    for number in [
      0.5, -0.5, 1.0005, 1.0015, 2.5, 1234.5678, -0.0001, 1e15, 123_456_789.125, 5e-300, 999.9995, 1e21,
    ] {
      #expect(format.string(from: number) == NumberOracle.number(locale, "\(number)", allDigits: false))
    }
    for decimal in [
      "1.0", "-12345.6700", "0.000", "1234567890123456789012345678901234567890.123456789012345678901",
    ] {
      #expect(format.string(fromDecimal: decimal) == NumberOracle.number(locale, decimal, allDigits: true))
    }
  }

  @Test("writes integers without separators as a number skeleton does", arguments: LocaleData.allLocales)
  func ungrouped(locale: String) throws {
    let format = try NumberFormat(locale: locale)
    let skeleton = try ArgumentFormat(locale: locale, type: "number", style: "::group-off")
    for number in [0, 7, 255, 256, 1_000, -1, -12_345, 9_876_543_210, Int.max, Int.min] {
      #expect(try format.ungroupedString(from: number) == skeleton.string(.integer(number)))
    }
  }

  @Test(
    "reads decimal text exactly, and nothing else",
    arguments: [
      ("1.0", "1.0"), ("-007.50", "-7.50"), ("+3", "3"), (".5", "0.5"), ("1.2e3", "1200"), ("12e-3", "0.012"),
      ("1E+2", "100"), ("-0", "-0"), ("", nil), ("-", nil), ("1.", nil), ("1e", nil), ("1e999999999", nil),
      ("٢", nil),
      ("1 ", nil), ("1\0", nil), ("0x1", nil), ("nan", nil), ("1e99999999999999999999", nil),
    ] as [(String, String?)]
  )
  func decimals(text: String, expected: String?) {
    #expect(DecimalNumber(text)?.description == expected)
  }

  @Test("keeps every digit of a million")
  func hugeDecimal() throws {
    let digits = String(repeating: "7", count: 1_000_000)
    #expect(DecimalNumber(digits)?.description == digits)
    let written = try NumberFormat(locale: "ar").string(fromDecimal: digits)
    #expect(written?.unicodeScalars.count == 1_333_333)
  }

  @Test("refuses a tag that is not well-formed")
  func badTag() {
    #expect(throws: ICUError.self) { try NumberFormat(locale: "no tag") }
  }
}
