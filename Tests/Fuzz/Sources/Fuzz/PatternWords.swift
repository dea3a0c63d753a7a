/// Patterns and texts made of choices, in the subset that is compiled or just outside of it.
enum PatternWords {
  private static let fragments: [String] = [
    "a", "b", "ab", "A", "s", "ss", "k", "0", "é", "ß", "ſ", "İ", "i̇", "ı", "م", "٣", "字", "😀", "\u{301}",
    "ﬁ",
    "fi", "st", "ΐ", ".", "[a-z]", "[^a-z]", "[A-Za-z0-9._%+-]", "[^ß]", "[s]s", "[[a-c][x-z]]", "[a\\-z]",
    "[\\d.]", "[^\\w\\s]", "[\\p{Lu}\\p{Nd}]", "[[:alpha:]_]", "[\\u0627-\\u064A]", "[\\x{1F600}-\\x{1F64F}]",
    "[一-龥]", "[a&&b]", "[a--b]", "[\\t\\n\\r]", "[\\D\\d]", "[^\\n]", "\\d", "\\D", "\\w", "\\W", "\\s",
    "\\S",
    "\\h", "\\v", "\\p{L}", "\\P{L}", "\\p{Lu}", "\\p{Script=Arabic}", "\\p{Han}", "\\n", "\\r\\n", "\\x41",
    "\\uD83D\\uDE00", "\\.", "\\Qa.b\\E", "^", "$", "\\A", "\\z", "\\Z", "\\R", "\\b", "\\B", "()", "(?=a)",
    "(?!a)", "(?<=a)", "(?<!b)", "(?>a|ab)", "(?i)", "(?-i)", "(?m)", "(?s)", "(?x) ", " ", "# x\n", "\\1",
    "\u{85}", "\\\\", "\\ ", "\\X", "\\G", "(?:", ")", "[", "]", "{2}", "\\", "|", "*", "\\N{SPACE}", "\\cA",
  ]

  private static let groups = ["(", "(?:", "(?i:", "(?m:", "(?s-i:", "(?<n>", "(?>", "(?=", "(?!", "(?<="]
  private static let counts = [
    "*", "+", "?", "{2}", "{1,}", "{0,2}", "{2,4}", "{0}", "*+", "++", "?+", "*?", "+?", "??", "{1,3}?",
    "{3,9}",
  ]

  static func pattern(_ input: inout FuzzInput, depth: Int) -> String {
    let choice = depth == 0 ? 0 : Int(input.byte())
    switch choice % 8 {
    case 0...3:
      return fragments[choice / 8 < 8 ? input.number(below: fragments.count) : choice % fragments.count]
    case 4, 5: return (0...(choice / 8 % 4)).map { _ in pattern(&input, depth: depth - 1) }.joined()
    case 6:
      let open = groups[choice / 8 % 4 == 0 ? input.number(below: groups.count) : choice / 8 % 2]
      let parts = (0...(choice / 64)).map { _ in pattern(&input, depth: depth - 1) }
      return open + parts.joined(separator: "|") + ")"
    default:
      let body = pattern(&input, depth: depth - 1)
      let count = input.pick(counts)
      return (body.unicodeScalars.count > 1 ? "(?:\(body))" : body) + count
    }
  }

  private static let pieces: [String] = [
    "", "a", "b", "ab", "A", "s", "ss", "K", "k", "0", "9", "_", ".", "-", "!", " ", "\t", "\n", "\r", "\r\n",
    "\u{B}", "\u{85}", "\u{A0}", "\u{2028}", "é", "É", "ß", "ẞ", "ſ", "İ", "i̇", "ı", "م", "٣", "字", "ﬁ", "ﬆ",
    "σ", "ς", "Σ", "ΐ", "😀", "👨\u{200D}", "\u{301}", "\u{345}", "\u{0}", "\u{FFFF}", "\u{10FFFF}", "aaaa",
    "x",
    "z", "abab", "a.b", "ʼn", "ŉ", "#", "\\", "[", "]", "e\u{301}", "\u{7F}", "\u{E000}", "مرحبا", "用户",
  ]

  /// A text of pieces; a byte from 240 up ends it.
  static func text(_ input: inout FuzzInput) -> String {
    var text = ""
    while !input.isAtEnd {
      let choice = Int(input.byte())
      if choice >= 240 { break }
      text += pieces[choice % pieces.count]
    }
    return text
  }
}
