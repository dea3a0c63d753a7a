internal import ICU

/// Differences between texts that a comparison passes over.
///
/// What they are is up to a language (UTS #10 with the tailorings of CLDR): `I` and `i` are one letter in English and
/// two in Turkish, where `ı` is the small one of `I`; `å` is an `a` with an accent in English and a letter of its own
/// in Swedish.
public struct TextDifferences: OptionSet, Sendable, Hashable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Letter case, and where accents count also width and the kind of kana (the third level of UTS #10): `ABC` is
  /// `abc` and `ａｂｃ`.
  public static let `case` = Self(rawValue: 1 << 0)
  /// Accents and other marks (the second level of UTS #10): `e` is `é`.
  public static let accents = Self(rawValue: 1 << 1)

  var levels: CollationLevels {
    CollationLevels(countsCase: !contains(.case), countsAccents: !contains(.accents))
  }
}
