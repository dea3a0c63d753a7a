import Testing

@testable import ICU

@Suite("Dates of a locale, as ICU reads them")
struct DateFormatTests {
  private static func read(_ text: String, _ format: DateFormat) throws -> DateReading {
    let units = Array(text.utf16)
    let result = units.withUnsafeBufferPointer { buffer in
      Result { try format.read(buffer) }
    }
    return try result.get()
  }

  private static let day = 86_400_000.0

  @Test("a date is midnight in UTC, whatever the calendar")
  func value() throws {
    let roman = try DateFormat(locale: "en", calendar: nil, form: .medium)
    let persian = try DateFormat(locale: "fa", calendar: "persian", form: .short)
    let expected = DateReading(outcome: .read, range: 0..<0, milliseconds: 20_484 * Self.day)
    #expect(try Self.read("Jan 31, 2026", roman) == expected)
    #expect(try Self.read("1404/11/11", persian) == expected)
    #expect(try roman.string(fromMilliseconds: 20_484 * Self.day) == "Jan 31, 2026")
  }

  @Test("a fault has its kind and its place")
  func faults() throws {
    let format = try DateFormat(locale: "en", calendar: nil, form: .full)
    #expect(try Self.read("", format).outcome == .syntax(isNear: false))
    let weekday = try Self.read("Sunday, January 31, 2026", format)
    #expect(weekday.outcome == .wrongWeekday && weekday.range == 0..<6)
    #expect(try format.weekday(ofMilliseconds: weekday.milliseconds) == "Saturday")
    let missing = try Self.read("Sunday, February 30, 2026", format)
    #expect(missing.outcome == .day(30, last: 28) && missing.range == 17..<19)
  }

  @Test(
    "a locale, a calendar or a skeleton that ICU does not have is refused",
    arguments: [("not a tag", "yMd"), ("en", "yM"), ("en", "yMdHm"), ("en", ""), ("en", "\0")])
  func refused(locale: String, skeleton: String) {
    #expect(throws: ICUError.self) {
      try DateFormat(locale: locale, calendar: nil, form: .skeleton(skeleton))
    }
  }
}
