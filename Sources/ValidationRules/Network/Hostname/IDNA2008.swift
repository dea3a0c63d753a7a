import ICU

/// The code points that IDNA2008 lets into domain names: the derived property of RFC 5892, computed by its section 3
/// in the Unicode version of the linked ICU.
enum IDNA2008 {
  /// Whether a code point is PVALID, or CONTEXTJ or CONTEXTO, whose contexts are checked elsewhere.
  static func isAllowed(_ scalar: Unicode.Scalar) throws(ICUError) -> Bool {
    switch scalar {
    case "-", "0"..."9", "a"..."z": return true
    case ..."\u{7F}": return false
    // Exceptions, section 2.6.
    case "\u{DF}", "\u{3C2}", "\u{6FD}", "\u{6FE}", "\u{F0B}", "\u{3007}": return true
    case "\u{B7}", "\u{375}", "\u{5F3}", "\u{5F4}", "\u{30FB}", "\u{660}"..."\u{669}", "\u{6F0}"..."\u{6F9}":
      return true
    case "\u{640}", "\u{7FA}", "\u{302E}", "\u{302F}", "\u{3031}"..."\u{3035}", "\u{303B}": return false
    // Join_Control, section 2.8.
    case "\u{200C}", "\u{200D}": return true
    // IgnorableBlocks and OldHangulJamo, sections 2.4 and 2.9.
    case "\u{20D0}"..."\u{20FF}", "\u{1D100}"..."\u{1D1FF}", "\u{1D200}"..."\u{1D24F}": return false
    case "\u{1100}"..."\u{11FF}", "\u{A960}"..."\u{A97C}", "\u{D7B0}"..."\u{D7FB}": return false
    default: break
    }
    let properties = scalar.icuProperties
    guard isLetterOrDigit(properties.generalCategory), !properties.isDefaultIgnorable else { return false }
    // Unstable, section 2.2: changed by case folding and compatibility normalization.
    return try ICU.NormalizationForm.nfkcCasefold.isNormalized(String(scalar))
  }

  /// LetterDigits, section 2.1.
  private static func isLetterOrDigit(_ category: GeneralCategory) -> Bool {
    switch category {
    case .lowercaseLetter, .uppercaseLetter, .otherLetter, .decimalNumber, .modifierLetter, .nonspacingMark,
      .spacingMark:
      true
    default: false
    }
  }
}
