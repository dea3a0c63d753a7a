package import ICU

/// Properties that a rule about text asks of each code point, as bits of a ``CodePointWord``.
///
/// Most flags say that a rule must look closer, so that the flags of a whole text, joined by "or", tell which rules have
/// anything to look at.
package struct CodePointFlags: OptionSet, Sendable, Hashable {
  package let rawValue: UInt64
  package init(rawValue: UInt64) { self.rawValue = rawValue }

  private init(bit: UInt64) { rawValue = 1 << bit }

  // A word has flags in its bits 24 to 53. Those above are only in the findings of a walk, as is 50.

  /// Above U+007F.
  package static let notASCII = Self(bit: 24)
  /// Bidi_Control.
  package static let bidiControl = Self(bit: 25)
  /// A control except TAB, LF and CR, or Default_Ignorable_Code_Point.
  package static let invisible = Self(bit: 26)
  /// General category Cn.
  package static let unassigned = Self(bit: 27)
  /// General category Co.
  package static let privateUse = Self(bit: 28)
  /// Not Alphabetic, and not a mark (Mn, Mc) that takes part in the letter before it.
  package static let notLetter = Self(bit: 29)
  /// The same, and not a decimal digit (Nd).
  package static let notLetterOrDigit = Self(bit: 30)
  /// A line must break after it (UAX #14, classes BK, CR, LF and NL).
  package static let lineBreak = Self(bit: 31)
  /// A mark (Mn, Me), but not a variation selector.
  package static let nonspacingMark = Self(bit: 32)
  /// A mark (Mn, Mc, Me).
  package static let mark = Self(bit: 33)
  /// A decimal digit (Nd) that is not ASCII.
  package static let foreignDigit = Self(bit: 34)
  /// White_Space.
  package static let whiteSpace = Self(bit: 35)
  /// Default_Ignorable_Code_Point.
  package static let defaultIgnorable = Self(bit: 36)
  /// Emoji_Modifier.
  package static let emojiModifier = Self(bit: 37)
  /// Joining_Type is Transparent.
  package static let joiningTransparent = Self(bit: 38)

  /// Joining_Type is Dual_Joining or Left_Joining: it connects with the letter after it.
  package static let joinsToFollowing = Self(bit: 46)
  /// Joining_Type is Dual_Joining or Right_Joining: it connects with the letter before it.
  package static let joinsToPreceding = Self(bit: 47)
  /// Variation_Selector.
  package static let variationSelector = Self(bit: 48)
  /// Extended_Pictographic.
  package static let pictographic = Self(bit: 49)

  /// Not in text of NFC: the quick check of UAX #15 says No.
  package static let neverNFC = Self(bit: 39)
  /// The quick check for NFC or NFKC says Maybe.
  package static let maybeNFC = Self(bit: 40)
  /// Not in text of NFD.
  package static let neverNFD = Self(bit: 41)
  /// Not in text of NFKC.
  package static let neverNFKC = Self(bit: 42)
  /// Not in text of NFKD.
  package static let neverNFKD = Self(bit: 43)
  /// Above U+007F, in text of NFD, and composes with nothing that follows it.
  package static let endsComposition = Self(bit: 52)
  /// Changes_When_Lowercased.
  package static let changesWhenLowercased = Self(bit: 44)
  /// Changes_When_Uppercased.
  package static let changesWhenUppercased = Self(bit: 45)
  /// A text that is empty, or begins with what shows nothing; only in the findings of a walk.
  package static let beginsBlank = Self(bit: 54)
  /// A mark that comes after one of a higher combining class; only in the findings of a walk.
  package static let unordered = Self(bit: 55)
  /// A code point that may compose with an earlier one; only in the findings of a walk.
  package static let composing = Self(bit: 56)
  /// An invisible character without a visible effect; only in the findings of a walk.
  package static let hidden = Self(bit: 50)
  /// Emoji beyond ASCII, or U+FE0F, which makes an emoji of a digit.
  package static let inEmoji = Self(bit: 51)
  /// Digits of several number systems beyond ASCII; only in the findings of a walk.
  package static let mixedDigits = Self(bit: 57)
  /// A nonspacing mark in a row with another; only in the findings of a walk.
  package static let stackedMarks = Self(bit: 58)
  /// A mark or default ignorable code point beyond U+0300: it does not end a row of marks.
  package static let amongMarks = Self(bit: 53)

  // Sets that are asked for in loops; made where they are used, each would be an array first.

  /// Not the base of an emoji sequence.
  package static let notBase: Self = [.mark, .emojiModifier]
  /// Not the base of an emoji sequence, or transparent for joining.
  static let markedOrTransparent: Self = [.mark, .emojiModifier, .joiningTransparent]
  /// Neither a letter nor a mark of one, or invisible.
  static let notInLetters: Self = [.notLetter, .invisible, .lineBreak]
  /// Shows nothing.
  package static let blank: Self = [.whiteSpace, .defaultIgnorable]

  /// What a walk finds about normalization by comparing neighbours.
  static let ofOrder: Self = [.unordered, .composing]
  /// What no code point has by itself, and a walk finds only if it is asked for.
  static let ofNeighbours: Self = [
    .beginsBlank, .unordered, .composing, .hidden, .mixedDigits, .stackedMarks,
  ]
}

extension CodePointFlags {
  /// What a text may have if it is not in a normalization form: a text with none of it is in the form (UAX #15, section
  /// 9). Nil for NFKC_Casefold, which code points have no flags for.
  package init?(against form: NormalizationForm) {
    switch form {
    case .nfc: self = .notNFC
    case .nfd: self = [.neverNFD, .unordered]
    case .nfkc: self = [.neverNFC, .neverNFKC, .unordered, .composing]
    case .nfkd: self = [.neverNFD, .neverNFKD, .unordered]
    case .nfkcCasefold: return nil
    }
  }

  /// What speaks against NFC.
  package static let notNFC: Self = [.neverNFC, .unordered, .composing]

  /// Every flag.
  static let all = Self(rawValue: CodePointWord.allFlags)
}
