import Essentials

/// Catalogs in the library's own format, each a file named after its language.
struct JSONCatalogFolder: CatalogFolder {
  enum Source: Sendable {
    case directory(URL)
    case file(URL)
  }

  private let source: Source

  init(_ source: Source) { self.source = source }

  var absence: CatalogError {
    let url =
      switch source {
      case .file(let url), .directory(let url): url
      }
    return CatalogError(
      file: url.path, problem: "the directory has no catalog",
      expected: "files that are named after languages, such as pt-BR.json")
  }

  func groups() throws(CatalogError) -> [CatalogFileGroup] {
    try paths().map { CatalogFileGroup(name: $0, paths: [$0]) }
  }

  /// The paths of the catalog files, sorted.
  private func paths() throws(CatalogError) -> [String] {
    switch source {
    case .file(let url): return [url.path]
    case .directory(let url):
      return try CatalogFile.names(in: url).filter(CatalogFileName.isCatalog)
        .map { url.appendingPathComponent($0).path }
        .sorted()
    }
  }

  /// Reads a file; a plain one only as far as is needed to know that it is valid.
  func slots(of files: [CatalogFileGroup.File]) throws(CatalogError) -> [LanguageTag: CatalogSlot] {
    var slots: [LanguageTag: CatalogSlot] = [:]
    for file in files {
      let bytes = file.bytes
      if let locale = CatalogFileName.locale(of: file.path), PlainCatalog.isValid(bytes, for: locale) {
        slots[locale] = .deferred(DeferredCatalog(file: file.path, bytes: { CatalogBytes(copying: bytes) }))
      } else {
        let catalog = try MessageCatalog.read(bytes, file: file.path)
        slots[catalog.locale] = .loaded(catalog)
      }
    }
    return slots
  }
}
