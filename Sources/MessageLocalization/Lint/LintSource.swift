import JSONText
import MessageFormat

/// The reference for catalogs: the messages of the source language, and the messages that readers would get otherwise.
struct LintSource: Sendable {
  /// The catalog of the source language, English.
  let catalog: MessageCatalog
  /// Whether it is in the directory itself; a directory with its own source must be complete by itself.
  let isOwn: Bool
  /// Whether catalogs may leave out messages, because they only override others.
  let isPartial: Bool
  /// The library's English, for a directory that overrides some of its messages.
  private let overridden: MessageCatalog?
  private let contract: MessageContract
  private let keysByLocale: [LanguageTag: Set<String>]
  /// The message `quoted` of each language of the library.
  private let quotationMarks: [LanguageTag: MessageSource]

  /// The source for a directory: its own English catalog, otherwise the built-in one.
  ///
  /// - Parameter builtIn: The catalogs that the library carries.
  init?(
    for directory: CatalogDirectory,
    builtIn: [LintFile],
    contract: MessageContract = .none,
    isPartial: Bool = false
  ) {
    let english: (LintFile) -> Bool = { $0.locale == .english && $0.root?.object != nil }
    let own = directory.files.first(where: english)
    let library = builtIn.first(where: english)
    guard let source = own ?? library else { return nil }
    catalog = source.catalog
    isOwn = own != nil
    self.isPartial = isPartial
    self.contract = contract
    // A directory that has every message of the library takes its place.
    let isWhole = own.map { own in library.map { own.keys.isSuperset(of: $0.keys) } ?? true } ?? false
    overridden = isWhole ? nil : library?.catalog
    quotationMarks = Dictionary(
      builtIn.compactMap { file in file.catalog["quoted"].map { (file.locale, $0.source) } },
      uniquingKeysWith: { first, _ in first })
    var keys: [LanguageTag: Set<String>] = [:]
    for file in directory.files + (isWhole ? [] : builtIn) {
      keys[file.locale, default: []].formUnion(file.keys)
    }
    keysByLocale = keys
  }

  /// The source's keys that a reader of the language gets neither in that language nor in one that it inherits from.
  func missingKeys(for locale: LanguageTag) -> [String] {
    let languages = order(of: locale).compactMap { keysByLocale[$0] }
    return catalog.keys.filter { key in
      key.withoutFullForm == nil && !languages.contains { $0.contains(key) }
    }
  }

  /// The languages with a catalog from which a locale inherits messages, the nearest first; without itself.
  func parents(of locale: LanguageTag) -> [LanguageTag] {
    order(of: locale).filter { $0 != locale && keysByLocale[$0] != nil }
  }

  /// How the library quotes values in a language, or in those that it inherits from.
  func quotationMarks(for locale: LanguageTag) -> [MessageSource] {
    order(of: locale).compactMap { quotationMarks[$0] }
  }

  private func order(of locale: LanguageTag) -> [LanguageTag] {
    let order = SearchOrder(for: locale)
    return order.inherited + order.related
  }

  /// The source's message for a key; if the key is a full form that only the translation has, that of the inline form.
  func entry(for key: String) -> CatalogEntry? {
    if let entry = catalog[key] ?? overridden?[key] { return entry }
    return key.withoutFullForm.flatMap { catalog[$0] ?? overridden?[$0] }
  }

  /// The keys of the source, and those of the library that the directory may override.
  var knownKeys: Set<String> { Set(catalog.keys).union(overridden?.keys ?? []) }

  /// Whether a key is known although the source does not have it: a general message, or a word with its own translations.
  func isKnownWord(_ key: String) -> Bool {
    contract.arguments[key] != nil
      || ["script.", "region.", "character.", "value."].contains(where: key.hasPrefix)
  }

  /// Whether the message of a key is a sentence about a field, which a reader may get with the label.
  func isSentence(_ key: String) -> Bool { contract.isSentence(key) }

  /// The arguments that messages of the key may use.
  func arguments(for key: String) -> Set<String>? {
    let base = key.withoutFullForm ?? key
    let declared = (contract.arguments[key] ?? contract.arguments[base]).map { Set($0.keys) }
    guard let entry = entry(for: key) else { return declared }
    var names = declared ?? Set(entry.pattern?.argumentNames ?? [])
    names.formUnion((catalog.metadata[entry.key]?.placeholders ?? [:]).keys)
    names.insert(MessageContract.field)
    return names
  }

  /// The keys that give a language a message for every fault: those of families of codes, and the join pattern.
  var coreKeys: [String] {
    catalog.keys.filter { MessageContract.isGeneral($0) || $0 == MergedCatalog.joinKey }
  }
}

extension String {
  /// The key of the inline form, for a key that ends in `.full`; nil for any other key, and for the join pattern.
  package var withoutFullForm: String? {
    hasSuffix(".full") && self != "error.full" ? String(dropLast(".full".count)) : nil
  }
}
