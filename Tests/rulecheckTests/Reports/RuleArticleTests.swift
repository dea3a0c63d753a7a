import Foundation
import JSONText
import RuleDocuments
import Testing
import ValidationCore
import ValidationRules

@testable import rulecheck

/// The article of all rules.
struct RuleArticleTests {
  private static let article = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
    .appendingPathComponent("Sources/LocalizedValidation/LocalizedValidation.docc/AllRules.md")

  /// The lines without the names of countries, which are those of the linked ICU: Turkey is Türkiye in newer releases.
  private static func lines(of article: String) -> [Substring] {
    article.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.hasPrefix("### ") && !$0.hasPrefix("### `") ? "### (a country)" : $0 }
  }

  @Test("The article in the documentation is what the command prints today")
  func article() throws {
    let printed = try RuleArticle.text()
    let written = try String(contentsOf: Self.article, encoding: .utf8)
    #expect(
      Self.lines(of: written) == Self.lines(of: printed),
      "swift run rulecheck rules --format markdown > Sources/LocalizedValidation/LocalizedValidation.docc/AllRules.md"
    )
  }

  @Test(
    "A rule is found by its name, its standard, its codes, and by what other libraries call it",
    arguments: [
      ("phone", "phone"), ("isMobilePhone", "phone"), ("ismobilephone", "phone"), ("Assert\\Iban", "iban"),
      ("rfc 6901", "jsonPointer"), ("email.missingAt", "email"), ("@CPF", "br.cpf"), ("public hosts", "url"),
    ])
  func search(words: String, name: String) throws {
    let found = RuleDefinition.builtIn.filter(RuleSearch(words).finds).map(\.name)
    #expect(found.contains(name), "\(found)")
    #expect(found.count < RuleDefinition.builtIn.count)
  }

  @Test("A search that finds nothing finds nothing", arguments: ["xyzzy", "phone xyzzy"])
  func nothing(words: String) {
    #expect(!RuleDefinition.builtIn.contains(where: RuleSearch(words).finds))
  }

  @Test("Each name of another library belongs to a rule that there is")
  func peers() {
    let names = Set(RuleDefinition.builtIn.map(\.name)).union([
      "nationalID", "taxNumber", "vat", "companyNumber",
    ])
    #expect(RuleDefinition.namesWithPeers.filter { !names.contains($0) && !$0.contains(".") } == [])
    for rule in RuleDefinition.builtIn {
      for peer in rule.peerNames { #expect(peer.library.count > 1, "\(rule.name)") }
    }
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
        "errors":[{"code":"text.notEncodable","limits":{"charset":"text"},"found":{"character":"character"}}],\
        "elsewhere":[{"library":"Symfony","name":"Charset"},{"library":"Laravel","name":"encoding"}]}
        """)
  }
}
