import Testing

@testable import RuleDocuments

struct IdentifierMistakesTests {
  @Test(
    "Impossible arguments of identifiers fail before any record is read",
    arguments: [
      (#"{"ean": []}"#, "1:27: /fields/a/0/ean: no form is taken; expected at least one form"),
      (
        #"{"creditCard": {"schemes": []}}"#,
        "1:46: /fields/a/0/creditCard/schemes: no network is accepted; expected at least one network"
      ),
      (
        #"{"creditCard": ["visa", "mastrcard"]}"#,
        "1:43: /fields/a/0/creditCard/1: unknown value \"mastrcard\"; expected \"amex\", \"dankort\""
      ),
      (
        #"{"isbn": "isbn"}"#,
        "1:28: /fields/a/0/isbn: unknown value \"isbn\"; expected \"any\", \"isbn10\" or \"isbn13\""
      ),
      (
        #"{"iban": {"separators": 1}}"#,
        "1:43: /fields/a/0/iban/separators: the value is a number; expected true or false"
      ),
    ]
  )
  func mistakes(use: String, description: String) throws {
    let error = try #require(throws: RuleDocumentError.self) {
      try RuleDocument(json: "{\"fields\": {\"a\": [\(use)]}}".utf8, file: "r.json")
    }
    #expect(error.description.hasPrefix("r.json:" + description), "\(error)")
  }
}
