import Foundation

/// The catalog files of a layer, each in its last good version.
struct CatalogFiles: Sendable {
  enum Source: Sendable {
    case directory(URL)
    case file(URL)
  }

  /// The last good version of a file.
  private struct Version: Sendable {
    let locale: LanguageTag
    let slot: CatalogSlot
    /// Whether it has no message; a deferred catalog has one.
    var isEmpty: Bool { if case .loaded(let catalog) = slot { catalog.entries.isEmpty } else { false } }

    /// Reads a file; a plain one only as far as is needed to know that it is valid.
    init(_ bytes: [UInt8], path: String) throws(CatalogError) {
      if let locale = CatalogFileName.locale(of: path), PlainCatalog.isValid(bytes, for: locale) {
        self.locale = locale
        slot = .deferred(DeferredCatalog(file: path, bytes: { bytes }))
        return
      }
      let catalog = try MessageCatalog.read(bytes, file: path)
      locale = catalog.locale
      slot = .loaded(catalog)
    }
  }

  /// A file as last seen.
  private struct Record: Sendable {
    let stamp: FileStamp?
    /// The bytes as last read, good or bad.
    let bytes: [UInt8]?
    /// The last good version; nil when there has been none.
    let catalog: Version?
    let error: CatalogError?
  }

  /// The findings of a refresh.
  struct Outcome {
    var files: CatalogFiles
    /// Whether a catalog was added, removed or changed.
    var isChanged = false
    /// Faults, by file name.
    var errors: [CatalogError] = []
  }

  private let source: Source
  private var records: [String: Record] = [:]
  private var listingError: CatalogError?

  /// Reads every file.
  ///
  /// - Throws: `CatalogError` for the first fault of the first broken file, or when a file cannot be read.
  init(_ source: Source) throws(CatalogError) {
    let outcome = CatalogFiles(unread: source).refreshed(reportingKnownErrors: true)
    if let error = outcome.errors.first { throw error }
    self = outcome.files
  }

  private init(unread source: Source) {
    self.source = source
  }

  /// The catalogs by language, of which each has one file.
  var slots: [LanguageTag: CatalogSlot] {
    let catalogs = records.sorted { $0.key < $1.key }.compactMap(\.value.catalog)
    return Dictionary(catalogs.map { ($0.locale, $0.slot) }, uniquingKeysWith: { first, _ in first })
  }

  /// Whether no catalog has a message.
  var isEmpty: Bool { records.values.allSatisfy { $0.catalog?.isEmpty ?? true } }

  /// Checks the files again, and reads those that changed.
  ///
  /// A broken file keeps its last good version, a deleted file removes its catalog, and a directory that cannot be
  /// listed changes nothing.
  /// - Parameter reportingKnownErrors: Whether to report faults that an earlier refresh found and that still exist.
  func refreshed(reportingKnownErrors: Bool) -> Outcome {
    var outcome = Outcome(files: self)
    let paths: [String]
    do {
      paths = try listPaths()
      outcome.files.listingError = nil
    } catch {
      outcome.files.listingError = error
      if reportingKnownErrors || error != listingError { outcome.errors.append(error) }
      return outcome
    }
    let existing = Set(paths)
    for path in records.keys where !existing.contains(path) {
      if records[path]?.catalog != nil { outcome.isChanged = true }
      outcome.files.records[path] = nil
    }
    // The file that provides each language; checking each file against all others would take quadratic time.
    var owners: [LanguageTag: String] = [:]
    for (path, record) in outcome.files.records {
      if let locale = record.catalog?.locale { owners[locale] = path }
    }
    for path in paths {
      let known = records[path]
      let stamp = FileStamp(path: path)
      if let known, let stamp, stamp.isSettled, known.stamp == stamp {
        if let error = known.error, reportingKnownErrors { outcome.errors.append(error) }
        continue
      }
      let record = Self.read(path, stamp: stamp, known: known, owners: owners)
      outcome.files.records[path] = record
      if let locale = known?.catalog?.locale, owners[locale] == path { owners[locale] = nil }
      if let locale = record.catalog?.locale { owners[locale] = path }
      if record.bytes != known?.bytes, record.error == nil { outcome.isChanged = true }
      if let error = record.error, reportingKnownErrors || error != known?.error {
        outcome.errors.append(error)
      }
    }
    return outcome
  }

  /// The paths of the catalog files, sorted.
  private func listPaths() throws(CatalogError) -> [String] {
    switch source {
    case .file(let url): return [url.path]
    case .directory(let url):
      do {
        let names = try FileManager.default.contentsOfDirectory(atPath: url.path)
        return names.filter(CatalogFileName.isCatalog)
          .map { url.appendingPathComponent($0).path }
          .sorted()
      } catch {
        throw CatalogFile.unreadable(url.path, error, expected: "a directory of catalog files")
      }
    }
  }

  /// Reads one file; a broken file keeps its known version.
  ///
  /// - Parameter owners: The file that provides each language.
  private static func read(
    _ path: String,
    stamp: FileStamp?,
    known: Record?,
    owners: [LanguageTag: String]
  ) -> Record {
    let bytes: [UInt8]
    do throws(CatalogError) {
      bytes = try CatalogFile.bytes(of: path)
    } catch {
      return Record(stamp: stamp, bytes: known?.bytes, catalog: known?.catalog, error: error)
    }
    if let known, known.bytes == bytes, known.error?.line != nil || known.error == nil {
      return Record(stamp: stamp, bytes: bytes, catalog: known.catalog, error: known.error)
    }
    do throws(CatalogError) {
      let catalog = try Version(bytes, path: path)
      try checkIsOnlyOne(catalog, at: path, owners)
      return Record(stamp: stamp, bytes: bytes, catalog: catalog, error: nil)
    } catch {
      return Record(stamp: stamp, bytes: bytes, catalog: known?.catalog, error: error)
    }
  }

  /// Throws when another file already has the language, as `he.json` and `iw.json` would.
  private static func checkIsOnlyOne(
    _ catalog: Version,
    at path: String,
    _ owners: [LanguageTag: String]
  ) throws(CatalogError) {
    guard let other = owners[catalog.locale], other != path else { return }
    throw CatalogError(
      file: path,
      problem: "its language “\(catalog.locale)” is also that of \(other)",
      expected: "one file for a language"
    )
  }
}
