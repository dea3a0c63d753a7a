import ICU
import Testing
import UnicodeDataFiles

@testable import TextAutomata

@Suite("Segmentation against the standard's files")
struct BreakConformanceTests {
  @Test(
    "Grapheme clusters are those of GraphemeBreakTest, by table and by break iterator",
    .enabled(if: UnicodeDataFile.graphemes.isUsable, UnicodeDataFile.graphemes.comment)
  )
  func graphemes() throws {
    let cases = try UnicodeDataFile.graphemes.content.get().map(BreakCase.init)
    #expect(cases.count > 500)
    for sample in cases {
      #expect(
        try Segmentation.boundaries(of: .graphemes, in: sample.text) == sample.boundaries, "\(sample.line)")
      #expect(try boundariesByIterator(sample.text) == sample.boundaries, "\(sample.line)")
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

  private func boundariesByIterator(_ text: String) throws -> [Int] {
    try TextBuffers.withUTF8(of: text) { (utf8) throws(ICUError) in
      var offsets = [0]
      try GraphemeClusters.forEach(in: utf8, by: nil) { _, end in
        offsets.append(end)
        return true
      }
      return offsets
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
      default: text.append(UnicodeDataFiles.text(ofCodePoints: token))
      }
    }
    self.text = text
    self.boundaries = boundaries
  }
}
