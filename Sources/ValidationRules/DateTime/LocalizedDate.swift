public import Foundation
package import ICU
public import ValidationCore

extension ValidationError.Code {
  /// The date names a weekday that it is not on. Argument: `expected` (the right one, in the locale of the date). The
  /// range is the weekday; the suggestion is the date with the right one.
  public static let dateWeekday: Self = "date.weekday"
}

extension Validation where Value == String {
  /// The text is a date as the locale writes it, in a calendar, and satisfies the validations.
  ///
  /// ```swift
  /// .localizedDate(in: "pt-BR", .past())                  // "31/01/2026"
  /// .localizedDate(in: "ar-SA", calendar: .ummAlQura)     // "12/8/1447 هـ" and "١٢/٨/١٤٤٧ هـ" alike
  /// .localizedDate(.long, in: "fa", calendar: .persian)   // "۱۱ بهمن ۱۴۰۴"
  /// ```
  /// The whole text is a date that exists in the calendar, with the words, the order and the signs of the locale;
  /// letter case, bidi marks and the kind of a space do not count, nor do zeros before a day or a month. Digits of
  /// any one script are read, and of two where the locale itself mixes them. The words are in NFC, as CLDR has them.
  ///
  /// A form with two digits of the year takes all four as well; two stand for a year from 80 years before the program
  /// started to 20 after. A form with the year in full takes the years 1 to 99 in four digits (`0023`); with fewer it
  /// takes them only where it names the era, and in the calendars of Japan and Taiwan. A year without an era is one of
  /// the present era. Years before the first of a calendar, which ICU writes as negative numbers, are refused. The
  /// validations see the start of the day in UTC.
  ///
  /// Codes: `date.syntax` (whose suggestion is the date in the form of the locale, for a text in ISO 8601 or near the
  /// form, where that form is read as the same date), `date.month`, `date.day`, `date.weekday`, `number.mixedDigits`, and
  /// those of the validations. Standard: UTS #35 (CLDR), in the version of the linked ICU. Cost: some microseconds, and ICU allocates.
  /// - Parameters:
  ///   - style: How long the date is.
  ///   - locale: A BCP 47 language tag.
  ///   - calendar: The calendar; nil for the usual one of the locale.
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
    made(file, line) { () throws(ICUError) in
      try localizedDate(style.form, in: locale, calendar, validations)
    }
  }

  /// The text is a date as the locale writes the fields of a skeleton, such as `yMMMd` (UTS #35).
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
    made(file, line) { () throws(ICUError) in
      try localizedDate(.skeleton(skeleton), in: locale, calendar, validations)
    }
  }

  private static func made(
    _ file: StaticString,
    _ line: UInt,
    _ rule: () throws(ICUError) -> Validation
  ) -> Validation {
    do throws(ICUError) { return try rule() } catch { ruleMistake("no such dates: \(error)", file, line) }
  }

  /// - Throws: Where ICU has no such format.
  package static func localizedDate(
    _ form: DateFormat.Form,
    in locale: String,
    _ calendar: RuleOption.DateCalendar?,
    _ validations: [Validation<Date>] = []
  ) throws(ICUError) -> Validation {
    let format = try DateFormat(locale: locale, calendar: calendar?.icuName, form: form)
    let value: Validation<Date>? = validations.isEmpty ? nil : .chain(validations)
    return Validation(LocalizedDateRule(format: format, value: value))
  }
}
