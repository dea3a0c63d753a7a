import ICU
import MessageFormat

/// Messages that equal the source's letter by letter, and so were probably not translated.
///
/// A pattern with only arguments and punctuation may well be the same in another language, and so may a short word:
/// "no" is English, Spanish and Italian.
struct CopyCheck: CatalogCheck {
  let rule = LintRule.copies

  func findings(in file: LintFile, against source: LintSource) -> [LintFinding] {
    guard file.locale.language != source.catalog.locale.language else { return [] }
    return file.catalog.entries.compactMap { entry in
      guard source.catalog[entry.key]?.source == entry.source, let pattern = entry.pattern,
        Self.hasWords(pattern)
      else { return nil }
      return LintFinding(
        file,
        entry.valuePosition,
        .warning,
        entry.key,
        "the text is the same as in \(source.catalog.locale)"
      )
    }
  }

  /// Whether any words are left when all arguments are empty; names such as IBAN and Nano ID are the same everywhere.
  private static func hasWords(_ pattern: MessagePattern) -> Bool {
    let words = pattern.format(isolating: false) { _ in .text("") }
      .split { $0.unicodeScalars.first.map { !ScalarProperties($0).isLetter } ?? true }
      .filter { $0.count > 2 || capitals(in: $0) > 1 }
    return words.contains { capitals(in: $0) == 0 }
      || !words.isEmpty && words.allSatisfy { capitals(in: $0) < 2 }
  }

  private static func capitals(in word: Substring) -> Int {
    word.unicodeScalars.count { ScalarProperties($0).changesWhenLowercased }
  }
}
