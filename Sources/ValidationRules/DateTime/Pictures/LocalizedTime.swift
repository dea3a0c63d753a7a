import ICU
public import ValidationCore

extension RuleOption {
  /// The hours that a clock shows.
  public enum HourCycle: String, Sendable, Hashable, CaseIterable {
    /// Twelve hours and a part of the day, or twenty-four, as the locale prefers.
    case locale
    /// Twelve hours, with a part of the day: `2:30 PM`.
    case twelve
    /// Twenty-four hours: `14:30`.
    case twentyFour

    fileprivate var letter: String {
      switch self {
      case .locale: "j"
      case .twelve: "h"
      case .twentyFour: "H"
      }
    }
  }
}

extension Rules {
  static let localizedTime = RuleOf(
    "localizedTime",
    "The text is a time of day as a locale writes it.",
    standard: "UTS #35, Unicode CLDR",
    reports: [.timeSyntax, .timeHour, .timeMinute, .timeSecond, .numberMixedDigits],
    samples: [
      RuleSample(
        ["locale": "en"],
        valid: ["2:30 PM", "02:30pm", "12:00\u{202F}AM"],
        invalid: [
          "14:30": .timeSyntax, "13:30 PM": .timeHour, "2:60 PM": .timeMinute, "1٢:30 PM": .numberMixedDigits,
        ]),
      RuleSample(["locale": "zh-TW"], valid: ["下午2:30", "上午 9:05"], invalid: ["下午25:00": .timeHour]),
      RuleSample(["locale": "ar-EG"], valid: ["٢:٣٠ م"], invalid: ["٢:٣٠": .timeSyntax]),
      RuleSample(["locale": "fr-CA"], valid: ["14 h 30", "9 h 05"], invalid: ["24 h 00": .timeHour]),
      RuleSample(
        ["locale": "de", "seconds": true], valid: ["14:30:59"],
        invalid: ["14:30:60": .timeSecond, "14:30": .timeSyntax]),
      RuleSample(["locale": "fa", "hours": "twentyFour"], valid: ["۱۴:۳۰"]),
    ],
    takes: .languageTag("locale", shorthand: true), .choice("hours", default: RuleOption.HourCycle.locale),
    .flag("seconds", default: false)
  ) { locale, hours, seconds throws(ImpossibleRule) -> LocalizedTimeRule in
    do throws(ICUError) {
      let skeleton = hours.letter + "m" + (seconds ? "s" : "")
      return LocalizedTimeRule(form: try TimeForm(locale: locale, skeleton: skeleton))
    } catch {
      throw ImpossibleRule(
        at: "locale", "no times are known for \"\(locale)\": \(error)", expected: "a language tag of BCP 47")
    }
  }
}

extension Validation where Value == String {
  /// The text is a time of day in the form of the locale.
  ///
  /// ```swift
  /// .localizedTime(in: "en")                           // "2:30 PM", "02:30pm"
  /// .localizedTime(in: "fr-CA")                        // "14 h 30"
  /// .localizedTime(in: "ar-EG")                        // "٢:٣٠ م"
  /// .localizedTime(in: "fa", hours: .twentyFour)       // "۱۴:۳۰"
  /// ```
  /// The whole text is a time that a day has, in the order and with the signs and words of the locale. The digits are of
  /// any one script; the hour has one digit or two. Letter case, points in `p.m.`, bidi marks, and the kind of space
  /// between the parts do not count. The part of the day is the one to which the hour belongs: `下午2:30`, and not
  /// `凌晨8:30`.
  ///
  /// Codes: `time.syntax`, `time.hour`, `time.minute`, `time.second`, `number.mixedDigits`. The suggestion of
  /// `time.syntax` is the same time in the locale's form. Standard: UTS #35 (CLDR), in the version of the linked ICU.
  /// - Parameters:
  ///   - locale: A BCP 47 language tag.
  ///   - hours: The hours that the clock shows.
  ///   - seconds: Whether the time has seconds.
  ///   - file: The file that the program names when it stops for an impossible rule.
  ///   - line: The line in that file.
  public static func localizedTime(
    in locale: String, hours: RuleOption.HourCycle = .locale, seconds: Bool = false,
    file: StaticString = #fileID, line: UInt = #line
  ) -> Validation {
    Rules.localizedTime(locale, hours, seconds, file: file, line: line)
  }
}
