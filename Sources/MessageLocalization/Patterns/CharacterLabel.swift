import ICU

/// How a sentence shows a character.
enum CharacterLabel {
  /// The character with its code points, `Ж (U+0416)`; its name where it cannot be seen, `U+200B ZERO WIDTH SPACE`.
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
