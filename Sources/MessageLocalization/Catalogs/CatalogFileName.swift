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
    // By bytes: all built-in catalogs are asked at each start.
    let separators: Set<UInt8> = [UInt8(ascii: "/"), UInt8(ascii: "\\")]
    let name = file.utf8.split(whereSeparator: separators.contains).last ?? file.utf8[...].prefix(0)
    guard name.reversed().starts(with: pathExtension.utf8.reversed()) else { return nil }
    let stem = name.dropLast(pathExtension.utf8.count)
    let language = stem.prefix { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "_") }
    guard 2...3 ~= language.count else { return nil }
    return LanguageTag(String(decoding: stem, as: UTF8.self))
  }
}
