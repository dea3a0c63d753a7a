import BundledCatalogs

enum BuiltInCatalogs {
  /// The catalogs of the library, whose bytes are part of the binary: a moved binary still speaks every language.
  static var files: [(name: String, bytes: @Sendable () -> [UInt8])] {
    (0..<bundled_catalog_count).map { index in
      let name = String(cString: bundled_catalogs[index].locale) + ".json"
      return (
        name,
        {
          UnsafeBufferPointer(start: bundled_catalogs[index].bytes, count: bundled_catalogs[index].length).map
          { $0 }
        }
      )
    }
  }
}

extension BuiltInCatalogs {
  /// The catalogs, each of which is read once, however many ``MessageCatalogs`` have it.
  ///
  /// Their names are canonical tags, so that no start of a program has to read them as tags.
  static let deferred: [(locale: LanguageTag, catalog: DeferredCatalog)] = files.map { file in
    let tag = LanguageTag(canonical: String(file.name.dropLast(CatalogFileName.pathExtension.utf8.count)))
    return (locale: tag, catalog: DeferredCatalog(file: file.name, bytes: file.bytes))
  }
}

extension MessageCatalogs {
  /// The catalogs that the library carries, as files, for tools that read their text.
  package static var builtInFiles: [(name: String, bytes: @Sendable () -> [UInt8])] { BuiltInCatalogs.files }
}
