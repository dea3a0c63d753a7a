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

  @Test(
    "a progress line tells records, speed, errors and the time left",
    arguments: [
      (0, Optional(1_000), 0, "░░░░░░░░░░░░░░░░░░░░░░░░ 0%  7 records  0.0 MB/s  2 errors"),
      (500_000, 2_000_000, 1, "██████░░░░░░░░░░░░░░░░░░ 25%  7 records  0.5 MB/s  2 errors  0:03 left"),
      (2_000_000, 2_000_000, 4, "████████████████████████ 100%  7 records  0.5 MB/s  2 errors  0:00 left"),
      (1_500_000, 200_000_000, 1, "░░░░░░░░░░░░░░░░░░░░░░░░ 0%  7 records  1.5 MB/s  2 errors  2:13 left"),
      (3_000_000, nil, 2, "7 records  1.5 MB/s  2 errors"),
    ])
  func progress(bytes: Int, total: Int?, seconds: Int, line: String) {
    var summary = Summary()
    summary.records = 7
    summary.errors = 2
    #expect(ProgressBar.line(bytes: bytes, of: total, elapsed: .seconds(seconds), summary) == line)
  }

  @Test(
    "a bar is no wider than the window, and leaves its last column free",
    arguments: [(nil, "12345"), (6, "12345"), (5, "1234"), (1, ""), (0, ""), (200, "12345")]
      as [(Int?, String)])
  func width(columns: Int?, shown: String) {
    #expect(ProgressBar.fitting("12345", columns: columns) == shown)
  }
}
