package import JSONText
package import MessageFormat

/// The messages of a language in a pseudo-locale.
package struct PseudoCatalog: Sendable {
  package let locale: PseudoLocale
  /// The messages by key, in the order of the source.
  package let messages: [(key: String, source: MessageSource)]

  /// - Throws: ``CatalogError`` for the first broken message of the source.
  package init(
    _ locale: PseudoLocale,
    of messages: [(key: String, source: MessageSource)],
    file: String
  ) throws(CatalogError) {
    self.locale = locale
    var made: [(key: String, source: MessageSource)] = []
    for (key, source) in messages {
      do throws(MessagePatternError) {
        made.append((key, try source.pseudo(in: locale)))
      } catch {
        throw CatalogError(
          file: file, key: [key, error.form].compactMap(\.self).joined(separator: "|"),
          problem: error.problem,
          expected: error.expected)
      }
    }
    self.messages = made
  }

  /// The text of a catalog file.
  package var json: JSONNode {
    .members(
      of: [("@@locale", .text(locale.rawValue))] + messages.map { ($0.key, $0.source.json(beside: .mf1)) })
  }
}

extension MessageCatalogs {
  /// The messages of a language in all layers, as a reader of exactly that language gets them.
  package func sources(in locale: LanguageTag) -> [(key: String, source: MessageSource)] {
    keys(in: locale).sorted().compactMap { key in source(of: key, in: locale).map { (key, $0) } }
  }

  /// Adds a layer with the pseudo-locales `en-XA` and `ar-XB`, made of the messages that a language has now.
  ///
  /// - Throws: ``CatalogError`` if no catalog is in the language, and for its first broken message.
  @discardableResult
  package func addPseudoLayer(
    of locale: LanguageTag,
    _ pseudoLocales: [PseudoLocale] = PseudoLocale.allCases
  ) throws(CatalogError) -> CatalogLayer {
    let sources = sources(in: locale)
    guard !sources.isEmpty else {
      throw CatalogError(
        file: "\(locale).json", problem: "no catalog is in “\(locale)”", expected: "a language with messages")
    }
    var catalogs: [MessageCatalog] = []
    for pseudoLocale in pseudoLocales {
      let made = try PseudoCatalog(pseudoLocale, of: sources, file: "\(locale).json")
      catalogs.append(
        try MessageCatalog(
          locale: LanguageTag(pseudoLocale.rawValue) ?? locale, file: "\(pseudoLocale.rawValue).json",
          messages: made.messages.map { MessageCatalog.Message(key: $0.key, source: $0.source) { _ in nil } })
      )
    }
    return addLayer(catalogs)
  }
}
