import ICU
import Testing

@Suite("Properties of code points")
struct ScalarPropertiesTests {
  @Test(
    "A code point is printed by its number and its name",
    arguments: [
      ("\u{202E}", "U+202E RIGHT-TO-LEFT OVERRIDE"),
      ("a", "U+0061 LATIN SMALL LETTER A"),
      ("\u{0}", "U+0000 <control>"),
      ("\u{85}", "U+0085 <control>"),
      ("王", "U+738B CJK UNIFIED IDEOGRAPH-738B"),
      ("한", "U+D55C HANGUL SYLLABLE HAN"),
      ("\u{E000}", "U+E000 <private use area>"),
      ("\u{378}", "U+0378 <unassigned>"),
      ("\u{10FFFF}", "U+10FFFF <noncharacter>"),
      ("😀", "U+1F600 GRINNING FACE"),
    ] as [(Unicode.Scalar, String)]
  )
  func names(scalar: Unicode.Scalar, expected: String) {
    let label = scalar.icuProperties.name
    #expect(label == expected)
  }

  @Test(
    "A decimal digit of any script has its value",
    arguments: [
      ("7", 7), ("٣", 3), ("۴", 4), ("３", 3), ("९", 9), ("𝟘", 0), ("²", nil), ("Ⅷ", nil), ("八", nil),
      ("a", nil),
    ] as [(Unicode.Scalar, Int?)]
  )
  func digits(scalar: Unicode.Scalar, expected: Int?) {
    #expect(scalar.icuProperties.decimalDigitValue == expected)
  }

  @Test("All bidi controls are known, and nothing else is one")
  func bidiControls() {
    let found = (0...0x10FFFF).compactMap { Unicode.Scalar(UInt32($0)) }.filter(\.icuProperties.isBidiControl)
    let expected: [UInt32] = [0x61C, 0x200E, 0x200F] + (0x202A...0x202E) + (0x2066...0x2069)
    #expect(found.map(\.value) == expected)
  }

  @Test(
    "General categories have their names",
    arguments: [
      ("A", GeneralCategory.uppercaseLetter), ("ª", .otherLetter), ("ʰ", .modifierLetter),
      ("\u{301}", .nonspacingMark),
      ("\u{903}", .spacingMark), ("\u{20DD}", .enclosingMark), ("٣", .decimalNumber),
      ("_", .connectorPunctuation),
      ("«", .initialPunctuation), ("»", .finalPunctuation), ("€", .currencySymbol), (" ", .spaceSeparator),
      ("\u{2028}", .lineSeparator), ("\n", .control), ("\u{200D}", .format), ("\u{E000}", .privateUse),
      ("\u{378}", .unassigned),
    ] as [(Unicode.Scalar, GeneralCategory)]
  )
  func categories(scalar: Unicode.Scalar, expected: GeneralCategory) {
    let properties = scalar.icuProperties
    #expect(properties.generalCategory == expected)
    #expect(properties.isLetter == [.uppercaseLetter, .otherLetter, .modifierLetter].contains(expected))
    #expect(properties.isMark == [.nonspacingMark, .spacingMark, .enclosingMark].contains(expected))
  }

  @Test("Every general category of ICU has its name here")
  func allCategories() {
    // U+0378 and its like are unassigned; any other code point that answers so has a category that is new.
    let scalars = (0...0x10FFFF).compactMap { Unicode.Scalar(UInt32($0)) }
    let found = Set(scalars.map(\.icuProperties.generalCategory))
    #expect(found == Set(GeneralCategory.allCases).subtracting([.surrogate]))
  }

  @Test(
    "Invisible code points and spaces are told apart",
    arguments: [
      ("\u{200B}", true, false), ("\u{AD}", true, false), ("\u{FE0F}", true, false),
      ("\u{E0041}", true, false),
      ("\u{A0}", false, true), ("\u{3000}", false, true), ("\t", false, true), ("\u{2028}", false, true),
      ("a", false, false), ("\u{0}", false, false), ("\u{301}", false, false),
    ] as [(Unicode.Scalar, Bool, Bool)]
  )
  func invisibles(scalar: Unicode.Scalar, isDefaultIgnorable: Bool, isWhitespace: Bool) {
    #expect(scalar.icuProperties.isDefaultIgnorable == isDefaultIgnorable)
    #expect(scalar.icuProperties.isWhitespace == isWhitespace)
  }

  @Test(
    "A set holds what its pattern says",
    arguments: [
      (#"[\p{Bidi_Control}]"#, \Unicode.Scalar.icuProperties.isBidiControl),
      (#"[\p{White_Space}]"#, \.icuProperties.isWhitespace),
      (#"[\p{GCB=Other}]"#, \.icuProperties.hasGraphemeBreakOther),
      (#"[\p{L}]"#, \.icuProperties.isLetter),
      (#"[]"#, \.isNothing),
      (#"[^\p{L}\P{L}]"#, \.isNothing),
    ] as [(String, any KeyPath<Unicode.Scalar, Bool> & Sendable)]
  )
  func sets(pattern: String, property: any KeyPath<Unicode.Scalar, Bool> & Sendable) throws {
    let set = try CodePointSet(pattern)
    let wrong = (0...0x10FFFF).compactMap { Unicode.Scalar(UInt32($0)) }
      .filter { set.contains($0) != $0[keyPath: property] }
    #expect(wrong == [])
    #expect(set.contains(UInt32.max) == false)
  }

  @Test("A malformed set is an error", arguments: ["", "[", "[\\p{Klingon}]"])
  func malformedSets(pattern: String) {
    #expect(throws: ICUError.self) { try CodePointSet(pattern) }
  }
}

extension Unicode.Scalar {
  fileprivate var isNothing: Bool { false }
}
