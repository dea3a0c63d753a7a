/// Text as a terminal should get it: directions kept apart (UAX #9), and nothing that drives the terminal.
enum TerminalText {
  private static let rightToLeftMark = "\u{200F}"

  /// A line that runs in its language's direction even where all that stands in it is isolated.
  static func line(_ text: String, isRightToLeft: Bool) -> String {
    (isRightToLeft ? rightToLeftMark : "") + text + "\n"
  }

  /// Text that neither disturbs the direction of what stands around it nor takes it on.
  ///
  /// In a line from left to right ASCII needs no isolation and gets none.
  static func isolated(_ text: String, inRightToLeft: Bool) -> String {
    if !inRightToLeft, text.utf8.allSatisfy({ $0 < 0x80 }) { return text }
    return "\u{2068}\(text)\u{2069}"
  }

  /// Control characters made visible, so that text from a file cannot move the cursor or set colours.
  static func visible(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isControl) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      if isControl(scalar) {
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) || scalar == "\u{2028}" || scalar == "\u{2029}"
  }
}
