import ICU

/// Formats a character for a sentence.
enum CharacterLabel {
  /// The character with its code points, `Ж (U+0416)`; its name if it is invisible, `U+200B ZERO WIDTH SPACE`.
  static func text(of scalars: [Unicode.Scalar]) -> String {
    guard let first = scalars.first else { return "" }
    if isHidden(first) { return scalars.map(\.icuProperties.name).joined(separator: " + ") }
    var shown = String.UnicodeScalarView()
    shown.append(contentsOf: scalars)
    return "\(String(shown)) (\(scalars.map(\.icuProperties.notation).joined(separator: " ")))"
  }

  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    let properties = scalar.icuProperties
    return properties.isControl || properties.isWhitespace || properties.isDefaultIgnorable
      || properties.isMark || properties.isBidiControl || properties.isUnassigned
  }
}
