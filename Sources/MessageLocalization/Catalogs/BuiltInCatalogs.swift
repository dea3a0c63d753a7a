import BundledCatalogs

/// The catalogs of the library, whose bytes are part of the binary: a moved binary still speaks every language.
enum BuiltInCatalogs {
  static let files: [(name: String, bytes: CatalogBytes)] = (0..<bundled_catalog_count).map { index in
    let catalog = bundled_catalogs[index]
    let bytes = UnsafeBufferPointer(start: catalog.bytes, count: catalog.length)
    return (String(cString: catalog.locale) + ".json", CatalogBytes(embedded: bytes))
  }

  /// The catalogs, each of which is read once, however many ``MessageCatalogs`` have it.
  ///
  /// Their names are canonical tags, so that no start of a program has to read them as tags.
  static let deferred: [(locale: LanguageTag, catalog: DeferredCatalog)] = files.map { file in
    let tag = LanguageTag(canonical: String(file.name.dropLast(CatalogFileName.pathExtension.utf8.count)))
    return (locale: tag, catalog: DeferredCatalog(file: file.name, bytes: { file.bytes }))
  }
}

extension MessageCatalogs {
  /// The catalogs that the library carries, as files, for tools that read their text.
  package static var builtInFiles: [(name: String, bytes: @Sendable () -> [UInt8])] {
    BuiltInCatalogs.files.map { file in (file.name, { Array(file.bytes.utf8) }) }
  }
}
