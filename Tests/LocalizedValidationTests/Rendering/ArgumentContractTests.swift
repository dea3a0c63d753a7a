import Foundation
import LocalizedValidation
import Testing

/// The arguments of messages: what rules declare is what the catalogs describe, which lint checks translations against.
struct ArgumentContractTests {
  @Test("Each message of a rule describes the arguments that the rule declares, with their types")
  func descriptions() throws {
    let file = Article.root.appendingPathComponent("Localizations/en.json")
    let catalog = try JSONNode.parse(try Data(contentsOf: file))
    var declared: [String: [String: String]] = [:]
    for report in RuleDefinition.builtIn.flatMap(\.reports) {
      for (name, kind) in report.limits.merging(report.found, uniquingKeysWith: { $1 }) {
        let type =
          switch kind {
          case .value, .constant: "any"
          case .names, .constants: "list"
          default: kind.rawValue
          }
        declared[report.code.rawValue, default: [:]][name] = type
      }
    }
    var differences: [String] = []
    for (code, arguments) in declared.sorted(by: { $0.key < $1.key }) {
      let members = catalog["@" + code]?["placeholders"]?.object ?? []
      let described = Dictionary(
        members.map { ($0.key, $0.value["type"]?.string ?? "none") }, uniquingKeysWith: { $1 })
      if described != arguments {
        differences.append("\(code): \(arguments.sorted { $0.key < $1.key }), described as \(described)")
      }
    }
    #expect(declared.count > 100)
    #expect(differences == [])
  }
}
