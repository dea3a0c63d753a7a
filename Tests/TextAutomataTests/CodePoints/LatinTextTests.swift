import Testing

@testable import TextAutomata

@Suite("Text before the first combining mark")
struct LatinTextTests {
  @Test("ends where a byte is that of a mark, wherever it is", arguments: 0...24)
  func everyPlace(count: Int) {
    for (character, isLatin) in [
      ("a", true), ("\u{2FF}", true), ("\u{300}", false), ("界", false), ("😀", false),
    ] {
      for place in 0...count {
        let text =
          String(repeating: "a", count: place) + character + String(repeating: "é", count: count - place)
        let isWhole = Array(text.utf8).withUnsafeBufferPointer { LatinText.isWhole($0) }
        #expect(isWhole == isLatin, "\(text)")
      }
    }
  }

  @Test("is also the empty text")
  func empty() { #expect(LatinText.isWhole(UnsafeBufferPointer(start: nil, count: 0))) }
}
