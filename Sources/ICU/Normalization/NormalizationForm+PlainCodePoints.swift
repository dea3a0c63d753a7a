extension NormalizationForm {
  /// The code points that can appear anywhere in text of this form: the quick check of UAX #15 says Yes to each, and
  /// its combining class is 0, so there is no order to preserve. Nil if ICU cannot tell.
  ///
  /// So text that has only these code points is in this form; for any other text, call ``isNormalized(_:)``.
  /// Taken from ICU's own properties, in its Unicode version; made at the first use, in some milliseconds.
  package var plainCodePoints: CodePointSet? {
    switch self {
    case .nfc: Self.plainNFC
    case .nfd: Self.plainNFD
    case .nfkc: Self.plainNFKC
    case .nfkd: Self.plainNFKD
    case .nfkcCasefold: Self.plainNFKCCasefold
    }
  }

  private static let plainNFC = try? CodePointSet("[[:NFC_QC=Yes:]&[:ccc=0:]]")
  private static let plainNFD = try? CodePointSet("[[:NFD_QC=Yes:]&[:ccc=0:]]")
  private static let plainNFKC = try? CodePointSet("[[:NFKC_QC=Yes:]&[:ccc=0:]]")
  private static let plainNFKD = try? CodePointSet("[[:NFKD_QC=Yes:]&[:ccc=0:]]")
  private static let plainNFKCCasefold = try? CodePointSet("[[:NFKC_QC=Yes:]&[:CWKCF=No:]&[:ccc=0:]]")
}
