public import Essentials
import ICU
public import ValidationCore

extension ValidationError.Code {
  /// The text is a number with a fraction. No arguments. The range is the decimal separator and the digits after it;
  /// the suggestion is the number without a fraction of zeros.
  public static let numberNotInteger: Self = "number.notInteger"
}

extension RuleReport {
  static let numberNotInteger = RuleReport(.numberNotInteger)
}

extension Rules {
  static let integer = RuleOf(
    "integer",
    "The text is a whole number as a locale writes it.",
    standard: "Unicode CLDR",
    reports: [.numberSyntax, .numberMixedDigits, .numberNotInteger],
    samples: [
      RuleSample(
        ["locale": "en"],
        valid: ["1,234"],
        invalid: ["12x": .numberSyntax, "1٢": .numberMixedDigits, "1.5": .numberNotInteger])
    ],
    takes: .languageTag("locale", shorthand: true)
  ) { locale throws(ImpossibleRule) -> NumberRule in
    NumberRule(format: try .checked(locale), isInteger: true)
  }
}

extension Validation where Value == String {
  /// The text is a whole number in the form of the locale, and its value satisfies the validations.
  ///
  /// ```swift
  /// .integer(in: "de", .range(0...1_000_000))     // "1.234", not "1.234,0"
  /// ```
  /// Read like ``number(in:_:file:line:)``; a decimal separator is refused, even before zeros.
  ///
  /// Codes: `number.syntax`, `number.mixedDigits`, `number.notInteger`, and those of the validations.
  /// - Parameters:
  ///   - locale: A BCP 47 language tag.
  ///   - validations: The validations of the number's value, in order.
  ///   - file: The file that the program names when it stops for an impossible rule.
  ///   - line: The line in that file.
  public static func integer(
    in locale: String,
    _ validations: Validation<Decimal>...,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> Validation {
    do throws(ImpossibleRule) {
      return Validation(
        NumberRule(format: try .checked(locale), isInteger: true, value: .chain(validations))
      ).made(of: validations.isEmpty ? Rules.integer.constraint(locale) : .closure)
    } catch {
      error.stop(file, line)
    }
  }
}
