import Foundation
import Testing
import ValidationCore
import ValidationRules

@Suite("Measurements")
struct MeasureTests {
  struct Reading: Sendable, CustomTestStringConvertible {
    let locale: String
    let text: String
    let value: String
    let unit: String
    let dimension: RuleOption.Dimension
    init(
      _ locale: String, _ text: String, _ value: String, _ unit: String,
      _ dimension: RuleOption.Dimension = .length
    ) {
      (self.locale, self.text, self.value, self.unit, self.dimension) = (locale, text, value, unit, dimension)
    }
    var testDescription: String { "\(locale) \(text)" }
  }

  @Test(
    "are read as the locale writes them",
    arguments: [
      Reading("en", "5 km", "5", "kilometer"), Reading("en", "1,234.5 kilometers", "1234.5", "kilometer"),
      Reading("en", "1 kilometer", "1", "kilometer"), Reading("en", "5km", "5", "kilometer"),
      Reading("ar-EG", "٥ كم", "5", "kilometer"), Reading("ar", "متران", "2", "meter"),
      Reading("ar-EG", "\u{61C}-١٬٢٣٤٫٥ كم", "-1234.5", "kilometer"),
      Reading("zh", "5公里", "5", "kilometer"), Reading("zh", "５ 公里", "5", "kilometer"),
      Reading("fr", "1\u{202F}234,5\u{202F}km", "1234.5", "kilometer"),
      Reading("sw", "kilomita 5", "5", "kilometer"), Reading("he", "5 ק״מ", "5", "kilometer"),
      Reading("hi", "५ कि॰मी॰", "5", "kilometer"), Reading("ru", "5 километров", "5", "kilometer"),
      Reading("ru", "2 километра", "2", "kilometer"),
      Reading("en", "-40°F", "-40", "fahrenheit", .temperature),
      Reading("de", "5 m²", "5", "square-meter", .area), Reading("en", "1.5 GB", "1.5", "gigabyte", .digital),
      Reading("ja", "5 キログラム", "5", "kilogram", .mass), Reading("en", "3 t", "3", "tonne", .mass),
    ])
  func reading(row: Reading) throws {
    let format = try MeasureFormat(locale: row.locale, units: row.dimension.units)
    #expect(
      try format.value(in: row.text)
        == MeasuredValue(value: try #require(Decimal(string: row.value)), unit: row.unit))
  }

  @Test("are converted exactly")
  func conversion() {
    #expect(MeasuredValue(value: 1.5, unit: "mile").value(in: "meter") == Decimal(string: "2414.016"))
    #expect(MeasuredValue(value: -40, unit: "fahrenheit").value(in: "celsius") == -40)
    #expect(MeasuredValue(value: 36, unit: "kilometer-per-hour").value(in: "meter-per-second") == 10)
    #expect(MeasuredValue(value: 1, unit: "gallon").value(in: "cubic-inch") == 231)
    #expect(MeasuredValue(value: 1, unit: "hour").value(in: "meter") == nil)
    #expect(MeasuredValue(value: 1, unit: "parsec").value(in: "meter") == nil)
  }

  private static let accepted: [String: ValidationError.Argument] = ["accepted": .alternatives(["km", "mi"])]

  @Test(
    "are refused where they go wrong",
    arguments: [
      Row("5 km"), Row("5\u{A0}mi"),
      Row("", ValidationError(code: .numberSyntax, limits: ["example": "1,234.5 km"], ranges: [0..<0])),
      Row("km", ValidationError(code: .numberSyntax, limits: ["example": "1,234.5 km"], ranges: [0..<1])),
      Row(
        "1,50 km", ValidationError(code: .numberSyntax, limits: ["example": "1,234.5 km"], ranges: [1..<2])),
      Row("5", ValidationError(code: .numberUnit, limits: accepted, ranges: [1..<1])),
      Row("5 m", ValidationError(code: .numberUnit, limits: accepted, ranges: [2..<3])),
      Row("5 KM", ValidationError(code: .numberUnit, limits: accepted, ranges: [2..<4], suggestion: "5 km")),
      Row("5 km\u{0}", ValidationError(code: .numberUnit, limits: accepted, ranges: [2..<5])),
      Row(
        "1٢ km",
        ValidationError(code: .numberMixedDigits, found: ["character": .character("٢")], ranges: [1..<3])),
      Row(
        "10.1 km",
        ValidationError(code: .rangeTooLarge, limits: ["maximum": "10 km"], found: ["actual": "10.1 km"])),
      Row(
        "6.214 mi",
        ValidationError(code: .rangeTooLarge, limits: ["maximum": "10 km"], found: ["actual": "6.214 mi"])),
      Row(
        "-1 mi",
        ValidationError(code: .rangeTooSmall, limits: ["minimum": "0 km"], found: ["actual": "-1 mi"])),
    ])
  func refusal(row: Row<String>) {
    expect(row, from: .measure(units: ["kilometer", "mile"], in: "en", minimum: 0, maximum: 10))
  }

  @Test("are compared with limits exactly")
  func exactLimits() {
    let rule = Validation.measure(units: ["celsius", "fahrenheit"], in: "en", minimum: 0, maximum: 100)
    #expect(rule.isValid(value: "32°F"))
    #expect(!rule.isValid(value: "31.99999999999999999999°F"))
    #expect(rule.isValid(value: "212°F"))
    #expect(!rule.isValid(value: "212.00000000000000000001°F"))
    #expect(!rule.isValid(value: megabyte(of: "9") + "°F"))
  }

  @Test("have units that measure the same")
  func impossible() {
    #expect(throws: ImpossibleRule.self) { try MeasureFormat(locale: "en", units: ["meter", "gram"]) }
    #expect(throws: ImpossibleRule.self) { try MeasureFormat(locale: "en", units: []) }
    #expect(throws: ImpossibleRule.self) { try MeasureFormat(locale: "en", units: ["parsec"]) }
  }

  @Test("every unit is read in the form that the locale writes", arguments: RuleOption.Dimension.allCases)
  func everyUnit(dimension: RuleOption.Dimension) throws {
    for locale in ["en", "de", "ar-EG", "hi", "zh", "ja", "ru", "th", "sw"] {
      for unit in dimension.units {
        let format = try MeasureFormat(locale: locale, units: [unit])
        let error = #expect(throws: ValidationError.self) { try format.value(in: "x") }
        guard case .text(let example)? = error?.arguments["example"] else {
          Issue.record("no example")
          continue
        }
        #expect(
          (try? format.value(in: example)) == MeasuredValue(value: Decimal(string: "1234.5")!, unit: unit),
          "\(locale) \(example)")
      }
    }
  }
}
