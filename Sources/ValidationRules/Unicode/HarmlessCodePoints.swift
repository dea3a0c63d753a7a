import ICU

/// Code points that a rule accepts wherever they are, so that a text of these alone is valid at a glance.
///
/// Without its set a rule takes a closer look at every text, which is slower, not wrong.
enum HarmlessCodePoints {
  /// For a rule against bidirectional formatting characters.
  static let withoutBidiControls = try? CodePointSet("[:^Bidi_Control:]")

  /// For a rule against characters that cannot be seen.
  static let visible = try? CodePointSet("[^[:Default_Ignorable_Code_Point:][:Cc:]]")
}
