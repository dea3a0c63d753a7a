import ICU
import ValidationCore

/// Takes text of code points that its rule has nothing to say of wherever they stand.
struct CodePointScreen: TextScreen {
  let harmless: CodePointSet

  init(_ harmless: CodePointSet) { self.harmless = harmless }

  var cost: ScreenCost { .codePoints }

  func passes(_ text: inout TextView) -> Bool { harmless.containsAll(of: text.utf8) }
}

extension CodePointScreen {
  // Without its set a rule is run for every text, which is slower, not wrong.

  /// For a rule against bidirectional formatting characters.
  static let withoutBidiControls = (try? CodePointSet("[:^Bidi_Control:]")).map(CodePointScreen.init)

  /// For a rule against characters that nobody can see.
  static let visible = (try? CodePointSet("[^[:Default_Ignorable_Code_Point:][:Cc:]]")).map(
    CodePointScreen.init)
}
