import ICU
import JSONText
package import MessageFormat

/// A catalog for a language that has none: every message of the source, in English, with a sentence for each plural
/// category of the language.
///
/// The descriptions for translators are beside the messages (`@key`), and go when a message is translated. Until then,
/// lint reports that the text is the same as in English.
package struct CatalogSkeleton {
  private let locale: LanguageTag
  private let cardinals: [String]
  private let ordinals: [String]

  /// - Throws: ``CatalogError`` if the plural rules of the language cannot be read.
  package init(for locale: LanguageTag) throws(CatalogError) {
    self.locale = locale
    do {
      cardinals = try Self.categories(of: locale, .cardinal)
      ordinals = try Self.categories(of: locale, .ordinal)
    } catch {
      throw CatalogError(
        file: "\(locale).json", problem: "the plural rules of “\(locale)” cannot be read: \(error.name)",
        expected: "a language that ICU knows")
    }
  }

  private static func categories(of locale: LanguageTag, _ kind: PluralRules.Kind) throws(ICUError)
    -> [String]
  {
    let used = try PluralRules(locale: locale.identifier, kind: kind).categories
    return PluralCategory.allCases.filter(used.contains).map(\.rawValue)
  }

  /// The text of the catalog.
  ///
  /// - Parameters:
  ///   - source: The English catalog.
  ///   - descriptions: What translators should know, by key.
  ///   - keys: The keys to include, in the order of the source; nil for all.
  package func text(
    of source: MessageCatalog,
    descriptions: [String: String] = [:],
    keys: Set<String>? = nil
  ) -> String {
    var members: [(key: String, value: JSONNode)] = [("@@locale", .text(locale.identifier))]
    for entry in source.entries where keys?.contains(entry.key.withoutFullForm ?? entry.key) ?? true {
      if let description = descriptions[entry.key] ?? source.metadata[entry.key]?.description {
        members.append(("@\(entry.key)", .members(["description": .text(description)])))
      }
      members.append((entry.key, message(entry.source).json(beside: .mf1)))
    }
    return String(decoding: JSONText.prettyBytes(of: .members(of: members)), as: UTF8.self)
  }

  /// A message of the source with the forms that the language needs.
  package func message(_ source: MessageSource) -> MessageSource {
    guard case .choice(let choice) = source else { return source }
    return .choice(
      MessageSource.Choice(
        choice.kind, on: choice.argument,
        forms(of: choice).map { MessageSource.Form($0.selector, message($0.message)) }))
  }

  /// The forms that the language needs; one that English lacks has the text of its `other`.
  private func forms(of choice: MessageSource.Choice) -> [MessageSource.Form] {
    let categories: [String]
    switch choice.kind {
    case .select: return choice.forms
    case .plural: categories = cardinals
    case .ordinal: categories = ordinals
    }
    let exact = choice.forms.filter { $0.selector.hasPrefix("=") }
    return exact
      + categories.compactMap { category in
        let form =
          choice.forms.first { $0.selector == category } ?? choice.forms.first { $0.selector == "other" }
        return form.map { MessageSource.Form(category, $0.message) }
      }
  }
}

extension CatalogLint {
  /// A catalog to translate: the messages that readers of a language do not have yet.
  ///
  /// - Parameter directory: The directory with the source and its translations; nil for the library's.
  /// - Throws: ``CatalogError`` if there is no source, or if the language has all messages.
  package func skeleton(for locale: LanguageTag, of directory: CatalogDirectory?) throws(CatalogError)
    -> String
  {
    let directory = directory ?? CatalogDirectory(path: "", files: builtIn)
    guard let source = LintSource(for: directory, builtIn: builtIn, contract: contract) else {
      throw CatalogError(file: directory.path, problem: "there is no English catalog", expected: "en.json")
    }
    let missing = Set(source.missingKeys(for: locale))
    guard !missing.isEmpty else {
      throw CatalogError(
        file: "\(locale).json", problem: "readers of “\(locale)” have every message",
        expected: "a language that lacks messages")
    }
    return try CatalogSkeleton(for: locale)
      .text(of: source.catalog, descriptions: directory.descriptions, keys: missing)
  }
}
