import ICU
import MessageFormat

/// Messages that equal the source's letter by letter, and so were probably not translated.
///
/// A pattern with only arguments and punctuation may well be the same in another language, and so may a short word:
/// "no" is English, Spanish and Italian.
struct CopyCheck: CatalogCheck {
  func findings(in file: LintFile, against source: LintSource) -> [LintFinding] {
    guard Self.language(of: file.locale) != Self.language(of: source.catalog.locale) else { return [] }
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

  private static func language(of locale: LanguageTag) -> Substring {
    locale.identifier.prefix { $0 != "-" }
  }

  /// The maximum number of letters in a word that languages share by chance.
  private static let shortWord = 2

  /// Whether more letters than those of a short word are left when all arguments are empty.
  private static func hasWords(_ pattern: MessagePattern) -> Bool {
    let letters = pattern.format(isolating: false) { _ in .text("") }
      .unicodeScalars.lazy.filter { ScalarProperties($0).isLetter }
    return letters.prefix(shortWord + 1).count > shortWord
  }
}
