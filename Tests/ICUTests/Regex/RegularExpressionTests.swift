import ICU
import Testing

@Suite("Regular expressions")
struct RegularExpressionTests {
  @Test(
    "A whole match is a match of all the text",
    arguments: [
      ("[a-z]+", "user", true),
      ("[a-z]+", "user ", false),
      ("^[a-z.@]+$", "user@example.com", true),
      ("^[a-z.@]+$", "user@example.com\n", false),
      ("^[a-z.@]+$", "user@example.com\r\n", false),
      ("^[a-z.@]+$", "user@example.com\u{2028}", false),
      ("a|ab", "ab", true),
      ("", "", true),
      ("", "x", false),
      ("a*", "", true),
      ("a\u{0}b", "a\u{0}b", true),
      ("a\u{0}b", "a", false),
      ("a.b", "a\u{0}b", true),
      ("[\\p{L}\\p{M}\\p{N}_]+", "محمد٢٣", true),
      ("[\\p{L}\\p{M}\\p{N}_]+", "\u{301}", true),
      ("\\p{Script=Han}{2,4}", "王小明", true),
      ("\\p{Script=Han}{2,4}", "𠮷野家", true),
      (".", "𠮷", true),
      (".", "👩‍👩‍👧", false),
      ("\\X", "👩‍👩‍👧", true),
      ("José", "Jose\u{301}", false),
    ]
  )
  func matchesWhole(pattern: String, text: String, expected: Bool) throws {
    #expect(try RegularExpression(pattern).matchesWhole(text) == expected)
  }

  @Test(
    "Flags change what matches",
    arguments: [
      (RegularExpression.Options.caseInsensitive, "straße", "STRASSE", true),
      (RegularExpression.Options(), "straße", "STRASSE", false),
      (.dotMatchesNewlines, "a.b", "a\nb", true),
      (RegularExpression.Options(), "a.b", "a\nb", false),
      (.multiline, "(?s)^a$.^b$", "a\nb", true),
      (.comments, "a b # c", "ab", true),
      (.literal, "a.b", "axb", false),
      (.literal, "a.b\\", "a.b\\", true),
      (.literal, "", "", true),
      (.unicodeWordBoundaries, "can't\\b", "can't", true),
    ] as [(RegularExpression.Options, String, String, Bool)]
  )
  func flags(options: RegularExpression.Options, pattern: String, text: String, expected: Bool) throws {
    let limits = RegularExpression.Limits(longestText: 100)
    #expect(try RegularExpression(pattern, options: options, limits: limits).matchesWhole(text) == expected)
  }

  @Test(
    "The first match is found anywhere, at indices of the text",
    arguments: [
      ("[0-9]+", "ab12cd34", "12"),
      ("\\p{Nd}+", "رقم ٢٣", "٢٣"),
      ("b", "𠮷a\u{301}b", "b"),
      ("^", "abc", ""),
      ("x", "", nil),
      ("x", "abc", nil),
    ] as [(String, String, String?)]
  )
  func find(pattern: String, text: String, expected: String?) throws {
    let range = try RegularExpression(pattern).find(in: text)
    #expect(range.map { String(text[$0]) } == expected)
  }

  @Test(
    "A whole match breaks where nothing that follows could fix it",
    arguments: [
      ("[a-z]+@[a-z]+\\.[a-z]{2,}", "user@exa mple.com", 8),
      ("[a-z]+@[a-z]+\\.[a-z]{2,}", "user@example.c", 14),
      ("[a-z]+@[a-z]+\\.[a-z]{2,}", "user@example.com\n", 16),
      ("[a-z]+", "Abc", 0),
      ("[a-z]+", "", 0),
      ("abc", "ab", 2),
      ("abc", "abd", 2),
      ("abc", "abcabc", 3),
      ("(?:ab|cd)+", "abcdce", 5),
      ("\\p{L}+", "𠮷𠮷1𠮷", 4),
      ("𠮷𠮷", "𠮷𠮸", 2),
      ("\\p{L}+", "𠮷😀", 2),
      ("(?:a{2}|b{4})", "bbba", 3),
    ]
  )
  func failureOffset(pattern: String, text: String, expected: Int) throws {
    let expression = try RegularExpression(pattern)
    #expect(try expression.failureOffset(in: text) == expected)
    #expect(try expression.failureIndex(in: text) == text.utf16.index(text.startIndex, offsetBy: expected))
  }

  @Test("An empty buffer without an address is empty text")
  func emptyBuffer() throws {
    let expression = try RegularExpression("a?")
    let nothing = UnsafeBufferPointer<UInt16>(start: nil, count: 0)
    #expect(try expression.matchesWhole(nothing))
    #expect(try expression.find(in: nothing) == 0..<0)
    #expect(try expression.failureOffset(in: nothing) == 0)
  }

  @Test("One expression matches on many threads at once")
  func threads() async throws {
    let expression = try RegularExpression("[\\p{L}\\p{M}]+(?:-[\\p{L}\\p{M}]+)*")
    let answers = try await withThrowingTaskGroup(of: [Bool].self) { group in
      for _ in 0..<8 {
        group.addTask {
          try (0..<200).map {
            try expression.matchesWhole($0.isMultiple(of: 2) ? "Müller-Lüdenscheidt" : "a--b")
          }
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    let expected = (0..<200).map { $0.isMultiple(of: 2) }
    #expect(answers == Array(repeating: expected, count: 8))
  }
}

extension RegularExpression {
  fileprivate func failureOffset(in text: String) throws -> Int {
    try TextBuffers.withUTF16(of: text) { (utf16) throws(MatchError) in try failureOffset(in: utf16) }
  }
}
