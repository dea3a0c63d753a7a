import Foundation
import Testing

@testable import LocalizedValidation
@testable import ValidationRules

/// What a half-added rule, identifier, code or language lacks, in one list.
struct CompletenessTests {
  /// Codes that take a system without memory, or a pattern that grows its stack for long; the rule's own tests have
  /// them.
  private static let unreachable: Set<ValidationError.Code> = [
    .formatStackLimitExceeded, .formatDeadlineExceeded,
  ]
  private static let article = "Sources/LocalizedValidation/LocalizedValidation.docc/AllRules.md"

  @Test("Nothing is missing of a rule, an identifier, a code or a language")
  func complete() throws {
    let rules = try String(
      contentsOf: Article.root.appendingPathComponent(Self.article), encoding: .utf8)
    let lacks =
      RuleDefinition.builtIn.flatMap { Self.lacks(of: $0, rules) }
      + IdentifierFormat.all.flatMap(Self.lacks(of:))
      + (try Self.lacksOfLanguages())
    #expect(lacks == [])
  }

  private static func lacks(of rule: RuleDefinition, _ article: String) -> [String] {
    var lacks: [String] = []
    if !rule.summary.hasSuffix(".") { lacks.append("a summary that is a sentence") }
    if rule.samples.allSatisfy(\.valid.isEmpty) { lacks.append("a valid sample") }
    let shown = Set(rule.samples.flatMap(\.invalid).map(\.code)).union(unreachable)
    for report in rule.reports where !shown.contains(report.code) {
      lacks.append("an invalid sample with the code \(report.code.rawValue)")
    }
    if RuleRegistry.builtIn.rule(named: rule.name) == nil { lacks.append("a rule of its name in documents") }
    if !article.contains("### `\(rule.name)`\n") {
      lacks.append("a section in AllRules.md: rulecheck rules --format markdown")
    }
    return lacks.map { "\(rule.name): \($0)" }
  }

  private static func lacks(of format: IdentifierFormat) -> [String] {
    var lacks: [String] = []
    if format.authority.isEmpty { lacks.append("an authority") }
    // Those of a country are in the country's form.
    let isOfCountry = ["postalCode", "passportNumber", "licensePlate"].contains(format.name)
    if format.valid.isEmpty, !isOfCountry { lacks.append("a valid sample") }
    if !RuleDefinition.builtIn.contains(where: { $0.name == format.name }) { lacks.append("a definition") }
    return lacks.map { "\(format.name): \($0)" }
  }

  /// The numbers of countries that have the name of their kind everywhere.
  private static let namedEverywhere: Set = ["cn.postalCode", "pt.postalCode"]

  /// The codes and identifiers without a message of their own in a language, the names of identifiers that have a short
  /// one in their declaration, and the files that are not built in.
  private static func lacksOfLanguages() throws -> [String] {
    let catalogs = MessageCatalogs.builtIn()
    let codes = Set(RuleRegistry.builtIn.rules.flatMap(\.codes).map(\.rawValue))
    let kinds = IdentifierFormat.all.map(\.name)
    let named = kinds.filter { TechnicalNames.name(ofKind: $0) == nil && !namedEverywhere.contains($0) }
    let keys = codes.sorted() + named.map { "identifier.kind.\($0)" }
    let unnamed = Set(kinds).subtracting(named).sorted().map { "identifier.kind.\($0)" }
    var lacks: [String] = []
    for locale in builtInLocales {
      for key in keys {
        let message = catalogs.message(for: key, in: locale)
        if message?.key != key || message?.locale.identifier.prefix(2) != locale.identifier.prefix(2) {
          lacks.append("\(locale): a message for \(key)")
        }
      }
      for key in unnamed where catalogs.message(for: key, in: locale)?.key == key {
        lacks.append("\(locale): no message for \(key), which has a name without the catalogs")
      }
    }
    let files = try FileManager.default.contentsOfDirectory(
      atPath: Article.root.appendingPathComponent("Localizations").path)
    let languages = Set(builtInLocales.map(\.identifier))
    for file in files.sorted() where file.hasSuffix(".json") && file != "Descriptions.json" {
      if !languages.contains(String(file.dropLast(5))) { lacks.append("\(file): built in by .ci/embed") }
    }
    return lacks
  }
}
