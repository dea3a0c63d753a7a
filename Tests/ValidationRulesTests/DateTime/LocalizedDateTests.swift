import Foundation
import ICU
import Testing
import ValidationCore

@testable import ValidationRules

@Suite("Dates of a locale")
struct LocalizedDateTests {
  struct Reading: Sendable, CustomTestStringConvertible {
    let style: RuleOption.DateStyle
    let locale: String
    let calendar: RuleOption.DateCalendar?
    let text: String
    /// The day in ISO 8601; nil for a text that is refused.
    let day: RuleOption.DateOrDateTime?

    init(
      _ style: RuleOption.DateStyle, _ locale: String, _ calendar: RuleOption.DateCalendar?, _ text: String,
      _ day: RuleOption.DateOrDateTime?
    ) {
      (self.style, self.locale, self.calendar, self.text, self.day) = (style, locale, calendar, text, day)
    }

    init(_ style: RuleOption.DateStyle, _ locale: String, _ text: String, _ day: RuleOption.DateOrDateTime?) {
      self.init(style, locale, nil, text, day)
    }

    var testDescription: String { "\(locale) \(style) \(calendar?.rawValue ?? "") \(text)" }
  }

  static let readings: [Reading] = [
    Reading(.short, "pt-BR", "31/01/2026", "2026-01-31"), Reading(.short, "pt-BR", "5/1/2026", "2026-01-05"),
    Reading(.short, "pt-BR", "٣١/٠١/٢٠٢٦", "2026-01-31"),
    Reading(.short, "pt-BR", "29/02/2024", "2024-02-29"),
    // The Gregorian calendar reaches back, as in ISO 8601: ICU's own would leave these ten days out.
    Reading(.short, "pt-BR", "10/10/1582", "1582-10-10"), Reading(.short, "en", "1/31/26", "2026-01-31"),
    Reading(.short, "en", "01/31/2026", "2026-01-31"), Reading(.medium, "en", "jan 31, 2026", "2026-01-31"),
    Reading(.full, "en", "Saturday, January 31, 2026", "2026-01-31"),
    Reading(.full, "es", "Sábado, 31 de Enero de 2026", "2026-01-31"),
    Reading(.short, "ar-EG", "٣١/١/٢٠٢٦", "2026-01-31"),
    Reading(.short, "ar-EG", "٣١\u{200F}/١\u{200F}/٢٠٢٦", "2026-01-31"),
    Reading(.short, "ar-EG", "31/1/2026", "2026-01-31"),
    Reading(.short, "hi", "३१/१/२०२६", "2026-01-31"), Reading(.long, "ja", "2026年1月31日", "2026-01-31"),
    Reading(.long, "ja", "２０２６年１月３１日", "2026-01-31"), Reading(.short, "de", "31.01.26", "2026-01-31"),
    Reading(.long, "pt-PT", "31\u{A0}de\u{202F}janeiro de 2026", "2026-01-31"),
    Reading(.long, "ar-SA", .ummAlQura, "١٢ شعبان ١٤٤٧ هـ", "2026-01-31"),
    Reading(.long, "fa", .persian, "۱۱ بهمن ۱۴۰۴", "2026-01-31"),
    Reading(.short, "fa", .persian, "1403/12/30", "2025-03-20"),
    Reading(.short, "th", .buddhist, "31/1/2569", "2026-01-31"),
    Reading(.short, "th", .buddhist, "29/2/2567", "2024-02-29"),
    Reading(.long, "ja", .japanese, "令和8年1月31日", "2026-01-31"),
    Reading(.long, "ja", .japanese, "平成31年4月30日", "2019-04-30"),
    Reading(.long, "ja", .japanese, "令和元年5月1日", "2019-05-01"),
    Reading(.long, "ja", .japanese, "令和1年5月1日", "2019-05-01"),
    Reading(.long, "zh-TW", .republicOfChina, "民國115年1月31日", "2026-01-31"),
    // Years of two digits that are all of the year, whatever the day on which the program started.
    Reading(.long, "zh-TW", .republicOfChina, "民國12年1月31日", "1923-01-31"),
    Reading(.long, "zh-TW", .republicOfChina, "民國79年1月31日", "1990-01-31"),
    Reading(.long, "zh-TW", .republicOfChina, "民國0079年1月31日", "1990-01-31"),
    Reading(.long, "ja", .japanese, "昭和12年1月31日", "1937-01-31"),
    Reading(.long, "ja", .japanese, "昭和39年10月10日", "1964-10-10"),
    Reading(.full, "ja", .japanese, "昭和12年1月31日日曜日", "1937-01-31"),
    Reading(.short, "el", .japanese, "31/1/08", "2026-01-31"),
    // Digits in the names of months, of another script than those of the numbers.
    Reading(.medium, "bo", "2026 ལོའི་ཟླ་༡ཚེས་31", "2026-01-31"),
    Reading(.medium, "bo", "2026 ལོའི་ཟླ་༡༢ཚེས་31", "2026-12-31"),
    Reading(.medium, "dz", "སྤྱི་ལོ་༢༠༢༦ ཟླ་༡ ཚེས་༣༡", "2026-01-31"),
    // Four digits of a year leave nothing out.
    Reading(.short, "zh-Hans", "0023/4/30", "0023-04-30"), Reading(.short, "en", "4/30/0023", "0023-04-30"),
    Reading(.short, "pt-BR", "31/01/0645", "0645-01-31"), Reading(.short, "zh-Hans", "23/4/30", nil),
    Reading(.short, "zh-Hans", "023/4/30", nil), Reading(.short, "zh-Hans", "00023/4/30", nil),
    // The era ended the day before.
    Reading(.long, "ja", .japanese, "平成31年5月1日", nil), Reading(.short, "pt-BR", "031/01/2026", nil),
    Reading(.short, "pt-BR", "31/01/2026 ", nil), Reading(.short, "pt-BR", "31/01/2026\n", nil),
    Reading(.short, "pt-BR", "", nil), Reading(.short, "pt-BR", "31.01.2026", nil),
    Reading(.short, "pt-BR", "31/01/26", nil),
    Reading(.short, "pt-BR", "31/01/2026\0", nil), Reading(.short, "pt-BR", "-31/01/2026", nil),
    Reading(.short, "en", "1/31/6", nil), Reading(.short, "en", "1/31/126", nil),
    Reading(.medium, "en", "January 31, 2026", nil), Reading(.medium, "en", "Jan  31, 2026", nil),
    Reading(.medium, "en", "Jan 31, 2026x", nil), Reading(.medium, "en", "31 Jan 2026", nil),
    Reading(.long, "ja", "二〇二六年一月三十一日", nil), Reading(.long, "fa", .persian, "👨‍👩‍👧‍👦", nil),
    Reading(.long, "fa", .persian, "\u{301}\u{301}", nil),
  ]

