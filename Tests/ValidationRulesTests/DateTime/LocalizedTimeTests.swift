import Testing
import ValidationCore
import ValidationRules

@Suite("Times of day in a locale")
struct LocalizedTimeTests {
  @Test(
    "are read as the locale writes them",
    arguments: [
      ("en", "2:30 PM"), ("en", "2:30\u{202F}pm"), ("en", "02:30PM"), ("en", "12:00 AM"), ("de", "14:30"),
      ("zh", "14:30"), ("zh-TW", "下午2:30"), ("zh-TW", "晚上8:30"), ("zh-TW", "下午8:30"), ("ar-EG", "١٠:٣٠ ص"),
      ("ar-EG", "2:30 م"), ("fr-CA", "14 h 30"), ("fr-CA", "14h30"), ("fr", "14:30"), ("ko", "오후 2:30"),
      ("hi", "२:३० pm"), ("hi", "2:30 pm"), ("fa", "۱۴:۳۰"), ("fi", "14.30"), ("bg", "14:30 ч."),
      ("el", "2:30 μ.μ."),
      ("el", "2:30 μμ"), ("es-ES", "14:30"), ("ja", "14:30"), ("th", "14:30"),
    ])
  func reading(locale: String, text: String) {
    expect(Row(text), from: .localizedTime(in: locale))
  }

  private static func syntax(_ range: Range<Int>, _ suggestion: String? = nil) -> ValidationError {
    ValidationError(
      code: .timeSyntax, limits: ["example": "14:30"], ranges: [range], suggestion: suggestion)
  }

  private static func part(
    _ code: ValidationError.Code, _ limits: ClosedRange<Int>, _ actual: Int, _ range: Range<Int>
  ) -> ValidationError {
    ValidationError(
      code: code, limits: ["minimum": .integer(limits.lowerBound), "maximum": .integer(limits.upperBound)],
      found: ["actual": .integer(actual)], ranges: [range])
  }

  @Test(
    "are refused where they go wrong",
    arguments: [
      Row("", syntax(0..<0)), Row(" 14:30", syntax(0..<1, "14:30")), Row("14:30 ", syntax(5..<6, "14:30")),
      Row("14:30\0", syntax(5..<6, "14:30")), Row("2:30 PM", syntax(4..<5)),
      Row("14.30", syntax(2..<3, "14:30")),
      Row("14:3", syntax(4..<4, "14:03")), Row("24:00", part(.timeHour, 0...23, 24, 0..<2)),
      Row("14:60", part(.timeMinute, 0...59, 60, 3..<5)), Row("👍", syntax(0..<4)),
      Row(
        "1٤:30",
        ValidationError(code: .numberMixedDigits, found: ["character": .character("٤")], ranges: [1..<3])),
    ])
  func refusal(row: Row<String>) { expect(row, from: .localizedTime(in: "de")) }

  @Test("have an hour that belongs to the part of the day")
  func partOfDay() {
    let rule = Validation.localizedTime(in: "zh-TW")
    #expect(rule.errors(in: "凌晨8:30") == [Self.part(.timeHour, 1...12, 8, 6..<7)])
    #expect(rule.isValid(value: "凌晨2:30"))
    #expect(
      Validation.localizedTime(in: "en").errors(in: "0:30 AM") == [Self.part(.timeHour, 1...12, 0, 0..<1)])
  }

  @Test("have the hours and seconds that the rule requires")
  func cycles() {
    #expect(Validation.localizedTime(in: "en", hours: .twentyFour).isValid(value: "14:30"))
    #expect(Validation.localizedTime(in: "de", hours: .twelve).isValid(value: "2:30 PM"))
    #expect(Validation.localizedTime(in: "en", seconds: true).isValid(value: "2:30:59 PM"))
    #expect(
      Validation.localizedTime(in: "de", seconds: true).errors(in: "14:30:60")
        == [Self.part(.timeSecond, 0...59, 60, 6..<8)])
    #expect(!Validation.localizedTime(in: "en").isValid(value: megabyte(of: "2:30 PM")))
  }

  @Test(
    "the suggestion and the example are valid",
    arguments: [
      "en", "de", "ar-EG", "ar", "hi", "zh", "zh-TW", "ja", "ko", "th", "ru", "fa", "fr-CA", "bg", "el", "es",
      "es-MX",
      "he", "bn", "ta", "te", "mr", "am", "my", "km", "sw", "tr", "vi", "da", "fi", "et", "lv",
    ])
  func example(locale: String) throws {
    let rule = Validation.localizedTime(in: locale)
    let error = try #require(rule.errors(in: "?").first)
    guard case .text(let example)? = error.arguments["example"] else {
      Issue.record("no example")
      return
    }
    #expect(rule.errors(in: example) == [], "\(locale) \(example)")
    for hour in 0..<24 {
      let time = "\(hour / 10)\(hour % 10);07"
      let suggestion = rule.errors(in: time).first?.suggestion
      #expect(suggestion.map { rule.isValid(value: $0) } == true, "\(locale) \(time) \(suggestion ?? "")")
    }
  }
}
