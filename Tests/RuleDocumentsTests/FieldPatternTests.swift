import Testing
import ValidationCore

@testable import RuleDocuments

/// The grammar of field paths.
struct FieldPatternTests {
  @Test(
    "A path is read as its steps",
    arguments: [
      ("email", [.key("email")]),
      ("a.b", [.key("a"), .key("b")]),
      ("items[].name", [.key("items"), .each, .key("name")]),
      ("tags[]", [.key("tags"), .each]),
      ("items[0]", [.key("items"), .index(0)]),
      ("grid[][12].x", [.key("grid"), .each, .index(12), .key("x")]),
      ("[].name", [.each, .key("name")]),
      ("[\"odd.key\"]", [.key("odd.key")]),
      ("a[\"b]\\\"\\\\\\u{200F}\"].c", [.key("a"), .key("b]\"\\\u{200F}"), .key("c")]),
      ("[\"\"]", [.key("")]),
      ("姓名", [.key("姓名")]),
      ("الاسم.الأول", [.key("الاسم"), .key("الأول")]),
      ("e\u{301}", [.key("e\u{301}")]),
      ("$ref-1_x@y/z", [.key("$ref-1_x@y/z")]),
    ] as [(String, [FieldPattern.Step])]
  )
  func steps(text: String, steps: [FieldPattern.Step]) throws {
    #expect(try FieldPattern(parsing: text).steps == steps)
  }

  @Test(
    "A path that is none is refused at the code point where it goes wrong",
    arguments: [
      ("", 0, "the path is empty", "a name such as \"email\" or \"items[].name\""),
      (".a", 0, "unexpected \".\"", "a name"),
      ("a.", 2, "the path ends too early", "a name"),
      ("a..b", 2, "unexpected \".\"", "a name"),
      ("a[", 2, "the path ends too early", "\"]\", an index counted from 0, or a name in quotes"),
      ("a[-1]", 2, "unexpected \"-\"", "\"]\", an index counted from 0, or a name in quotes"),
      ("a[*]", 2, "unexpected \"*\"", "\"]\", an index counted from 0, or a name in quotes"),
      ("a[٣]", 2, "unexpected \"٣\"", "\"]\", an index counted from 0, or a name in quotes"),
      ("a[1", 3, "the path ends too early", "\"]\""),
      (
        "a[01]", 2, "\"01\" is not an index",
        "a whole number without leading zeros, up to 9223372036854775807"
      ),
      (
        "a[99999999999999999999]", 2, "\"99999999999999999999\" is not an index",
        "a whole number without leading zeros, up to 9223372036854775807"
      ),
      ("a[]b", 3, "unexpected \"b\"", "\".\", \"[\" or the end of the path"),
      (
        "a]", 1, "unexpected \"]\"",
        "a name without it, or the name in brackets and quotes, as in [\"odd name\"]"
      ),
      (
        "first name", 5, "unexpected U+0020",
        "a name without it, or the name in brackets and quotes, as in [\"odd name\"]"
      ),
      (
        "a\u{202E}b", 1, "unexpected U+202E",
        "a name without it, or the name in brackets and quotes, as in [\"odd name\"]"
      ),
      ("[\"a", 3, "the path ends too early", "a closing quote"),
      ("[\"a\\n\"]", 3, "an unknown escape", "\\\", \\\\ or \\u{…}"),
      ("[\"\\u{D800}\"]", 2, "an unknown escape", "\\\", \\\\ or \\u{…}"),
    ]
  )
  func mistakes(text: String, offset: Int, problem: String, expected: String) {
    #expect(throws: FieldPatternError(offset: offset, problem: problem, expected: expected)) {
      try FieldPattern(parsing: text)
    }
  }

  @Test(
    "What a path prints is read back as the same path",
    arguments: [
      [.key("a"), .key("b c"), .each, .index(3)], [.key("\u{0}\u{200D}\"\\")], [.each, .each], [.key(".")],
    ] as [[FieldPattern.Step]]
  )
  func roundTrip(steps: [FieldPattern.Step]) throws {
    #expect(try FieldPattern(parsing: FieldPattern(steps).description).steps == steps)
  }

  @Test("A field path as an error prints it is read back")
  func printedPath() throws {
    let path: FieldPath = ["items", 3, "odd key", "e\u{301}"]
    #expect(
      try FieldPattern(parsing: path.description).steps
        == [.key("items"), .index(3), .key("odd key"), .key("e\u{301}")]
    )
  }
}
