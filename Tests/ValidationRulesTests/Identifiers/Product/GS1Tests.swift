import Testing
import ValidationCore
import ValidationRules

@Suite("Fields of GS1 barcodes")
struct GS1Tests {
  @Test(
    "are accepted in both forms",
    arguments: [
      "(01)09506000134352", "0109506000134352", "]C10109506000134352",
      "]d201095060001343521012A\u{1D}17261231",
      "\u{1D}0109506000134352", "(10)A(B)c", "(10)A(1)B", "(8008)26013112", "(8008)2601311259",
      "(4330)001500-", "(4330)001500", "(253)9506000134352", "(253)9506000134352XYZ", "(7007)260101260131",
      "(3922)12345", "(3932)9781234", "(95)9=?", "(17)280229", "(17)270200", "(7250)19991231", "(8010)A-1/#",
      "310300175010AB", "(99)" + String(repeating: "x", count: 90),
    ])
  func accepted(text: String) { expect(Row(text), from: .gs1) }

  private static func error(_ code: ValidationError.Code, _ range: Range<Int>) -> ValidationError {
    error(code, [:], range)
  }

  private static func error(
    _ code: ValidationError.Code, _ found: [String: ValidationError.Argument], _ range: Range<Int>
  ) -> ValidationError {
    ValidationError(code: code, limits: ["kind": .key("identifier.kind.gs1")], found: found, ranges: [range])
  }

  private static func length(_ expected: Int, _ actual: Int, _ range: Range<Int>) -> ValidationError {
    ValidationError(
      code: .identifierLength, limits: ["kind": .key("identifier.kind.gs1"), "unit": "characters"],
      found: ["expected": .integer(expected), "actual": .integer(actual)], ranges: [range])
  }

  @Test(
    "are refused where they go wrong",
    arguments: [
      Row("", error(.identifierShape, 0..<0)), Row("]C1", error(.identifierShape, 3..<3)),
      Row("x", error(.identifierShape, 0..<1)), Row("(01", error(.identifierShape, 0..<1)),
      Row("(01)", length(14, 0, 4..<4)), Row("(29)1", error(.identifierUnknown, ["code": "29"], 1..<3)),
      Row("5", error(.identifierUnknown, ["code": "5"], 0..<1)),
      Row("(01)09506000134353", error(.identifierCheckDigit, 17..<18)),
      Row("0109506000134353", error(.identifierCheckDigit, 15..<16)),
      Row("(01)0950600013435", length(14, 13, 4..<17)), Row("(10)", length(1, 0, 4..<4)),
      Row("(10)A\u{1D}B", error(.identifierCharacters, ["character": .character("\u{1D}")], 5..<6)),
      Row("(10)é", error(.identifierCharacters, ["character": .character("é")], 4..<6)),
      Row("(10)👍", error(.identifierCharacters, ["character": .character("👍")], 4..<8)),
      Row("(17)261331", error(.identifierDate, 4..<10)), Row("(17)260230", error(.identifierDate, 4..<10)),
      Row("(4326)260200", error(.identifierDate, 6..<12)),
      Row("(7003)2601312460", error(.identifierDate, 6..<16)),
      Row("10ABC\u{1D}", error(.identifierShape, 5..<6)),
      Row("(8010)a", error(.identifierCharacters, ["character": .character("a")], 6..<7)),
      Row("(10)A\0", error(.identifierCharacters, ["character": .character("\0")], 5..<6)),
      Row("(１０)A", error(.identifierShape, 1..<4)),
    ])
  func refused(row: Row<String>) { expect(row, from: .gs1) }

  @Test("are in the form that the rule requires, however long they are")
  func form() {
    #expect(!Validation.gs1(.elementString).isValid(value: "(01)09506000134352"))
    #expect(!Validation.gs1(.bracketed).isValid(value: "0109506000134352"))
    #expect(!Validation.gs1.isValid(value: megabyte(of: "(10)")))
    #expect(!Validation.gs1.isValid(value: megabyte(of: "(10")))
    #expect(Validation.gs1.isValid(value: megabyte(of: "(01)09506000134352")))
  }
}
