import ICU

/// The code points that IDNA2008 allows in domain names: the derived property of RFC 5892, computed by its section 3
/// in the Unicode version of the linked ICU.
enum IDNA2008 {
  /// Whether all code points of a mapped name are PVALID, or CONTEXTJ or CONTEXTO, whose contexts are checked
  /// elsewhere.
  static func allows(_ name: String) throws(ICUError) -> Bool {
    let allowed = try allowed.get()
    return TextBuffers.withUTF8(of: name) { allowed.containsAll(of: $0) }
  }

  /// Whether a name is in NFC and all its code points are PVALID without needing context, so that no mapping changes
  /// it, and it has no hyphen, so that no label begins with `xn--`; allocates nothing.
  static func isPlain(_ name: UnsafeBufferPointer<UInt8>) throws(ICUError) -> Bool {
    if name.contains(UInt8(ascii: "-")) { return false }
    guard try plain.get().containsAll(of: name) else { return false }
    return try ICU.NormalizationForm.nfc.isNormalized(name)
  }

  static let allowed = Result { () throws(ICUError) in
    try CodePointSet("[\(valid)\(contextual)\\u200C\\u200D.]")
  }

  private static let plain = Result { () throws(ICUError) in
    try CodePointSet("[[\(valid).]-\(contextual)-[\\u200C\\u200D]]")
  }

  /// LetterDigits (section 2.1) without Unstable (2.2), IgnorableProperties (2.3), IgnorableBlocks (2.4) and
  /// OldHangulJamo (2.9), then LDH (2.5) and the Exceptions (2.6) that are PVALID.
  private static let valid =
    #"[[[\p{Ll}\p{Lu}\p{Lo}\p{Nd}\p{Lm}\p{Mn}\p{Mc}]-[\p{Changes_When_NFKC_Casefolded}\p{Default_Ignorable_Code_Point}"#
    + #"\u20D0-\u20FF\U0001D100-\U0001D24F\u1100-\u11FF\uA960-\uA97C\uD7B0-\uD7FB"#
    + #"\u0640\u07FA\u302E\u302F\u3031-\u3035\u303B]]"#
    + #"[\-0-9a-z\u00DF\u03C2\u06FD\u06FE\u0F0B\u3007]]"#
  /// The Exceptions (2.6) that are CONTEXTO.
  private static let contextual = #"[\u00B7\u0375\u05F3\u05F4\u30FB\u0660-\u0669\u06F0-\u06F9]"#
}
