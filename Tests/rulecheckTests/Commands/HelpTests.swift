import ArgumentParser
import Testing

@testable import rulecheck

@Suite struct HelpTests {
  @Test("the tool's help")
  func tool() {
    #expect(
      Rulecheck.helpMessage(columns: 100) == """
        """
    )
  }
}
