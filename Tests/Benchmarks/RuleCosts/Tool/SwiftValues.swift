import Foundation
import ValidationCore
import ValidationRules

extension RuleRow {
  /// Rules over the Swift types that documents do not have.
  static func swiftValues() -> [RuleRow] {
    let day = Date(timeIntervalSince1970: 1_700_000_000)
    let later = Date(timeIntervalSince1970: 1_800_000_000)
    return [
      row("range", "Int, 1...9", 5, .range(1...9)),
      row("multipleOf", "Int, 5", 35, .multipleOf(5)),
      row("range", "Double, 0.5...9", 5.25, .range(0.5...9)),
      row("precisionScale", "Double, 5, 2", 129.5, .precisionScale(5, 2)),
      row("range", "Decimal, 0...1000", Decimal(string: "129.50") ?? 0, .range(0...1000)),
      row("precisionScale", "Decimal, 10, 2", Decimal(string: "129.50") ?? 0, .precisionScale(10, 2)),
      row("multipleOf", "Decimal, 0.05", Decimal(string: "129.50") ?? 0, .multipleOf(Decimal(5) / 100)),
      row("unique", "[String]", ["a", "b", "c"], .unique),
      row("unique", "[Int]", [1, 2, 3, 4, 5], .unique),
      row("containsElement", "[String]", ["a", "b", "c"], .containsElement("c")),
      row("count", "[Int]", [1, 2, 3], .count(1...5)),
      row("before", "Date", day, .before(later)),
      row("past", "Date", day, .past()),
      row("oneOf", "String of 3", "b", .oneOf(["a", "b", "c"])),
      row("equal", "String", "b", .equal(to: "b")),
      row("equal", "Int", 7, .equal(to: 7)),
      row("requiredKeys", "[String: Int]", ["a": 1, "b": 2], .requiredKeys("a", "b")),
      row("oneOf", "enum of 2", FloatingPointSign.minus, .oneOf([.plus, .minus])),
      row("required", "Date?", day as Date?, .required),
      row("date", "String, before", "2023-11-14", .date(.before(later))),
      row("dateTime", "String, before", "2023-11-14T10:30:00Z", .dateTime(.before(later))),
      row("each", "Set<Int>, 0...9", [1, 2, 3] as Set, .each(.range(0...9))),
      row("eachValue", "[String: Int], 0...9", ["a": 1, "b": 2], .eachValue(.range(0...9))),
      row("eachKey", "[String: Int], ...9", ["a": 1, "b": 2], .eachKey(.length(...9))),
      row("valid", "Part", Part(), .valid),
      row("valid", "[Part]", [Part(), Part()], .valid),
      row("valid", "[String: [Part]?]", ["a": [Part()], "b": nil], .valid),
    ]
  }

  /// What is valid by the rules of its type.
  private struct Part: Validatable, Sendable, CustomStringConvertible {
    let number = 1
    let limit = 2
    var description: String { "\(number) of \(limit)" }

    static let rules = Validation<Part>.all(
      .field("number", \.number, .range(0...9)), .compare("number", \.number, .before, "limit", \.limit))
  }

  private static func row<Value: Sendable>(
    _ rule: String, _ arguments: String, _ value: Value, _ validation: Validation<Value>
  ) -> RuleRow {
    RuleRow(swift: rule, arguments, "\(value)") {
      precondition(validation.isValid(value: value), "\(rule) \(value)")
      return Cost.of { precondition(validation.errors(in: value).isEmpty) }
    }
  }
}
