/// Which email addresses are taken.
public enum EmailMode: String, Sendable, Hashable, CaseIterable, Codable {
  /// ASCII alone: RFC 5321.
  case ascii
  /// An ASCII local part and a domain in any script: RFC 5321 with internationalized domain names by UTS #46.
  case internationalizedDomain
  /// Any script on both sides of the @: RFC 6531, with domain names by UTS #46.
  case internationalized
}
