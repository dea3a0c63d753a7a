import Foundation
import LocalizedValidation
import LocalizedValidationTesting
import Testing

/// The examples of the article `Testing`, in a process of their own since they add to its catalogs.
@Suite("The article on testing rules and languages")
struct TestingTests {
  @Test("names what is wrong with a rule")
  func rule() async {
    await #expect(processExitsWith: .success) {
      let output = try printed(TestingRules.rule)
      expectShown(
        output,
        """
        7: slots.notMultiple: the message “slots.notMultiple” is missing in ar; readers get en
        8: slots.notMultiple: the message “slots.notMultiple” is missing in ar; readers get en
        8: slots.notMultiple: the limits actual differ from those for 7; pass what comes from the value in found
        """
      )
    }
  }

  @Test("finds nothing in the library's own catalogs")
  func catalogs() throws {
    let directory = Article.root.appendingPathComponent("Localizations")
    try checkCatalog(at: directory)
    try checkLanguage("pt-AO")
  }
}

private enum TestingRules {
  @Sendable static func rule() throws {
    let slots = Validation<Int> { value in
      guard !value.isMultiple(of: 5) else { return }
      throw ValidationError(code: "slots.notMultiple", limits: ["factor": 5, "actual": .integer(value)])
    }
    try MessageCatalogs.shared.addLayer(["slots.notMultiple": "must be a multiple of {factor}"], for: "en")
    do {
      try checkRule(
        slots,
        valid: [0, 10],
        invalid: [7: ["slots.notMultiple"], 8: ["slots.notMultiple"]],
        locales: ["en", "ar"]
      )
    } catch {
      print(error)
    }
  }
}
