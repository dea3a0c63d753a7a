import Foundation
import ICU
import Testing
import ValidationCore
import ValidationRules

@Suite("Emoji")
struct EmojiTests {
  static func error(
    _ code: ValidationError.Code, _ character: Unicode.Scalar, _ ranges: [Range<Int>],
    _ suggestion: String? = nil
  ) -> ValidationError {
    ValidationError(
      code: code, arguments: ["character": .character(character)], ranges: ranges, suggestion: suggestion)
  }

  private static let thumb: Unicode.Scalar = "👍"
  private static let man: Unicode.Scalar = "👨"

  @Test(
    "no emoji where none may be",
    arguments: [
      Row(""), Row("abc 123 #*"), Row("© ™ ❤ ☺"), Row("👍\u{FE0E}"), Row("\u{301}"), Row("שלום"),
      Row("ok 👍!", error(.unicodeEmoji, thumb, [3..<7], "ok !")),
      Row("❤️1️⃣", error(.unicodeEmoji, "❤", [0..<13])),
      Row("🇧🇷a👍🏽", error(.unicodeEmoji, "🇧", [0..<8, 9..<17], "a")),
      Row("©\u{FE0F}", error(.unicodeEmoji, "©", [0..<5])),
      Row("🏋", error(.unicodeEmoji, "🏋", [0..<4])),
    ]
  )
  func forbid(row: Row<String>) { expect(row, from: .emoji(.forbid)) }

  @Test(
    "emoji and nothing else",
    arguments: [
      Row(""), Row("👍"), Row("👨‍👩‍👧‍👦🇧🇷1️⃣"), Row("👩🏿‍🚒"), Row("🏴󠁧󠁢󠁥󠁮󠁧󠁿"), Row("❤️"), Row("👩‍❤‍👩"), Row("⭐️"), Row("🏳‍🌈"),
      Row("❤", error(.unicodeNotEmoji, "❤", [0..<3])),
      Row("a👍 👍", error(.unicodeNotEmoji, "a", [0..<1, 5..<6])),
      Row("12", error(.unicodeNotEmoji, "1", [0..<2])),
      Row("\n", error(.unicodeNotEmoji, "\u{A}", [0..<1])),
      Row(
        "x👨‍🐶", error(.unicodeNotEmoji, "x", [0..<1]),
        error(.unicodeEmojiNotRecommended, man, [1..<12])),
    ]
  )
  func only(row: Row<String>) { expect(row, from: .emoji(.only)) }

  @Test(
    "emoji beside text are those for general interchange",
    arguments: [
      Row(""), Row("ok 👍🏽!"), Row("© ❤"), Row("❤️‍🔥"), Row("الحمد لله 🤲"), Row("👍\u{FE0E}"),
      Row("a👨‍🐶", error(.unicodeEmojiNotRecommended, man, [1..<12])),
      Row("🇦🇦", error(.unicodeEmojiNotRecommended, "🇦", [0..<8])),
      Row("👍\u{301}", error(.unicodeEmojiNotRecommended, thumb, [0..<6])),
    ]
  )
  func allow(row: Row<String>) { expect(row, from: .emoji(.allow)) }

  @Test("a character that is an emoji by itself, or by U+FE0F, is recommended, but for the letters of flags")
  func characters() throws {
    let emoji = try CodePointSet("[[:Emoji:]-[:ASCII:]]")
    let scalars = (0x80...0x1_FFFF as ClosedRange<UInt32>).compactMap(Unicode.Scalar.init)
      .filter(emoji.contains)
    #expect(scalars.count > 1_000)
    for scalar in scalars {
      let written = scalar.icuProperties.isEmojiPresentation ? "\(scalar)" : "\(scalar)\u{FE0F}"
      let isLetter = "\u{1F1E6}"..."\u{1F1FF}" ~= scalar
      let isRecommended = TextBuffers.withUTF8(of: written) { EmojiSequences.isRecommended($0) }
      #expect(isRecommended != isLetter, "\(scalar.icuProperties.notation)")
      for text in ["\(scalar)", "\(scalar)\u{FE0F}"] {
        let isValid = Validation.emoji(.allow).isValid(value: text)
        #expect(isValid != isLetter, "\(scalar.icuProperties.notation)")
        #expect(
          Validation.emoji(.forbid).isValid(value: text)
            == (text.unicodeScalars.count == 1 && scalar.value <= 0xFFFF
              && !scalar.icuProperties.isEmojiPresentation),
          "\(scalar.icuProperties.notation)")
      }
    }
  }

  @Test("a megabyte is read in one pass, one cluster or many")
  func megabytes() {
    for text in ["👍\u{200D}", "🇧🇷", "❤"].map(megabyte) + ["👍" + megabyte(of: "\u{301}")] {
      _ = Validation.emoji(.allow).errors(in: text)
    }
    #expect(Validation.emoji(.forbid).errors(in: megabyte(of: "👍a")).map(\.ranges.count) == [32])
  }
}
