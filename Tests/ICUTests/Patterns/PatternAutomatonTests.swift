import ICU
import Testing

@Suite("Compiled patterns")
struct PatternAutomatonTests {
  static let email =
    #"^[\p{L}\p{M}\p{N}._%+\-]+@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}\-]*[\p{L}\p{M}\p{N}])?\.)+[\p{L}\p{M}]{2,63}$"#

  @Test(
    "The whole text must match",
    arguments: [
      (email, "user@example.com", true), (email, "مستخدم@مثال.السعودية", true), (email, "用户@例子.公司", true),
      (email, "user@example.com\n", false), (email, "user@-example.com", false),
      (email, "user@example.c", false),
      (email, "", false), (email, "e\u{301}@e\u{301}.fr", true), (email, "👨‍👩‍👧@example.com", false),
      ("^\\+?[0-9]{8,15}$", "+5511987654321", true), ("^\\+?[0-9]{8,15}$", "1234567", false),
      ("^\\+?[0-9]{8,15}$", "٠١٢٣٤٥٦٧٨٩", false), ("\\d{10}", "٠١٢٣٤٥٦٧٨٩", true),
      ("", "", true), ("", "\0", false), ("\\x00", "\0", true), ("a\\Z", "a", true), ("a\\Z", "a\n", false),
      ("(?i)straße", "STRASSE", true), ("(?i)STRASSE", "straße", true), ("(?i)[ß]", "ss", false),
      ("(?m)a$\\n^b", "a\nb", true), ("(?m)a$\\r$\\n^b", "a\r\nb", false), ("(?m)a\\r^\\n", "a\r\n", true),
      ("(?s).", "\r\n", true),
      (".", "\r\n", false),
      ("[^\\W_]+", "مرحبا", true), ("\\Q.*\\E", ".*", true), ("(?:ab|cd){2,3}?", "abcdab", true),
    ] as [(String, String, Bool)]
  )
  func whole(pattern: String, text: String, expected: Bool) throws {
    #expect(try PatternAutomaton(pattern).accepts(text) == expected)
    #expect(try RegularExpression(pattern).matchesWhole(text) == expected)
  }

  @Test(
    "A part of the text may match",
    arguments: [
      ("spam", "كلمة spam هنا", true), ("spam", "spa m", false), ("^a", "ba", false), ("^a", "ab", true),
      ("a$", "ba\r\n", true),
      ("a$", "ba\n\n", false), ("a\\z", "ba\n", false), ("", "", true), ("x*", "字", true),
      ("(?m)^b$", "a\nb\nc", true),
      ("(?i)ss", "Straße", true), ("\\n$", "a\r\n", true), ("\\r$", "a\r\n", false), ("[^a]", "aaa", false),
    ] as [(String, String, Bool)]
  )
  func part(pattern: String, text: String, expected: Bool) throws {
    #expect(try PatternAutomaton(pattern, extent: .part).accepts(text) == expected)
    #expect((try RegularExpression(pattern).find(in: text) != nil) == expected)
  }

  @Test(
    "What no automaton can answer is left to ICU",
    arguments: [
      "(a)\\1", "(?<n>a)\\k<n>", "a(?=b)", "a(?!b)", "(?<=a)b", "(?<!a)b", "(?>a*)", "a*+", "a{2}+",
      "\\bword\\b", "\\Bx",
      "\\X", "\\R", "\\Ga", "\\N{LATIN SMALL LETTER A}", "[a&&[b]]", "[[a-z]--[b]]", "$\\n",
      "\\p{javaLetter}", "(?i)ß+",
      "\\uD83D\\uDE00",
    ]
  )
  func declined(pattern: String) throws {
    _ = try RegularExpression(pattern)
    #expect(throws: DeclinedPattern.syntax) { try PatternAutomaton(pattern) }
  }

  @Test(
    "A pattern whose automaton would be huge is left to ICU",
    arguments: [
      "(?:a|b)*a(?:a|b){14}", "(?:(?:a{1,90}){1,90}){1,90}", "[ab]*c[ab]{5000}.*",
      String(repeating: "(", count: 500) + String(repeating: ")", count: 500),
    ]
  )
  func tooLarge(pattern: String) {
    let clock = ContinuousClock()
    let start = clock.now
    #expect(throws: DeclinedPattern.self) { try PatternAutomaton(pattern) }
    #expect(clock.now - start < .seconds(5))
  }

  @Test(
    "Patterns that make backtracking explode take linear time",
    arguments: [
      ("(a+)+b", "a"), ("(a*)*b", "a"), ("(.*a){20}", "b"), ("(x+x+)+y", "x"), ("(?:a|a|a)*b", "a"),
      ("(\\p{L}|\\w)*!", "字"),
    ]
  )
  func hostile(pattern: String, letter: String) throws {
    let automaton = try PatternAutomaton(pattern)
    let part = try PatternAutomaton(pattern, extent: .part)
    let text = String(repeating: letter, count: 1_000_000)
    let clock = ContinuousClock()
    let start = clock.now
    #expect(!automaton.accepts(text))
    #expect(!part.accepts(text))
    #expect(clock.now - start < .seconds(2))
  }

  @Test(
    "A failure stands where no continuation could mend the text",
    arguments: [
      ("[a-z]+@[a-z]+", "user", 4), ("[a-z]+@[a-z]+", "us er@x", 2), ("^[a-z]+$", "user\n", 4),
      ("\\p{L}+", "أحمد!", 8),
      ("a{3}", "aaaa", 3), ("(?:ab|cd)+", "abcdce", 5), ("", "a", 0), ("字+", "字字\u{301}", 6),
    ]
  )
  func failure(pattern: String, text: String, offset: Int) throws {
    let index = text.utf8.index(text.startIndex, offsetBy: offset)
    #expect(try PatternAutomaton(pattern).failureIndex(in: text) == index)
    #expect(try RegularExpression(pattern).failureIndex(in: text) == index)
  }

  @Test(
    "Bytes that are no UTF-8 never match and are not read past",
    arguments: [
      [0x80], [0xC2], [0xE5, 0xAD], [0xF0, 0x9F, 0x98], [0xF4, 0x90, 0x80, 0x80], [0xFF], [0xC0, 0x80],
    ] as [[UInt8]]
  )
  func illFormed(bytes: [UInt8]) throws {
    let automaton = try PatternAutomaton("[^\u{10FFFF}]*")
    #expect(bytes.withUnsafeBufferPointer { automaton.accepts($0) } == false)
  }
}
