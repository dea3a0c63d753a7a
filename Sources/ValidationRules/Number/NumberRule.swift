import Foundation
import ICU
import ValidationCore

/// Reads a text as a number of a locale and hands its value on.
struct NumberRule: TextRule {
  let format: NumberFormat
  let value: Validation<Decimal>

  func check(_ text: inout TextView, _ findings: inout Findings) {
    do throws(NumberParseError) {
      let number = try format.parse(text.string)
      // More than 38 digits are a number, but none that Decimal holds.
      guard let decimal = Decimal(string: number, locale: Self.plain), Self.isExact(decimal, number) else {
        return findings.report(syntaxError(at: 0..<text.utf8.count))
      }
      value.run(decimal, &findings)
    } catch {
      findings.report(self.error(error, in: text))
    }
  }

  private static let plain = Locale(identifier: "en_US_POSIX")

  private static func isExact(_ decimal: Decimal, _ number: String) -> Bool {
    let significant = number.drop { "-0.".contains($0) }.filter { $0 != "." }
    return significant.utf8.count <= 38 && !decimal.isNaN
  }

  private func error(_ failure: NumberParseError, in text: borrowing TextView) -> ValidationError {
    let range = text.scalarRange(at: failure.offset)
    guard case .mixedDigitScripts = failure else { return syntaxError(at: range) }
    let digit = text.scalars.first { $0.range == range }
    return ValidationError(
      code: .numberMixedDigits,
      arguments: ["character": digit.map { .visible($0.scalar) } ?? ""],
      ranges: [range]
    )
  }

  private func syntaxError(at range: Range<Int>) -> ValidationError {
    ValidationError(
      code: .numberSyntax,
      arguments: ["example": .text(format.string(fromDecimal: "1234.5") ?? "1234.5")],
      ranges: [range]
    )
  }
}
