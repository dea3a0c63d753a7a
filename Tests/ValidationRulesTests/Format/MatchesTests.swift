import Testing
import ValidationCore
import ValidationRules

@Suite("Patterns")
struct MatchesTests {
  static func mismatch(_ pattern: String, _ ranges: Range<Int>...) -> ValidationError {
    ValidationError(code: .formatMismatch, arguments: ["pattern": .text(pattern)], ranges: ranges)
  }

  static let word = #"^[\p{L}\p{M}\p{N}_]+$"#

  @Test(
    "the whole text must match, and the error names where it does not",
    arguments: [
      Row("user_1"), Row("أحمد٣"), Row("मोहन"), Row("e\u{301}"), Row("用户"), Row("𝔘𝔫𝔦"),
      Row("", mismatch(word, 0..<0)), Row("user name", mismatch(word, 4..<5)),
      Row("user\n", mismatch(word, 4..<5)),
      Row("أحمد!", mismatch(word, 8..<9)), Row("用户👍", mismatch(word, 6..<10)),
      Row("a\0", mismatch(word, 1..<2)),
    ]
  )
  func whole(row: Row<String>) { expect(row, from: .matches(Self.word)) }

  @Test("find is asked for by name", arguments: [Row("abc1"), Row("abc", mismatch("[0-9]"))])
  func find(row: Row<String>) { expect(row, from: .matches("[0-9]", options: .find)) }

  @Test(
    "case is folded by Unicode",
    arguments: [Row("ÉCOLE"), Row("École"), Row("ecole", mismatch("école", 0..<1))])
  func caseInsensitive(row: Row<String>) { expect(row, from: .matches("école", options: .caseInsensitive)) }

  @Test(
    "a forbidden part is named",
    arguments: [
      Row("fine"),
      Row(
        "كلمة spam", ValidationError(code: .formatForbidden, arguments: ["pattern": "spam"], ranges: [9..<13])
      ),
    ]
  )
  func notMatches(row: Row<String>) { expect(row, from: .notMatches("spam", options: .find)) }

  @Test(
    "patterns that explode by backtracking alone are answered at once",
    arguments: ["(a+)+b", "(a*)*b", "(?:a|aa)+b", "(a|a)*b", "(?:a|b)*c"])
  func linear(pattern: String) {
    let text = megabyte(of: "a") + "!"
    expect(Row(text, Self.mismatch(pattern, text.utf8.count - 1..<text.utf8.count)), from: .matches(pattern))
    expect(Row("spam \(text)"), from: .notMatches(pattern, options: .find))
  }

  @Test(
    "the place of a mismatch is the same whether ICU or an automaton finds it",
    arguments: ["a9", "aa\n", "", "字"])
  func place(text: String) {
    let byICU = Validation<String>.matches(#"a+[89](a)?(?:z\1)?"#).errors(in: text)
    let byAutomaton = Validation<String>.matches("a+[89]").errors(in: text)
    #expect(byICU.map(\.ranges) == byAutomaton.map(\.ranges))
    #expect(byICU.isEmpty == (text == "a9"))
  }

  @Test(
    "the place of a forbidden part depends on pattern and text alone",
    arguments: [
      ("([a-z]+)+[!?]", String(repeating: "a", count: 40) + ".f?", 41..<43),
      ("(?:a|b|ab)+(?=!)", "字" + String(repeating: "ab", count: 5_000) + "!", 3..<10_003),
      (#"(?<!\p{L})[a-z]{2,3}\b"#, "xabcd أab, abc", 12..<15), ("$", "ab\n", 2..<2),
    ] as [(String, String, Range<Int>)]
  )
  func forbiddenPlace(pattern: String, text: String, range: Range<Int>) {
    let rule = Validation<String>.notMatches(pattern, options: .find, deadline: .seconds(60))
    let error = ValidationError(
      code: .formatForbidden, arguments: ["pattern": .text(pattern)], ranges: [range])
    #expect(rule.errors(in: text) == [error])
  }

  @Test(
    "a text that is too long to be matched in time by backtracking is refused, whether a match is wanted or not"
  )
  func tooLong() {
    let text = String(repeating: "a", count: 10_000)
    let error = ValidationError(code: .formatTooLong, arguments: ["maximum": 9_980])
    #expect(Validation<String>.matches(#"(\w+)\1b"#).errors(in: text) == [error])
    #expect(Validation<String>.notMatches(#"(\w+)\1b"#, options: .find).errors(in: text) == [error])
    #expect(Validation<String>.matches(#"(\w+)\1"#, deadline: .seconds(60)).errors(in: text) == [])
  }

  static let password = #"^(?=.*\p{Lu})(?=.*\d).{8,}$"#

  @Test(
    "the password idiom is answered in one pass for each direction, for a text of any length",
    arguments: [
      Row("Passw0rd"), Row("Пароль٣٣"), Row("passw0rd", mismatch(password, 8..<8)),
      Row("Pw1", mismatch(password, 3..<3)), Row(String(repeating: "a", count: 50_000) + "B1"),
    ])
  func passwordIdiom(row: Row<String>) { expect(row, from: .matches(Self.password, deadline: .seconds(60))) }

  @Test("hostile patterns end in an error, not in a hang")
  func hostile() {
    let slow = Validation<String>.matches(#"(a+)+\1b"#, deadline: .milliseconds(20))
    let errors = slow.errors(in: String(repeating: "a", count: 40) + "c")
    #expect(errors == [ValidationError(code: .formatDeadlineExceeded, arguments: ["milliseconds": 20])])
    let deep = Validation<String>.matches(#"((?:a|b)*)\1c"#, deadline: .seconds(60))
    #expect(deep.errors(in: megabyte(of: "ab")).map(\.code) == [.formatStackLimitExceeded])
  }

  @Test(
    "a bad pattern of data says where and why",
    arguments: [
      ("[a-", 1, 3), ("(", 1, 1), ("a\n)", 2, 1), (#"\p{Nonsense}"#, 1, 12), ("*", 1, 1), (#"\j"#, 1, 2),
      (#"[\z]"#, 1, 3), ("(((?:){10000}){10000}){10000}", 1, 0),
      (String(repeating: "a", count: 100_001), 1, 0),
    ]
  )
  func syntax(pattern: String, line: Int, offset: Int) throws {
    let error = try #require(throws: PatternError.self) { try Validation.matches(checking: pattern) }
    #expect(error.pattern == pattern)
    #expect(error.line == line)
    #expect(error.offset == offset)
    #expect(!error.reason.isEmpty)
    #expect(throws: error) { try Validation.notMatches(checking: pattern) }
  }

  @Test(
    "RegexValidator matches as a whole and lets an absent text pass",
    arguments: [nil, "", "a@b.co", "a@b.co\n", "a@b"])
  func validator(value: String?) {
    let validator = RegexValidator(
      regex: "[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,64}",
      errorMessage: "Email has wrong format"
    )
    let isValid = [nil, "a@b.co"].contains(value)
    #expect(validator.isValid(value: value) == isValid)
    #expect(validator.errors(in: value).map(\.message) == (isValid ? [] : [.key("Email has wrong format")]))
    #expect(validator.validator.errors(in: value).map(\.code) == (isValid ? [] : [.formatMismatch]))
  }
}
