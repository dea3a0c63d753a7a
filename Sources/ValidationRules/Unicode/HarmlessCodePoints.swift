import ICU

/// Code points that a rule accepts anywhere, so that a text with no others is quickly known to be valid.
///
/// Without its set, a rule checks every text more closely, which is slower but not wrong.
enum HarmlessCodePoints {
  /// For a rule against bidirectional formatting characters.
  static let withoutBidiControls = try? CodePointSet("[:^Bidi_Control:]")

  /// For a rule against invisible characters.
  static let visible = try? CodePointSet("[^[:Default_Ignorable_Code_Point:][:Cc:]]")
}
