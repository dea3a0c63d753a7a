import Foundation
import ICU
import JSONText
import ValidationCore
import ValidationRules

extension BuiltIn {
  static let dates: [RegisteredRule] = [
    RegisteredRule(
      "date",
      summary: "The text is a date that exists.",
      standard: "RFC 3339, full-date; ISO 8601-1:2019",
      arguments: [notationArgument],
      codes: [.dateSyntax, .dateMonth, .dateDay, .dateDayOfYear, .dateWeek]
    ) { .text(.date(try notation($0))) },
    RegisteredRule(
      "time",
      summary: "The text is a time of day with its offset from UTC.",
      standard: "RFC 3339, full-time; ISO 8601-1:2019",
      arguments: [notationArgument],
      codes: [.timeSyntax, .timeEndOfDay] + timeCodes
    ) { .text(.time(try notation($0))) },
    RegisteredRule(
      "dateTime",
      summary: "The text is a date with a time and an offset from UTC.",
      standard: "RFC 3339, date-time; ISO 8601-1:2019",
      arguments: [notationArgument],
      codes: [.dateTimeSyntax, .dateMonth, .dateDay, .dateDayOfYear, .dateWeek, .timeEndOfDay]
        + timeCodes
    ) { .text(.dateTime(try notation($0))) },
    RegisteredRule(
      "localizedDate",
      summary: "The text is a date as a locale writes it, in a calendar.",
      standard: "UTS #35, Unicode CLDR",
      arguments: [
        RuleArgument("locale", .text, isRequired: true, isShorthand: true),
        RuleArgument("style", .choice(RuleOption.DateStyle.allCases.map(\.rawValue))),
        RuleArgument("skeleton", .text),
        RuleArgument("calendar", .choice(RuleOption.DateCalendar.allCases.map(\.rawValue))),
      ],
      codes: [.dateSyntax, .dateMonth, .dateDay, .dateWeekday, .numberMixedDigits]
    ) { .text(try localizedDate($0)) },
    RegisteredRule(
      "duration",
      summary: "The text is a duration, such as P1DT12H.",
      standard: "RFC 3339, appendix A; ISO 8601-1:2019",
      arguments: [notationArgument],
      codes: [.durationSyntax, .durationEmpty, .durationUnit]
    ) { .text(.duration(try notation($0))) },
    RegisteredRule(
      "isoWeek",
      summary: "The text is a week of a year, such as 2026-W05.",
      standard: "ISO 8601-1:2019",
      codes: [.weekSyntax, .dateWeek]
    ) { _ in .text(.isoWeek) },
    RegisteredRule(
      "timeZone",
      summary: "The text is the name of a time zone.",
      standard: "IANA Time Zone Database",
      codes: [.timeZoneUnknown]
    ) { _ in .text(.timeZone) },
    RegisteredRule(
      "before",
      summary: "The text is a date, with or without a time, before another.",
      standard: "RFC 3339",
      arguments: [RuleArgument("date", .text, isRequired: true, isShorthand: true)],
      codes: [.rangeNotBefore] + readingCodes
    ) { .text(.before(try moment("date", $0))) },
    RegisteredRule(
      "after",
      summary: "The text is a date, with or without a time, after another.",
      standard: "RFC 3339",
      arguments: [RuleArgument("date", .text, isRequired: true, isShorthand: true)],
      codes: [.rangeNotAfter] + readingCodes
    ) { .text(.after(try moment("date", $0))) },
    RegisteredRule(
      "past",
      summary: "The text is a date before today, or a date with a time before now.",
      standard: "RFC 3339",
      arguments: [RuleArgument("timeZone", .text), RuleArgument("now", .text)],
      codes: [.dateNotPast] + readingCodes
    ) { .text(.past(in: try timeZone($0), now: try clock("now", $0))) },
    RegisteredRule(
      "future",
      summary: "The text is a date after today, or a date with a time after now.",
      standard: "RFC 3339",
      arguments: [RuleArgument("timeZone", .text), RuleArgument("now", .text)],
      codes: [.dateNotFuture] + readingCodes
    ) { .text(.future(in: try timeZone($0), now: try clock("now", $0))) },
    RegisteredRule(
      "age",
      summary: "The text is the date of birth of someone of an age in years.",
      standard: "RFC 3339",
      arguments: [
        RuleArgument("minimum", .count, isShorthand: true), RuleArgument("maximum", .count),
        RuleArgument("on", .text), RuleArgument("timeZone", .text),
      ],
      codes: [.dateTooYoung, .dateTooOld] + readingCodes
    ) { .text(try age($0)) },
  ]

