/// A domain name that UTS #46 refuses.
package enum IDNAError: Error, Sendable, Hashable {
  /// The name breaks these rules.
  case invalid(Set<Reason>)
  /// ICU failed before it could judge the name.
  case failed(ICUError)

  /// A rule that a domain name breaks; the raw value is the number of ICU's UIDNA_ERROR bit.
  package enum Reason: Int, Sendable, Hashable, CaseIterable {
    /// A label is empty, as in "a..b".
    case emptyLabel
    /// A label has more than 63 bytes in its ASCII form.
    case labelTooLong
    /// The name has more than 253 bytes in its ASCII form.
    case domainNameTooLong
    /// A label begins with a hyphen.
    case leadingHyphen
    /// A label ends with a hyphen.
    case trailingHyphen
    /// A label has hyphens in its third and fourth positions but is not an ACE label.
    case hyphensInThirdAndFourthPlace
    /// A label begins with a combining mark.
    case leadingCombiningMark
    /// A code point is not allowed in domain names, such as a space or an underscore.
    case disallowedCodePoint
    /// A label begins with "xn--" and is not valid Punycode.
    case invalidPunycode
    /// A label contains a full stop.
    case dotInLabel
    /// A label begins with "xn--" and decodes to a label that is not valid.
    case invalidACELabel
    /// Directions are mixed in a way that the Bidi rule of RFC 5893 forbids.
    case bidi
    /// A zero width joiner or non-joiner appears where RFC 5892 forbids it.
    case contextJ
    /// Punctuation appears where RFC 5892 forbids it.
    case contextOPunctuation
    /// Digits of two Arabic kinds are mixed.
    case contextODigits
  }
}
