/// How freely a text may mix scripts: the restriction levels of UTS #39, section 5.2, strictest first.
public enum RestrictionLevel: String, Sendable, Hashable, CaseIterable, Codable {
  /// Every character is ASCII.
  case ascii
  /// All characters have a script in common; Japanese, Korean and Chinese with Bopomofo each count as one.
  case singleScript
  /// A single script, or Latin with Japanese, Korean, or Chinese with Bopomofo.
  case highlyRestrictive
  /// Also Latin with one other script that UAX #31 recommends for identifiers, except Cyrillic and Greek.
  case moderatelyRestrictive
  /// Any mixture of scripts.
  case minimallyRestrictive
}

/// Which characters a restriction level allows, whatever their script.
public enum RestrictionProfile: String, Sendable, Hashable, CaseIterable, Codable {
  /// Characters whose Identifier_Status is Allowed: the General Security Profile of UTS #39. It has letters, marks
  /// and digits of scripts in modern use and a little punctuation, but neither spaces nor symbols.
  ///
  /// The profile depends on the Unicode version, and that of the linked ICU counts: Unicode 17 (ICU 78) no longer
  /// recommends Bopomofo, so "ㄅ" is refused there and allowed before. Use ``anyCharacter`` if your users write it, as
  /// in Taiwan.
  case generalSecurity
  /// Every character, for names and titles with spaces and punctuation.
  case anyCharacter
}
