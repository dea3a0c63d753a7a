/// Keeps the direction of a value from disturbing the message around it (UAX #9; MessageFormat 2, default strategy).
enum BidiIsolation {
  /// U+2068 FIRST STRONG ISOLATE: for text, whose direction nobody told.
  static let firstStrong = "\u{2068}"
  /// U+2067 RIGHT-TO-LEFT ISOLATE: for numbers and dates of a right-to-left message.
  static let rightToLeft = "\u{2067}"
  /// U+2069 POP DIRECTIONAL ISOLATE
  static let pop = "\u{2069}"

  /// Text from outside between isolates, without bidi controls that could reach beyond them.
  static func isolated(_ text: String) -> String { "\(firstStrong)\(withoutControls(text))\(pop)" }

  /// Text without the code points that have the property Bidi_Control.
  static func withoutControls(_ text: String) -> String {
    // Most values have none; their UTF-8 begins with E2 or D8 in every case, so others are not looked at closer.
    guard text.utf8.contains(where: { $0 == 0xE2 || $0 == 0xD8 }),
      text.unicodeScalars.contains(where: isControl)
    else {
      return text
    }
    var kept = String.UnicodeScalarView()
    kept.append(contentsOf: text.unicodeScalars.lazy.filter { !isControl($0) })
    return String(kept)
  }

  /// Whether a code point has Bidi_Control; the set is fixed by UAX #9.
  static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
