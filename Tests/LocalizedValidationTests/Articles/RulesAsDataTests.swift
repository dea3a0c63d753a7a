import Foundation
import LocalizedValidation
import Testing

/// The example of the article `RulesAsData`.
@Suite("The article on rules as data")
struct RulesAsDataTests {
  @Test("validates a record in a scenario")
  func scenario() throws {
    expectShown(
      try printed(RulesAsData.scenario),
      """
      “id” is required
      “Full name” is required
      “taxNumber” is required
      “items[1].price” must be 0 or more
      “nmae” is not a known field; did you mean “name”?
      """
    )
  }
}

private enum RulesAsData {
  static let json = Data(
    #"""
    {
      "scenarios": ["create", "update"],
      "unknownFields": "error",
      "fields": {
        "id": {"rules": ["required"], "on": "update"},
        "name": {"rules": ["required", {"length": {"max": 40}}], "label": "Full name"},
        "country": [{"oneOf": ["BR", "PT"]}],
        "taxNumber": {"rules": ["required", {"br.cpf": true, "message": "Enter your CPF"}],
                      "when": {"field": "country", "equals": "BR"}},
        "nickname": [{"singleScript": true, "severity": "warning"}],
        "items[].price": ["required", {"range": {"min": 0}}]
      }
    }
    """#.utf8)

  @Sendable static func scenario() throws {
    let rules = try RuleDocument(json: json)
    let record = Data(#"{"country": "BR", "items": [{"price": 5}, {"price": -1}], "nmae": "Ana"}"#.utf8)
    for error in try rules.applied(on: "update").errors(inJSON: record) {
      print(error.localizedDescription(in: "en", form: .full))
    }
  }
}
