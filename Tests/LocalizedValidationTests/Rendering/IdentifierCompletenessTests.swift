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
    let catalogs = try MessageCatalogs.builtIn()
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
      for locale in builtInLocales {
        let name = catalogs.message(for: key, in: locale)
        if name?.locale.identifier.prefix(2) != locale.identifier.prefix(2) { lack("no \(key) in \(locale)") }
      }
    }
    #expect(lacks == [])
  }
}