  @Test("are read strictly, in every calendar and any digits", arguments: readings)
  func reading(row: Reading) throws {
    let rule = Validation.localizedDate(row.style, in: row.locale, calendar: row.calendar)
    #expect(rule.isValid(value: row.text) == (row.day != nil))
    guard let day = row.day else { return #expect(rule.errors(in: row.text).map(\.code) == [.dateSyntax]) }
    #expect(
      Validation.localizedDate(row.style, in: row.locale, calendar: row.calendar, .equal(to: day.instant))
        .errors(in: row.text) == [])
  }

  static func outside(_ code: ValidationError.Code, _ actual: Int, _ maximum: Int, _ range: Range<Int>)
    -> ValidationError
  {
    ValidationError(
      code: code,
      arguments: ["actual": .integer(actual), "minimum": 1, "maximum": .integer(maximum)],
      ranges: [range])
  }

  static func syntax(_ range: Range<Int>, _ suggestion: String? = nil) -> ValidationError {
    ValidationError(
      code: .dateSyntax, arguments: ["example": "31/01/2026"], ranges: [range], suggestion: suggestion)
  }

  @Test(
    "that do not exist are told from texts that are no dates",
    arguments: [
      Row("30/02/2026", outside(.dateDay, 30, 28, 0..<2)),
      Row("29/02/2023", outside(.dateDay, 29, 28, 0..<2)),
      Row("32/01/2026", outside(.dateDay, 32, 31, 0..<2)), Row("0/01/2026", outside(.dateDay, 0, 31, 0..<1)),
      Row("31/13/2026", outside(.dateMonth, 13, 12, 3..<5)),
      Row("31/0/2026", outside(.dateMonth, 0, 12, 3..<4)),
      Row("٣٠/٠٢/٢٠٢٦", outside(.dateDay, 30, 28, 0..<4)), Row("x", syntax(0..<1)), Row("", syntax(0..<0)),
      Row("31/01/2026!", syntax(10..<11)), Row("31/01/26", syntax(6..<7, "31/01/2026")),
      Row("2026-01-31", syntax(0..<1, "31/01/2026")), Row("2026/1/31", syntax(0..<1, "31/01/2026")),
      Row("2026-02-30", syntax(0..<1)),
      Row(
        "3१/01/2026",
        ValidationError(code: .numberMixedDigits, arguments: ["character": .character("१")], ranges: [1..<4])),
    ]
  )
  func missing(row: Row<String>) { expect(row, from: .localizedDate(in: "pt-BR")) }

