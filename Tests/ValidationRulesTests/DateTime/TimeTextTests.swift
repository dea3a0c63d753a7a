import Foundation
import Testing
import ValidationCore
import ValidationRules

@Suite("Times as texts")
struct TimeTextTests {
  @Test(
    "of RFC 3339 have an offset, and leap seconds where UTC has them",
    arguments: [
      "08:30:06Z", "23:59:60Z", "23:59:60+00:00", "01:29:60+01:30", "23:29:60+23:30", "15:59:60-08:00",
      "00:29:60-23:30", "23:20:50.52Z", "08:30:06.283185Z", "08:30:06+00:20", "08:30:06-08:00",
      "12:34:56-00:00",
      "08:30:06z",
    ]
  )
  func valid(text: String) { #expect(Validation.time.errors(in: text) == []) }

  static let refusals: [(String, ValidationError.Code)] = [
    ("008:030:006Z", .timeSyntax), ("8:3:6Z", .timeSyntax), ("8:0030:6Z", .timeSyntax),
    ("22:59:60Z", .timeLeapSecond), ("23:58:60Z", .timeLeapSecond), ("22:59:60+00:00", .timeLeapSecond),
    ("23:59:60+01:00", .timeLeapSecond), ("23:59:60+00:30", .timeLeapSecond),
    ("23:59:60-01:00", .timeLeapSecond),
    ("23:59:60-00:30", .timeLeapSecond), ("08:30:06-8:000", .timeSyntax), ("24:00:00Z", .timeHour),
    ("00:60:00Z", .timeMinute), ("00:00:61Z", .timeSecond), ("01:02:03+24:00", .timeOffset),
    ("01:02:03+00:60", .timeOffset), ("01:02:03Z+00:30", .timeSyntax), ("08:30:06 PST", .timeSyntax),
    ("01:01:01,1111", .timeSyntax), ("12:00:00", .timeOffsetMissing), ("12:00:00.52", .timeOffsetMissing),
    ("1২:00:00Z", .timeSyntax), ("08:30:06#00:20", .timeSyntax), ("ab:cd:ef", .timeSyntax),
    ("2020-11-28T23:55:45Z", .timeSyntax), ("08:30:06+0130", .timeSyntax), ("08:30:06+01", .timeSyntax),
    ("08:30:06Z\n", .timeSyntax), ("24:59:00+01:00", .timeHour), ("", .timeSyntax), ("\0", .timeSyntax),
    ("08:30:06.Z", .timeSyntax), ("T08:30:06Z", .timeSyntax),
  ]

  @Test("of other forms are refused", arguments: refusals)
  func refused(text: String, code: ValidationError.Code) {
    #expect(Validation.time.errors(in: text).map(\.code) == [code])
    #expect(!Validation.time.isValid(value: text))
  }

  @Test(
    "of ISO 8601 may leave out seconds, offset and colons",
    arguments: [
      "14", "14:30", "14:30:00", "1430", "143000", "T143000Z", "14:30+03", "14:30:00,5-03:30", "24:00",
      "24:00:00",
      "240000,0", "23:59:60", "1430+0300", "14:30Z", "14+0300", "14+03:00", "T14", "24,0", "24:00.00",
      "2400,0",
    ]
  )
  func iso8601(text: String) { #expect(Validation.time(.iso8601).errors(in: text) == []) }

  @Test(
    "of ISO 8601 may have a fraction of the last part that is written (5.3.1.4)",
    arguments: [
      "16:23.4", "16:23,4", "16,5", "16.5", "1623,4", "1623.4", "T16,5", "162345,25", "16:23:45.25", "16,5Z",
      "16,5+03:00", "16,5+0300", "16:23,4-03:30", "1623,4-0330", "00,0",
      "00,9999999999999999999999",
    ]
  )
  func fractions(text: String) {
    #expect(Validation.time(.iso8601).errors(in: text) == [])
    #expect(
      Validation.time.errors(in: text).map(\.code) == [
        text == "16:23:45.25" ? .timeOffsetMissing : .timeSyntax
      ])
  }

  static func endOfDay(_ range: Range<Int>) -> ValidationError {
    ValidationError(code: .timeEndOfDay, ranges: [range])
  }

  @Test(
    "of the hour 24 have nothing but zeros behind it",
    arguments: [
      Row("24:30", endOfDay(3..<5)), Row("24:00:01", endOfDay(6..<8)), Row("24:00:00.1", endOfDay(9..<10)),
      Row("24,5", endOfDay(3..<4)), Row("24:00,001", endOfDay(6..<9)), Row("2430", endOfDay(2..<4)),
      Row("240001Z", endOfDay(4..<6)), Row("24:00:00.0000000000000000001", endOfDay(9..<28)),
      Row(
        "24:60",
        ValidationError(
          code: .timeMinute, arguments: ["actual": 60, "minimum": 0, "maximum": 59], ranges: [3..<5])),
      Row(
        "25:00",
        ValidationError(
          code: .timeHour, arguments: ["actual": 25, "minimum": 0, "maximum": 24], ranges: [0..<2])),
    ]
  )
  func endsOfDays(row: Row<String>) { expect(row, from: .time(.iso8601)) }

  @Test(
    "that ISO 8601 does not have either",
    arguments: [
      ("16,5:23", ValidationError.Code.timeSyntax), ("16:23.", .timeSyntax), ("16,", .timeSyntax),
      ("16:2,5", .timeSyntax), ("14:30-00:00", .timeOffset), ("14+030", .timeSyntax),
      ("1430+03:00", .timeSyntax),
      ("14:3000", .timeSyntax), ("1430:00", .timeSyntax), ("14:30+0300", .timeSyntax), ("1", .timeSyntax),
      ("12:34:60", .timeLeapSecond), ("25", .timeHour),
    ]
  )
  func iso8601Refused(text: String, code: ValidationError.Code) {
    #expect(Validation.time(.iso8601).errors(in: text).map(\.code) == [code])
  }

  static func syntax(_ range: Range<Int>, _ suggestion: String?) -> ValidationError {
    ValidationError(
      code: .timeSyntax, arguments: ["example": "14:30:00Z"], ranges: [range], suggestion: suggestion)
  }

  @Test(
    "are repaired where mending is mechanical",
    arguments: [
      Row("8:30Z", syntax(1..<2, "08:30:00Z")), Row("٠٨:٣٠:٠٠Z", syntax(0..<2, "08:30:00Z")),
      Row("08:30:00 +0300", syntax(8..<9, "08:30:00+03:00")),
      Row("08:30:00+3", syntax(10..<10, "08:30:00+03:00")),
      Row("08:30:00,5Z", syntax(8..<9, "08:30:00.5Z")), Row("8:61Z", syntax(1..<2, nil)),
    ]
  )
  func mending(row: Row<String>) { expect(row, from: .time) }
}

@Suite("Dates with times as texts")
struct DateTimeTextTests {
  @Test(
    "of RFC 3339 are right",
    arguments: [
      "1963-06-19T08:30:06.283185Z", "1963-06-19T08:30:06Z", "1937-01-01T12:00:27.87+00:20",
      "1990-12-31T15:59:50.123-08:00", "1998-12-31T23:59:60Z", "1998-12-31T15:59:60.123-08:00",
      "1963-06-19t08:30:06.283185z", "1985-04-12T00:59:59.999999999999999Z", "2017-01-01T00:59:60+01:00",
    ]
  )
  func valid(text: String) {
    #expect(Validation.dateTime.errors(in: text) == [])
    #expect(Validation.dateTime(.iso8601).errors(in: text) == [])
  }

