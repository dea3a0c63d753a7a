import Testing
import ValidationCore
import ValidationRules

@Suite("Durations, weeks and time zones")
struct OtherTimeTests {
  static let amount = String(repeating: "9", count: 78)

  @Test(
    "durations of RFC 3339 leave out no unit between two others",
    arguments: [
      "P4DT12H30M5S", "P4Y", "PT0S", "P0D", "P1M", "PT1M", "PT36H", "P1DT12H", "P2W", "P1Y2M3DT4H5M6S",
      "P1Y2M3D",
      "PT1H2M3S", "P1M2D", "PT1H30M", "P10Y10M10DT10H10M10S", "P1Y2M", "PT1H2M", "PT1M2S", "P01D",
      "P\(amount)D",
    ]
  )
  func durations(text: String) {
    #expect(Validation.duration.errors(in: text) == [])
    #expect(Validation.duration(.iso8601).errors(in: text) == [])
  }

  static func syntax(_ range: Range<Int>) -> ValidationError {
    ValidationError(code: .durationSyntax, arguments: ["example": "P1DT12H30M"], ranges: [range])
  }

  static func unit(_ unit: ValidationError.Argument, _ range: Range<Int>) -> ValidationError {
    ValidationError(code: .durationUnit, arguments: ["unit": unit], ranges: [range])
  }

  static func empty(_ range: Range<Int>) -> ValidationError {
    ValidationError(code: .durationEmpty, ranges: [range])
  }

  static let wrongDurations: [Row<String>] = [
    Row("PT1D", unit("D", 3..<4)), Row("4DT12H30M5S", syntax(0..<1)), Row("P", empty(0..<1)),
    Row("P1YT", empty(3..<4)), Row("PT", empty(1..<2)), Row("P2D1Y", unit("Y", 4..<5)),
    Row("P1D2H", unit("H", 4..<5)), Row("P2S", unit("S", 2..<3)), Row("P1Y2W", unit("W", 4..<5)),
    Row("P২Y", syntax(1..<4)), Row("P1", syntax(2..<2)), Row(" P1D", syntax(0..<1)),
    Row("P1D ", syntax(3..<4)),
    Row("", syntax(0..<0)), Row("-P1D", syntax(0..<1)), Row("P1D2T3H", syntax(4..<5)),
    Row("P1e2D", syntax(2..<3)),
    Row("P1D\n", syntax(3..<4)), Row("P1WT1H", unit("W", 2..<3)), Row("P0Y1W", unit("W", 4..<5)),
    Row("P-1D", syntax(1..<2)), Row("PTT1H", syntax(2..<3)), Row("P\0", syntax(1..<2)),
    Row("P1D1D", unit("D", 4..<5)),
  ]

  @Test("a text that is not a duration is refused where it goes wrong", arguments: wrongDurations)
  func noDurations(row: Row<String>) {
    expect(row, from: .duration)
    expect(row, from: .duration(.iso8601))
  }

  @Test(
    "ISO 8601 takes gaps, and a fraction at the end",
    arguments: [
      ("P1Y2D", Row("P1Y2D", unit("D", 4..<5))), ("PT1H2S", Row("PT1H2S", unit("S", 5..<6))),
      ("PT0.5S", Row("PT0.5S", syntax(3..<4))), ("PT0,5H", Row("PT0,5H", syntax(3..<4))),
      ("P0.5Y", Row("P0.5Y", syntax(2..<3))), ("P1.5W", Row("P1.5W", syntax(2..<3))),
    ])
  func gaps(text: String, row: Row<String>) {
    #expect(Validation.duration(.iso8601).errors(in: text) == [])
    expect(row, from: .duration)
  }

  @Test(
    "a fraction in another amount than the last is none",
    arguments: ["PT0.5H1M", "P0.5DT1H", "PT.5S", "PT1.S"])
  func fractions(text: String) {
    #expect(Validation.duration(.iso8601).errors(in: text).map(\.code) == [.durationSyntax])
  }

  static func week(_ range: Range<Int>) -> ValidationError {
    ValidationError(code: .weekSyntax, arguments: ["example": "2026-W05"], ranges: [range])
  }

  static func noWeek(_ actual: Int, _ last: Int) -> ValidationError {
    ValidationError(
      code: .dateWeek, arguments: ["actual": .integer(actual), "minimum": 1, "maximum": .integer(last)],
      ranges: [6..<8])
  }

  @Test(
    "weeks are those that the year has",
    arguments: [
      Row("2026-W01"), Row("2026W05"), Row("2020-W53"), Row("2015-W53"), Row("2004-W53"), Row("2026-W53"),
      Row("2021-W53", noWeek(53, 52)), Row("2024-W53", noWeek(53, 52)), Row("2026-W00", noWeek(0, 53)),
      Row("2026-w05", week(5..<6)), Row("2026-W5", week(7..<7)), Row("2026-W05-1", week(8..<9)),
      Row("", week(0..<0)),
      Row("٢٠٢٦-W05", week(0..<2)), Row("2026-W05\n", week(8..<9)),
    ]
  )
  func weeks(row: Row<String>) { expect(row, from: .isoWeek) }

  static func zone(_ count: Int, _ suggestion: String? = nil) -> ValidationError {
    ValidationError(
      code: .timeZoneUnknown, arguments: ["example": "Asia/Riyadh"], ranges: [0..<count],
      suggestion: suggestion)
  }

  @Test(
    "time zones are those of the IANA database, links among them",
    arguments: [
      Row("America/Sao_Paulo"), Row("Asia/Riyadh"), Row("Asia/Calcutta"), Row("US/Pacific"), Row("UTC"),
      Row("EST5EDT"),
      Row("Etc/GMT+3"), Row("America/Argentina/Buenos_Aires"), Row("GMT"), Row("PRC"),
      Row("america/sao_paulo", zone(17, "America/Sao_Paulo")),
      Row("America/New York", zone(16, "America/New_York")),
      Row("PST", zone(3)), Row("+03:00", zone(6)), Row("GMT+3", zone(5)), Row("Etc/Unknown", zone(11)),
      Row("", zone(0)),
      Row("Asia/Riyadh\n", zone(12)), Row("Asia/Riyadh\0", zone(12)), Row("Mars/Phobos", zone(11)),
      Row("亚洲/上海", zone(13)),
    ]
  )
  func zones(row: Row<String>) { expect(row, from: .timeZone) }

  @Test("texts of a megabyte are read once")
  func long() {
    #expect(Validation.duration.isValid(value: "P\(megabyte(of: "9"))D"))
    #expect(!Validation.duration.isValid(value: "P" + megabyte(of: "1D")))
    #expect(!Validation.isoWeek.isValid(value: megabyte(of: "2026-W05")))
    #expect(!Validation.timeZone.isValid(value: megabyte(of: "UTC")))
  }
}
