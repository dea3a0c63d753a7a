import ICU
import JSONText

/// Texts that are not in normalization form C (UAX #15), in which catalogs are written.
struct NormalizationCheck: CatalogCheck {
  let rule = LintRule.normalization

  func findings(in file: LintFile, against source: LintSource) -> [LintFinding] {
    let keys = (file.root?.object ?? []).compactMap { member -> LintFinding? in
      guard Self.offset(in: member.key) != nil else { return nil }
      return LintFinding(file, member.position, .error, member.key, "the key is not in NFC")
    }
    let texts = file.texts.compactMap { key, node -> LintFinding? in
      guard let text = node.string, let offset = Self.offset(in: text) else { return nil }
      let index = text.unicodeScalars.distance(from: text.startIndex, to: offset)
      return LintFinding(file, file.place(of: index, in: node), .error, key, "the text is not in NFC")
    }
    return keys + texts
  }

  private static func offset(in text: String) -> String.Index? {
    // ICU fails here only when memory runs out.
    try? NormalizationForm.nfc.firstUnnormalizedIndex(in: text)
  }
}
