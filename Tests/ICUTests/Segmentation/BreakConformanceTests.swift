import Testing

@testable import ICU

@Suite("Segmentation against the standard's files")
struct BreakConformanceTests {
  @Test(
    "Grapheme clusters are those of GraphemeBreakTest, on the quick path and by ICU's rules",
    .enabled(if: UnicodeDataFile.graphemes.isUsable, UnicodeDataFile.graphemes.comment)
  )
  func graphemes() throws {
    let cases = try UnicodeDataFile.graphemes.content.get().map(BreakCase.init)
    #expect(cases.count > 500)
    for sample in cases {
      #expect(
        try Segmentation.boundaries(of: .graphemes, in: sample.text) == sample.boundaries, "\(sample.line)")
      #expect(try boundariesByRules(sample.text) == sample.boundaries, "\(sample.line)")
      #expect(
        try Segmentation.count(.graphemes, in: sample.text) == sample.boundaries.count - 1, "\(sample.line)")
    }
  }

  @Test(
    "Words are those of WordBreakTest",
    .enabled(if: UnicodeDataFile.words.isUsable, UnicodeDataFile.words.comment)
  )
  func words() throws {
    let cases = try UnicodeDataFile.words.content.get().map(BreakCase.init)
    #expect(cases.count > 1_500)
    for sample in cases {
      // CLDR's root parts words at a colon, which the standard leaves to tailoring; Swedish keeps them together.
      let locale = sample.text.unicodeScalars.contains(":") ? "sv" : nil
      let boundaries = try Segmentation.boundaries(of: .words, in: sample.text, locale: locale)
      #expect(boundaries == sample.boundaries, "\(sample.line)")
    }
  }

  /// One or two code points of each class that the rules of any version tell apart.
  private static let representatives: [Unicode.Scalar] = [
    "a", " ", "é", "中", "\u{1}", "\r", "\n", "\u{200B}", "\u{E0001}", "\u{301}", "\u{900}", "\u{200D}",
    "\u{903}",
    "\u{600}", "\u{1100}", "\u{1160}", "\u{11A8}", "가", "각", "\u{1F1E6}", "😀", "\u{1F3FD}", "©", "\u{FE0F}",
    "\u{915}", "\u{94D}", "\u{937}", "\u{E01}", "\u{E33}", "\u{FF9E}", "\u{110BD}", "\u{20E3}", "\u{0}",
  ]

  @Test("The quick path parts text as ICU does, for all triples of classes")
  func triples() throws {
    for first in Self.representatives {
      for second in Self.representatives {
        for third in Self.representatives {
          var text = ""
          text.unicodeScalars.append(contentsOf: [first, second, third])
          let quick = try Segmentation.boundaries(of: .graphemes, in: text)
          let byRules = try boundariesByRules(text)
          if quick != byRules { Issue.record("\(codePoints(text)): \(quick), ICU \(byRules)") }
        }
      }
    }
  }

  @Test("The quick path parts long mixed text as ICU does")
  func longText() throws {
    var random = LinearCongruential(state: 20_260)
    for _ in 0..<400 {
      var text = ""
      while text.utf8.count < 200 {
        let scalar = Self.representatives[Int.random(in: 0..<Self.representatives.count, using: &random)]
        // Runs of plain letters let the walk leave ICU's rules and come back to them.
        let plain = Int.random(in: 0..<12, using: &random)
        text.unicodeScalars.append(scalar)
        text.unicodeScalars.append(contentsOf: repeatElement(Unicode.Scalar("я"), count: plain))
      }
      let expected = try boundariesByRules(text)
      #expect(try Segmentation.boundaries(of: .graphemes, in: text) == expected, "\(codePoints(text))")
      #expect(try Segmentation.count(.graphemes, in: text) == expected.count - 1, "\(codePoints(text))")
      #expect(try Segmentation.count(.graphemes, in: text, stoppingAfter: 17) == 18, "\(codePoints(text))")
    }
  }

  private func boundariesByRules(_ text: String) throws -> [Int] {
    try TextBuffers.withUTF8(of: text) { (utf8) throws(ICUError) in
      try BreakIterator.on(utf8, .graphemes) { (iterator) throws(ICUError) in
        var offsets = [0]
        while let offset = iterator.next() { offsets.append(offset) }
        return offsets
      }
    }
  }
}

/// A line such as "÷ 0061 × 0308 ÷".
private struct BreakCase {
  let line: String
  let text: String
  let boundaries: [Int]

  init(line: String) {
    self.line = line
    var text = ""
    var boundaries: [Int] = []
    for token in line.prefix(while: { $0 != "#" }).split(whereSeparator: \.isWhitespace) {
      switch token {
      case "÷": boundaries.append(text.utf8.count)
      case "×": continue
      default: text.append(ICUTests.text(ofCodePoints: token))
      }
    }
    self.text = text
    self.boundaries = boundaries
  }
}

/// Random numbers that are the same in every run.
private struct LinearCongruential: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }
}
