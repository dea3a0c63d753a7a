import RuleDocuments
import Testing

/// Arguments of the rules about numbers that no rule can be made of.
struct NumberMistakeTests {
  @Test(
    "Impossible arguments fail before any record is read",
    arguments: [
      (
        #"{"multipleOf": 0}"#,
        "1:34: /fields/a/0/multipleOf: numbers cannot be checked against the factor 0; expected a number above 0 of at "
          + "most 18 significant digits"
      ),
      (
        #"{"multipleOf": 1234567890123456789}"#,
        "1:34: /fields/a/0/multipleOf: numbers cannot be checked against the factor 1234567890123456789; expected"
      ),
      (
        #"{"precisionScale": {"precision": 2, "scale": 3}}"#,
        "1:64: /fields/a/0/precisionScale/scale: 3 of 2 digits cannot be after the decimal point; expected a whole "
          + "number up to 2"
      ),
      (
        #"{"precisionScale": {"precision": 0, "scale": 0}}"#,
        "1:52: /fields/a/0/precisionScale/precision: a number cannot have 0 digits; expected a whole number from 1 up"
      ),
      (
        #"{"sign": "postive"}"#,
        "1:28: /fields/a/0/sign: unknown value \"postive\"; expected \"positive\", \"negative\", \"nonNegative\""
      ),
      (
        #"{"digits": 0}"#,
        "1:30: /fields/a/0/digits: a text cannot have 0 digits; expected a whole number from 1 up"
      ),
      (
        #"{"digits": {"min": 4, "max": 3}}"#,
        "1:38: /fields/a/0/digits/min: the minimum 4 is above the maximum 3; expected a minimum up to 3"
      ),
      (
        #"{"integer": "xx-YY"}"#,
        "1:31: /fields/a/0/integer: unknown locale \"xx-YY\"; expected a language tag"
      ),
      (
        #"{"lessThan": {"bound": 1, "locale": "xx"}}"#,
        "1:55: /fields/a/0/lessThan/locale: unknown locale \"xx\"; expected a language tag of BCP 47"
      ),
      (
        #"{"between": {"lower": 3, "upper": 1}}"#,
        "1:41: /fields/a/0/between/lower: no number is between 3 and 1; expected a number up to 1"
      ),
      (
        #"{"between": {"lower": 3, "upper": 3.0, "inclusive": false}}"#,
        "1:41: /fields/a/0/between/lower: no number is between 3 and 3.0; expected a number below 3.0"
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
