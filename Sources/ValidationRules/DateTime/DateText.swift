public import Essentials
public import ValidationCore

extension ValidationError.Code {
  /// The text is not written as a date. Argument: `example`. The range is where the text goes wrong; the suggestion
  /// is the date, if only hyphens, zeros or the script of the digits are wrong.
  public static let dateSyntax: Self = "date.syntax"
  /// The year does not have this month. Arguments: `actual`, `minimum`, `maximum`. The range is the month.
  public static let dateMonth: Self = "date.month"
  /// The month does not have this day. Arguments: `actual`, `minimum`, `maximum` (its last day). The range is the
  /// day.
  public static let dateDay: Self = "date.day"
  /// The year does not have this day, counted from 1 January. Arguments: `actual`, `minimum`, `maximum`. The range is
  /// the day.
  public static let dateDayOfYear: Self = "date.dayOfYear"
  /// The year does not have this week. Arguments: `actual`, `minimum`, `maximum` (52 or 53). The range is the week.
  public static let dateWeek: Self = "date.week"
}

extension RuleReport {
  static let dateSyntax = RuleReport(.dateSyntax, limits: ["example": .text])
  static let dateMonth = RuleReport(
    .dateMonth, limits: ["minimum": .integer], found: ["actual": .integer, "maximum": .integer])
  static let dateDay = RuleReport(
    .dateDay, limits: ["minimum": .integer], found: ["actual": .integer, "maximum": .integer])
  static let dateDayOfYear = RuleReport(
    .dateDayOfYear, limits: ["minimum": .integer], found: ["actual": .integer, "maximum": .integer])
  static let dateWeek = RuleReport(
    .dateWeek, limits: ["minimum": .integer], found: ["actual": .integer, "maximum": .integer])

  /// The errors for a text that is not an RFC 3339 date, with or without a time.
  static let dateParts: [RuleReport] = [.dateSyntax, .dateMonth, .dateDay] + timeParts
}

extension RuleSample {
  /// Texts that are not dates of RFC 3339, one for each of ``RuleReport/dateParts``.
  static let unreadableDates: KeyValuePairs<RuleValue, ValidationError.Code> = [
    "tomorrow": .dateSyntax, "2026-13-01": .dateMonth, "2026-02-30": .dateDay,
    "2026-01-01T24:00:00Z": .timeHour, "2026-01-01T00:60:00Z": .timeMinute,
    "2026-01-01T00:00:61Z": .timeSecond, "2026-01-01T12:00:60Z": .timeLeapSecond,
    "2026-01-01T00:00:00+24:00": .timeOffset, "2026-01-01T00:00:00": .timeOffsetMissing,
  ]
}

extension Rules {
  static let date = RuleOf(
    "date",
    "The text is a date that exists.",
    standard: "RFC 3339, full-date; ISO 8601-1:2019; UTS #35 for patterns",
    reports: [.dateSyntax, .dateMonth, .dateDay, .dateDayOfYear, .dateWeek, .numberMixedDigits],
    samples: [
      RuleSample(
        valid: ["2024-02-29"],
        invalid: ["31/01/2026": .dateSyntax, "2026-13-01": .dateMonth, "2026-02-29": .dateDay]),
      RuleSample(
        ["notation": "iso8601"],
        valid: ["2026-W05-6", "2026-031"], invalid: ["2026-366": .dateDayOfYear, "2026-W54-1": .dateWeek]),
      RuleSample(
        ["picture": "DD/MM/YYYY"],
        valid: ["29/02/2024", "٢٩/٠٢/٢٠٢٤", "２９/０２/２０２４"],
        invalid: [
          "2024-02-29": .dateSyntax, "1/2/2024": .dateSyntax, "31/13/2024": .dateMonth,
          "29/02/2026": .dateDay, "3١/01/2026": .numberMixedDigits,
        ]),
      RuleSample(
        ["pattern": "d.M.yyyy"], valid: ["9.2.2024", "29.02.2024"], invalid: ["9.2.24": .dateSyntax]),
    ],
    takes: .notation, .text("picture"), .text("pattern")
  ) {
    (
      notation: DateTimeNotation, picture: String?, pattern: String?
    ) throws(ImpossibleRule) -> Validation<String> in
    guard let form = try DatePicture.given(notation, picture, pattern) else {
      return Validation(DateTimeTextRule(form: .date, notation: notation, value: nil))
    }
    return Validation(DatePictureRule(picture: form, value: nil))
  }
}

extension RuleParameter where Value == DateTimeNotation {
  static var notation: Self { choice("notation", shorthand: true, default: .rfc3339) }
}

extension Validation where Value == String {
  /// The text is an RFC 3339 date, `YYYY-MM-DD`. See ``date(_:_:)``.
  public static var date: Validation { date(.rfc3339) }

