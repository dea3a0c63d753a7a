internal import ICU

/// Differences between texts that a comparison ignores.
///
/// The differences depend on the language (UTS #10 with the tailorings of CLDR): `I` and `i` are the same letter in
/// English and two letters in Turkish, where the lowercase of `I` is `ı`; `å` is an `a` with an accent in English and
/// a separate letter in Swedish.
public struct TextDifferences: OptionSet, Sendable, Hashable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Letter case, and if accents count also width and the kind of kana (the third level of UTS #10): `ABC` equals
  /// `abc` and `ａｂｃ`.
  public static let `case` = Self(rawValue: 1 << 0)
  /// Accents and other marks (the second level of UTS #10): `e` equals `é`.
  public static let accents = Self(rawValue: 1 << 1)

  var levels: CollationLevels {
    CollationLevels(countsCase: !contains(.case), countsAccents: !contains(.accents))
  }
}
