import Foundation
import JSONText
import Testing
import ValidationCore

@testable import RuleDocuments

/// Whether each public rule of the package can be named in rule documents, and is described there.
struct PublicRuleTests {
  /// Public members of `Validation` that are no rule of a value, but change a value or put rules together.
  private static let others: Set<String> = ["trimmed", "compare", "require", "prohibit"]

  /// The directory of the package.
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The names of the public rules, read from the sources: members of `Validation`, and of the types that hold the
  /// rules of one country.
  private static func names() throws -> Set<String> {
    let sources = root.appendingPathComponent("Sources/ValidationRules")
    let files =
      FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)?
      .compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" } ?? []
    let texts = try files.map { try String(contentsOf: $0, encoding: .utf8) }
    var names: Set<String> = []
    var groups: [String: String] = [:]
    for text in texts {
      for match in text.matches(of: /public static (?:var (\w+):|func (\w+)[^{]*->) Validation\b/) {
        names.insert(String(match.1 ?? match.2 ?? ""))
      }
      for match in text.matches(of: /public static var (\w+): (\w+Rules)\b/) {
        groups[String(match.2)] = String(match.1)
      }
    }
    for text in texts {
      for part in text.matches(of: /(?m)^(?:public )?(?:extension|struct) (\w+Rules)\b[^{]*\{(?s:(.*?))^\}/) {
        guard let group = groups[String(part.1)] else { continue }
        for match in part.2.matches(of: /public (?:var|func) (\w+)/) { names.insert("\(group).\(match.1)") }
      }
    }
    return names.subtracting(others)
  }

  @Test("Every public rule has an entry under the same name")
  func entries() throws {
    let names = try Self.names()
    #expect(names.isSuperset(of: ["length", "email", "notBlank", "range"]))
    let registry = RuleRegistry.builtIn
    let missing = names.filter { registry.rule(named: $0) == nil }
    #expect(missing.sorted() == [])
  }

  @Test(
    "Every entry says what it asks, and reports at least one code",
    arguments: RuleRegistry.builtIn.rules.map(\.name))
  func description(name: String) throws {
    let rule = try #require(RuleRegistry.builtIn.rule(named: name))
    #expect(!rule.summary.isEmpty)
    #expect(!rule.codes.isEmpty)
  }

  @Test("Every code of the rules is in some row")
  func codes() {
    let reported = Set(RuleRow.all.flatMap(\.errors).map(\.code)).union(Self.unreachable)
    let missing = Set(RuleRegistry.builtIn.rules.flatMap(\.codes)).subtracting(reported)
    #expect(missing.map(\.rawValue).sorted() == [])
  }

  /// Codes that take a system without memory, or a pattern that grows its stack for long; the rule's own tests have
  /// them.
  private static let unreachable: Set<ValidationError.Code> = ["format.stackLimitExceeded", "checkFailed"]

  /// Rules that are not about what a text holds, so that the benchmark of costs says nothing of them.
  private static let notAboutText: Set<String> = [
    "absent", "accepted", "afterField", "atLeastOneOf", "beforeField", "confirmed", "containsElement",
    "count",
    "declined", "differentFrom", "exactlyOneOf", "prohibitedIf", "required", "requiredIf", "requiredKeys",
    "requiredUnless", "requiredWith", "requiredWithout", "sameAs", "type", "unique",
  ]

  @Test("The benchmark of costs has each rule about text, in a use that can be made")
  func uses() throws {
    let file = Self.root.appendingPathComponent("Tests/Benchmarks/Validation/rule-uses.json")
    let uses = try JSONNode.parse(try Data(contentsOf: file)).object ?? []
    let names = Set(RuleRegistry.builtIn.rules.map(\.name))
    // Every number of a country is used in the same way, so that the file need not list them.
    let national = names.filter { $0.contains(".") }
    #expect(Set(uses.map(\.key)) == names.subtracting(Self.notAboutText).subtracting(national))
    for use in uses {
      _ = try RuleDocument(json: "{\"fields\": {\"a\": [{\"\(use.key)\": \(use.value)}]}}".utf8)
    }
  }
}
