import ICU
import Randomness
import Testing
import ValidationCore

@testable import ValidationRules

@Suite("The mappings of PRECIS")
struct PrecisMappingTests {
  private static let characters = Array(
    "aZ09 \u{A0}\u{3000}\u{2003}éE\u{301}\u{308}ÀΣΟς¨´İȺßⅣﬁＡｚｱﾞﾜ가힣\u{1112}\u{1161}\u{11AB}ساللهﷺ山नि\u{93C}ǅΩÅ\u{345}ᾳ\u{1D160}"
      .unicodeScalars)

  @Test(
    "make the same text of bytes and of strings, until nothing changes",
    arguments: [PrecisProfile.usernameCaseMapped, .usernameCasePreserved, .opaqueString, .nickname])
  func bytes(_ profile: PrecisProfile) throws {
    let mapping = PrecisMapping(profile: profile)
    var random = SplitMix(seed: 5)
    var (changed, undecided) = (0, 0)
    for _ in 0..<5_000 {
      let scalars = (0..<Int.random(in: 0...8, using: &random)).compactMap { _ in
        Self.characters.randomElement(using: &random)
      }
      var text = String(String.UnicodeScalarView(scalars))
      let expected = try mapping.enforced(text)
      let found = try text.withUTF8 { utf8 in
        try mapping.withEnforced(utf8) { String(decoding: $0, as: UTF8.self) }
      }
      if found == nil, expected != nil {
        // U+FDFA has eleven times as many bytes in NFKC.
        #expect(text.unicodeScalars.contains("ﷺ"))
        undecided += 1
      } else {
        #expect(found.map { Array($0.utf8) } == expected.map { Array($0.utf8) }, "\(text.debugDescription)")
        if let found, Array(found.utf8) != Array(text.utf8) { changed += 1 }
      }
    }
    #expect(changed > 1_000)
    #expect(profile == .nickname || undecided == 0)
  }

  @Test(
    "lead from a fault back to what was written",
    arguments: [
      ("John Smith", [4..<5]), ("João Silva", [5..<6]), ("A B C", [1..<2, 3..<4]), ("ＡＢ Ｃ", [6..<7]),
      ("İ b", [2..<3]), ("E\u{301} a", [3..<4]), ("ΟΔΟΣ Ⅳ", [8..<12]), ("A\u{200D}B", [1..<4]),
      ("Aא", [1..<3]),
      ("Aא b", [3..<4]),
    ] as [(String, [Range<Int>])])
  func origin(text: String, ranges: [Range<Int>]) {
    let errors = Validation<String>.usernameCaseMapped().errors(in: text)
    #expect(errors.flatMap(\.ranges) == ranges)
  }

  @Test("make no character more than twice as long, which is the room that they have")
  func room() {
    for value in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let wide = scalar.icuProperties.widthMapping
      var lowercase = 0
      wide.icuProperties.forEachLowercase { lowercase += UTF8.width($0) }
      if max(UTF8.width(wide), lowercase) > 2 * UTF8.width(scalar) {
        Issue.record("U+\(String(value, radix: 16))")
      }
    }
  }
}
