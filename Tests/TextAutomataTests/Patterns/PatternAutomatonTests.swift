import ICU
import Testing
import TextAutomata

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
      "(a)\\1", "(?<n>a)\\k<n>", "(?>a*b)", "(?:ab?)*+", "(?<=(?>a|ab))b", "(?i)(?<=ss)", "(?s)(?<=.)a",
      "\\X", "\\Ga", "\\N{LATIN SMALL LETTER A}", "[a-[b]]", "[a&[b]]", "(?w)\\ba", "\\p{javaLetter}",
      "(?i)ß+",
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
      "(?:(?:a{1,90}){1,90}){1,90}", "(((?:){10000}){10000}){10000}", "(?:a{1000}){1000}", "a{1000001}",
      "(?:(?:|(?:|(?:|)){1000}){1000}){1000}",
      String(repeating: "(?=a)", count: 20) + "(?:(?:(?!a)){100}){5000}",
      String(repeating: "(", count: 500) + String(repeating: ")", count: 500),
      (0..<600).map { "[\\u\(String($0 + 0x1000, radix: 16))a]" }.joined(),
      (1...25).map { "(?=\(String(repeating: "a", count: $0)))" }.joined(),
    ]
  )
  func tooLarge(pattern: String) {
    #expect(throws: DeclinedPattern.size) { try PatternAutomaton(pattern) }
  }

  @Test(
    "A pattern whose states are too many to make ahead is answered as they are met",
    arguments: [
      ("(?:a|b)*a(?:a|b){14}", "abaabbabababababbabab", true), ("[ab]*c[ab]{5000}.*", "abcab", false),
      ("[\\s\\S]{1,65535}", String(repeating: "字\r\n", count: 20_000), true),
      ("(?:.*a.{9}b|.*b.{9}a){9}c", String(repeating: "ab", count: 50), false),
      ("a{0,1000}a{1000}", String(repeating: "a", count: 2_000), true),
    ] as [(String, String, Bool)]
  )
  func determinizedLate(pattern: String, text: String, expected: Bool) throws {
    let automaton = try PatternAutomaton(pattern)
    #expect(!automaton.isDeterminized)
    #expect(try automaton.accepts(text) == expected)
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
    #expect(try !automaton.accepts(text))
    #expect(try !part.accepts(text))
    #expect(clock.now - start < .seconds(2))
  }

  @Test(
    "Looks, word boundaries, possessive repeats and atomic groups are answered by automata",
    arguments: [
      (#"^(?=.*[A-Z])(?=.*\d).{8,}$"#, "Passw0rdÄ", true),
      (#"^(?=.*[A-Z])(?=.*\d).{8,}$"#, "passw0rd", false),
      (#"^(?=.*\p{Lu})(?=.*\p{Nd})(?!.*\s).{8,}$"#, "Пароль٣٣", true),
      (#"^(?=.*\p{Lu})(?=.*\p{Nd})(?!.*\s).{8,}$"#, "Пароль ٣٣", false),
      ("^(?!admin$)[a-z]+$", "admin", false), ("^(?!admin$)[a-z]+$", "administrator", true),
      (#".*\bkot\b.*"#, "это kot!", true), (#".*\bкот\b.*"#, "кот\u{301}а", false),
      (#"\bа\u0301\b"#, "а\u{301}", true), (#".*\B\u0301.*"#, "e\u{301}", true),
      ("(?<=^|字)[a-z]+(?<!x)", "abc", true), ("(?<=^|字)[a-z]+(?<!x)", "abx", false),
      ("a*+a", "aaa", false), ("(?>a|ab)c", "abc", false), ("(?>ab|a)c", "abc", true),
      ("a{1,2}+a", "aaa", true),
      ("(?>|a|)", "a", false), ("(?>b|a|b)", "a", true), ("(?>a|a|ab)", "ab", false),
      (#"[\p{L}--[a-z]]+"#, "ÄÖ字", true), (#"[\p{L}--[a-z]]+"#, "Äa", false),
      (#"[\w&&[^\d_]]+"#, "مرحبا", true), (#"\R"#, "\r\n", true), (#"\r\n|\R\n"#, "\u{85}\n", true),
      ("(?:(?=.*z)a)*z", String(repeating: "a", count: 5_000) + "z", true),
      ("(?=(?=a)a(?!b)).*", "ac", true), ("(?=(?=a)a(?!b)).*", "ab", false),
    ] as [(String, String, Bool)]
  )
  func looks(pattern: String, text: String, expected: Bool) throws {
    #expect(try PatternAutomaton(pattern).accepts(text) == expected)
    let limits = RegularExpression.Limits(deadline: .seconds(60))
    #expect(try RegularExpression(pattern, limits: limits).matchesWhole(text) == expected)
  }

  @Test(
    "The first match is the one that backtracking finds",
    arguments: [
      ("a|ab", "xab", "a"), ("ab|a", "xab", "ab"), ("a+?", "baaa", "a"), ("a+", "baaa", "aaa"),
      ("(?:a|ab)(?:c|bcd)", "xabcd", "abcd"), ("(?<=字)[a-z]+", "ab字cd", "cd"), ("[a-z]+$", "ab\ncd\n", "cd"),
      ("([a-z]+)+[!?]", String(repeating: "a", count: 12) + ".f?", "f?"), ("x*", "ax", ""),
      (#"\bkot\b"#, "kotek kot", "kot"), ("(?i)strasse", "die Straße", "Straße"), ("q", "ab", nil),
    ] as [(String, String, String?)]
  )
  func firstMatch(pattern: String, text: String, expected: String?) throws {
    let match = try PatternAutomaton(pattern, extent: .part).firstMatch(in: text)
    #expect(match.map { String(text[$0]) } == expected)
    let limits = RegularExpression.Limits(deadline: .seconds(60))
    #expect(match == (try RegularExpression(pattern, limits: limits).find(in: text)))
  }

  @Test(
    "What one code point can cost is bounded, so that a deadline is met",
    arguments: ["(?:a?){2000}a{2000}b", "(?:.*a){500}b", "(?:a|(?=.*z)a){3000}b", "[a-z]{1,30000}"]
  )
  func deadline(pattern: String) throws {
    let automaton = try PatternAutomaton(pattern, extent: .part)
    let text = String(repeating: "a", count: 3_000_000)
    for _ in 0..<2 {
      // Either it answers, or it says that it did not.
      do throws(RegularExpression.MatchError) {
        _ = try automaton.accepts(text, deadline: .milliseconds(1))
        _ = try TextBuffers.withUTF8(of: text) { (utf8) throws(RegularExpression.MatchError) in
          try automaton.firstMatch(in: utf8, deadline: .milliseconds(1))
        }
      } catch { #expect(error == .deadlineExceeded) }
    }
  }

  @Test(
    "A failure is where no continuation could fix the text",
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
    "Bytes that are not UTF-8 never match and are not read past",
    arguments: [
      [0x80], [0xC2], [0xE5, 0xAD], [0xF0, 0x9F, 0x98], [0xF4, 0x90, 0x80, 0x80], [0xFF], [0xC0, 0x80],
      [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80], [0xF0, 0x80, 0x80, 0x80], [0xC2, 0xC2], [0xE5, 0xAD, 0xE5],
    ] as [[UInt8]]
  )
  func illFormed(bytes: [UInt8]) throws {
    for pattern in ["[^\u{10FFFF}]*", "(?!z)[\\s\\S]*", "(?<=^|a)[\\s\\S]*\\b|(?s).*(?=$)", "(?s).{0,9000}"] {
      for text in [bytes, [0x61] + bytes, bytes + [0x61], [0x61] + bytes + [0x61, 0x0A]] {
        try text.withUnsafeBufferPointer { text in
          let automaton = try PatternAutomaton(pattern)
          #expect(try automaton.accepts(text, deadline: .seconds(60)) == false)
          _ = automaton.acceptsAtOnce(text)
          // A part before them may match; what is found lies in the text.
          let match = try PatternAutomaton(pattern, extent: .part).firstMatch(
            in: text, deadline: .seconds(60))
          #expect(match.map { $0.upperBound <= text.count } ?? true)
        }
      }
    }
  }
}
