public import ValidationCore

extension ValidationError.Code {
  /// The text is not written as a time. Argument: `example`. The range is where the text goes wrong; the suggestion
  /// is the time, if only zeros, colons or the script of the digits are wrong.
  public static let timeSyntax: Self = "time.syntax"
  /// The day does not have this hour. Arguments: `actual`, `minimum`, `maximum` (23, in ISO 8601 24). The range is
  /// the hour.
  public static let timeHour: Self = "time.hour"
  /// The hour does not have this minute. Arguments: `actual`, `minimum`, `maximum`. The range is the minute.
  public static let timeMinute: Self = "time.minute"
  /// The minute does not have this second. Arguments: `actual`, `minimum`, `maximum` (59, since few minutes have a
  /// leap second). The range is the second.
  public static let timeSecond: Self = "time.second"
  /// Hour 24, which is the end of a day, has minutes, seconds or a fraction other than zero. No arguments. The range
  /// is the first of them that is not zero.
  public static let timeEndOfDay: Self = "time.endOfDay"
  /// UTC cannot have a leap second where the text has second 60. No arguments. The range is the second.
  public static let timeLeapSecond: Self = "time.leapSecond"
  /// This offset from UTC does not exist. Argument: `offset`. The range is the offset.
  public static let timeOffset: Self = "time.offset"
  /// The time has no offset from UTC. Argument: `example` (an offset). The range is the end of the text.
  public static let timeOffsetMissing: Self = "time.offsetMissing"
}

extension RuleReport {
  static let timeSyntax = RuleReport(.timeSyntax, limits: ["example": .text])
  static let timeHour = RuleReport(
    .timeHour, limits: ["minimum": .integer, "maximum": .integer], found: ["actual": .integer])
  static let timeMinute = RuleReport(
    .timeMinute, limits: ["minimum": .integer, "maximum": .integer], found: ["actual": .integer])
  static let timeSecond = RuleReport(
    .timeSecond, limits: ["minimum": .integer, "maximum": .integer], found: ["actual": .integer])
  static let timeEndOfDay = RuleReport(.timeEndOfDay)
  static let timeLeapSecond = RuleReport(.timeLeapSecond)
  static let timeOffset = RuleReport(.timeOffset, found: ["offset": .text])
  static let timeOffsetMissing = RuleReport(.timeOffsetMissing, limits: ["example": .text])

  /// The errors in the parts of a time.
  static let timeParts: [RuleReport] = [
    .timeHour, .timeMinute, .timeSecond, .timeLeapSecond, .timeOffset, .timeOffsetMissing,
  ]
}

extension Rules {
  static let time = RuleOf(
    "time",
    "The text is a time of day with its offset from UTC.",
    standard: "RFC 3339, full-time; ISO 8601-1:2019",
    reports: [.timeSyntax, .timeEndOfDay] + RuleReport.timeParts,
    samples: [
      RuleSample(
        valid: ["14:30:00Z"],
        invalid: [
          "14h30": .timeSyntax, "24:00:00Z": .timeHour, "00:60:00Z": .timeMinute, "00:00:61Z": .timeSecond,
          "12:00:60Z": .timeLeapSecond, "00:00:00+24:00": .timeOffset, "00:00:00": .timeOffsetMissing,
        ]),
      RuleSample(["notation": "iso8601"], valid: ["24:00"], invalid: ["24:00:01": .timeEndOfDay]),
    ],
    takes: .notation
  ) { DateTimeTextRule(form: .time, notation: $0, value: nil) }
}

extension Validation where Value == String {
  /// The text is an RFC 3339 time, with an offset from UTC: `14:30:00Z`. See ``time(_:)``.
  public static var time: Validation { time(.rfc3339) }

  /// The text is a time in the form of a standard.
  ///
  /// RFC 3339 requires seconds and an offset from UTC. In ISO 8601 both are optional (`14:30`, `14`), as are the
  /// colons, and the last of hour, minute and second may have a decimal fraction (`14,5`, `14:30.25`, `143000,5`).
  /// There, hour 24 is the end of a day, followed only by zeros. A leap second, 60, is accepted if the time in UTC is
  /// 23:59:60; in ISO 8601 without an offset, in any minute 59.
  ///
  /// Codes: `time.syntax`, `time.hour`, `time.minute`, `time.second`, `time.leapSecond`, `time.offset`,
  /// `time.offsetMissing`, in ISO 8601 also `time.endOfDay`. Standards: RFC 3339, section 5.6 (`full-time`); ISO
  /// 8601-1:2019, section 5.3 (5.3.1.4 for the fractions), with Amendment 1 of 2022 (24:00).
  public static func time(_ notation: DateTimeNotation) -> Validation {
    Rules.time(notation)
  }
}
