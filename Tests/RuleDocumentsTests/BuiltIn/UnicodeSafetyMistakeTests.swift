import Testing

@testable import RuleDocuments

struct UnicodeSafetyMistakeTests {
  @Test(
    "Impossible arguments of rules about Unicode's dangers fail before any record is read",
    arguments: [
      (
        #""restrictionLevel""#,
        "1:19: /fields/a/0: the rule \"restrictionLevel\" lacks its argument \"level\"; expected \"ascii\", "
      ),
      (
        #"{"restrictionLevel": "highlyRestictive"}"#,
        "1:40: /fields/a/0/restrictionLevel: unknown value \"highlyRestictive\"; expected \"ascii\", "
          + "\"singleScript\", \"highlyRestrictive\", \"moderatelyRestrictive\" or \"minimallyRestrictive\", or an "
          + "object with \"level\", \"profile\"; did you mean \"highlyRestrictive\"?"
      ),
      (
        #"{"restrictionLevel": {"level": "ascii", "profile": "any"}}"#,
        "1:70: /fields/a/0/restrictionLevel/profile: unknown value \"any\"; expected \"generalSecurity\" or "
          + "\"anyCharacter\""
      ),
      (
        #"{"notConfusable": []}"#,
        "1:37: /fields/a/0/notConfusable: no text is listed; expected at least one text"
      ),
      (
        #"{"notConfusable": ["a", 1]}"#,
        "1:43: /fields/a/0/notConfusable/1: the value is a number; expected a text"
      ),
      (
        #"{"maxCombiningMarks": -1}"#,
        "1:41: /fields/a/0/maxCombiningMarks: -1 is negative; expected a whole number from 0 up"
      ),
      (
        #"{"emoji": "none"}"#,
        "1:29: /fields/a/0/emoji: unknown value \"none\"; expected \"allow\", \"forbid\" or \"only\""
      ),
      (
        #"{"nickname": "mapped"}"#,
        "1:32: /fields/a/0/nickname: unknown value \"mapped\"; expected \"enforceable\" or \"enforced\""
      ),
      (
        #"{"balancedBidi": {"x": 1}}"#, "1:37: /fields/a/0/balancedBidi/x: "
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
