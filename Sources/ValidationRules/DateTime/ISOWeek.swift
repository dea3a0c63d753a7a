public import ValidationCore

extension ValidationError.Code {
  /// The text is not written as a week. Argument: `example`. The range is where the text goes wrong.
  public static let weekSyntax: Self = "week.syntax"
}

extension RuleReport {
  static let weekSyntax = RuleReport(.weekSyntax, limits: ["example": .text])
}

extension Rules {
  static let isoWeek = RuleOf(
    "isoWeek",
    "The text is a week of a year, such as 2026-W05.",
    standard: "ISO 8601-1:2019",
    reports: [.weekSyntax, .dateWeek],
    samples: [RuleSample(valid: ["2026-W05"], invalid: ["2026-05": .weekSyntax, "2025-W53": .dateWeek])],
    make: ISOWeekRule.init
  )
}

extension Validation where Value == String {
  /// The text is an ISO 8601 week: `2026-W05`, or `2026W05` without the hyphen.
  ///
  /// A year has 52 or 53 weeks: `2020-W53` exists, `2021-W53` does not. Codes: `week.syntax`, `date.week`. Standard:
  /// ISO 8601-1:2019, section 5.2.3.
  public static var isoWeek: Validation { Rules.isoWeek() }
}

struct ISOWeekRule: TextRule {
  /// With and without a hyphen; the last week of long years is left to the rule.
  var quick: QuickCheck? {
    QuickCheck { _, utf8, count in
      guard let utf8, 7...8 ~= count, count == 7 || utf8[4] == UInt8(ascii: "-"),
        utf8[count - 3] == UInt8(ascii: "W"), PlainDigits.two(utf8) != nil, PlainDigits.two(utf8 + 2) != nil,
        let week = PlainDigits.two(utf8 + (count - 2))
      else { return false }
      return 1...52 ~= week
    }
  }

  func check(_ text: inout TextView, _ sink: inout ErrorSink) {
    var reader = DateTimeReader(text.utf8, .iso8601)
    do throws(DateTimeFault) {
      let year = try reader.number(4)
      _ = reader.skip("-")
      try reader.expect("W")
      _ = try reader.week(of: year)
      try reader.expectEnd()
    } catch {
      sink.report(error.error(in: text, syntax: .weekSyntax, example: "2026-W05", suggestion: nil))
    }
  }
}
