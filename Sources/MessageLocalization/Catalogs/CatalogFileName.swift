import ICU

/// Names of catalog files: a language tag and `.json`.
package enum CatalogFileName {
  static let pathExtension = ".json"

  /// What translators should know about each message; not a catalog, although it is beside them.
  static let descriptions = "Descriptions.json"

  /// Whether a file in a directory of catalogs is one of them.
  static func isCatalog(_ name: String) -> Bool {
    name.hasSuffix(pathExtension) && !name.hasPrefix(".") && name != descriptions
  }

  /// The language in a file's name; nil when the name is not a tag with a language of two or three letters.
  ///
  /// BCP 47 also allows longer language names, but none is registered, and `messages.json` is not one.
  package static func locale(of file: String) -> LanguageTag? {
    let name = file.split(whereSeparator: { $0 == "/" || $0 == "\\" }).last ?? ""
    guard name.hasSuffix(pathExtension) else { return nil }
    let stem = name.dropLast(pathExtension.count)
    let language = stem.prefix { $0 != "-" && $0 != "_" }
    guard (2...3).contains(language.utf8.count) else { return nil }
    return LanguageTag(String(stem))
  }
}
