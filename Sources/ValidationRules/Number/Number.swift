public import Foundation
import ICU
public import ValidationCore

extension ValidationError.Code {
  /// The text is not a number as the locale writes numbers. Argument: `example` (such a number in the locale). The
  /// range is where it goes wrong.
  public static let numberSyntax: Self = "number.syntax"
  /// The text mixes digits of two scripts. Argument: `character` (the first digit of the second script). The range
  /// is that digit.
  public static let numberMixedDigits: Self = "number.mixedDigits"
}

extension Validation where Value == String {
  /// The text is a number as the locale writes it, and its value satisfies the validations.
  ///
  /// ```swift
  /// .number(in: "pt-BR", .range(0...1_000_000))     // "1.234,5", not "1,234.5"
  /// .number(in: "ar")                               // "١٬٢٣٤٫٥" and "1,234.5" alike
  /// ```
  /// Digits of any one script are read in any locale, so ٢٣ and ２３ are 23; two scripts in one number are refused.
  /// Groups stand where the locale puts them or not at all. No currency, percent or exponent.
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
    do {
      let format = try NumberFormat(locale: locale)
      return Validation(NumberRule(format: format, value: .chain(validations)))
    } catch {
      ruleMistake("no number format for \"\(locale)\": \(error)", file, line)
    }
  }
}
