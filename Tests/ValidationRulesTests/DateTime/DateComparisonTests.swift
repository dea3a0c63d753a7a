import Foundation
import Testing
import ValidationCore
import ValidationRules

@Suite("Dates compared")
struct DateComparisonTests {
  static let now = Date(timeIntervalSince1970: 1_769_860_800)  // 2026-01-31T12:00:00Z

  static func error(_ code: ValidationError.Code, _ arguments: [String: ValidationError.Argument])
    -> ValidationError
  {
    ValidationError(code: code, arguments: arguments)
  }

  @Test("instants are before and after each other, and not at the bound")
  func dates() {
    let later = Self.now + 1
    let bound: [String: ValidationError.Argument] = ["bound": .date(Self.now), "actual": .date(Self.now)]
    expect(Row(Self.now, Self.error(.rangeNotBefore, bound)), from: .before(Self.now))
    expect(Row(Self.now, Self.error(.rangeNotAfter, bound)), from: .after(Self.now))
    expect(Row(Self.now), from: .all(.before(later), .after(Self.now - 1)))
    expect(Row(later), from: .future { Self.now })
    expect(
      Row(Self.now, Self.error(.dateNotFuture, ["actual": .date(Self.now), "unit": "time"])),
      from: .future { Self.now })
    expect(
      Row(Self.now, Self.error(.dateNotPast, ["actual": .date(Self.now), "unit": "time"])),
      from: .past { Self.now })
    expect(Row(Self.now), from: .past { later })
  }

  @Test(
    "texts are compared by the instant, or by the day where one is a day",
    arguments: [
      ("2026-01-30", "2026-01-31", true), ("2026-01-31", "2026-01-31", false),
      ("2026-01-30T23:00:00-03:00", "2026-01-31", true), ("2026-01-31T00:30:00+03:00", "2026-01-31", false),
      ("2026-01-31T00:30:00+03:00", "2026-01-31T00:00:00Z", true),
      ("2026-01-31T00:00:00.1Z", "2026-01-31T00:00:00.2Z", true), ("0000-01-01", "9999-12-31", true),
      ("2016-12-31T23:59:60Z", "2017-01-01T00:00:00Z", false),
    ] as [(String, String, Bool)]
  )
  func texts(text: String, bound: String, isBefore: Bool) throws {
    let (moment, limit) = (
      try #require(RuleOption.DateOrDateTime(text)), try #require(RuleOption.DateOrDateTime(bound))
    )
    #expect(Validation.before(limit).isValid(value: text) == isBefore)
    #expect(Validation<String>.after(moment).isValid(value: bound) == isBefore)
  }

  @Test("today depends on the time zone")
  func today() throws {
    let evening = Self.now + 11 * 3_600
    let riyadh = try #require(TimeZone(identifier: "Asia/Riyadh"))
    #expect(!Validation<String>.past(now: { evening }).isValid(value: "2026-01-31"))
    #expect(Validation<String>.past(in: riyadh, now: { evening }).isValid(value: "2026-01-31"))
    #expect(Validation<String>.future(now: { evening }).isValid(value: "2026-02-01"))
    #expect(!Validation<String>.future(in: riyadh, now: { evening }).isValid(value: "2026-02-01"))
    #expect(Validation<String>.past(now: { evening }).isValid(value: "2026-01-31T19:59:59-03:00"))
  }

  @Test(
    "an age changes on the birthday",
    arguments: [
      ("2008-01-31", 18), ("2008-02-01", 17), ("2008-01-30", 18), ("2026-01-31", 0), ("2026-02-01", -1),
      ("1904-02-29", 121),
    ]
  )
  func age(birth: String, age: Int) throws {
    let rule = Validation<String>.age(minimum: 18, maximum: 120, on: { Self.now })
    let wrong: ValidationError? =
      age < 18
      ? Self.error(.dateTooYoung, ["minimum": 18, "actual": .integer(age)])
      : age > 120 ? Self.error(.dateTooOld, ["maximum": 120, "actual": .integer(age)]) : nil
    #expect(rule.errors(in: birth) == [wrong].compactMap(\.self))
    let date = try #require(RuleOption.DateOrDateTime(birth)).instant
    #expect(
      Validation<Date>.age(minimum: 18, maximum: 120, on: { Self.now }).errors(in: date)
        == [wrong].compactMap(\.self))
  }

  @Test(
    "a text that is not a date is compared with none",
    arguments: [
      Row(
        "31/1/2026",
        ValidationError(code: .dateSyntax, arguments: ["example": "2026-01-31"], ranges: [2..<3])),
      Row(
        "2026-1-31 8:00Z",
        ValidationError(
          code: .dateSyntax, arguments: ["example": "2026-01-31"], ranges: [6..<7],
          suggestion: "2026-01-31T08:00:00Z")),
      Row(
        "2026-02-30",
        ValidationError(
          code: .dateDay, arguments: ["actual": 30, "minimum": 1, "maximum": 28], ranges: [8..<10])),
    ]
  )
  func unreadable(row: Row<String>) { expect(row, from: .before("2027-01-01")) }

  @Test("dates beyond any calendar are compared all the same", arguments: [1e300, -1e300, .infinity])
  func far(seconds: Double) {
    let date = Date(timeIntervalSince1970: seconds)
    _ = Validation<Date>.age(minimum: 18, on: { Self.now }).isValid(value: date)
    #expect(Validation<Date>.before(Self.now).isValid(value: date) == (seconds < 0))
  }
}
