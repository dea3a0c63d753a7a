import Testing

@testable import RuleDocuments

struct IdentifierMistakesTests {
  @Test(
    "Impossible arguments of identifiers fail before any record is read",
    arguments: [
      (#"{"url": []}"#, "1:27: /fields/a/0/url: no scheme is accepted; expected at least one scheme"),
      (
        #"{"url": ["http", "https:"]}"#,
        "1:36: /fields/a/0/url/1: \"https:\" is not the name of a scheme; expected a letter, then letters"
      ),
      (
        #"{"url": {"schemes": ["a"], "anyScheme": true}}"#,
        "1:59: /fields/a/0/url/anyScheme: \"anyScheme\" cannot be combined with \"schemes\"; expected one of the two"
      ),
      (
        #"{"ipAddress": {"version": "v4", "zone": true}}"#,
        "1:59: /fields/a/0/ipAddress/zone: an IPv4 address has no zone; expected \"v6\" or \"any\" for it"
      ),
      (#"{"uuid": []}"#, "1:28: /fields/a/0/uuid: no version is accepted; expected at least one version"),
      (#"{"uuid": [4, 9]}"#, "1:32: /fields/a/0/uuid/1: UUIDs do not have a version 9; expected 1 to 8"),
      (
        #"{"uuid": {"nil": true}}"#,
        "1:36: /fields/a/0/uuid/nil: \"nil\" requires \"versions\"; expected the versions that it extends"
      ),
      (#"{"nanoid": 0}"#, "1:30: /fields/a/0/nanoid: no Nano ID has 0 characters; expected a whole number"),
      (#"{"ean": []}"#, "1:27: /fields/a/0/ean: no form is accepted; expected at least one form"),
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