  private static let notationArgument = RuleArgument(
    "notation", .choice(DateTimeNotation.allCases.map(\.rawValue)), isShorthand: true)

  private static let timeCodes: [ValidationError.Code] = [
    .timeHour, .timeMinute, .timeSecond, .timeLeapSecond, .timeOffset, .timeOffsetMissing,
  ]

  /// The codes of a text that is no date of RFC 3339, with or without a time.
  private static let readingCodes: [ValidationError.Code] = [.dateSyntax, .dateMonth, .dateDay] + timeCodes

  private static func notation(_ arguments: RuleArguments) throws(RuleDocumentError) -> DateTimeNotation {
    try arguments.textIfPresent("notation").flatMap(DateTimeNotation.init) ?? .rfc3339
  }

  private static func moment(_ name: String, _ arguments: RuleArguments) throws(RuleDocumentError)
    -> RuleOption.Moment
  {
    let text = try arguments.text(name)
    guard let moment = RuleOption.Moment(text) else {
      throw arguments.error(
        at: name,
        "\(JSONText.quoted(text)) is no date",
        expected: "a date of RFC 3339 such as \"2026-01-31\" or \"2026-01-31T14:30:00Z\""
      )
    }
    return moment
  }

  private static func clock(
    _ name: String,
    _ arguments: RuleArguments
  ) throws(RuleDocumentError) -> @Sendable () -> Date {
    guard try arguments.textIfPresent(name) != nil else { return { Date() } }
    let instant = try moment(name, arguments).instant
    return { instant }
  }

  private static func timeZone(_ arguments: RuleArguments) throws(RuleDocumentError) -> TimeZone {
    guard let name = try arguments.textIfPresent("timeZone") else { return .gmt }
    guard Validation.timeZone.isValid(value: name), let zone = TimeZone(identifier: name) else {
      throw arguments.error(
        at: "timeZone",
        "unknown time zone \(JSONText.quoted(name))",
        expected: "a name of the IANA database such as \"America/Sao_Paulo\"",
        known: TimeZone.knownTimeZoneIdentifiers
      )
    }
    return zone
  }

  private static func localizedDate(
    _ arguments: RuleArguments
  ) throws(RuleDocumentError) -> Validation<String> {
    let locale = try arguments.languageTag("locale")
    let calendar = try arguments.textIfPresent("calendar").flatMap(RuleOption.DateCalendar.init)
    let style = try arguments.textIfPresent("style").flatMap(RuleOption.DateStyle.init)
    let skeleton = try arguments.textIfPresent("skeleton")
    if style != nil, skeleton != nil {
      throw arguments.error(
        at: "skeleton", "\"skeleton\" stands beside \"style\"", expected: "one of the two")
    }
    do throws(ICUError) {
      let form = skeleton.map { DateFormat.Form.skeleton($0) } ?? (style ?? .short).form
      return try .localizedDate(form, in: locale, calendar)
    } catch {
      throw arguments.error(
        at: skeleton == nil ? "locale" : "skeleton",
        "no date has this form: \(error)",
        expected: "a skeleton of UTS #35 with a year, a month and a day, such as \"yMMMd\""
      )
    }
  }

  private static func age(_ arguments: RuleArguments) throws(RuleDocumentError) -> Validation<String> {
    let minimum = try arguments.integerIfPresent("minimum")
    let maximum = try arguments.integerIfPresent("maximum")
    if minimum == nil, maximum == nil {
      throw arguments.error("no limit is given", expected: "\"minimum\" or \"maximum\"")
    }
    if let minimum, let maximum, minimum > maximum {
      throw arguments.error(
        at: "minimum",
        "the minimum \(minimum) is above the maximum \(maximum)",
        expected: "a minimum up to \(maximum)"
      )
    }
    return .age(
      minimum: minimum ?? 0,
      maximum: maximum,
      on: try clock("on", arguments),
      in: try timeZone(arguments)
    )
  }
}
