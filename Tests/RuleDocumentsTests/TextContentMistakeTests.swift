import Foundation
import RuleDocuments
import Testing

/// Uses of rules over the content of texts that cannot be.
struct TextContentMistakeTests {
  @Test(
    "Impossible arguments fail before any record is read",
    arguments: [
      (#""wordCount""#, "1:19: /fields/a/0: no limit is given; expected \"exact\", \"min\" or \"max\""),
      (
        #"{"startsWith": ""}"#,
        "1:34: /fields/a/0/startsWith: every text contains the empty text; expected a text with something to find"
      ),
      (
        #"{"contains": {"text": "\u0301", "ignoring": ["accents"]}}"#,
        "1:41: /fields/a/0/contains/text: the text is empty if these differences are ignored; expected"
      ),
      (
        #"{"contains": {"text": "a", "ignoring": ["marks"]}}"#,
        "1:59: /fields/a/0/contains/ignoring/0: unknown value \"marks\"; expected \"case\" or \"accents\""
      ),
      (
        #"{"endsWith": {"text": "a", "locale": "tr"}}"#,
        "1:56: /fields/a/0/endsWith/locale: \"locale\" requires \"ignoring\"; expected differences to ignore"
      ),
      (
        #"{"endsWith": {"text": "a", "ignoring": ["case"], "locale": "xx-YY"}}"#,
        "1:78: /fields/a/0/endsWith/locale: unknown locale \"xx-YY\"; expected a language tag of BCP 47"
      ),
      (
        #"{"letterCase": "Upper"}"#,
        "1:34: /fields/a/0/letterCase: unknown value \"Upper\"; expected \"lower\", \"upper\" or \"title\""
      ),
      (
        #"{"letterCase": {"case": "upper", "locale": "t"}}"#,
        "1:62: /fields/a/0/letterCase/locale: unknown locale \"t\""
      ),
      (
        #"{"encodable": "windows-1257x"}"#,
        "1:33: /fields/a/0/encodable: unknown charset \"windows-1257x\"; expected a name of MIME, IANA or ICU such as "
          + "\"windows-1256\"; did you mean \"windows-1257\"?"
      ),
      (
        #"{"alphabetic": {"ascii": 1}}"#,
        "1:44: /fields/a/0/alphabetic/ascii: the value is a number; expected true or false"
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
