import ICU
import Testing

@Suite("Patterns that cannot be compiled")
struct RegularExpressionErrorTests {
  @Test(
    "A syntax error names its place and its reason",
    arguments: [
      ("(abc", 1, 4, "U_REGEX_MISMATCHED_PAREN", "a parenthesis is unmatched"),
      ("abc)", 1, 4, "U_REGEX_MISMATCHED_PAREN", "a parenthesis is unmatched"),
      ("[a-z", 1, 4, "U_REGEX_MISSING_CLOSE_BRACKET", "a bracket is not closed"),
      ("[z-a]", 1, 4, "U_REGEX_INVALID_RANGE", "a range in brackets runs backwards"),
      ("a{5,2}", 1, 6, "U_REGEX_MAX_LT_MIN", "the maximum of an interval is less than its minimum"),
      ("a{x}", 1, 3, "U_REGEX_BAD_INTERVAL", "an interval such as {2,5} is malformed"),
      ("\\p{Klingon}", 1, 11, "U_REGEX_PROPERTY_SYNTAX", "a Unicode property is malformed or unknown"),
      ("a\\1", 1, 3, "U_REGEX_INVALID_BACK_REF", "a back-reference names a group that does not exist"),
      ("(?<=a*)b", 1, 7, "U_REGEX_LOOK_BEHIND_LIMIT", "a look-behind can match text of any length"),
      (
        "\\y", 1, 2, "U_REGEX_BAD_ESCAPE_SEQUENCE", "an escape sequence is unknown"
      ),
      ("*a", 1, 1, "U_REGEX_RULE_SYNTAX", "the pattern is malformed here"),
      ("ab\n界(", 2, 2, "U_REGEX_MISMATCHED_PAREN", "a parenthesis is unmatched"),
      ("𠮷)", 1, 2, "U_REGEX_MISMATCHED_PAREN", "a parenthesis is unmatched"),
    ]
  )
  func syntaxError(pattern: String, line: Int, offset: Int, name: String, reason: String) throws {
    let error = #expect(throws: RegularExpression.SyntaxError.self) { try RegularExpression(pattern) }
    let thrown = try #require(error)
    #expect(thrown.pattern == pattern)
    #expect(thrown.line == line)
    #expect(thrown.offset == offset)
    #expect(thrown.name == name)
    #expect(thrown.reason == reason)
  }

  @Test(
    "A pattern that takes long to compile is refused",
    arguments: [
      String(repeating: "abcdefgh", count: 13_000), String(repeating: "\\p{L}", count: 2_001),
      "(?i)" + String(repeating: "[\\W\\w]", count: 101),
      "(?i)" + String(repeating: "[!-\\x{10FFFF}]", count: 101),
      "a(?s-i:b)(?i:" + String(repeating: "[[:L:]a]", count: 101) + ")",
    ]
  )
  func enormousPattern(pattern: String) throws {
    let error = try #require(throws: RegularExpression.SyntaxError.self) { try RegularExpression(pattern) }
    #expect(error.reason == "the pattern is too long or too complex")
  }
}

@Suite("Matches that cost too much")
struct RegularExpressionLimitTests {
  @Test(
    "Catastrophic backtracking ends at the deadline",
    .timeLimit(.minutes(1)),
    arguments: [
      ("(a+)+$", String(repeating: "a", count: 1_000) + "!"),
      ("(.*a){20}", String(repeating: "a", count: 40) + "b"),
      ("(x+x+)+y", String(repeating: "x", count: 20_000)),
    ]
  )
  func deadline(pattern: String, text: String) throws {
    let expression = try RegularExpression(pattern)
    #expect(throws: RegularExpression.MatchError.self) { try expression.matchesWhole(text) }
    // The expression is still good.
    #expect(try expression.matchesWhole("") == false)
  }

  @Test("A search that begins anew at each place ends at the deadline", .timeLimit(.minutes(1)))
  func searchDeadline() throws {
    let expression = try RegularExpression("(?>[a-z]*)[0-9]")
    let text = String(repeating: "a", count: 15_000)
    #expect(throws: RegularExpression.MatchError.deadlineExceeded) { try expression.find(in: text) }
  }

  @Test(
    "A text for which ICU would look at the clock too seldom is refused before it is matched",
    arguments: [
      ("a*", [], 20_000), (#"(\w+)\1b"#, [], 9_980), (#"(\w+)\1b"#, .caseInsensitive, 998),
      (#"(?i)(\w+)\1b"#, [], 997), (#"(a)(?:\1{3}x){2}"#, [], 2_831), (#"(?<n>a)\k<n>"#, [], 9_980),
      (#"[(\1]+\Q\1(\E"#, [], 20_000), ("(?:(?:(?=a)){100}){10}", [], 0),
      ("(?x)(?: # (\n(?=a)){1000}", [], 0),
      (#"[\Q[\E](?:(?=a)){1000}"#, [], 0), ("(?#[)(?:(?=a)){1000}", [], 0), ("(?x)(?:(?=a)) {1 000}", [], 0),
      ("(?x)(?:(?=a)) {5 0}", [], 17_980), ("(?x)a # a comment", [], 0), ("(?#a comment)(a)", [], 19_980),
      ("a{10000}{", .literal, 20_000),
    ] as [(String, RegularExpression.Options, Int)]
  )
  func longestText(pattern: String, options: RegularExpression.Options, expected: Int) throws {
    let expression = try RegularExpression(pattern, options: options)
    #expect(expression.longestText == expected)
    let text = String(repeating: "a", count: expected + 1)
    #expect(throws: RegularExpression.MatchError.textTooLong(longest: expected)) {
      try expression.matchesWhole(text)
    }
    #expect(throws: RegularExpression.MatchError.textTooLong(longest: expected)) {
      try expression.find(in: text)
    }
  }

  @Test("Backtracking that stores too much is told from one that lasts too long")
  func stackLimit() throws {
    let limits = RegularExpression.Limits(deadline: .seconds(60), stackBytes: 10_000)
    let expression = try RegularExpression("(?:a|b)*", limits: limits)
    #expect(throws: RegularExpression.MatchError.stackLimitExceeded) {
      try expression.matchesWhole(String(repeating: "ab", count: 100_000))
    }
    #expect(try expression.matchesWhole("abab"))
  }

  @Test("A linear match of a megabyte passes")
  func megabyte() throws {
    let text = String(repeating: "é世a", count: 200_000)
    let limits = RegularExpression.Limits(longestText: 1_000_000)
    #expect(try RegularExpression("\\p{L}*", limits: limits).matchesWhole(text))
    #expect(try RegularExpression("[a-z]*", limits: limits).matchesWhole(text) == false)
    #expect(try RegularExpression("[a-z]*", limits: limits).failureIndex(in: text) == text.startIndex)
  }

  @Test("The deadline can be set")
  func longDeadline() throws {
    let limits = RegularExpression.Limits(deadline: .seconds(60))
    #expect(try RegularExpression("(a+)+$", limits: limits).matchesWhole("aaaaaaaaaaaaaaaaaa!") == false)
  }
}
