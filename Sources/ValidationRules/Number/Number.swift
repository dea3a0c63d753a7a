public import Essentials
import ICU
public import ValidationCore

extension ValidationError.Code {
  /// The text is not a number in the form of the locale. Argument: `example` (such a number in the locale). The range
  /// is where it goes wrong.
  public static let numberSyntax: Self = "number.syntax"
  /// The text mixes digits of two scripts. Argument: `character` (the first digit of the second script). The range
  /// is that digit.
  public static let numberMixedDigits: Self = "number.mixedDigits"
}

extension RuleReport {
  static let numberSyntax = RuleReport(.numberSyntax, limits: ["example": .text])
  static let numberMixedDigits = RuleReport(.numberMixedDigits, found: ["character": .character])
}

extension Rules {
  static let number = RuleOf(
    "number",
    "The text is a number as a locale writes it.",
    standard: "Unicode CLDR",
    reports: [.numberSyntax, .numberMixedDigits],
    samples: [
      RuleSample(
        ["locale": "pt-BR"],
        valid: ["1.234,5"], invalid: ["1,234.5": .numberSyntax, "1٢": .numberMixedDigits])
    ],
    takes: .languageTag("locale", shorthand: true)
  ) { locale throws(ImpossibleRule) -> NumberRule in
    NumberRule(format: try .checked(locale))
  }
}

extension NumberFormat {
  /// The format of a locale that may come from a document.
  static func checked(_ locale: String) throws(ImpossibleRule) -> NumberFormat {
    do { return try NumberFormat(locale: locale) } catch {
      throw ImpossibleRule(
        at: "locale", "no number format for \"\(locale)\": \(error)", expected: "a language tag of BCP 47")
    }
  }
}

extension Validation where Value == String {
  /// The text is a number in the form of the locale, and its value satisfies the validations.
  ///
  /// ```swift
  /// .number(in: "pt-BR", .range(0...1_000_000))     // "1.234,5", not "1,234.5"
  /// .number(in: "ar")                               // "١٬٢٣٤٫٥" and "1,234.5" alike
  /// ```
  /// Digits of any one script are accepted in any locale, so ٢٣ and ２３ are 23; two scripts in one number are refused.
  /// Grouping separators are where the locale puts them, or absent. Currencies, percent signs and exponents are
  /// refused.
  ///
  /// Codes: `number.syntax`, `number.mixedDigits`, and those of the validations.
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
  ) -> Validation {
    do throws(ImpossibleRule) {
      return Validation(NumberRule(format: try .checked(locale), value: .chain(validations)))
        .made(of: validations.isEmpty ? Rules.number.constraint(locale) : .closure)
    } catch {
      error.stop(file, line)
    }
  }
}
