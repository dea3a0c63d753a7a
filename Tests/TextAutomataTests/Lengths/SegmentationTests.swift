import ICU
import Testing
import TextAutomata

@Suite("Length of text in each unit")
struct SegmentationTests {
  /// Counts in the order graphemes, code points, UTF-16, UTF-8, words, columns.
  @Test(
    "Each unit counts the same text its own way",
    arguments: [
      ("", [0, 0, 0, 0, 0, 0]),
      ("hello", [5, 5, 5, 5, 1, 5]),
      ("\r\n", [1, 2, 2, 2, 0, 0]),
      ("a\r\nb", [3, 4, 4, 4, 2, 2]),
      ("\n\r", [2, 2, 2, 2, 0, 0]),
      ("\u{0}", [1, 1, 1, 1, 0, 0]),
      ("a\u{0}b", [3, 3, 3, 3, 2, 2]),
      ("José", [4, 4, 4, 5, 1, 4]),
      ("Jose\u{301}", [4, 5, 5, 6, 1, 4]),
      ("\u{301}", [1, 1, 1, 2, 0, 0]),
      ("\u{301}\u{302}", [1, 2, 2, 4, 0, 0]),
      ("王小明", [3, 3, 3, 9, 2, 6]),
      ("ｶﾞ", [1, 2, 2, 6, 1, 1]),
      ("𠮷", [1, 1, 2, 4, 1, 2]),
      ("한국어", [3, 3, 3, 9, 1, 6]),
      ("\u{1112}\u{1161}\u{11AB}", [1, 3, 3, 9, 1, 2]),
      ("مُحَمَّد", [4, 8, 8, 16, 1, 4]),
      ("رقم ٢٣", [6, 6, 6, 11, 2, 6]),
      ("👩‍👩‍👧‍👦", [1, 7, 11, 25, 0, 2]),
      ("🇧🇷🇵🇹", [2, 4, 8, 16, 0, 4]),
      ("1️⃣", [1, 3, 3, 7, 1, 2]),
      ("❤️", [1, 2, 2, 6, 0, 2]),
      ("❤", [1, 1, 1, 3, 0, 1]),
      ("👍🏽", [1, 2, 4, 8, 0, 2]),
      ("a\u{200B}b", [3, 3, 3, 5, 2, 2]),
      ("don't stop", [10, 10, 10, 10, 2, 10]),
      ("ａｂ", [2, 2, 2, 6, 1, 4]),
    ] as [(String, [Int])]
  )
  func counts(text: String, expected: [Int]) throws {
    let units: [TextUnit] = [.graphemes, .codePoints, .utf16, .utf8, .words, .displayColumns]
    #expect(try units.map { try Segmentation.count($0, in: text) } == expected)
    #expect(text.unicodeScalars.count == expected[1])
    #expect(text.utf16.count == expected[2])
    #expect(text.utf8.count == expected[3])
  }

  @Test(
    "Words are found by dictionary where no spaces part them",
    arguments: [
      ("我爱北京天安门", ["我", "爱", "北京", "天安门"]),
      ("私は学生です", ["私", "は", "学生", "です"]),
      ("ฉันรักภาษาไทย", ["ฉัน", "รัก", "ภาษา", "ไทย"]),
      ("o gato, e o rato", ["o", "gato", "e", "o", "rato"]),
      ("عليكم السلام", ["عليكم", "السلام"]),
      ("3,14 €", ["3,14"]),
      (" \n", []),
    ] as [(String, [String])]
  )
  func dictionaryWords(text: String, expected: [String]) throws {
    let boundaries = try Segmentation.boundaries(of: .words, in: text)
    let segments = zip(boundaries, boundaries.dropFirst()).map { start, end in
      String(decoding: Array(text.utf8)[start..<end], as: UTF8.self)
    }
    #expect(
      segments.filter {
        $0.unicodeScalars.contains { $0.properties.isAlphabetic || $0.properties.numericType != nil }
      } == expected)
    #expect(try Segmentation.count(.words, in: text) == expected.count)
  }

  @Test("Counting stops one past the limit", arguments: TextUnit.allCases)
  func limit(unit: TextUnit) throws {
    for word in ["a ", "\r\n.b", "日本 ", "é\u{301} ", "👩‍👧 x ", "حَ "] {
      let text = String(repeating: word, count: 30)
      let all = try Segmentation.count(unit, in: text)
      for limit in [0, 1, 2, 7, 29, all - 1, all, all + 1, .max] {
        let expected = limit == .max ? all : min(all, limit + 1)
        #expect(try Segmentation.count(unit, in: text, stoppingAfter: limit) == expected, "\(word) \(limit)")
      }
    }
  }

  @Test("A limit holds in a megabyte as in a line", arguments: TextUnit.allCases)
  func limitOnMegabyte(unit: TextUnit) throws {
    for word in ["a b ", "日本語", "e\u{301} ", "👩‍👧 x "] {
      let text = String(repeating: word, count: 1_000_000 / word.utf8.count)
      #expect(try Segmentation.count(unit, in: text, stoppingAfter: 20) == 21)
    }
  }

  @Test("A megabyte of marks is one grapheme")
  func megabyteOfMarks() throws {
    let text = "a" + String(repeating: "\u{301}", count: 500_000)
    #expect(try Segmentation.count(.graphemes, in: text) == 1)
    #expect(try Segmentation.count(.displayColumns, in: text) == 1)
    #expect(try Segmentation.count(.utf8, in: text) == 1_000_001)
  }

  @Test(
    "The longest prefix within a limit parts no cluster",
    arguments: [
      (TextUnit.graphemes, "Jose\u{301} Silva", 4, "Jose\u{301}"),
      (.graphemes, "👩‍👧👩‍👧", 1, "👩‍👧"),
      (.graphemes, "abc", 9, "abc"),
      (.graphemes, "abc", 0, ""),
      (.codePoints, "Jose\u{301}", 4, "Jose"),
      (.utf16, "a𠮷b", 2, "a"),
      (.utf16, "a𠮷b", 3, "a𠮷"),
      (.utf8, "日本", 5, "日"),
      (.displayColumns, "日本", 3, "日"),
      (.words, "one two three", 2, "one two "),
    ]
  )
  func prefixes(unit: TextUnit, text: String, count: Int, expected: String) throws {
    let prefix = try Segmentation.prefix(of: count, unit, in: text)
    #expect(Array(prefix.utf8) == Array(expected.utf8))
  }

  @Test("Empty text has one boundary, in an empty buffer too", arguments: TextUnit.allCases)
  func empty(unit: TextUnit) throws {
    let nothing = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
    #expect(try Segmentation.boundaries(of: unit, in: nothing) == [0])
    #expect(try Segmentation.count(unit, in: nothing) == 0)
    #expect(try Segmentation.count(unit, in: nothing, stoppingAfter: 3) == 0)
    #expect(try Segmentation.endOfPrefix(of: 3, unit, in: nothing) == 0)
  }

  @Test("Many threads count at once")
  func threads() async throws {
    let counts = try await withThrowingTaskGroup(of: [Int].self) { group in
      for _ in 0..<8 {
        group.addTask {
          try (0..<200).map {
            try Segmentation.count(.graphemes, in: String(repeating: "e\u{301}", count: $0))
          }
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(counts == Array(repeating: Array(0..<200), count: 8))
  }
}
