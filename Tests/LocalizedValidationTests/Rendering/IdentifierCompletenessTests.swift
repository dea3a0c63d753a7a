import Foundation
import Testing

@testable import LocalizedValidation

/// What a half-added identifier lacks, in one list.
struct IdentifierCompletenessTests {
  @Test(
    "Every identifier has samples, a rule in documents, a line in the article of rules, and a name in each language"
  )
  func complete() throws {
    let article = try String(
      contentsOf: Article.root.appendingPathComponent(
        "Sources/LocalizedValidation/LocalizedValidation.docc/AllRules.md"),
      encoding: .utf8)
    var catalogs: [(language: String, messages: [String: Any])] = []
    for language in try RuleMessageTests.locales() {
      let file = Article.root.appendingPathComponent("Localizations/\(language).json")
      let messages = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any]
      catalogs.append((language, messages ?? [:]))
    }
    var lacks: [String] = []
    for format in IdentifierFormat.all {
      func lack(_ what: String) { lacks.append("\(format.name): \(what)") }
      if format.summary.isEmpty { lack("no summary") }
      if format.authority.isEmpty { lack("no authority") }
      if format.valid.isEmpty, format.name != "postalCode" { lack("no valid sample") }
      if RuleRegistry.builtIn.rule(named: format.name) == nil { lack("no rule of its name in documents") }
      if !article.contains("| `\(format.name)` |") {
        lack("not in AllRules.md (write it again: rulecheck rules --format markdown)")
      }
      let key = "identifier.kind.\(format.name)"
      for (language, messages) in catalogs where messages[key] == nil {
        lack("no \(key) in \(language).json")
      }
      if catalogs.first(where: { $0.language == "en" })?.messages["@\(key)"] == nil {
        lack("no metadata @\(key) in en.json")
      }
    }
    #expect(lacks == [])
  }
}
