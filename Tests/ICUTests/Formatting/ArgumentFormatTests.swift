import Testing

@testable import ICU

@Suite("Argument format")
struct ArgumentFormatTests {
  @Test(
    "formats numbers by type and style",
    arguments: [
      ("en", "number", nil, ArgumentFormat.Value.integer(1_234), "1,234"),
      ("de", "number", "#.00", .double(0.5), ",50"),
      ("en", "number", "::currency/EUR", .decimal("12.50"), "€12.50"),
      ("ar-EG", "number", "percent", .double(0.25), "٢٥٪؜"),
      ("en", " NUMBER ", " integer ", .double(2.5), "2"),
      ("en", "spellout", nil, .integer(-21), "minus twenty-one"),
      ("pt-BR", "ordinal", nil, .integer(3), "3º"), ("en", "duration", nil, .integer(3_661), "1:01:01"),
      (
        "en", "number", "::.00", .decimal("123456789012345678901234567890.125"),
        "123,456,789,012,345,678,901,234,567,890.12"
      ),
    ] as [(String, String, String?, ArgumentFormat.Value, String)]
  )
  func numbers(locale: String, type: String, style: String?, value: ArgumentFormat.Value, expected: String)
    throws
  {
    #expect(try ArgumentFormat(locale: locale, type: type, style: style).string(value) == expected)
  }

  @Test(
    "tells dates in the time zone that it is given",
    arguments: [
      ("UTC", "2026-11-21 04:07"), ("America/Sao_Paulo", "2026-11-21 01:07"),
      ("Asia/Shanghai", "2026-11-21 12:07"),
    ]
  )
  func zones(zone: String, expected: String) throws {
    let format = try ArgumentFormat(locale: "en", type: "date", style: "yyyy-MM-dd HH:mm")
    #expect(try format.string(.date(milliseconds: 1_795_234_020_000), timeZone: zone) == expected)
  }

  @Test("a date without a type is short")
  func plainDate() throws {
    let format = try ArgumentFormat(dateIn: "pt-BR")
    let text = try format.string(.date(milliseconds: 0), timeZone: "UTC")
    // The text between date and time differs between ICU versions.
    #expect(text.hasPrefix("01/01/1970") && text.hasSuffix("00:00"))
  }

  @Test(
    "refuses unknown types and styles",
    arguments: [
      ("en", "currency", nil), ("en", "number", "::no-such-stem"), ("no tag", "number", nil), ("en", "", nil),
      ("en", "number", "{"),
    ]
      as [(String, String, String?)]
  )
  func refused(locale: String, type: String, style: String?) {
    #expect(throws: ICUError.self) { try ArgumentFormat(locale: locale, type: type, style: style) }
  }

  @Test("refuses a value that the format is not for")
  func wrongValue() throws {
    let format = try ArgumentFormat(locale: "en", type: "number", style: nil)
    #expect(throws: ICUError.self) { try format.string(.text("٢٣")) }
    #expect(throws: ICUError.self) { try format.string(.decimal("no number")) }
    #expect(try format.string(.integer(23)) == "23")
  }

  @Test("is shared by threads")
  func threads() async throws {
    let format = try ArgumentFormat(locale: "ar", type: "date", style: "::yMMMd")
    let expected = try format.string(.date(milliseconds: 0), timeZone: "UTC")
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<8 {
        group.addTask {
          (0..<200).allSatisfy { _ in
            (try? format.string(.date(milliseconds: 0), timeZone: "UTC")) == expected
          }
        }
      }
      for await agreed in group { #expect(agreed) }
    }
  }
}

@Suite("List format")
struct ListFormatTests {
  @Test(
    "joins as the language does",
    arguments: [
      ("en", ListFormat.Kind.and, ["a", "b", "c"], "a, b, and c"), ("en", .or, ["a", "b"], "a or b"),
      ("es", .and, ["padre", "hijo"], "padre e hijo"), ("es", .or, ["plata", "oro"], "plata u oro"),
      ("ar", .and, ["أحمر", "أخضر", "أزرق"], "أحمر وأخضر وأزرق"), ("zh-Hans", .or, ["甲", "乙", "丙"], "甲、乙或丙"),
      ("pt-PT", .and, ["a", "b", "c"], "a, b e c"), ("en", .and, [], ""), ("en", .and, ["{0}"], "{0}"),
      ("en", .and, ["", "\0"], " and \0"),
      // CLDR has the word for "or" in the longer list only.
      ("ps", .or, ["الف", "ب"], "الف یا ب"), ("ps", .or, ["الف", "ب", "ج"], "الف, ب, یا ج"),
      ("ps", .or, ["", "ب"], " یا ب"),
    ]
  )
  func joins(locale: String, kind: ListFormat.Kind, items: [String], expected: String) throws {
    #expect(try ListFormat(locale: locale, kind: kind).string(from: items) == expected)
  }

  @Test("sets marks around items without changing the words between them")
  func marks() throws {
    #expect(
      try ListFormat(locale: "es").string(from: ["padre", "hijo"], shownAs: ["<padre>", "“hijo”"])
        == "<padre> e “hijo”")
  }

  @Test("takes a long list of long items")
  func long() throws {
    let items = Array(repeating: String(repeating: "س", count: 10_000), count: 100)
    #expect(try ListFormat(locale: "zh-Hans").string(from: items).unicodeScalars.count == 1_000_099)
  }
}
