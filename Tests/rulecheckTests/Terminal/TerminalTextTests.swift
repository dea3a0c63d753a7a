import Testing

@testable import rulecheck

@Suite struct TerminalTextTests {
  @Test(
    "text of another direction is isolated, text of the line's own is not",
    arguments: [
      ("items[3].name", false, "items[3].name"),
      ("items[3].name", true, "\u{2068}items[3].name\u{2069}"),
      ("São Paulo 北京", false, "São Paulo 北京"),
      ("ليلى", false, "\u{2068}ليلى\u{2069}"),
      ("ليلى ٣", true, "ليلى ٣"),
      ("\u{2068}ליאור\u{2069} ok", false, "\u{2068}ליאור\u{2069} ok"),
      ("اسم \u{2068}name\u{2069}", true, "اسم \u{2068}name\u{2069}"),
      ("\u{2068}open", false, "\u{2068}\u{2068}open\u{2069}"),
      ("a\u{202E}b", false, "\u{2068}a\u{202E}b\u{2069}"),
      ("\u{2069}", false, "\u{2068}\u{2069}\u{2069}"),
      ("42", true, "42"), ("", true, ""),
    ])
  func isolation(text: String, isRightToLeft: Bool, isolated: String) {
    #expect(TerminalText.isolated(text, inRightToLeft: isRightToLeft) == isolated)
  }

  @Test(
    "controls are made visible, so that a file cannot drive the terminal",
    arguments: [
      ("plain é 北", "plain é 北"), ("\u{1B}[2J", "\\u{1B}[2J"), ("a\nb\r", "a\\u{A}b\\u{D}"),
      ("\u{0}", "\\u{0}"), ("\u{85}\u{2028}", "\\u{85}\\u{2028}"), ("👨‍👩‍👧", "👨‍👩‍👧"),
    ])
  func controls(text: String, visible: String) {
    #expect(TerminalText.visible(text) == visible)
  }
}
