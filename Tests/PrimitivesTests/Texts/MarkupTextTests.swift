import Primitives
import Testing

@Suite("Texts in markup")
struct MarkupTextTests {
  @Test(
    "end no markup and no attribute, and controls are written as asked",
    arguments: [
      ("", "", ""),
      ("José, <b>عبد الله</b>", "José, &lt;b&gt;عبد الله&lt;/b&gt;", "José, &lt;b&gt;عبد الله&lt;/b&gt;"),
      ("\"l'été\" & 玛丽", "&quot;l'été&quot; &amp; 玛丽", "&quot;l&#39;été&quot; &amp; 玛丽"),
      ("a\r\n\tb", "a&#13;\n\tb", "a\\u{D}\n\tb"),
      ("\u{0}\u{1B}[2J\u{85}", "\u{0}\u{1B}[2J\u{85}", "\\u{0}\\u{1B}[2J\\u{85}"),
      ("\u{FFFE}e\u{301}\u{202E}👨‍👩‍👧", "\u{FFFE}e\u{301}\u{202E}👨‍👩‍👧", "\\u{FFFE}e\u{301}\u{202E}👨‍👩‍👧"),
    ])
  func escaping(text: String, escaped: String, visible: String) {
    #expect(MarkupText.escaped(text).unicodeScalars.elementsEqual(escaped.unicodeScalars))
    #expect(MarkupText.visible(text).unicodeScalars.elementsEqual(visible.unicodeScalars))
  }
}
