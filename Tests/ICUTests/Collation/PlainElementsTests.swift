import ICU
import Randomness
import Testing

/// Elements that are read code point by code point are those that ICU reads from the text.
@Suite("Collation elements")
struct PlainElementsTests {
  private static let alphabets = [
    "abchlljdzsngyåöøAE0189-'. L·",
    "eéêẽǖǘçşñÅ\u{212B}\u{301}\u{308}\u{327}\u{323}\u{31B}\u{338}\u{345}\u{344}",
    "اآأإلوىي\u{653}\u{654}\u{655}\u{64E}\u{651}\u{650}\u{670}سلامب",
    "カガー\u{3099}ヽヾかーｶﾞ漢字\u{2F00}", "กขเแโไ์ำ\u{E48}สวัดี",
    "ເແໂໄກຂຫນມາດີ\u{EC9}", "ᦀᦵᦶꪀꪹꪵ", "가각나\u{1100}\u{1161}\u{11A8}",
    "किक्षि\u{93C}ক\u{9BE}\u{9C7}ਕ\u{F73}\u{F75}\u{F81}\u{F71}\u{F72}ཀ", "👍🏽é\u{1F1E7}\u{200D}\u{FEFF}\u{0}\u{AD}",
  ].map { Array($0.unicodeScalars) }

  @Test(
    "of a text are those that ICU gives",
    arguments: [
      "und", "tr", "es", "es-u-co-trad", "cs", "hu", "da", "de-u-co-phonebk", "sv", "ja", "th", "ko", "ar",
      "vi",
      "hi", "zh", "und-u-kn", "fr-CA", "cy", "hr", "bn",
    ])
  func agreement(locale: String) throws {
    let collator = try Collator(locale: locale)
    var random = SplitMix(seed: 5)
    for round in 0..<600 {
      // Most texts are in one script, some in several.
      let alphabet =
        round % 4 == 0 ? Array(Self.alphabets.joined()) : Self.alphabets.randomElement(using: &random) ?? []
      let scalars = (0..<Int.random(in: 0...9, using: &random)).compactMap { _ in
        alphabet.randomElement(using: &random)
      }
      let text = Array(String(String.UnicodeScalarView(scalars)).utf16)
      let limit = Int.random(in: 0...12, using: &random)
      let (found, expected) = try text.withUnsafeBufferPointer { text in
        var (found, expected) = ([[Int]](), [[Int]]())
        try collator.forEachElement(of: text) {
          found.append([Int($0), $1])
          return found.count != limit
        }
        try collator.forEachElementOfICU(of: text) {
          expected.append([Int($0), $1])
          return expected.count != limit
        }
        return (found, expected)
      }
      #expect(found == expected, "\(scalars.map { String($0.value, radix: 16) })")
    }
  }
}
