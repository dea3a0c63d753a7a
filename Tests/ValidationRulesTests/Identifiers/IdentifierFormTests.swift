import Testing
import ValidationCore

@testable import ValidationRules

/// Digits and letters up to F, four of them or six.
private struct HexRule: TextRule {
  var form = IdentifierForm(kind: "hex", alphabet: IdentifierAlphabet("0123456789ABCDEF"), lengths: [4, 6])

  func check(_ text: inout TextView, _ findings: inout Findings) { _ = form.read(text, &findings) }
}

@Suite("How identifiers are written")
struct IdentifierFormTests {
  static let kind = ["kind": ValidationError.Argument.key("identifier.kind.hex")]

  static func error(
    _ code: ValidationError.Code,
    _ arguments: [String: ValidationError.Argument] = [:],
    _ ranges: [Range<Int>] = [],
    _ suggestion: String? = nil
  ) -> ValidationError {
    ValidationError(
      code: code, arguments: kind.merging(arguments) { $1 }, ranges: ranges, suggestion: suggestion)
  }

  static func length(_ actual: Int) -> ValidationError {
    error(.identifierLength, ["expected": .alternatives([4, 6]), "actual": .integer(actual)])
  }

  @Test(
    "as the standard writes them",
    arguments: [
      Row("12AF"), Row("0123EF"), Row("", length(0)), Row("12A", length(3)), Row("12 -", length(2)),
      Row("12AG", error(.identifierCharacters, ["character": .character("G")], [3..<4])),
      Row("12A\0", error(.identifierCharacters, ["character": .character("\u{0}")], [3..<4])),
      Row("12AF\n", error(.identifierCharacters, ["character": .character("\u{A}")], [4..<5])),
      Row("éé1é", error(.identifierCharacters, ["character": .character("é")], [0..<4, 5..<7])),
      Row(
        "12A\u{301}F", error(.identifierCharacters, ["character": .character("\u{301}")], [3..<5])),
      Row("12A👨‍👩‍👧", error(.identifierCharacters, ["character": .character("👨")], [3..<21])),
      Row("12aF", error(.identifierCase, ["case": "upper"], [2..<3], "12AF")),
      Row("12 AF", error(.identifierGrouping, [:], [2..<3], "12AF")),
      Row(" 12-AF ", error(.identifierGrouping, [:], [0..<1, 3..<4, 6..<7], "12AF")),
      Row("١٢٣٤", error(.identifierNotASCII, ["character": .character("١")], [0..<8], "1234")),
      Row("１２ａＦ", error(.identifierNotASCII, ["character": .character("１")], [0..<12], "12AF")),
      Row(
        "12\u{A0}AF",
        error(.identifierNotASCII, ["character": .character("\u{A0}")], [2..<4], "12AF")),
      Row(megabyte(of: "1"), length(1_048_577)),
      Row(
        megabyte(of: "\u{301}"),
        error(.identifierCharacters, ["character": .character("\u{301}")], [0..<1_048_578])),
    ]
  )
  func strict(row: Row<String>) { expect(row, from: Validation(HexRule())) }

  @Test(
    "as people write them, where that is taken",
    arguments: [
      Row("12 AF"), Row("1-2-a-f"),
      Row("12\u{2011}af", error(.identifierNotASCII, ["character": .character("‑")], [2..<5], "12AF")),
      Row("12  AF", error(.identifierGrouping, [:], [3..<4], "12AF")),
      Row("-12AF", error(.identifierGrouping, [:], [0..<1], "12AF")),
      Row("12AF ", error(.identifierGrouping, [:], [4..<5], "12AF")),
      Row("12AF- ", error(.identifierGrouping, [:], [5..<6], "12AF")),
    ]
  )
  func loose(row: Row<String>) {
    var rule = HexRule()
    rule.form.takesSeparators = true
    rule.form.takesLowercase = true
    expect(row, from: Validation(rule))
  }
}
