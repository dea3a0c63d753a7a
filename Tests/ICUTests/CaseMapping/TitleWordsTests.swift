import ICU
import Randomness
import Testing

@Suite("Title case")
struct TitleWordsTests {
  private static let characters = Array("aAbIiıİßǆǅijIJéÉ'’- .1ΣσΐñŁ漢ა😀\u{301}\u{307}".unicodeScalars)

  @Test("is found as it is written", arguments: ["und", "nl", "tr", "el", "lt", "hy", "zh"])
  func agreement(locale: String) throws {
    let mapping = CaseMapping(.title, locale: locale)
    var random = SplitMix(seed: 8)
    var unchanged = 0
    for _ in 0..<1_500 {
      let scalars = (0..<Int.random(in: 0...8, using: &random)).compactMap { _ in
        Self.characters.randomElement(using: &random)
      }
      var text = String(String.UnicodeScalarView(scalars))
      let mapped = try text.withUTF8 { utf8 in try mapping.mapped(utf8) }
      for var candidate in [text, mapped] {
        let isTitle = try candidate.withUTF8 { utf8 in try mapping.isIdentity(on: utf8) }
        let again = try candidate.withUTF8 { utf8 in try mapping.mapped(utf8) }
        #expect(isTitle == again.utf8.elementsEqual(candidate.utf8), "\(candidate.debugDescription)")
        if isTitle { unchanged += 1 }
      }
    }
    #expect(unchanged > 500)
  }
}
