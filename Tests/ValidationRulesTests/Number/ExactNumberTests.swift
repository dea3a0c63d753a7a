import Foundation
import Primitives
import Testing
import ValidationCore

@testable import ValidationRules

@Suite("Exact numbers")
struct ExactNumberTests {
  static func decimal(_ text: String) -> Decimal { Decimal(string: text) ?? .nan }

  static func notMultiple(_ factor: ValidationError.Argument, _ actual: ValidationError.Argument)
    -> ValidationError
  {
    ValidationError(code: .numberNotMultiple, arguments: ["factor": factor, "actual": actual])
  }

  @Test(
    "a decimal is a multiple without the rounding of binary fractions",
    arguments: [
      ("0.3", "0.1", true), ("0.35", "0.1", false), ("0", "0.1", true), ("-0.3", "0.1", true),
      ("19.95", "0.05", true),
      ("19.96", "0.05", false), ("1e30", "3", false), ("1.1", "1.1", true), ("100", "0.0001", true),
      ("7", "7e1", false),
      ("123456789012345678901234567890", "10", true), ("0.000000000000000001", "0.000000000000000001", true),
    ]
  )
  func multiples(value: String, factor: String, isMultiple: Bool) {
    let (number, step) = (Self.decimal(value), Self.decimal(factor))
    let errors = isMultiple ? [] : [Self.notMultiple(.decimal(step), .decimal(number))]
    #expect(Validation<Decimal>.multipleOf(step).errors(in: number) == errors)
  }

  @Test(
    "a text of any length and exponent is divided in one pass",
    arguments: [
      ("1e999999999", "2", true), ("1e999999999", "3", false), ("3e999999999999999999", "3", true),
      ("1e-400", "1", false),
      ("18.0", "9", true), ("1.8e1", "9", true), ("0e5", "7", true), ("-0.0", "7", true),
      ("5e-1", "0.25", true),
      ("999999999999999999000000000000000001", "999999999999999999", false),
    ]
  )
  func texts(value: String, factor: String, isMultiple: Bool) throws {
    let number = ExactDecimal(written: value)
    #expect(try #require(DecimalFactor(ExactDecimal(written: factor))).divides(number) == isMultiple)
  }

  @Test(
    "a megabyte of digits is divided", arguments: [("3", true), ("7", false), ("999999999999999999", false)])
  func long(factor: String, isMultiple: Bool) throws {
    let nines = ExactDecimal(written: String(repeating: "9", count: 1 << 20))
    #expect(try #require(DecimalFactor(ExactDecimal(written: factor))).divides(nines) == isMultiple)
    #expect(try #require(DecimalFactor(ExactDecimal(written: "0.1"))).divides(nines))
  }

  @Test(
    "a factor that has no multiples is refused", arguments: ["0", "-1", "0.0", "1234567890123456789"])
  func factors(text: String) { #expect(DecimalFactor(ExactDecimal(written: text)) == nil) }

  @Test("decimals are compared by their digits as they are compared by themselves")
  func decimalLimits() {
    let numbers =
      ["0", "-0.5", "1", "1.50", "10", "99.99", "100", "12345678901234567890.5", "-7e20", "1e-30"]
      .map(Self.decimal) + [.nan]
    for lower in numbers {
      for upper in numbers where lower <= upper {
        for value in numbers {
          #expect(Validation.range(lower...upper).isValid(value: value) == (value >= lower && value <= upper))
          #expect(Validation.lessThan(upper).isValid(value: value) == (value < upper))
          #expect(Validation.greaterThan(lower).isValid(value: value) == (value > lower))
          #expect(Validation.sign(.negative).isValid(value: value) == (value < .zero), "\(value)")
        }
      }
    }
  }

  @Test("integers and binary fractions have multiples too")
  func otherTypes() {
    expect(Row(12), from: .multipleOf(4))
    expect(Row(-13, Self.notMultiple(4, -13)), from: .multipleOf(4))
    expect(Row(0.3), from: .multipleOf(0.1))
    expect(Row(UInt8(255)), from: .multipleOf(51))
    #expect(!Validation<Double>.multipleOf(0.1).isValid(value: .infinity))
    #expect(!Validation<Double>.multipleOf(0.1).isValid(value: .nan))
  }

  static func tooMany(_ code: ValidationError.Code, _ maximum: Int, _ actual: Int) -> ValidationError {
    ValidationError(code: code, arguments: ["maximum": .integer(maximum), "actual": .integer(actual)])
  }

  @Test(
    "precision and scale are those of a column of SQL",
    arguments: [
      Row("999.99"), Row("-999.99"), Row("0.5"), Row("0.10"), Row("000.50"), Row("0"), Row("999.9900"),
      Row("1000", tooMany(.numberTooManyIntegerDigits, 3, 4)),
      Row("0.125", tooMany(.numberTooManyFractionDigits, 2, 3)),
      Row(
        "1234.5678", tooMany(.numberTooManyIntegerDigits, 3, 4), tooMany(.numberTooManyFractionDigits, 2, 4)),
    ]
  )
  func precision(row: Row<String>) {
    let number = Self.decimal(row.value)
    #expect(Validation<Decimal>.precisionScale(5, 2).errors(in: number) == row.errors)
    #expect(Validation<Decimal>.precisionScale(5, 2).isValid(value: number) == row.errors.isEmpty)
  }

  @Test("precision and scale of binary fractions are those of the shortest decimal")
  func doubles() {
    expect(Row(0.1), from: .precisionScale(1, 1))
    expect(Row(1e-7, Self.tooMany(.numberTooManyFractionDigits, 2, 7)), from: .precisionScale(5, 2))
    #expect(!Validation<Double>.precisionScale(5, 2).isValid(value: .nan))
    #expect(!Validation<Double>.precisionScale(5, 2).isValid(value: .infinity))
  }

  static func signed(_ code: ValidationError.Code, _ actual: ValidationError.Argument) -> ValidationError {
    ValidationError(code: code, arguments: ["actual": actual])
  }

  @Test("a number is on a side of zero, or at it")
  func sign() {
    expect(Row(1), from: .sign(.positive))
    expect(Row(0, Self.signed(.numberNotPositive, 0)), from: .sign(.positive))
    expect(Row(-1), from: .sign(.negative))
    expect(Row(0, Self.signed(.numberNotNegative, 0)), from: .sign(.negative))
    expect(Row(0), from: .all(.sign(.nonNegative), .sign(.nonPositive)))
    expect(Row(-0.0), from: .all(.sign(.nonNegative), .sign(.nonPositive)))
    expect(Row(-1, Self.signed(.numberNegative, -1)), from: .sign(.nonNegative))
    expect(Row(1, Self.signed(.numberPositive, 1)), from: .sign(.nonPositive))
    for sign in RuleOption.NumberSign.allCases {
      #expect(!Validation<Double>.sign(sign).isValid(value: .nan))
    }
  }
}

@Suite("Digits and whole numbers as texts")
struct DigitTests {
  static func notDigit(_ character: Unicode.Scalar, _ ranges: Range<Int>...) -> ValidationError {
    ValidationError(code: .numberNotDigit, arguments: ["character": .character(character)], ranges: ranges)
  }

