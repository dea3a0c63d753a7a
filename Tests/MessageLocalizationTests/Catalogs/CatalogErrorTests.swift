import Foundation
import MessageLocalization
import Testing

@Suite("Broken catalogs") struct CatalogErrorTests {
  @Test(
    "A broken catalog is refused with file, line, column, key, problem and expectation",
    arguments: [
      ("", "en.json:1:1: the text ends too early; expected a value"),
      ("[]", "en.json:1:1: the file contains an array; expected an object of message keys"),
      ("{\"k\": \"a\",\n}", "en.json:2:1: unexpected “}”; expected a member name in double quotes"),
      ("{\"a/b\": nul}", "en.json:1:12: a/b: unexpected “}”; expected \"null\""),
      (
        "{\"a\": \"x\",\n \"b\": \"y\",\n \"a\": \"z\"}",
        "en.json:3:2: a: the key appears twice, on lines 1 and 3; expected each key once"
      ),
      (
        "{\"k\":\n 12}",
        "en.json:2:2: k: the value is a number; expected a pattern in quotes, or an object that chooses among patterns"
      ),
      (
        "{\"k\": null}",
        "en.json:1:7: k: the value is null; expected a pattern in quotes, or an object that chooses among patterns"
      ),
      (
        "{\"k\": [\"a\"]}",
        "en.json:1:7: k: the value is an array; expected a pattern in quotes, or an object that chooses among patterns"
      ),
      (
        "{\"@k\": \"a\"}",
        "en.json:1:8: @k: the metadata is a string; expected an object with \"description\" and \"placeholders\""
      ),
      (
        "{\"k\": {\"one\": \"#\"}}",
        "en.json:1:7: k: the plural category “other” is missing; expected \"other\", which every language needs"
      ),
      (
        "{\"k\": {\"One\": \"#\", \"other\": \"#\"}}",
        "en.json:1:8: k: “One” is not a plural category; "
          + "expected one of zero, one, two, few, many, other, or =n, or \"select\", \"plural\" or \"ordinal\""
      ),
      (
        "{\"k\": {\"=\": \"#\", \"other\": \"#\"}}",
        "en.json:1:8: k: “=” is not a plural category; "
          + "expected one of zero, one, two, few, many, other, or =n, or \"select\", \"plural\" or \"ordinal\""
      ),
      (
        "{\"k\": {\"other\": {\"one\": \"#\"}}}",
        "en.json:1:17: k|other: the plural category “other” is missing; expected \"other\", which every language needs"
      ),
      (
        "{\"k\": {\"other\": \"#\", \"arg\": 1}}",
        "en.json:1:29: k: the value of “arg” is a number; expected the name of an argument, such as \"count\""
      ),
      (
        "{\"k\": {\"other\": \"#\",\n\"other\": \"#\"}}",
        "en.json:2:1: k: “other” appears twice, on lines 1 and 2; expected each member once"
      ),
      (
        "{\"k\": {\"select\": \"unit\", \"words\": {\"plural\": \"n\", \"dual\": \"#\", \"other\": \"#\"}, \"other\": \"#\"}}",
        "en.json:1:51: k|words: “dual” is not a plural category; "
          + "expected one of zero, one, two, few, many, other, or =n, or \"select\", \"plural\" or \"ordinal\""
      ),
      (
        "{\"k\": {\"select\": \"unit\", \"words\": \"#\"}}",
        "en.json:1:7: k: the case “other” is missing; expected \"other\", for all other values"
      ),
      (
        "{\"k\": {\"select\": \"unit\", \"a b\": \"\", \"other\": \"\"}}",
        "en.json:1:26: k: “a b” cannot be a value of “unit”; expected a word without spaces and punctuation"
      ),
      (
        "{\"k\": {\"select\": \"unit\", \"plural\": \"n\", \"other\": \"\"}}",
        "en.json:1:26: k: “plural” is beside “select”; "
          + "expected one argument in each object; put an object into an object to choose by two"
      ),
      (
        "{\"k\": {\"plural\": \"a b\", \"other\": \"\"}}",
        "en.json:1:18: k: “a b” is not the name of an argument; expected the name of an argument, such as \"count\""
      ),
      (
        "{\"k\": \(CatalogErrorTests.deep(9))}",
        "en.json:1:\(7 + 8 * 9): k\(String(repeating: "|other", count: 8)): choices are nested too deeply; "
          + "expected at most 8 levels"
      ),
      (
        "{\"@@locale\": \"pt-BR\"}",
        "en.json:1:14: @@locale: the file is named for “en” and states “pt-BR”; "
          + "expected \"en\", or a file named pt-BR.json"
      ),
      (
        "{\"@@locale\": \"no tag\"}",
        "en.json:1:14: @@locale: “no tag” is not a language tag; expected a BCP 47 language tag such as \"pt-BR\""
      ),
      (
        "{\"@@locale\": \"x-ensla\"}",
        "en.json:1:14: @@locale: “x-ensla” does not name a language; expected a BCP 47 language tag such as \"pt-BR\""
      ),
      (
        "{\"@@locale\": 1}",
        "en.json:1:14: @@locale: the value is a number; expected a BCP 47 language tag such as \"pt-BR\""
      ),
    ]
  )
  func refused(json: String, message: String) {
    let error = #expect(throws: CatalogError.self) {
      try MessageCatalog(json: Data(json.utf8), file: "en.json")
    }
    #expect(error?.description == message)
  }

  /// Objects inside each other.
  static func deep(_ count: Int) -> String {
    String(repeating: "{\"other\":", count: count) + "\"#\"" + String(repeating: "}", count: count)
  }

  @Test("A file whose language neither its name nor its text tells is refused")
  func unknownLanguage() {
    let error = #expect(throws: CatalogError.self) {
      try MessageCatalog(json: Data("{}".utf8), file: "messages.json")
    }
    #expect(
      error?.description
        == "messages.json:1:1: the language is not stated; "
        + "expected \"@@locale\", or a file named after its language, such as pt-BR.json"
    )
  }

  @Test(
    "A broken pattern is found at its place in the file, past escapes and emoji",
    arguments: [
      ("{\"k\": \"{n, numbr}\"}", 1, 8), ("{\"k\":\n  \"ab {n, numbr}\"}", 2, 7),
      ("{\"k\": \"\\u0041\\n {n, numbr}\"}", 1, 17),
      ("{\"k\": \"\\uD83D\\uDE00 {n, numbr}\"}", 1, 21), ("{\"k\": \"😀e\u{301}مر {n, numbr}\"}", 1, 14),
      ("{\"k\": {\"one\": \"#\",\n\"other\": \"\\t{n, numbr}\"}}", 2, 13),
      (
        "{\"k\": {\"select\": \"u\",\n\"a\": {\"one\": \"\", \"other\": \"\"}, \"other\": {\"other\": \"{n\"}}}",
        2, 52
      ),
    ]
  )
  func patternPlace(json: String, line: Int, column: Int) {
    let error = #expect(throws: CatalogError.self) {
      try MessageCatalog(json: Data(json.utf8), file: "en.json")
    }
    #expect(
      error?.key == (json.contains("select") ? "k|other|other" : json.contains("other") ? "k|other" : "k"))
    #expect(error?.line == line)
    #expect(error?.column == column)
  }

  @Test("Bytes that are not UTF-8 are refused")
  func notUTF8() {
    let error = #expect(throws: CatalogError.self) {
      try MessageCatalog(json: Data([0x7B, 0x22, 0xFF, 0x22, 0x3A, 0x22, 0x22, 0x7D]), file: "en.json")
    }
    #expect(error?.description == "en.json:1:3: byte FF is not UTF-8; expected UTF-8")
  }
}
