import JSONText
import MessageFormat

/// The reference for catalogs: the messages of the source language, and the messages that readers would get otherwise.
struct LintSource: Sendable {
  /// The catalog of the source language, English.
  let catalog: MessageCatalog
  /// Whether it is in the directory itself; a directory with its own source must be complete by itself.
  let isOwn: Bool
  private let contract: MessageContract
  private let keysByLocale: [String: Set<String>]

  /// The source for a directory: its own English catalog, otherwise the built-in one.
  ///
  /// - Parameter builtIn: The catalogs that the library carries.
  init?(for directory: CatalogDirectory, builtIn: [LintFile], contract: MessageContract) {
    let english: (LintFile) -> Bool = { $0.locale.identifier == "en" && $0.root?.object != nil }
    let own = directory.files.first(where: english)
    guard let source = own ?? builtIn.first(where: english) else { return nil }
    catalog = source.catalog
    self.contract = contract
    isOwn = own != nil
    var keys: [String: Set<String>] = [:]
    for file in directory.files + (isOwn ? [] : builtIn) {
      keys[file.locale.identifier, default: []].formUnion(file.keys)
    }
    keysByLocale = keys
  }

  /// The source's keys that a reader of the language gets neither in that language nor in one that it inherits from.
  func missingKeys(for locale: LanguageTag) -> [String] {
    let order = SearchOrder(for: locale)
    let languages = (order.inherited + order.related).compactMap { keysByLocale[$0.identifier] }
    return catalog.keys.filter { key in
      key.withoutFullForm == nil && !languages.contains { $0.contains(key) }
    }
  }

  /// The source's message for a key; if the key is a full form that only the translation has, that of the inline form.
  func entry(for key: String) -> CatalogEntry? {
    catalog[key] ?? key.withoutFullForm.flatMap { catalog[$0] }
  }

  /// The arguments that messages of the key may use.
  func arguments(for key: String) -> Set<String>? {
    guard let entry = entry(for: key) else { return nil }
    var names = Set(entry.pattern?.argumentNames ?? [])
    names.formUnion((catalog.metadata[entry.key]?.placeholders ?? [:]).keys)
    names.formUnion((contract.arguments[entry.key] ?? [:]).keys)
    names.insert(MessageContract.field)
    return names
  }
}

extension String {
  /// The key of the inline form, for a key that ends in `.full`; nil for any other key, and for the join pattern.
  package var withoutFullForm: String? {
    hasSuffix(".full") && self != "error.full" ? String(dropLast(".full".count)) : nil
  }
}
