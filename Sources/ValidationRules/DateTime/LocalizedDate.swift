public import Essentials
import ICU
public import ValidationCore

extension ValidationError.Code {
  /// The date names the wrong weekday. Argument: `expected` (the right weekday, in the locale of the date). The range
  /// is the weekday; the suggestion is the date with the right weekday.
  public static let dateWeekday: Self = "date.weekday"
}

extension RuleReport {
  static let dateWeekday = RuleReport(.dateWeekday, found: ["expected": .text])
}

extension Rules {
  static let localizedDate = RuleOf(
    "localizedDate",
    "The text is a date as a locale writes it, in a calendar.",
    standard: "UTS #35, Unicode CLDR",
    reports: [.dateSyntax, .dateMonth, .dateDay, .dateWeekday, .numberMixedDigits],
    samples: [
      RuleSample(
        ["locale": "pt-BR"],
        valid: ["31/01/2026"],
        invalid: [
          "2026-01-31": .dateSyntax, "31/13/2026": .dateMonth, "29/02/2026": .dateDay,
          "3١/01/2026": .numberMixedDigits,
        ]),
      RuleSample(
        ["locale": "en", "style": "full"],
        valid: ["Saturday, January 31, 2026"], invalid: ["Sunday, January 31, 2026": .dateWeekday]),
    ],
    takes: .languageTag("locale", shorthand: true), .dateForm, .choice("calendar"),
    make: LocalizedDateRule.rule
  )
}

extension Validation where Value == String {
  /// The text is a date in the form of the locale, in a calendar, and satisfies the validations.
  ///
  /// ```swift
  /// .localizedDate(in: "pt-BR", .past())                  // "31/01/2026"
  /// .localizedDate(in: "ar-SA", calendar: .ummAlQura)     // "12/8/1447 هـ" and "١٢/٨/١٤٤٧ هـ" alike
  /// .localizedDate(.long, in: "fa", calendar: .persian)   // "۱۱ بهمن ۱۴۰۴"
  /// ```
  /// The whole text is a date that exists in the calendar, with the words, order and symbols of the locale. Letter
  /// case, bidi marks, the kind of space, and zeros before a day or a month do not count. The digits may be from any
  /// one script, or from two if the locale itself mixes them. The words are in NFC, as in CLDR.
  ///
  /// A form with a two-digit year also accepts all four digits; two digits mean a year between 80 years before and 20
  /// years after the year in which the program started. A form with a full year accepts the years 1 to 99 in four
  /// digits (`0023`); it accepts fewer digits only if it names the era, and in the calendars of Japan and Taiwan. A
  /// year without an era belongs to the present era. Years before the first of a calendar, which ICU writes as
  /// negative numbers, are refused. The validations see the start of the day in UTC.
  ///
  /// Codes: `date.syntax`, `date.month`, `date.day`, `date.weekday`, `number.mixedDigits`, and those of the
  /// validations. For a text in ISO 8601 or near the locale's form, the suggestion of `date.syntax` is the date in
  /// that form, if the form reads it back as the same date. Standard: UTS #35 (CLDR), in the version of the linked
  /// ICU. Cost: a few microseconds, and ICU allocates; nothing is allocated for most valid Gregorian dates in
  /// the digits of one script, with or without the names of months and days, that are written as the locale writes them.
  /// - Parameters:
  ///   - style: The length of the date.
  ///   - locale: A BCP 47 language tag.
  ///   - calendar: The calendar; nil for the default one of the locale.
  ///   - validations: The validations of the day, in order.
  ///   - file: The file that the program names when it stops for an impossible rule.
  ///   - line: The line in that file.
  public static func localizedDate(
    _ style: RuleOption.DateStyle = .short,
    in locale: String,
    calendar: RuleOption.DateCalendar? = nil,
    _ validations: Validation<Date>...,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> Validation {
    localizedDate(.style(style), in: locale, calendar, validations, file, line)
  }

  /// The text is a date with the fields of a skeleton, such as `yMMMd` (UTS #35), in the form of the locale.
  ///
  /// The skeleton has a year, a month and a day, and no time. See
  /// ``localizedDate(_:in:calendar:_:file:line:)``.
  public static func localizedDate(
    skeleton: String,
    in locale: String,
    calendar: RuleOption.DateCalendar? = nil,
    _ validations: Validation<Date>...,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> Validation {
    localizedDate(.skeleton(skeleton), in: locale, calendar, validations, file, line)
  }

  private static func localizedDate(
    _ form: DateForm,
    in locale: String,
    _ calendar: RuleOption.DateCalendar?,
    _ validations: [Validation<Date>],
    _ file: StaticString,
    _ line: UInt
  ) -> Validation {
    if validations.isEmpty { return Rules.localizedDate(locale, form, calendar, file: file, line: line) }
    do throws(ImpossibleRule) {
      return Validation(try LocalizedDateRule.rule(locale, form, calendar, DateRules(validations)))
    } catch {
      error.stop(file, line)
    }
  }
}

extension LocalizedDateRule {
  fileprivate static func rule(
    _ locale: String,
    _ form: DateForm,
    _ calendar: RuleOption.DateCalendar?
  ) throws(ImpossibleRule) -> LocalizedDateRule {
    try rule(locale, form, calendar, nil)
  }

  static func rule(
    _ locale: String,
    _ form: DateForm,
    _ calendar: RuleOption.DateCalendar?,
    _ value: DateRules?
  ) throws(ImpossibleRule) -> LocalizedDateRule {
    do throws(ICUError) {
      let format = try DateFormat(locale: locale, calendar: calendar?.icuName, form: form.form)
      return try LocalizedDateRule(format: format, value: value)
    } catch {
      var name = "locale"
      if case .skeleton = form { name = "skeleton" }
      throw ImpossibleRule(
        at: name,
        "no date has this form: \(error)",
        expected: "a skeleton of UTS #35 with a year, a month and a day, such as \"yMMMd\""
      )
    }
  }
}
