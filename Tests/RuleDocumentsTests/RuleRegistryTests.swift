import Testing
import ValidationCore
import ValidationRules

@testable import RuleDocuments

/// The rules that documents can name.
struct RuleRegistryTests {
  @Test("Rules are listed by name, with what they take and report")
  func listing() {
    let rules = TestRules.registry.rules
    #expect(rules.map(\.name) == ["broken", "even", "lower", "same", "shorter", "there", "twin", "type"])
    let shorter = rules[4]
    #expect(
      shorter.arguments == [
        RuleArgument("than", .count, isRequired: true, isShorthand: true), RuleArgument("strict", .boolean),
      ]
    )
    #expect(shorter.codes == ["shorter.not"])
    #expect(rules[5].aliases == ["here"])
  }

  @Test("A rule of the same name replaces the other, with its aliases")
  func replacing() {
    var registry = TestRules.registry
    #expect(registry.rule(named: "here")?.name == "there")
    registry.register("there", text: Validation { _ in })
    #expect(registry.rule(named: "here") == nil)
    #expect(registry.rule(named: "there")?.codes == [.invalid])
    #expect(TestRules.registry.rule(named: "here")?.name == "there")
  }

  @Test("The nearest name is among names and aliases")
  func nearest() {
    #expect(TestRules.registry.nearestName(to: "heer") == "here")
    #expect(TestRules.registry.nearestName(to: "something else") == nil)
  }
}