  @Test("a year in another calendar has its own leap days")
  func leapDays() {
    let persian = Validation.localizedDate(.short, in: "fa", calendar: .persian)
    #expect(persian.errors(in: "1404/12/30") == [Self.outside(.dateDay, 30, 29, 8..<10)])
    #expect(persian.errors(in: "1404/7/31") == [Self.outside(.dateDay, 31, 30, 7..<9)])
    #expect(persian.errors(in: "1404/13/1") == [Self.outside(.dateMonth, 13, 12, 5..<7)])
    let hijri = Validation.localizedDate(.short, in: "ar-SA", calendar: .ummAlQura)
    #expect(hijri.errors(in: "30/8/1447 هـ") == [Self.outside(.dateDay, 30, 29, 0..<2)])
    let thai = Validation.localizedDate(.short, in: "th", calendar: .buddhist)
    #expect(thai.errors(in: "29/2/2566") == [Self.outside(.dateDay, 29, 28, 0..<2)])
  }

  @Test("a month and a day that changed places are a month that does not exist")
  func swapped() {
    expect(Row("31/1/2026", Self.outside(.dateMonth, 31, 12, 0..<2)), from: .localizedDate(in: "en"))
  }

  @Test("one rule serves many threads")
  func threads() async {
    let rule = Validation.localizedDate(.long, in: "fa", calendar: .persian)
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<8 {
        group.addTask {
          (0..<200).allSatisfy { _ in
            rule.isValid(value: "۱۱ بهمن ۱۴۰۴") && !rule.isValid(value: "31 اسفند 1404")
          }
        }
      }
      for await isRight in group { #expect(isRight) }
    }
  }

  @Test("a wrong weekday is named, with the right one")
  func weekday() {
    let error = ValidationError(
      code: .dateWeekday,
      arguments: ["expected": "sábado"],
      ranges: [0..<7],
      suggestion: "sábado, 31 de enero de 2026")
    expect(Row("domingo, 31 de enero de 2026", error), from: .localizedDate(.full, in: "es"))
  }

  @Test("a skeleton names the fields, and the locale their order")
  func skeleton() {
    let now = Date(timeIntervalSince1970: 1_769_860_800)
    expect(Row("31/01/2026"), from: .localizedDate(skeleton: "yMMdd", in: "pt-BR"))
    expect(Row("2026/01/31"), from: .localizedDate(skeleton: "yMMdd", in: "ja"))
    #expect(!Validation.localizedDate(skeleton: "yMMMd", in: "en").isValid(value: "1/31/2026"))
    let past = Validation.localizedDate(skeleton: "yMMMd", in: "en", .past { now })
    #expect(past.isValid(value: "Jan 31, 2026"))
    #expect(past.errors(in: "Feb 1, 2026").map(\.code) == [.dateNotPast])
  }

  @Test(
    "a form without a day, or with a time, is none of a date", arguments: ["yMMM", "Hm", "yMMMdHm", "", "d"])
  func impossible(skeleton: String) {
    #expect(throws: ICUError.self) {
      try DateFormat(locale: "en", calendar: nil, form: .skeleton(skeleton))
    }
  }

  @Test(
    "every locale reads what it writes", arguments: RuleOption.DateStyle.allCases,
    RuleOption.DateCalendar.allCases)
  func roundTrip(style: RuleOption.DateStyle, calendar: RuleOption.DateCalendar) throws {
    for locale in [
      "ar", "ar-SA", "de", "en", "es", "fa", "fr", "he", "hi", "ja", "ko", "pt", "pt-PT", "ru", "th", "tr",
      "vi",
      "zh", "zh-TW",
    ] {
      let format = try DateFormat(locale: locale, calendar: calendar.icuName, form: style.form)
      for days in [20_484, 19_782, 9_999] {
        let text = try format.string(fromMilliseconds: Double(days) * 86_400_000)
        let errors = Validation.localizedDate(style, in: locale, calendar: calendar).errors(in: text)
        #expect(errors == [], "\(locale) \(text)")
      }
    }
  }

  @Test(
    "what is suggested is read as the same date",
    arguments: [
      (.short, "zh-Hans", "0023-4-30", "0023/4/30"), (.short, "en", "1899-12-31", "12/31/1899"),
      (.short, "pt-BR", "2026-01-31", "31/01/2026"), (.long, "pt-BR", "0099-01-31", "31 de janeiro de 0099"),
    ] as [(RuleOption.DateStyle, String, String, String)])
  func suggestions(style: RuleOption.DateStyle, locale: String, text: String, suggestion: String) {
    let rule = Validation.localizedDate(style, in: locale)
    #expect(rule.errors(in: text).map(\.suggestion) == [suggestion])
    #expect(rule.isValid(value: suggestion))
  }

  @Test("texts of a megabyte are refused at once")
  func long() {
    let rule = Validation.localizedDate(in: "pt-BR")
    for part in ["31/01/2026", "0", "\u{301}", " ", "\u{200F}"] {
      #expect(!rule.isValid(value: megabyte(of: part)))
      #expect(rule.errors(in: megabyte(of: part)).map(\.code) == [.dateSyntax])
    }
  }
}