  static let refusals: [(String, ValidationError.Code)] = [
    ("1998-12-31T23:59:61Z", .timeSecond), ("1998-12-31T23:58:60Z", .timeLeapSecond),
    ("1998-12-31T22:59:60Z", .timeLeapSecond), ("1998-12-30T23:59:60Z", .timeLeapSecond),
    ("1990-02-31T15:59:59.123-08:00", .dateDay), ("1990-12-31T15:59:59-24:00", .timeOffset),
    ("1963-06-19T08:30:06.28123+01:00Z", .dateTimeSyntax), ("1990-12-31T24:00:00Z", .timeHour),
    ("1990-12-31T15:60:00Z", .timeMinute), ("1990-12-31T10:00:00+10:60", .timeOffset),
    ("06/19/1963 08:30:06 PST", .dateTimeSyntax), ("2013-350T01:01:01", .dateTimeSyntax),
    ("1963-6-19T08:30:06.283185Z", .dateTimeSyntax), ("1963-06-1T08:30:06.283185Z", .dateTimeSyntax),
    ("1963-06-1৪T00:00:00Z", .dateTimeSyntax), ("1963-06-11T0৪:00:00Z", .dateTimeSyntax),
    ("+11963-06-19T08:30:06.283185Z", .dateTimeSyntax), ("", .dateTimeSyntax),
    ("2026-01-31", .dateTimeSyntax),
    ("2026-01-31T14:30:00", .timeOffsetMissing), ("2026-01-31T14:30:00Z\n", .dateTimeSyntax),
  ]

