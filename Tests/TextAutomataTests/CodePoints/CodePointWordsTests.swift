import ICU
import Testing

@testable import TextAutomata

@Suite("The word of each code point against ICU's answers one by one")
struct CodePointWordsTests {
  private let words = CodePointWords.shared

  @Test("has the flags that its properties say")
  func flags() throws {
    let sets = (try CodePointSet("[:Variation_Selector:]"), try CodePointSet("[:Extended_Pictographic:]"))
    let emoji = try CodePointSet("[[:Emoji:]-[:ASCII:]\\uFE0F]")
    let (lowered, raised) = (
      try CodePointSet("[:Changes_When_Lowercased:]"), try CodePointSet("[:Changes_When_Uppercased:]")
    )
    var wrong: [String] = []
    for scalar in Self.scalars {
      var expected = Self.flags(
        of: scalar, isSelector: sets.0.contains(scalar), isPictograph: sets.1.contains(scalar))
      if emoji.contains(scalar) { expected.insert(.inEmoji) }
      if lowered.contains(scalar) { expected.insert(.changesWhenLowercased) }
      if raised.contains(scalar) { expected.insert(.changesWhenUppercased) }
      let found = words[scalar].flags.subtracting(Self.ofNormalization)
      if found != expected, wrong.count < 9 { wrong.append(scalar.icuProperties.notation) }
    }
    #expect(wrong == [])
  }

  @Test("has what the quick checks of normalization say")
  func normalization() throws {
    let never: [(CodePointFlags, String)] = [
      (.neverNFC, "[:NFC_QC=No:]"), (.neverNFD, "[:NFD_QC=No:]"), (.neverNFKC, "[:NFKC_QC=No:]"),
      (.neverNFKD, "[:NFKD_QC=No:]"), (.maybeNFC, "[:NFC_QC=Maybe:]"), (.maybeNFC, "[:NFKC_QC=Maybe:]"),
    ]
    for (flag, notation) in never {
      let set = try CodePointSet("[\(notation)]")
      let wrong = Self.scalars.first { words[$0].has(flag) != set.contains($0) }
      #expect(wrong == nil, "\(notation)")
    }
  }

  @Test("has its combining class, its scripts and its class in the rules for clusters")
  func columns() throws {
    var classes: [UInt8] = []
    let graphemes = try #require(GraphemeClasses.shared)
    try graphemes.rules.forEachRange { range, number in
      classes += repeatElement(UInt8(graphemes.column(ofClass: number)), count: range.count)
    }
    #expect(classes.count == 0x11_0000 && classes[0x61] == 0)
    #expect(Set((0..<graphemes.rules.classCount).map(graphemes.column)).count == graphemes.rules.classCount)
    let combining = PropertyColumn.combiningClass.values(from: 0, count: 0x11_0000)
    var wrong: [String] = []
    for scalar in Self.scalars {
      let word = words[scalar]
      let scripts = try ScriptSet(extensionsOf: scalar.value)
      let isRight =
        word.graphemeClass == classes[Int(scalar.value)]
        && word.isVirama == scalar.icuProperties.isVirama
        && Int32(word.combiningClass) == combining[Int(scalar.value)]
        && ScriptSets.set(word.scripts) == scripts
      if !isRight, wrong.count < 9 { wrong.append(scalar.icuProperties.notation) }
    }
    #expect(wrong == [])
  }

  @Test("is found from UTF-8, with and without bytes after it")
  func utf8() {
    for scalar in Self.scalars {
      let bytes = Array(UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      for text in [bytes, bytes + [0x61, 0x61, 0x61]] {
        text.withUnsafeBufferPointer { utf8 in
          var position = 0
          if words.next(in: utf8, at: &position) != words[scalar] || position != bytes.count {
            Issue.record("\(scalar.icuProperties.notation)")
          }
        }
      }
    }
  }

  @Test("is the same for threads that meet a block at once")
  func threads() async {
    await withTaskGroup(of: [UInt64].self) { group in
      for _ in 0..<8 {
        group.addTask { (0x1_F000..<0x1_F800).map { CodePointWords.shared[$0].bits } }
      }
      let first = await group.next()
      for await other in group { #expect(other == first) }
    }
  }

  @Test("No code point that ends a composition composes with one after it")
  func endsOfCompositions() throws {
    var ends = 0
    for scalar in Self.scalars {
      if CodePointWords.shared[scalar].has(.endsComposition) { ends += 1 }
      guard try NormalizationForm.nfc.isNormalized(String(scalar)) else { continue }
      let parts = try NormalizationForm.nfd.normalized(String(scalar)).unicodeScalars
      guard parts.count > 1, let first = parts.first else { continue }
      #expect(!CodePointWords.shared[first].has(.endsComposition), "\(scalar.icuProperties.notation)")
      #expect(!CodePointWords.shared[scalar].has(.endsComposition), "\(scalar.icuProperties.notation)")
    }
    #expect(ends > 1_000_000)
  }

  private static let ofNormalization: CodePointFlags = [
    .neverNFC, .maybeNFC, .neverNFD, .neverNFKC, .neverNFKD, .endsComposition,
  ]

  static let scalars = (UInt32(0)...0x10_FFFF).compactMap(Unicode.Scalar.init)

  private static func flags(
    of scalar: Unicode.Scalar, isSelector: Bool, isPictograph: Bool
  ) -> CodePointFlags {
    let properties = scalar.icuProperties
    let category = properties.generalCategory
    let isCombining = category == .nonspacingMark || category == .spacingMark
    let isLetter =
      isCombining ? !properties.isDefaultIgnorable : properties.isAlphabetic && category != .decimalNumber
    var flags: CodePointFlags = []
    func add(_ flag: CodePointFlags, if condition: Bool) { if condition { flags.insert(flag) } }
    add(.notASCII, if: !scalar.isASCII)
    add(.bidiControl, if: properties.isBidiControl)
    add(
      .invisible,
      if: properties.isDefaultIgnorable || properties.isControl && !"\t\n\r".unicodeScalars.contains(scalar))
    add(.unassigned, if: category == .unassigned)
    add(.privateUse, if: category == .privateUse)
    add(.notLetter, if: !isLetter)
    add(.notLetterOrDigit, if: !isLetter && category != .decimalNumber)
    add(.lineBreak, if: "\n\u{B}\u{C}\r\u{85}\u{2028}\u{2029}".unicodeScalars.contains(scalar))
    add(.nonspacingMark, if: [.nonspacingMark, .enclosingMark].contains(category) && !isSelector)
    add(.mark, if: properties.isMark)
    add(.foreignDigit, if: !scalar.isASCII && properties.decimalDigitValue != nil)
    add(.whiteSpace, if: properties.isWhitespace)
    add(.defaultIgnorable, if: properties.isDefaultIgnorable)
    add(.emojiModifier, if: properties.isEmojiModifier)
    add(.joiningTransparent, if: properties.joiningType == .transparent)
    add(.joinsToFollowing, if: properties.joiningType.joinsToFollowing)
    add(.joinsToPreceding, if: properties.joiningType.joinsToPreceding)
    add(.variationSelector, if: isSelector)
    add(.pictographic, if: isPictograph)
    add(.amongMarks, if: scalar.value >= 0x300 && (properties.isMark || properties.isDefaultIgnorable))
    return flags
  }
}
