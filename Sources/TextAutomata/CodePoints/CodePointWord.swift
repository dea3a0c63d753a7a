/// What is known about a code point: its flags, its combining class, its class in the rules for grapheme clusters, and
/// the number of its Script_Extensions.
package struct CodePointWord: Sendable, Hashable {
  // From the lowest bit: 8 bits order, 8 bits combining class, 8 bits grapheme class, 30 bits flags, 10 bits scripts.
  package let bits: UInt64

  @inline(__always)
  init(bits: UInt64) { self.bits = bits }

  init(flags: CodePointFlags, combiningClass: UInt8, graphemeClass: UInt8, scripts: UInt16) {
    bits =
      UInt64(Self.order(flags, combiningClass)) | UInt64(combiningClass) << 8 | UInt64(graphemeClass) << 16
      | flags.rawValue | UInt64(scripts) << 54
  }

  /// What decides with one comparison whether the code point can follow another in normalized text: more than the
  /// combining class before it, unless the order is wrong or the code point needs a closer look.
  private static func order(_ flags: CodePointFlags, _ combiningClass: UInt8) -> UInt8 {
    if flags.contains(.maybeNFC) || combiningClass != 0 && flags.contains(.neverNFD) { return 0 }
    // No combining class is above 254.
    return combiningClass == 0 ? .max : combiningClass &+ 1
  }

  @inline(__always)
  var order: UInt8 { UInt8(truncatingIfNeeded: bits) }

  /// Canonical_Combining_Class.
  @inline(__always)
  package var combiningClass: UInt8 { UInt8(truncatingIfNeeded: bits >> 8) }

  /// The column in the rows of ``ClusterAutomaton``; 0 is that of "a".
  @inline(__always)
  var graphemeClass: UInt8 { UInt8(truncatingIfNeeded: bits >> 16) }

  /// The number of its Script_Extensions among ``ScriptSets``.
  @inline(__always)
  package var scripts: Int { Int(bits >> 54) }

  /// Whether it suppresses a vowel (Canonical_Combining_Class=Virama).
  package var isVirama: Bool { combiningClass == 9 }

  package var flags: CodePointFlags { CodePointFlags(rawValue: bits & Self.allFlags) }

  /// Whether it has one of the flags.
  @inline(__always)
  package func has(_ flags: CodePointFlags) -> Bool { bits & flags.rawValue != 0 }

  /// What the word of a code point that was not read from ICU yet has, and no other: the flag is one that only walks find.
  static let unread = CodePointFlags.hidden.rawValue

  /// The word of a code point that was not read yet. It has a column of its own among the grapheme classes.
  static func unread(_ classes: GraphemeClasses?) -> CodePointWord {
    CodePointWord(bits: unread | UInt64(classes?.unreadColumn ?? 0) << 16)
  }

  static let allFlags: UInt64 = (1 << 54) - (1 << 24)
  static let combiningClasses: UInt64 = 0xFF << 8
  static let graphemeClasses: UInt64 = 0xFF << 16
}
