public import Essentials
public import ValidationCore

extension Preparation where Input == String, Output == Decimal {
  /// The value of a number in the form of a locale, which satisfies the validations.
  ///
  /// What is a number, and how each mistake is reported, is as for the rule
  /// ``ValidationCore/Validation/number(in:_:file:line:)``: digits of any one script are read.
  /// - Parameters:
  ///   - locale: A BCP 47 language tag.
  ///   - validations: The validations of the number's value, in order.
  ///   - file: The file that the program names when it stops for an impossible rule.
  ///   - line: The line in that file.
  public static func number(
    in locale: String,
    _ validations: Validation<Decimal>...,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> Preparation {
    do throws(ImpossibleRule) {
      let rule = NumberRule(format: try .checked(locale), value: .chain(validations))
      return Preparation(Validation(rule)) { rule.decimal(of: $0) }
    } catch {
      error.stop(file, line)
    }
  }
}

extension Preparation where Input == String, Output == Date {
  /// The start of a day in UTC, of a date in the form of a locale, which satisfies the validations.
  ///
  /// What is a date, and how each mistake is reported, is as for the rule
  /// ``ValidationCore/Validation/localizedDate(_:in:calendar:_:file:line:)``.
  /// - Parameters:
  ///   - style: The length of the date.
  ///   - locale: A BCP 47 language tag.
  ///   - calendar: The calendar; nil for the default one of the locale.
  ///   - validations: The validations of the day, in order.
  ///   - file: The file that the program names when it stops for an impossible rule.
  ///   - line: The line in that file.
  public static func date(
    _ style: RuleOption.DateStyle = .short,
    in locale: String,
    calendar: RuleOption.DateCalendar? = nil,
    _ validations: Validation<Date>...,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> Preparation {
    do throws(ImpossibleRule) {
      let rule = try LocalizedDateRule.rule(
        locale, .style(style), calendar, validations.isEmpty ? nil : DateRules(validations))
      return Preparation(Validation(rule)) { rule.day(of: $0) }
    } catch {
      error.stop(file, line)
    }
  }
}

extension Preparation where Input == String {
  /// Reads the text without the White_Space characters at its ends; the ranges of errors refer to the original text.
  public var trimmed: Preparation {
    let text = Validation<String>.chain([]).trimmed
    return Preparation(rules.trimmed) { [output] in output(text.prepared($0)) }
  }

  /// Reads a text only if it has more than White_Space characters; any other becomes nil, and no rule runs.
  ///
  /// For a form's field that may remain empty: `.field(\.discount, as: .unlessBlank(.number(in: "de")))`.
  public static func unlessBlank<Made>(_ preparation: Preparation<String, Made>) -> Preparation
  where Output == Made? {
    let notBlank = Validation<String>.notBlank
    return Preparation(preparation.rules.when { notBlank.isValid(value: $0) }) { text in
      notBlank.isValid(value: text) ? preparation.output(text) : .some(nil)
    }
  }
}
