import ICU

/// A string class of RFC 8264, section 4.
enum PrecisClass: Sendable {
  /// Letters and digits of all scripts, and ASCII.
  case identifier
  /// The characters of `identifier`, spaces, symbols, punctuation, and characters with compatibility forms.
  case freeform

  /// How a string class classifies a code point: its derived property (RFC 8264, section 8).
  enum DerivedProperty {
    /// PVALID, or FREE_PVAL in the class `freeform`.
    case valid
    /// CONTEXTJ or CONTEXTO.
    case contextual
    /// DISALLOWED, ID_DIS or UNASSIGNED.
    case disallowed
  }

  func property(of scalar: Unicode.Scalar) throws(ICUError) -> DerivedProperty {
    switch scalar {
    case "!"..."~": return .valid
    case ..." ": return self == .freeform && scalar == " " ? .valid : .disallowed
    default: break
    }
    if PrecisContext.isContextual(scalar) { return .contextual }
    let valid = self == .identifier ? Self.identifierValid : Self.freeformValid
    return try valid.get().contains(scalar) ? .valid : .disallowed
  }
}

/// The sets from which the properties of RFC 8264 are derived, in the Unicode version of the linked ICU.
extension PrecisClass {
  /// LetterDigits (9.1).
  private static let letterDigits = #"\p{Ll}\p{Lu}\p{Lo}\p{Nd}\p{Lm}\p{Mn}\p{Mc}"#
  /// OtherLetterDigits (9.18), Spaces (9.14), Symbols (9.15) and Punctuation (9.16).
  private static let others = #"\p{Lt}\p{Nl}\p{No}\p{Me}\p{Zs}\p{S}\p{P}"#
  /// HasCompat (9.17): the characters that NFKC changes.
  private static let compatible = #"\p{NFKC_Quick_Check=No}"#
  /// Unassigned (9.10), OldHangulJamo (9.9), PrecisIgnorableProperties (9.13) and Controls (9.12), which take
  /// precedence.
  private static let never =
    #"[\p{Cn}\p{Hangul_Syllable_Type=L}\p{Hangul_Syllable_Type=V}\p{Hangul_Syllable_Type=T}"#
    + #"\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\p{Cc}]"#
  /// The Exceptions (9.6) that are PVALID.
  private static let validExceptions = #"[\u00DF\u03C2\u06FD\u06FE\u0F0B\u3007]"#
  /// The Exceptions (9.6) that are DISALLOWED.
  private static let disallowedExceptions = #"[\u0640\u07FA\u302E\u302F\u3031-\u3035\u303B]"#

  private static let identifierValid = Result { () throws(ICUError) in
    try CodePointSet(
      "[[[\(letterDigits)]-[\(compatible)]-\(never)-\(disallowedExceptions)]\(validExceptions)[!-~]]")
  }

  private static let freeformValid = Result { () throws(ICUError) in
    try CodePointSet(
      "[[[\(letterDigits)\(others)\(compatible)]-\(never)-\(disallowedExceptions)]\(validExceptions)[\\u0020-~]]"
    )
  }
}
