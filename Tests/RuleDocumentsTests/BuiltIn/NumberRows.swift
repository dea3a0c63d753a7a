import Foundation
import ValidationCore

extension RuleRow {
  static let numbers: [RuleRow] = [
    RuleRow(
      "range", #"{"range": {"min": 18, "max": 120}}"#, "17.5",
      error("range.tooSmall", ["minimum": 18, "actual": .decimal(Decimal(string: "17.5") ?? 0)])),
    RuleRow("range", #"{"range": {"min": 18, "max": 120}}"#, "1.2e2"),
    RuleRow(
      "range", #"{"range": {"max": 9007199254740992}}"#, "9007199254740993",
      error("range.tooLarge", ["maximum": 9_007_199_254_740_992, "actual": 9_007_199_254_740_993])),
    RuleRow(
      "range", #"{"range": {"min": 0, "below": 1}}"#, "1.0",
      error("range.notBelow", ["bound": 1, "actual": 1])),
    RuleRow("range", #"{"range": {"below": 1}}"#, #""0""#, mismatch("number", "text")),
    RuleRow("min", #"{"min": 0.1}"#, "0.1"),
    RuleRow("min", #"{"min": 1}"#, "-1e400", error("range.tooSmall", ["minimum": 1, "actual": "-1e400"])),
    RuleRow("max", #"{"max": {"value": 3}}"#, "4", error("range.tooLarge", ["maximum": 3, "actual": 4])),
    RuleRow("number", #"{"number": "pt-BR"}"#, #""1.234,5""#),
    RuleRow("number", #"{"number": {"locale": "en"}}"#, #""٢٣""#),
    RuleRow(
      "number", #"{"number": "pt-BR"}"#, #""1,5x""#,
      error("number.syntax", ["example": "1.234,5"], [3..<4])),
    RuleRow(
      "number", #"{"number": "en"}"#, #""1٢""#,
      error("number.mixedDigits", ["character": "٢ (U+0662)"], [1..<3])),
    RuleRow("number", #"{"number": "pt-BR"}"#, "5", mismatch("text", "number")),
  ]
}
