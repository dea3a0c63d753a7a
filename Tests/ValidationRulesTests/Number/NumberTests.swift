import Foundation
import Testing
import ValidationCore
import ValidationRules

@Suite("Numbers in a locale")
struct NumberTests {
  static func syntax(_ example: String, _ range: Range<Int>) -> ValidationError {
    ValidationError(code: .numberSyntax, arguments: ["example": .text(example)], ranges: [range])
  }

  struct Reading: Sendable, CustomTestStringConvertible {
    let locale: String
    let text: String
    let value: String
    var testDescription: String { "\(locale) \(text)" }
  }

  @Test(
    "is read as the locale writes it, in the digits of any one script",
    arguments: [
      Reading(locale: "en", text: "1,234.5", value: "1234.5"),
      Reading(locale: "pt-BR", text: "1.234,5", value: "1234.5"),
      Reading(locale: "ar", text: "٢٣", value: "23"), Reading(locale: "ar", text: "١٬٢٣٤٫٥", value: "1234.5"),
      Reading(locale: "en", text: "２３", value: "23"), Reading(locale: "en", text: "٢٣", value: "23"),
      Reading(locale: "es", text: "-0,50", value: "-0.5"), Reading(locale: "hi", text: "१२", value: "12"),
      Reading(locale: "zh-Hans", text: "12345678901234567890", value: "12345678901234567890"),
    ]
  )
  func reading(row: Reading) throws {
    let value = try #require(Decimal(string: row.value))
    #expect(Validation.number(in: row.locale, .equal(to: value)).errors(in: row.text) == [])
  }

  @Test(
    "a text that is not a number there is refused where it goes wrong",
    arguments: [
      Row("", syntax("1,234.5", 0..<0)), Row("abc", syntax("1,234.5", 0..<1)),
      Row("12 px", syntax("1,234.5", 2..<3)),
      Row("1.5\n", syntax("1,234.5", 3..<4)), Row("1\0", syntax("1,234.5", 1..<2)),
      Row("5👍", syntax("1,234.5", 1..<5)),
      Row("NaN", syntax("1,234.5", 0..<1)),
      Row(
        "1٢",
        ValidationError(code: .numberMixedDigits, arguments: ["character": .character("٢")], ranges: [1..<3])),
    ]
  )
  func refusal(row: Row<String>) { expect(row, from: .number(in: "en")) }

  @Test("the value has rules of its own")
  func value() {
    let rule = Validation.number(in: "ar", .range(0...150))
    #expect(rule.isValid(value: "١٥٠"))
    #expect(
      rule.errors(in: "١٥١")
        == [
          ValidationError(
            code: .rangeTooLarge, arguments: ["maximum": .decimal(150), "actual": .decimal(151)])
        ]
    )
  }

  @Test("more digits than a decimal holds are refused, not rounded")
  func precision() {
    let digits = String(repeating: "9", count: 39)
    #expect(Validation.number(in: "en").errors(in: digits) == [Self.syntax("1,234.5", 0..<39)])
    #expect(Validation.number(in: "en").isValid(value: String(digits.dropLast())))
    #expect(!Validation.number(in: "en").isValid(value: megabyte(of: "9")))
  }
}