  @Test("of other forms are refused", arguments: refusals)
  func refused(text: String, code: ValidationError.Code) {
    #expect(Validation.dateTime.errors(in: text).map(\.code) == [code])
    #expect(!Validation.dateTime.isValid(value: text))
  }

  @Test(
    "of ISO 8601 are written with hyphens and colons or without",
    arguments: [
      ("20260131T143000Z", true), ("2026-W05-6T14", true), ("2026-01-31T1430", false),
      ("20260131T14:30", false), ("2026-01-31 14:30", false),
    ])
  func iso8601(text: String, isValid: Bool) {
    #expect(Validation.dateTime(.iso8601).isValid(value: text) == isValid)
  }

  @Test(
    "are repaired where mending is mechanical",
    arguments: [
      ("2026-1-5 8:30:00Z", "2026-01-05T08:30:00Z"), ("２０２６-０１-０５Ｔ０８：３０：００Ｚ", "2026-01-05T08:30:00Z"),
      ("2026-01-05T08:30:00.5+0300", "2026-01-05T08:30:00.5+03:00"), ("2026-01-05 08:30", nil as String?),
    ])
  func mending(text: String, suggestion: String?) {
    #expect(Validation.dateTime.errors(in: text).map(\.suggestion) == [suggestion])
  }

  @Test(
    "with a fraction of an hour or a minute are the instants that they name",
    arguments: [
      ("1970-01-01T09,5", 34_200), ("1970-01-01T09:00.25", 32_415), ("19700101T0930,5Z", 34_230),
      ("19700101T09.75+0300", 24_300), ("1970-01-01T23,9999", 86_399.64), ("1970-W01-4T09:30:00,5", 34_200.5),
      ("1970-01-01T24,0", 86_400),
    ])
  func fractions(text: String, seconds: Double) {
    let instant = Date(timeIntervalSince1970: seconds)
    #expect(Validation.dateTime(.iso8601, .equal(to: instant)).errors(in: text) == [])
    #expect(!Validation.dateTime.isValid(value: text))
  }

  @Test("are repaired only into what the notation takes")
  func mendingOffset() {
    let text = "2026-1-5 8:30:00-00:00"
    #expect(Validation.dateTime.errors(in: text).map(\.suggestion) == ["2026-01-05T08:30:00-00:00"])
    #expect(Validation.dateTime(.iso8601).errors(in: text).map(\.suggestion) == [nil])
  }

  @Test("of ISO 8601 end the day at 24:00")
  func endOfDay() {
    #expect(
      Validation.dateTime(.iso8601).errors(in: "2026-01-31T24:30")
        == [ValidationError(code: .timeEndOfDay, ranges: [14..<16])])
  }

  @Test("have rules over their instant")
  func value() {
    let noon = Date(timeIntervalSince1970: 43_200)
    #expect(Validation.dateTime(.equal(to: noon)).isValid(value: "1970-01-01T09:00:00-03:00"))
    #expect(
      Validation.dateTime(.before(noon)).errors(in: "1970-01-01T12:00:00Z").map(\.code) == [.rangeNotBefore])
  }

  @Test("of a megabyte are refused at once")
  func long() {
    #expect(Validation.dateTime.isValid(value: "2026-01-31T14:30:00.\(megabyte(of: "9"))Z"))
    #expect(!Validation.dateTime.isValid(value: megabyte(of: "2026-01-31T14:30:00Z")))
    #expect(!Validation.time.isValid(value: megabyte(of: "\u{301}")))
  }
}
