import Primitives

/// Text that is safe for a terminal: with directions isolated (UAX #9) and without terminal control characters.
enum TerminalText {
  private static let rightToLeftMark = "\u{200F}"

  /// A line in its language's direction, even if all of its text is isolated.
  static func line(_ text: String, isRightToLeft: Bool) -> String {
    (isRightToLeft ? rightToLeftMark : "") + text + "\n"
  }

  /// Text that does not affect the direction of the text around it and is not affected by it.
  ///
  /// Text that, apart from parts that are already isolated, has the line's own direction is left unchanged.
  static func isolated(_ text: String, inRightToLeft: Bool) -> String {
    if !inRightToLeft, isPlain(text) { return text }
    var depth = 0
    var isForeign = false
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x2066...0x2068: depth += 1
      case 0x2069 where depth > 0: depth -= 1
      case 0x2069, 0x202A...0x202E: isForeign = true
      case _ where depth > 0: break
      case _ where isRightToLeft(scalar): isForeign = isForeign || !inRightToLeft
      default: isForeign = isForeign || inRightToLeft && scalar.properties.isAlphabetic
      }
    }
    return isForeign || depth > 0 ? "\u{2068}\(text)\u{2069}" : text
  }

  /// Whether the code point is in one of the blocks for right-to-left scripts (UAX #9, DerivedBidiClass).
  private static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0590...0x08FF, 0x200F, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
    default: false
    }
  }

  /// Control characters made visible, so that text from a file cannot move the cursor or set colours.
  static func visible(_ text: String) -> String { escaping(isControl, in: text) }

  /// Control characters and bidi controls made visible: a line in which no name can be displayed as something else.
  static func inert(_ text: String) -> String {
    escaping({ isControl($0) || isBidiControl($0) }, in: text)
  }

  private static func escaping(_ isEscaped: (Unicode.Scalar) -> Bool, in text: String) -> String {
    guard !isPlain(text), text.unicodeScalars.contains(where: isEscaped) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      if isEscaped(scalar) {
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Whether a text is printable ASCII, in which nothing controls anything or is written from right to left.
  private static func isPlain(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { PrintableASCII.isWhole($0) }
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) || scalar == "\u{2028}"
      || scalar == "\u{2029}"
  }

  /// The property Bidi_Control of UAX #9.
  private static func isBidiControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
