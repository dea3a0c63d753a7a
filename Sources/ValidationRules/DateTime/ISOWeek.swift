public import ValidationCore

extension ValidationError.Code {
  /// The text is not written as a week. Argument: `example`. The range is where it goes wrong.
  public static let weekSyntax: Self = "week.syntax"
}

extension Validation where Value == String {
  /// The text is a week of ISO 8601: `2026-W05`, or `2026W05` without the hyphen.
  ///
  /// A year has 52 weeks or 53: `2020-W53` is one, `2021-W53` is none. Codes: `week.syntax`, `date.week`. Standard:
  /// ISO 8601-1:2019, section 5.2.3.
  public static var isoWeek: Validation { Validation(ISOWeekRule()) }
}

struct ISOWeekRule: TextRule {
  func check(_ text: inout TextView, _ findings: inout Findings) {
    var reader = DateTimeReader(text.utf8, .iso8601)
    do throws(DateTimeFault) {
      let year = try reader.number(4)
      _ = reader.skip("-")
      try reader.expect("W")
      _ = try reader.week(of: year)
      try reader.expectEnd()
    } catch {
      findings.report(error.error(in: text, syntax: .weekSyntax, example: "2026-W05", suggestion: nil))
    }
  }
}
