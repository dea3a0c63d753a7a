import Testing
import ValidationCore
import ValidationRules

/// Durations that are not to be shorter or longer than others.
@Suite("Limits of durations")
struct DurationLimitTests {
  private static func tooShort(_ minimum: String, _ actual: String) -> ValidationError {
    ValidationError(code: .rangeTooSmall, arguments: ["minimum": .text(minimum), "actual": .text(actual)])
  }

  private static func tooLong(_ maximum: String, _ actual: String) -> ValidationError {
    ValidationError(code: .rangeTooLarge, arguments: ["maximum": .text(maximum), "actual": .text(actual)])
  }

  /// Pairs of durations, and whether the first is at least and at most as long as the second, wherever both begin.
  static let pairs: [(first: String, second: String, isAtLeast: Bool, isAtMost: Bool)] = [
    ("PT60M", "PT1H", true, true), ("P1D", "PT24H", true, true), ("P1W", "P7D", true, true),
    ("P1Y", "P12M", true, true), ("P0Y", "PT0S", true, true), ("PT59M59S", "PT1H", false, true),
    ("PT1H0M1S", "PT1H", true, false),
    // Months are as long as 28 to 31 days, and so on (XML Schema 1.1 part 2, section 3.3.6.1).
    ("P27D", "P1M", false, true), ("P28D", "P1M", false, true), ("P29D", "P1M", false, false),
    ("P30D", "P1M", false, false), ("P31D", "P1M", true, false), ("P32D", "P1M", true, false),
    ("P58D", "P2M", false, true), ("P59D", "P2M", false, true), ("P60D", "P2M", false, false),
    ("P62D", "P2M", true, false), ("P364D", "P1Y", false, true), ("P365D", "P1Y", false, true),
    ("P366D", "P1Y", true, false), ("P153D", "P5M", true, false), ("P150D", "P5M", false, true),
    ("P152D", "P5M", false, false), ("P1M", "P30D", false, false), ("P1M", "P28D", true, false),
    ("P1M", "P31D", false, true), ("P1Y", "P365D", true, false), ("P400Y", "P146097D", true, true),
    // A fraction is exact, whatever the number of its digits.
    ("PT0.5S", "PT0,500S", true, true), ("PT1.000000000000000000000001S", "PT1S", true, false),
    ("PT0.999999999999999999999999S", "PT1S", false, true), ("P0.5D", "PT12H", true, true),
    ("P0.1W", "PT16H48M", true, true), ("PT0.1H", "PT6M", true, true), ("PT0.1M", "PT6S", true, true),
    ("P0.5Y", "P6M", true, true), ("P0.75Y", "P9M", true, true), ("P0.5M", "P14D", true, false),
    ("P0.5M", "P15D", false, false), ("P0.5M", "P16D", false, true), ("P1.5M", "P1M14D", true, false),
    ("PT0.000000001S", "PT0.000000002S", false, true),
    // Amounts of many digits.
    ("P000000000000000000000000000001D", "P1D", true, true),
    ("P99999999999999999999999999Y", "P9999999Y", true, false),
    ("PT999999999999999S", "P20000000Y", true, false), ("PT99999999999999S", "P20000000Y", false, true),
    ("PT86399S", "P1D", false, true), ("PT86401S", "P1D", true, false),
  ]

  @Test("a duration is compared with another wherever in the calendar both begin", arguments: pairs)
  func order(first: String, second: String, isAtLeast: Bool, isAtMost: Bool) {
    let least = Validation.duration(.iso8601, minimum: second)
    let most = Validation.duration(.iso8601, maximum: second)
    #expect(least.errors(in: first) == (isAtLeast ? [] : [Self.tooShort(second, first)]))
    #expect(most.errors(in: first) == (isAtMost ? [] : [Self.tooLong(second, first)]))
    #expect(least.isValid(value: first) == isAtLeast)
    #expect(most.isValid(value: first) == isAtMost)
  }

  @Test("a text that is not a duration of the notation is refused as such")
  func notation() {
    let rule = Validation.duration(minimum: "PT0.5S", maximum: "P1D")
    #expect(rule.errors(in: "PT1S") == [])
    #expect(rule.errors(in: "PT0.7S").map(\.code) == [.durationSyntax])
    #expect(rule.errors(in: "P١D").map(\.code) == [.durationSyntax])
    #expect(rule.errors(in: "").map(\.code) == [.durationSyntax])
    #expect(rule.errors(in: "P") == [ValidationError(code: .durationEmpty, ranges: [0..<1])])
  }

  @Test("a megabyte of digits is compared in one pass")
  func hostile() {
    let digits = String(repeating: "9", count: 1_000_000)
    let rule = Validation.duration(.iso8601, minimum: "PT1S", maximum: "P1M")
    #expect(rule.isValid(value: "PT1.\(digits)S"))
    #expect(rule.isValid(value: "P0.\(digits)M"))
    #expect(!rule.isValid(value: "P\(digits)D"))
    #expect(!rule.isValid(value: "PT0.\(digits)S"))
  }
}