  static func wrong(_ actual: Int) -> ValidationError {
    ValidationError(code: .numberDigitsWrong, arguments: ["expected": 4, "actual": .integer(actual)])
  }

  @Test(
    "digits of one script are counted, zeros at the start too",
    arguments: [
      Row("0123"), Row("٠١٢٣"), Row("०१२३"), Row("０１２３"), Row("𝟘𝟙𝟚𝟛"), Row("", wrong(0)),
      Row("123", wrong(3)),
      Row("01234", wrong(5)), Row("-123", notDigit("-", 0..<1)),
      Row("12.3", notDigit(".", 2..<3)),
      Row("0123\n", notDigit("\u{A}", 4..<5)),
      Row("\u{200F}0123", notDigit("\u{200F}", 0..<3)),
      Row("²³¹⁰", notDigit("²", 0..<9)), Row("一二三四", notDigit("一", 0..<12)),
      Row("01\u{301}3", notDigit("\u{301}", 2..<4)),
      Row("0 23", notDigit("\u{20}", 1..<2)),
      Row(
        "01٢٣",
        ValidationError(code: .numberMixedDigits, arguments: ["character": .character("٢")], ranges: [2..<4])),
    ]
  )
  func digits(row: Row<String>) { expect(row, from: .digits(4)) }

  @Test("a range of counts has a code for either side")
  func ranges() {
    func error(_ code: ValidationError.Code, _ name: String, _ limit: Int, _ actual: Int) -> ValidationError {
      ValidationError(code: code, arguments: [name: .integer(limit), "actual": .integer(actual)])
    }
    expect(Row("12", error(.numberTooFewDigits, "minimum", 3, 2)), from: .digits(3...4))
    expect(Row("12345", error(.numberTooManyDigits, "maximum", 4, 5)), from: .digits(3...4))
    expect(Row("٠١٢"), from: .digits(3...))
    expect(Row(megabyte(of: "9")), from: .digits(1...))
    #expect(!Validation.digits(1...).isValid(value: megabyte(of: "\u{301}")))
    #expect(Validation.digits(4).errors(in: megabyte(of: "x1")).map(\.ranges.count) == [32])
  }

  static func fraction(_ range: Range<Int>, _ suggestion: String? = nil) -> ValidationError {
    ValidationError(code: .numberNotInteger, ranges: [range], suggestion: suggestion)
  }

  static func syntax(_ range: Range<Int>) -> ValidationError {
    ValidationError(code: .numberSyntax, arguments: ["example": "1.234"], ranges: [range])
  }

  @Test(
    "a whole number has no decimal separator",
    arguments: [
      Row("1.234"), Row("-5"), Row("٢٣"), Row("1.234,00", fraction(5..<8, "1.234")),
      Row("0,5", fraction(1..<3)),
      Row("١٢٫٥", fraction(4..<8)), Row(",5", fraction(0..<2)), Row("1,0e1", syntax(3..<4)),
      Row("", syntax(0..<0)),
      Row("1.23", syntax(1..<2)), Row("12\n", syntax(2..<3)),
      Row(
        "1٢",
        ValidationError(code: .numberMixedDigits, arguments: ["character": .character("٢")], ranges: [1..<3])),
    ]
  )
  func integer(row: Row<String>) { expect(row, from: .integer(in: "de")) }

  @Test("a whole number has rules of its own")
  func value() {
    let rule = Validation.integer(in: "ar", .multipleOf(5), .sign(.positive))
    #expect(rule.isValid(value: "١٥"))
    #expect(rule.errors(in: "-٣").map(\.code) == [.numberNotMultiple, .numberNotPositive])
  }
}
