import Foundation
import ICU
import Testing
import ValidationCore

@testable import ValidationRules

/// Every language in one style of each calendar, and every other locale in one style of its own.
///
/// `LOCALE_ROUND_TRIPS=all` takes all styles of all calendars in every locale, which are ten times as many.
@Suite("Dates of every locale")
struct LocaleRoundTripTests {
  private struct Case: CustomStringConvertible {
    let locale: String
    let calendar: RuleOption.DateCalendar?
    let style: RuleOption.DateStyle

    var description: String { "\(locale) \(calendar?.rawValue ?? "") \(style)" }
  }

  /// Days of eras and centuries, one in each month.
  private static let days: [RuleOption.DateOrDateTime] = [
    "0001-01-01", "0023-04-30", "0645-06-19", "0987-09-01", "1582-10-10", "1899-12-31", "1912-02-29",
    "1937-11-05",
    "1989-01-07", "2000-02-29", "2019-05-01", "2026-03-31", "2030-07-04", "2064-08-15", "9999-12-31",
  ]

  private static var cases: [Case] {
    let all = ProcessInfo.processInfo.environment["LOCALE_ROUND_TRIPS"] == "all"
    let calendars: [RuleOption.DateCalendar?] = [nil] + RuleOption.DateCalendar.allCases
    return Locale.availableIdentifiers.sorted().enumerated().flatMap { index, name -> [Case] in
      let locale = name.replacing("_", with: "-")
      let isLanguage = !locale.contains("-")
      return calendars.enumerated().flatMap { place, calendar in
        RuleOption.DateStyle.allCases.enumerated().compactMap { number, style in
          let isSample = (index + place) % 4 == number && (isLanguage || place == 0)
          return all || isSample ? Case(locale: locale, calendar: calendar, style: style) : nil
        }
      }
    }
  }

  /// Whether a number has a sign: ICU writes the years before the first of a calendar so.
  private static func hasNegativeNumber(_ text: String) -> Bool {
    var before: Unicode.Scalar?
    var isSigned = false
    for scalar in text.unicodeScalars where !scalar.icuProperties.isBidiControl {
      let isDigit = scalar.icuProperties.decimalDigitValue != nil
      if isDigit, isSigned { return true }
      isSigned = (scalar == "-" || scalar == "\u{2212}") && before?.icuProperties.decimalDigitValue == nil
      before = scalar
    }
    return false
  }

  /// Whether dates of two eras differ in a form: 1 April of Shōwa 11 and of Heisei 11.
  private static func namesEra(_ format: DateFormat) throws -> Bool {
    let days: [RuleOption.DateOrDateTime] = ["1936-04-01", "1999-04-01"]
    let texts = try days.map { try format.string(fromMilliseconds: $0.instant.timeIntervalSince1970 * 1_000) }
    return texts[0] != texts[1]
  }

  @Test("a locale reads every date that it writes")
  func roundTrips() throws {
    var count = 0
    for place in Self.cases {
      guard
        let format = try? DateFormat(
          locale: place.locale, calendar: place.calendar?.icuName, form: place.style.form)
      else { continue }
      if place.calendar == .japanese, try !Self.namesEra(format) { continue }
      let rule = Validation<String>.localizedDate(place.style, in: place.locale, calendar: place.calendar)
      for day in Self.days {
        let milliseconds = day.instant.timeIntervalSince1970 * 1_000
        let text = try format.string(fromMilliseconds: milliseconds)
        if Self.hasNegativeNumber(text) { continue }
        count += 1
        if rule.isValid(value: text) { continue }
        let full = try format.string(fromMilliseconds: milliseconds, fullYears: true)
        #expect(rule.isValid(value: full), "\(place) \(text) \(full)")
      }
      let example = rule.errors(in: "x").first?.arguments["example"]
      if case .text(let text) = example { #expect(rule.errors(in: text) == [], "\(place) \(text)") }
    }
    #expect(count > 10_000)
  }
}
