import Foundation
import JSONText
import Primitives
import Testing
import ValidationCore

@testable import RuleDocuments
@testable import ValidationRules

/// Every rule by its own declaration: its samples, what its errors say, and the way from a Swift value to a document.
struct RuleDefinitionTests {
  @Test(
    "The samples of a rule get the verdicts that it declares", arguments: RuleDefinition.builtIn.map(\.name))
  func samples(name: String) throws {
    let definition = try #require(RuleDefinition.builtIn.first { $0.name == name })
    let reports = Dictionary(uniqueKeysWithValues: definition.reports.map { ($0.code, $0) })
    for trial in definition.trials {
      let subject = "\(name) \(trial.arguments) of \(trial.record)"
      let errors = try trial.errors()
      #expect(errors.first?.code == trial.code, "\(subject)")
      for error in errors {
        let report = try #require(reports[error.code], "\(name) reports \(error.code.rawValue)")
        // What depends on the value in some rules may be a limit in another, but never the reverse.
        let names = Set(report.limits.keys).union(report.found.keys)
        #expect(Set(error.arguments.keys) == names, "\(name): arguments of \(error.code.rawValue)")
        #expect(error.found.keys.allSatisfy { report.found[$0] != nil }, "\(name): \(error.code.rawValue)")
      }
    }
  }
}
