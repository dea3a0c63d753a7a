/// Texts made of choices: characters of many kinds, and what identifiers, addresses and dates are made of.
enum TextWords {
  private static let pieces: [String] = [
    "a", "1", "0", "-", ".", "/", ":", "@", " ", "b", "Z", "9", "2026", "12", "31", "T", "W", "+", "_", ",",
    ";", "#",
    "(", ")", "[", "]", "{", "}", "\"", "'", "\\", "%", "=", "?", "!", "&", "<", ">", "$", "*", "~", "^",
    "\n", "\r\n",
    "\t", "\u{0}", "\u{7F}", "\u{85}", "\u{A0}", "\u{AD}", "é", "e\u{301}", "ñ", "ß", "ẞ", "ς", "σ", "İ", "ı",
    "ﬁ",
    "K", "ﷺ", "ب", "ليلى", "٣", "۳", "३", "３", "𝟑", "字", "王小明", "あ", "ア", "ｱ", "한", "\u{1100}\u{1161}", "א",
    "\u{200B}", "\u{200C}", "\u{200D}", "\u{200E}", "\u{200F}", "\u{202A}", "\u{202E}", "\u{2060}",
    "\u{2066}",
    "\u{2069}", "\u{FEFF}", "\u{3164}", "\u{3000}", "\u{FFFD}", "\u{FFFE}", "\u{E000}", "\u{10FFFF}",
    "\u{E0041}",
    "\u{301}", "\u{345}", "\u{FE0F}", "\u{20E3}", "😀", "👍🏽", "👨‍👩‍👧", "🇧🇷", "#\u{FE0F}\u{20E3}", "xn--", "www",
    "http://", "com", "example", "IPv6:", "::", "ffff", "0x7f", "127", "255", "256", "BR", "GB", "DE89",
    "4111", "978",
    "admin", "раураl", "à", "Ä", "\u{338}", "\u{5D0}\u{5B0}", "ﾊﾟ", "①", "½", "Ⅷ", "。", "．", "－", "‐", "−",
    "’",
    "true", "null", "eyJ", "==", "application", "text", "pt", "latn", "P1D", "Z", "z", "24:00", "23:59:60",
  ]

  /// A text of all choices that are left, or of so many.
  static func text(_ input: inout FuzzInput, most: Int = .max) -> String {
    var text = ""
    var count = 0
    while !input.isAtEnd, count < most {
      text += input.pick(pieces)
      count += 1
    }
    return text
  }
}
