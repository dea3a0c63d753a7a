import Testing
import ValidationCore
import ValidationRules

@testable import RuleDocuments

@Suite("A number of the country that another field names")
struct CountryFieldTests {
  @Test(
    "is read as that country’s",
    arguments: [
      (#"{"number": "44051401359", "country": "PL"}"#, []),
      (#"{"number": "44051401358", "country": "PL"}"#, ["identifier.checkDigit"]),
      (#"{"number": "44051401359", "country": "DE"}"#, ["identifier.notIssued"]),
      // What is not known cannot be judged.
      (#"{"number": "anything", "country": "AQ"}"#, []),
      (#"{"number": "anything", "country": "pl"}"#, []),
      (#"{"number": "anything", "country": "POL"}"#, []),
      (#"{"number": "anything", "country": "P\u0141"}"#, []),
      (#"{"number": "anything", "country": ""}"#, []),
      (#"{"number": "anything", "country": null}"#, []),
      (#"{"number": "anything"}"#, []),
      (#"{"number": "anything", "country": 5}"#, []),
      (#"{"country": "PL"}"#, []),
      (#"{"number": null, "country": "PL"}"#, []),
      (#"{"number": 44051401359, "country": "PL"}"#, ["type.mismatch"]),
      (#"{"number": "", "country": "PL"}"#, ["identifier.length"]),
      (#"{"number": "4405140\u00001359", "country": "PL"}"#, ["identifier.characters"]),
    ] as [(String, [ValidationError.Code])])
  func reading(record: String, codes: [ValidationError.Code]) throws {
    let document = try RuleDocument(
      json: #"{"fields": {"number": [{"nationalID": {"countryField": "country"}}]}}"#.utf8, file: "r.json")
    #expect(try document.errors(inJSON: record.utf8).map(\.code) == codes)
  }

  @Test(
    "is valid where the number of the country itself is",
    arguments: ["nationalID", "taxNumber", "vat", "companyNumber", "passportNumber", "licensePlate"])
  func countries(rule: String) throws {
    let byField = try document("{\"\(rule)\": {\"countryField\": \"country\"}}")
    let number = try #require(CountryNumber(rawValue: rule))
    let letters = (UInt8(ascii: "A")...UInt8(ascii: "Z")).map { String(Unicode.Scalar($0)) }
    let texts = [
      "44051401359", "131052-308T", "7707083893", "CHE-107.787.577 MWST", "0428.759.497", "51 1234567",
      "TÖL-A 1", "AB-123-CD", "!",
    ]
    for country in letters.flatMap({ first in letters.map { first + $0 } }) {
      for text in texts {
        let record = Array("{\"number\": \"\(text)\", \"country\": \"\(country)\"}".utf8)
        let expected = number.fault(of: text, in: country, .ascii)?.code
        #expect(try byField.errors(inJSON: record).first?.code == expected, "\(country) \(text)")
      }
    }
  }

  private func document(_ rule: String) throws -> RuleDocument {
    try RuleDocument(json: "{\"fields\": {\"number\": [\(rule)]}}".utf8, file: "r.json")
  }

  @Test(
    "has one country, given or named",
    arguments: [
      (#""vat""#, "1:19: /fields/a/0: the rule requires a country, or the field that names one"),
      (
        #"{"vat": {"country": "PL", "countryField": "b"}}"#,
        "1:39: /fields/a/0/vat/country: the rule requires a country, or the field that names one"
      ),
      (#"{"vat": "pl"}"#, "1:27: /fields/a/0/vat: no number of this kind is known for \"pl\""),
      (
        #"{"companyNumber": "AQ"}"#,
        "1:37: /fields/a/0/companyNumber: no number of this kind is known for \"AQ\""
      ),
    ])
  func mistakes(use: String, description: String) throws {
    let error = try #require(throws: RuleDocumentError.self) {
      try RuleDocument(json: "{\"fields\": {\"a\": [\(use)]}}".utf8, file: "r.json")
    }
    #expect(error.description.hasPrefix("r.json:" + description), "\(error)")
  }

  @Test("is known to a registry before it is used")
  func registry() {
    let registry = RuleRegistry.builtIn
    #expect(registry.rule(named: "pl.pesel")?.name == "pl.pesel")
    #expect(registry.rule(named: "pl.pesle") == nil)
    #expect(registry.nearestName(to: "pl.pesle") == "pl.pesel")
    #expect(RuleRegistry().rule(named: "pl.pesel") == nil)
    var changed = registry
    changed.register("pl.pesel", text: Validation<String> { _ in })
    #expect(changed.rules.filter { $0.name == "pl.pesel" }.count == 1)
    #expect(changed.rules.count == registry.rules.count)
  }
}
