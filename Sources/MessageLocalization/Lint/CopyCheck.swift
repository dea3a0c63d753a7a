import ICU
import MessageFormat

/// Messages that equal the source's letter by letter, and so were probably not translated.
///
/// A pattern with only arguments and punctuation may well be the same in another language.
struct CopyCheck: CatalogCheck {
  func findings(in file: LintFile, against source: LintSource) -> [LintFinding] {
    guard Self.language(of: file.locale) != Self.language(of: source.catalog.locale) else { return [] }
    return file.catalog.entries.compactMap { entry in
      guard source.catalog[entry.key]?.source == entry.source, let pattern = entry.pattern,
        Self.hasLetters(pattern)
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

  /// Whether any letters are left when all arguments are empty.
  private static func hasLetters(_ pattern: MessagePattern) -> Bool {
    pattern.format(isolating: false) { _ in .text("") }
      .unicodeScalars.contains { ScalarProperties($0).isLetter }
  }
}
