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
      error("number.mixedDigits", ["character": .character("٢")], [1..<3])),
    RuleRow("number", #"{"number": "pt-BR"}"#, "5", mismatch("text", "number")),
    RuleRow("number", #"{"number": "en"}"#, "\"\(String(repeating: "9", count: 50))\""),
    RuleRow("min", #"{"min": {"value": 0.1, "locale": "pt-BR"}}"#, #""0,10""#),
    RuleRow(
      "min", #"{"min": {"value": 1000, "locale": "ar"}}"#, #""٩٩٩""#,
      error("range.tooSmall", ["minimum": 1000, "actual": 999])),
    RuleRow(
      "max", #"{"max": {"value": 5, "locale": "pt-BR"}}"#, #""5.0""#,
      error("number.syntax", ["example": "1.234,5"], [1..<2])),
    RuleRow(
      "range", #"{"range": {"min": 1, "max": 5, "locale": "en"}}"#, #""1٢""#,
      error("number.mixedDigits", ["character": .character("٢")], [1..<3])),
    RuleRow("integer", #"{"integer": "de"}"#, #""1.234""#),
    RuleRow(
      "integer", #"{"integer": "de"}"#, #""1.234,0""#, error("number.notInteger", [:], [5..<7], "1.234")),
    RuleRow("integer", #"{"integer": "de"}"#, #""x""#, error("number.syntax", ["example": "1.234"], [0..<1])),
    RuleRow(
      "integer", #"{"integer": "de"}"#, #""1٢""#,
      error("number.mixedDigits", ["character": .character("٢")], [1..<3])),
    RuleRow("precisionScale", #"{"precisionScale": {"precision": 5, "scale": 2}}"#, "999.990"),
    RuleRow(
      "precisionScale", #"{"precisionScale": {"precision": 5, "scale": 2}}"#, "1e3",
      error("number.tooManyIntegerDigits", ["maximum": 3, "actual": 4])),
    RuleRow(
      "precisionScale", #"{"precisionScale": {"precision": 5, "scale": 2, "locale": "pt-BR"}}"#, #""0,125""#,
      error("number.tooManyFractionDigits", ["maximum": 2, "actual": 3])),
    RuleRow("sign", #"{"sign": "positive"}"#, "1e-400"),
    RuleRow("sign", #"{"sign": "positive"}"#, "-0.0", error("number.notPositive", ["actual": 0])),
    RuleRow("sign", #"{"sign": "negative"}"#, "0", error("number.notNegative", ["actual": 0])),
    RuleRow("sign", #"{"sign": {"is": "nonNegative"}}"#, "-1", error("number.negative", ["actual": -1])),
    RuleRow(
      "sign", #"{"sign": {"is": "nonPositive", "locale": "ar"}}"#, #""٢""#,
      error("number.positive", ["actual": 2])),
    RuleRow("multipleOf", #"{"multipleOf": 0.1}"#, "0.3"),
    RuleRow(
      "multipleOf", #"{"multipleOf": 3}"#, "1e400",
      error("number.notMultiple", ["factor": 3, "actual": "1e400"])),
    RuleRow("multipleOf", #"{"multipleOf": {"factor": 0.05, "locale": "pt-BR"}}"#, #""19,95""#),
    RuleRow("digits", #"{"digits": 4}"#, #""٠١٢٣""#),
    RuleRow(
      "digits", #"{"digits": 4}"#, #""012""#, error("number.digitsWrong", ["expected": 4, "actual": 3])),
    RuleRow(
      "digits", #"{"digits": {"min": 4}}"#, #""012""#,
      error("number.tooFewDigits", ["minimum": 4, "actual": 3])),
    RuleRow(
      "digits", #"{"digits": {"max": 4}}"#, #""01234""#,
      error("number.tooManyDigits", ["maximum": 4, "actual": 5])),
    RuleRow(
      "digits", #""digits""#, #""0-1""#, error("number.notDigit", ["character": .character("-")], [1..<2])),
    RuleRow(
      "digits", #""digits""#, #""1٢""#, error("number.mixedDigits", ["character": .character("٢")], [1..<3])),
    RuleRow("digits", #""digits""#, "12", mismatch("text", "number")),
  ]

  static let ordering: [RuleRow] = [
    RuleRow("lessThan", #"{"lessThan": 1}"#, "0.99999999999999999999"),
    RuleRow("lessThan", #"{"lessThan": 1}"#, "1.0", error("range.notBelow", ["bound": 1, "actual": 1])),
    RuleRow("lessThanOrEqual", #"{"lessThanOrEqual": 1}"#, "1.0"),
    RuleRow(
      "lessThanOrEqual", #"{"lessThanOrEqual": {"bound": 1, "locale": "ar"}}"#, #""٢""#,
      error("range.tooLarge", ["maximum": 1, "actual": 2])),
    RuleRow("greaterThan", #"{"greaterThan": 1}"#, "1", error("range.notAbove", ["bound": 1, "actual": 1])),
    RuleRow("greaterThan", #"{"greaterThan": 9007199254740992}"#, "9007199254740993"),
    RuleRow(
      "greaterThanOrEqual", #"{"greaterThanOrEqual": 1}"#, "0",
      error("range.tooSmall", ["minimum": 1, "actual": 0])),
    RuleRow("between", #"{"between": {"lower": 1, "upper": 3}}"#, "3"),
    RuleRow(
      "between", #"{"between": {"lower": 1, "upper": 3}}"#, "4",
      error("range.tooLarge", ["maximum": 3, "actual": 4])),
    RuleRow(
      "between", #"{"between": {"lower": 1, "upper": 3, "inclusive": false}}"#, "3",
      error("range.notBelow", ["bound": 3, "actual": 3])),
    RuleRow(
      "between", #"{"between": {"lower": 1, "upper": 3, "inclusive": false}}"#, "1",
      error("range.notAbove", ["bound": 1, "actual": 1])),
    RuleRow(
      "between", #"{"between": {"lower": 1, "upper": 3}}"#, "0",
      error("range.tooSmall", ["minimum": 1, "actual": 0])),
    RuleRow("between", #"{"between": {"lower": 1, "upper": 3}}"#, #""2""#, mismatch("number", "text")),
    RuleRow("notEqual", #"{"notEqual": 18}"#, "1.8e1", error("comparison.equal", ["forbidden": 18])),
    RuleRow("notEqual", #"{"notEqual": "é"}"#, "\"e\u{301}\"", error("comparison.equal", ["forbidden": "é"])),
    RuleRow("notEqual", #"{"notEqual": {"to": null}}"#, "0"),
  ]
}
