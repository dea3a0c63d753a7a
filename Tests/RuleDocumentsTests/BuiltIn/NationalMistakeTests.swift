import Testing
import ValidationCore
import ValidationRules

@testable import RuleDocuments

@Suite("Rules for the numbers of countries in documents")
struct NationalMistakeTests {
  @Test(
    "with impossible arguments fail before any record is read",
    arguments: [
      (
        #"{"br.cpf": "latin"}"#,
        "1:30: /fields/a/0/br.cpf: unknown value \"latin\"; expected \"ascii\" or \"anyScript\""
      ),
      (
        #"{"mx.rfc": {"checkDigit": "none"}}"#,
        "1:45: /fields/a/0/mx.rfc/checkDigit: unknown value \"none\"; expected \"error\" or \"warning\""
      ),
      (
        #""postalCode""#, "1:19: /fields/a/0: the rule \"postalCode\" lacks its argument \"region\"; expected"
      ),
      (
        #"{"postalCode": "UK"}"#,
        "1:34: /fields/a/0/postalCode: no format of postal codes is published for \"UK\"; expected a region's code of "
          + "ISO 3166-1 such as \"BR\""
      ),
      (
        #"{"postalCode": {"region": "AE"}}"#,
        "1:45: /fields/a/0/postalCode/region: no format of postal codes is published for \"AE\"; expected"
      ),
      (#"{"br.cfp": {}}"#, "1:20: /fields/a/0/br.cfp: unknown rule \"br.cfp\"; expected"),
    ]
  )
  func mistakes(use: String, description: String) throws {
    let error = try #require(throws: RuleDocumentError.self) {
      try RuleDocument(json: "{\"fields\": {\"a\": [\(use)]}}".utf8, file: "r.json")
    }
    #expect(error.description.hasPrefix("r.json:" + description), "\(error)")
  }

  @Test("Every rule of the family reports the codes that its entry lists, and no other")
  func codes() {
    let names = Set(IdentifierFormat.national.map(\.name))
    for rule in RuleRegistry.builtIn.rules where names.contains(rule.name) || rule.name == "postalCode" {
      let reported = RuleRow.all.filter { $0.rule == rule.name }.flatMap(\.errors).map(\.code)
      #expect(Set(reported) == Set(rule.codes), "\(rule.name)")
    }
  }
}
