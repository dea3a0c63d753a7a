/// Which email addresses are accepted.
public enum EmailMode: String, Sendable, Hashable, CaseIterable, Codable {
  /// ASCII only: RFC 5321.
  case ascii
  /// An ASCII local part and a domain in any script: RFC 5321 with internationalized domain names by IDNA2008, after
  /// the mapping of UTS #46. Invisible characters are refused as in ``internationalized``.
  case internationalizedDomain
  /// Any script on both sides of the @: RFC 6531, with domain names by IDNA2008, after the mapping of UTS #46.
  ///
  /// RFC 6531 allows every non-ASCII character in a local part, and UTS #46 removes many from a domain. The invisible
  /// ones are refused, since two addresses that look alike would lead to two mailboxes: white space, controls, format
  /// characters, characters with the property Default_Ignorable_Code_Point (UAX #44), noncharacters, and the blank
  /// symbols U+2800, U+FFFC, U+16FE4 and U+1D159. RFC 8264, section 9, also disallows them in identifiers.
  /// ZERO WIDTH JOINER and NON-JOINER are allowed where a script needs them: after a virama, and the latter also
  /// between joining letters (RFC 5892, appendices A.1 and A.2).
  case internationalized
}
