import CICUShim

/// The properties that decide whether a joiner between two characters has a visible effect.
extension ScalarProperties {
  /// Whether it changes the skin tone of the pictograph before it (Emoji_Modifier).
  package var isEmojiModifier: Bool { has(icushim_property_emoji_modifier) }

  /// Whether it suppresses a vowel (Canonical_Combining_Class=Virama), such as U+094D DEVANAGARI SIGN VIRAMA.
  package var isVirama: Bool {
    icushim_property_value(scalar.value, Int32(icushim_property_combining_class))
      == Int32(icushim_combining_class_virama)
  }

  /// How it connects with its neighbours in a cursive script (Joining_Type).
  package var joiningType: JoiningType {
    JoiningType(rawValue: icushim_property_value(scalar.value, Int32(icushim_property_joining_type)))
      ?? .nonJoining
  }
}

/// The values of Joining_Type (Unicode Standard, section 9.2), as ICU numbers them.
package enum JoiningType: Int32, Sendable, Hashable {
  case nonJoining, joinCausing, dualJoining, leftJoining, rightJoining, transparent

  /// Whether it connects with the letter after it.
  package var joinsToFollowing: Bool { self == .dualJoining || self == .leftJoining }

  /// Whether it connects with the letter before it.
  package var joinsToPreceding: Bool { self == .dualJoining || self == .rightJoining }
}