  /// The text is an RFC 3339 date that satisfies the validations.
  ///
  /// ```swift
  /// .date(.past())      // "2024-02-29", not "2023-02-29" nor "2024-2-29"
  /// ```
  public static func date(_ validations: Validation<Date>...) -> Validation { date(.rfc3339, validations) }

  /// The text is a date in the form of a standard, on a day that exists, and satisfies the validations.
  ///
  /// The calendar is the Gregorian one in every year from 0000 to 9999. Only ASCII digits are accepted, with nothing
  /// before or after the date. The validations see the start of the day in UTC.
  ///
  /// Codes: `date.syntax`, `date.month`, `date.day`, in ISO 8601 also `date.dayOfYear` and `date.week`, and those of
  /// the validations. Standards: RFC 3339, section 5.6 (`full-date`); ISO 8601-1:2019, section 5.2.
  /// - Parameters:
  ///   - notation: The standard that the text follows.
  ///   - validations: The validations of the day, in order.
  public static func date(_ notation: DateTimeNotation, _ validations: Validation<Date>...) -> Validation {
    date(notation, validations)
  }

  private static func date(_ notation: DateTimeNotation, _ validations: [Validation<Date>]) -> Validation {
    if validations.isEmpty { return Rules.date(notation, nil, nil) }
    return Validation(DateTimeTextRule(form: .date, notation: notation, value: DateRules(validations)))
  }

  /// The text is a date in the form that a picture shows, on a day that exists, and satisfies the validations.
  ///
  /// ```swift
  /// .date(picture: "DD/MM/YYYY", .past())      // "29/02/2024" and "٢٩/٠٢/٢٠٢٤", not "29/2/2024"
  /// ```
  /// The picture is as forms show it, in letters of either case: `DD` and `MM` are two digits, `D` and `M` one or two,
  /// `YYYY` four and `YY` two; everything else is text that must be there. Two digits of a year mean a year between 80
  /// years before and 19 years after the year in which the program started. The digits are of any one script. The
  /// calendar is the Gregorian one; the validations see the start of the day in UTC. For the names of months see
  /// ``localizedDate(_:in:calendar:_:file:line:)``.
  ///
  /// Codes: `date.syntax`, `date.month`, `date.day`, `number.mixedDigits`, and those of the validations. The suggestion of
  /// `date.syntax` is the date in this form if the text writes it with other signs, without zeros, or as in ISO 8601.
  /// - Parameters:
  ///   - picture: The picture, with a day, a month and a year.
  ///   - validations: The validations of the day, in order.
  ///   - file: The file that the program names when it stops for an impossible rule.
  ///   - line: The line in that file.
  public static func date(
    picture: String, _ validations: Validation<Date>..., file: StaticString = #fileID, line: UInt = #line
  ) -> Validation {
    date(picture: picture, pattern: nil, validations, file, line)
  }

  /// The text is a date in the form of a pattern of UTS #35, such as `dd.MM.yyyy`, read strictly.
  ///
  /// The pattern has the fields `y` (or `u`), `M` (or `L`) and `d` in digits; letters between apostrophes are text. `y` is
  /// a year of four digits. See ``date(picture:_:file:line:)``.
  public static func date(
    pattern: String, _ validations: Validation<Date>..., file: StaticString = #fileID, line: UInt = #line
  ) -> Validation {
    date(picture: nil, pattern: pattern, validations, file, line)
  }

  private static func date(
    picture: String?, pattern: String?, _ validations: [Validation<Date>], _ file: StaticString, _ line: UInt
  ) -> Validation {
    if validations.isEmpty { return Rules.date(.rfc3339, picture, pattern, file: file, line: line) }
    do throws(ImpossibleRule) {
      guard let form = try DatePicture.given(.rfc3339, picture, pattern) else { return date }
      return Validation(DatePictureRule(picture: form, value: DateRules(validations)))
    } catch {
      error.stop(file, line)
    }
  }
}

extension DatePicture {
  /// The picture that the arguments of the rule give, of which at most one is given; nil for none.
  fileprivate static func given(
    _ notation: DateTimeNotation, _ picture: String?, _ pattern: String?
  ) throws(ImpossibleRule) -> DatePicture? {
    if picture != nil || pattern != nil, notation != .rfc3339 || picture != nil && pattern != nil {
      throw ImpossibleRule(
        at: picture == nil ? "pattern" : "picture", "the rule takes the form of the date in one way only",
        expected: "one of \"notation\", \"picture\" and \"pattern\"")
    }
    if let picture { return try DatePicture(picture: picture) }
    if let pattern { return try DatePicture(pattern: pattern) }
    return nil
  }
}
