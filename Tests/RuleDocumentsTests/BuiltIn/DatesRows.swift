import Foundation
import ValidationCore

extension RuleRow {
  /// A day by its start in UTC, in seconds since 1970.
  private static func day(_ seconds: Double) -> ValidationError.Argument {
    .day(Date(timeIntervalSince1970: seconds))
  }

  static let dates: [RuleRow] = [
    RuleRow("date", #""date""#, #""2024-02-29""#),
    RuleRow(
      "date", #""date""#, #""2026-1-5""#,
      error("date.syntax", ["example": "2026-01-31"], [6..<7], "2026-01-05")),
    RuleRow("date", #""date""#, #""2026-13-05""#, outside("date.month", 13, 1, 12, 5..<7)),
    RuleRow("date", #"{"date": "rfc3339"}"#, #""2026-02-29""#, outside("date.day", 29, 1, 28, 8..<10)),
    RuleRow("date", #"{"date": "iso8601"}"#, #""2025-366""#, outside("date.dayOfYear", 366, 1, 365, 5..<8)),
    RuleRow(
      "date", #"{"date": {"notation": "iso8601"}}"#, #""2021-W53-1""#, outside("date.week", 53, 1, 52, 6..<8)),
    RuleRow("date", #"{"date": "iso8601"}"#, #""20260131""#),
    RuleRow("date", #""date""#, "20260131", mismatch("text", "number")),
    RuleRow("time", #""time""#, #""23:59:60Z""#),
    RuleRow("time", #""time""#, #""24:00:00Z""#, outside("time.hour", 24, 0, 23, 0..<2)),
    RuleRow("time", #""time""#, #""08:60:00Z""#, outside("time.minute", 60, 0, 59, 3..<5)),
    RuleRow("time", #""time""#, #""08:00:61Z""#, outside("time.second", 61, 0, 59, 6..<8)),
    RuleRow("time", #""time""#, #""08:00:60Z""#, error("time.leapSecond", [:], [6..<8])),
    RuleRow("time", #""time""#, #""08:00:00+24:00""#, error("time.offset", ["offset": "+24:00"], [8..<14])),
    RuleRow("time", #""time""#, #""08:00:00""#, error("time.offsetMissing", ["example": "+03:00"], [8..<8])),
    RuleRow(
      "time", #""time""#, #""8:30Z""#, error("time.syntax", ["example": "14:30:00Z"], [1..<2], "08:30:00Z")),
    RuleRow("time", #"{"time": "iso8601"}"#, #""08:30""#),
    RuleRow("time", #"{"time": "iso8601"}"#, #""24:30""#, error("time.endOfDay", [:], [3..<5])),
    RuleRow("dateTime", #""dateTime""#, #""1998-12-31T23:59:60Z""#),
    RuleRow(
      "dateTime", #""dateTime""#, #""2026-01-31 14:30:00Z""#,
      error("dateTime.syntax", ["example": "2026-01-31T14:30:00Z"], [10..<11], "2026-01-31T14:30:00Z")),
    RuleRow("dateTime", #""dateTime""#, #""1990-02-31T15:59:59Z""#, outside("date.day", 31, 1, 28, 8..<10)),
    RuleRow("dateTime", #"{"dateTime": "iso8601"}"#, #""20260131T1430""#),
    RuleRow(
      "dateTime", #"{"dateTime": "iso8601"}"#, #""2026-01-31T24,5""#, error("time.endOfDay", [:], [14..<15])),
    RuleRow("localizedDate", #"{"localizedDate": "pt-BR"}"#, #""31/1/2026""#),
    RuleRow(
      "localizedDate", #"{"localizedDate": "pt-BR"}"#, #""2026-01-31""#,
      error("date.syntax", ["example": "31/01/2026"], [0..<1], "31/01/2026")),
    RuleRow(
      "localizedDate", #"{"localizedDate": "pt-BR"}"#, #""31/13/2026""#,
      outside("date.month", 13, 1, 12, 3..<5)),
    RuleRow(
      "localizedDate", #"{"localizedDate": {"locale": "fa", "calendar": "persian"}}"#, #""1404/12/30""#,
      outside("date.day", 30, 1, 29, 8..<10)),
    RuleRow(
      "localizedDate", #"{"localizedDate": {"locale": "en", "style": "full"}}"#,
      #""Sunday, January 31, 2026""#,
      error("date.weekday", ["expected": "Saturday"], [0..<6], "Saturday, January 31, 2026")),
    RuleRow(
      "localizedDate", #"{"localizedDate": {"locale": "en", "skeleton": "yMMMd"}}"#, #""Jan 3١, 2026""#,
      error("number.mixedDigits", ["character": .character("١")], [5..<7])),
    RuleRow("duration", #""duration""#, #""P1DT12H""#),
    RuleRow(
      "duration", #""duration""#, #""1D""#, error("duration.syntax", ["example": "P1DT12H30M"], [0..<1])),
    RuleRow("duration", #""duration""#, #""PT""#, error("duration.empty", [:], [1..<2])),
    RuleRow("duration", #""duration""#, #""P1Y2W""#, error("duration.unit", ["unit": "W"], [4..<5])),
    RuleRow("duration", #"{"duration": "iso8601"}"#, #""P1Y2DT0,5H""#),
    RuleRow("isoWeek", #""isoWeek""#, #""2020-W53""#),
    RuleRow("isoWeek", #""isoWeek""#, #""2026-W00""#, outside("date.week", 0, 1, 53, 6..<8)),
    RuleRow("isoWeek", #""isoWeek""#, #""2026-05""#, error("week.syntax", ["example": "2026-W05"], [5..<6])),
    RuleRow("timeZone", #""timeZone""#, #""America/Sao_Paulo""#),
    RuleRow(
      "timeZone", #""timeZone""#, #""america/sao paulo""#,
      error("timeZone.unknown", ["example": "Asia/Riyadh"], [0..<17], "America/Sao_Paulo")),
    RuleRow("before", #"{"before": "2026-01-31"}"#, #""2026-01-30T23:59:59-03:00""#),
    RuleRow(
      "before", #"{"before": "2026-01-31"}"#, #""2026-01-31""#,
      error("range.notBefore", ["bound": day(1_769_817_600), "actual": day(1_769_817_600)])),
    RuleRow(
      "before", #"{"before": {"date": "2026-01-31"}}"#, #""31/1/2026""#,
      error("date.syntax", ["example": "2026-01-31"], [2..<3])),
    RuleRow(
      "after", #"{"after": "2026-01-31T00:00:00Z"}"#, #""2026-01-30T21:00:00-03:00""#,
      error(
        "range.notAfter",
        [
          "bound": .moment(Date(timeIntervalSince1970: 1_769_817_600), offset: 0),
          "actual": .moment(Date(timeIntervalSince1970: 1_769_817_600), offset: -10_800),
        ])),
    RuleRow("after", #"{"after": "2026-01-31"}"#, #""2026-02-01""#),
    RuleRow("past", #"{"past": {"now": "2026-01-31T12:00:00Z"}}"#, #""2026-01-30""#),
    RuleRow(
      "past", #"{"past": {"now": "2026-01-31T12:00:00Z"}}"#, #""2026-01-31""#,
      error("date.notPast", ["actual": day(1_769_817_600), "unit": "day"])),
    RuleRow("past", #""past""#, #""1969-07-20T20:17:40Z""#),
    RuleRow(
      "future", #"{"future": {"now": "2026-01-31T23:00:00Z", "timeZone": "Asia/Riyadh"}}"#, #""2026-02-01""#,
      error("date.notFuture", ["actual": day(1_769_904_000), "unit": "day"])),
    RuleRow("future", #"{"future": {"now": "2026-01-31T23:00:00Z"}}"#, #""2026-02-01""#),
    RuleRow(
      "age", #"{"age": {"minimum": 18, "on": "2022-02-28"}}"#, #""2004-02-29""#,
      error("date.tooYoung", ["minimum": 18, "actual": 17])),
    RuleRow("age", #"{"age": {"minimum": 18, "on": "2022-03-01"}}"#, #""2004-02-29""#),
    RuleRow(
      "age", #"{"age": {"maximum": 120, "on": "2026-01-31"}}"#, #""1800-01-01""#,
      error("date.tooOld", ["maximum": 120, "actual": 226])),
    RuleRow("age", #"{"age": 18}"#, #""1990-01-01""#),
  ]

  private static func outside(
    _ code: ValidationError.Code,
    _ actual: Int,
    _ minimum: Int,
    _ maximum: Int,
    _ range: Range<Int>
  ) -> ValidationError {
    error(
      code,
      ["actual": .integer(actual), "minimum": .integer(minimum), "maximum": .integer(maximum)],
      [range])
  }
}
