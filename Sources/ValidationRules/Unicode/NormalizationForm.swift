import ICU

extension RuleOption {
  /// A normalization form of UAX #15.
  public enum NormalizationForm: String, Sendable, Hashable, CaseIterable, Codable {
    /// Canonical composition, the usual form of text on the web.
    case nfc = "NFC"
    /// Canonical decomposition.
    case nfd = "NFD"
    /// Compatibility composition: `ﬁ` becomes `fi`, `２` becomes `2`.
    case nfkc = "NFKC"
    /// Compatibility decomposition.
    case nfkd = "NFKD"
    /// Compatibility composition with case folding and without default-ignorable characters.
    case nfkcCasefold = "NFKC_Casefold"

    var form: ICU.NormalizationForm {
      switch self {
      case .nfc: .nfc
      case .nfd: .nfd
      case .nfkc: .nfkc
      case .nfkd: .nfkd
      case .nfkcCasefold: .nfkcCasefold
      }
    }
  }
}
