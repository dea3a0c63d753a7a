import ICU
import ValidationCore

/// Characters that are invisible or change the direction of text: see ``EmailMode/internationalized``.
enum UnseenCharacters {
  /// The range of the first one in a text; a joiner does not count where a script needs it.
  static func first(in text: UnsafeBufferPointer<UInt8>) throws(ICUError) -> Range<Int>? {
    if try harmless.get().containsAll(of: text) { return nil }
    let unseen = try unseen.get()
    var surroundings = PrecisContext(text)
    var scalars = UTF8Scalars(text)
    while let element = scalars.next() {
      let scalar = element.scalar
      if !scalar.isASCII {
        let isJoiner = scalar == "\u{200C}" || scalar == "\u{200D}"
        if isJoiner ? !surroundings.allows(scalar, followedBy: scalars) : unseen.contains(scalar) {
          return element.range
        }
      }
      surroundings.append(scalar)
    }
    return nil
  }

  /// Default-ignorable characters (including fillers, tags and variation selectors), white space, controls, format
  /// characters except those that are drawn around the following ones, noncharacters, and the symbols whose glyph is
  /// blank.
  private static let unseen = Result { () throws(ICUError) in try CodePointSet(unseenPattern) }

  /// The characters that need no closer check: the others, without joiners.
  private static let harmless = Result { () throws(ICUError) in
    try CodePointSet("[[^\(unseenPattern)]\\u0000-\\u007F]")
  }

  private static let unseenPattern =
    #"[\p{Default_Ignorable_Code_Point}\p{White_Space}\p{Cc}[\p{Cf}-\p{Prepended_Concatenation_Mark}]"#
    + #"\p{Noncharacter_Code_Point}\u2800\uFFFC\U00016FE4\U0001D159]"#
}
