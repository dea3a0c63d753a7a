import ICU
import ValidationCore

/// Characters that no reader can see, or that turn the text: see ``EmailMode/internationalized``.
enum UnseenCharacters {
  /// The place of the first one in a text; joiners are not among them where a script needs them.
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

  /// Default-ignorable characters (fillers, tags and variation selectors among them), white space, controls, format
  /// characters but those that are drawn around what follows, noncharacters, and the symbols whose glyph is blank.
  private static let unseen = Result { () throws(ICUError) in try CodePointSet(unseenPattern) }

  /// What needs no closer look: the remaining characters, joiners not among them.
  private static let harmless = Result { () throws(ICUError) in
    try CodePointSet("[[^\(unseenPattern)]\\u0000-\\u007F]")
  }

  private static let unseenPattern =
    #"[\p{Default_Ignorable_Code_Point}\p{White_Space}\p{Cc}[\p{Cf}-\p{Prepended_Concatenation_Mark}]"#
    + #"\p{Noncharacter_Code_Point}\u2800\uFFFC\U00016FE4\U0001D159]"#
}
