/// Keeps the direction of a value from disturbing the message around it (UAX #9; MessageFormat 2, default strategy).
enum BidiIsolation {
  /// U+2068 FIRST STRONG ISOLATE: for text, whose direction is unknown.
  static let firstStrong = "\u{2068}"
  /// U+2067 RIGHT-TO-LEFT ISOLATE: for numbers and dates of a right-to-left message.
  static let rightToLeft = "\u{2067}"
  /// U+2069 POP DIRECTIONAL ISOLATE
  static let pop = "\u{2069}"

  /// Text without its own controls, between isolates.
  static func isolated(_ text: String) -> String { "\(firstStrong)\(withoutControls(text))\(pop)" }

  /// Text without the code points that have the property Bidi_Control.
  static func withoutControls(_ text: String) -> String { self.text(text, without: isControl) }

  /// Text without some code points that have the property Bidi_Control.
  static func text(_ text: String, without isDropped: (Unicode.Scalar) -> Bool) -> String {
    // Most values have none; the UTF-8 of every control begins with E2 or D8, so other text needs no closer look.
    var text = text
    let mayHaveControls = text.withUTF8 { utf8 in utf8.contains(0xE2) || utf8.contains(0xD8) }
    guard mayHaveControls, text.unicodeScalars.contains(where: isDropped) else { return text }
    var kept = String.UnicodeScalarView()
    kept.append(contentsOf: text.unicodeScalars.filter { !isDropped($0) })
    return String(kept)
  }

  /// Whether a code point embeds, overrides or isolates what follows it; the other controls are mere marks.
  static func isEmbedding(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// Whether a code point has Bidi_Control; the set is fixed by UAX #9.
  static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
