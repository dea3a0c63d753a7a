import Foundation
import JSONText
import RuleDocuments
import Testing
import ValidationCore
import ValidationRules

@testable import rulecheck

/// The article of all rules.
struct RuleTableTests {
  private static let article = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
    .appendingPathComponent("Sources/LocalizedValidation/LocalizedValidation.docc/AllRules.md")

  @Test("The article in the documentation is what the command prints today")
  func article() throws {
    let printed = RuleTable.text(of: RuleRegistry.builtIn.rules)
    let written = try String(contentsOf: Self.article, encoding: .utf8)
    #expect(
      written == printed,
      "swift run rulecheck rules --format markdown > Sources/LocalizedValidation/LocalizedValidation.docc/AllRules.md"
    )
  }

  @Test("A bar in a cell does not end it, and arguments show how they can be given")
  func cells() {
    let rule = RegisteredRule(
      "each|any",
      aliases: ["some"],
      summary: "is a|b",
      standard: "RFC 1",
      arguments: [
        RuleArgument("of", .count, isRequired: true, isShorthand: true), RuleArgument("by", .text),
      ],
      codes: ["a.b", "c"]
    ) { _ in .type(.any) }
    let row = RuleTable.text(of: [rule]).split(separator: "\n").last
    #expect(
      row
        == #"| `each|any`, `some` | is a\|b | RFC 1 | ***`of`***: a whole number from 0 up, `by`: a text | `a.b`, `c` |"#
    )
  }

  @Test("A tool reads what each rule takes and reports")
  func json() throws {
    let rules = try #require(try JSONNode.parse(RuleCatalog.text(of: RuleDefinition.builtIn)).array)
    #expect(rules.map { $0["name"]?.string } == RuleDefinition.builtIn.map(\.name))
    let encodable = try #require(rules.first { $0["name"]?.string == "encodable" })
    #expect(
      "\(encodable)" == """
        {"name":"encodable","aliases":[],"summary":"The text can be stored in a charset and read back unchanged.",\
        "standard":"the round-trip mappings of ICU's converters",\
        "arguments":[{"name":"charset","type":"text","required":true,"shorthand":true}],\
        "errors":[{"code":"text.notEncodable","limits":{"charset":"text"},"found":{"character":"character"}}]}
        """)
  }
}
