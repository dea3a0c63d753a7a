import Foundation
import Testing
import ValidationCore
import ValidationRules

@Suite("Dates as texts")
struct DateTextTests {
  @Test(
    "of RFC 3339 are right on every day that exists",
    arguments: [
      "1963-06-19", "2020-02-29", "0400-02-29", "0001-01-01", "0000-02-29", "9999-12-31", "2020-04-30",
      "2021-02-28",
    ]
  )
  func valid(text: String) {
    #expect(Validation.date.isValid(value: text))
    #expect(Validation.date(.iso8601).isValid(value: text))
  }

  @Test(
    "of other forms are refused",
    arguments: [
      "", "\0", "06/19/1963", "2013-350", "1998-1-20", "1998-01-1", "1963-06-1৪", "2020-0৪-01", "20230328",
      "2023-W01", "2023-W13-2", "2022W527", "2020-11-28T23:55:45Z", " 2024-01-15", "2024-01-15 ",
      "2024-01-15\n",
      "2020 -01-01", "2020-01-01X", "2020-01-01Z", "20-01-01", "998-01-01", "12020-01-01", "+2020-01-01",
      "-2020-01-01", "২020-01-01", "YYYY-01-01", "2020-001-01", "2020-MM-01", "2020-01-001", "2020-01-DD",
      "2020:01:01", "2020.01.01", "2020 01 01", "2020-01/01", "2020--01-01", "2020-01--01", "e\u{301}",
      "\u{200F}2020-01-01", "👨‍👩‍👧‍👦",
    ]
  )
  func refused(text: String) {
    #expect(Validation.date.errors(in: text).map(\.code) == [.dateSyntax])
    #expect(!Validation.date.isValid(value: text))
  }

  static func outside(_ code: ValidationError.Code, _ actual: Int, _ maximum: Int, _ range: Range<Int>)
    -> ValidationError
  {
    ValidationError(
      code: code,
      arguments: ["actual": .integer(actual), "minimum": 1, "maximum": .integer(maximum)],
      ranges: [range])
  }

  @Test(
    "on days that do not exist are told from texts that are no dates",
    arguments: [
      Row("2020-01-32", outside(.dateDay, 32, 31, 8..<10)),
      Row("2020-02-30", outside(.dateDay, 30, 29, 8..<10)),
      Row("2021-02-29", outside(.dateDay, 29, 28, 8..<10)),
      Row("2100-02-29", outside(.dateDay, 29, 28, 8..<10)),
      Row("0100-02-29", outside(.dateDay, 29, 28, 8..<10)),
      Row("2020-04-31", outside(.dateDay, 31, 30, 8..<10)),
      Row("2024-01-00", outside(.dateDay, 0, 31, 8..<10)),
      Row("1998-13-01", outside(.dateMonth, 13, 12, 5..<7)),
      Row("2024-00-15", outside(.dateMonth, 0, 12, 5..<7)),
    ]
  )
  func missingDays(row: Row<String>) { expect(row, from: .date) }

  static func syntax(_ range: Range<Int>, _ suggestion: String? = nil) -> ValidationError {
    ValidationError(
      code: .dateSyntax, arguments: ["example": "2026-01-31"], ranges: [range], suggestion: suggestion)
  }

  @Test(
    "are repaired where mending is mechanical",
    arguments: [
      Row("2026-1-5", syntax(6..<7, "2026-01-05")), Row("２０２６-01-05", syntax(0..<3, "2026-01-05")),
      Row("٢٠٢٦-٠١-٠٥", syntax(0..<2, "2026-01-05")), Row("2026/01/05", syntax(4..<5, "2026-01-05")),
      Row("2026.1.5", syntax(4..<5, "2026-01-05")), Row("20260105", syntax(4..<5, "2026-01-05")),
      Row(" 2026\u{2011}01\u{2011}05\n", syntax(0..<1, "2026-01-05")),
      Row("2026-2-30", syntax(6..<7)), Row("5/1/2026", syntax(1..<2)), Row("26-01-05", syntax(2..<3)),
    ]
  )
  func mending(row: Row<String>) { expect(row, from: .date) }

  @Test(
    "of ISO 8601 name the day by week and by number too",
    arguments: [
      Row("20260131"), Row("2026-031"), Row("2026031"), Row("2026-W05-6"), Row("2026W056"), Row("2020-W53-7"),
      Row("2024-366"), Row("2025-366", outside(.dateDayOfYear, 366, 365, 5..<8)),
      Row("2025000", outside(.dateDayOfYear, 0, 365, 4..<7)),
      Row("2021-W53-1", outside(.dateWeek, 53, 52, 6..<8)), Row("2026-W05-8", syntax(9..<10)),
      Row("2026-W056", syntax(8..<9)), Row("2026W05-6", syntax(7..<8)), Row("2026-0131", syntax(7..<8)),
      Row("2026-01", syntax(7..<7)), Row("2026", syntax(4..<4)), Row("202601", syntax(6..<6)),
    ]
  )
  func iso8601(row: Row<String>) {
    let repaired = row.errors.map { error in
      var error = error
      error.suggestion = Validation.date(.iso8601).errors(in: row.value).first?.suggestion
      return error
    }
    #expect(Validation.date(.iso8601).errors(in: row.value) == repaired)
  }

  @Test(
    "of ISO 8601 are the days that they name",
    arguments: [
      ("2026-W05-6", "2026-01-31"), ("2020-W53-7", "2021-01-03"), ("2009-W01-1", "2008-12-29"),
      ("2024-366", "2024-12-31"), ("0000-W01-1", "0000-01-03"),
    ]
  )
  func days(text: String, day: RuleOption.DateOrDateTime) {
    #expect(Validation.date(.iso8601, .equal(to: day.instant)).errors(in: text) == [])
  }

  @Test("have rules of their own, over the start of the day in UTC")
  func value() {
    let rule = Validation.date(.before(Date(timeIntervalSince1970: 86_400)))
    #expect(rule.isValid(value: "1970-01-01"))
    #expect(rule.errors(in: "1970-01-02").map(\.code) == [.rangeNotBefore])
  }

  @Test("of a megabyte are refused at once", arguments: ["2026-01-31", "1", "\u{301}", "٢"])
  func long(part: String) {
    let text = megabyte(of: part)
    #expect(Validation.date.errors(in: text).map(\.code) == [.dateSyntax])
    #expect(!Validation.date(.iso8601).isValid(value: text))
  }
}
