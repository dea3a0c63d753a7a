/// Where the catalog files of a layer are, and how they are read.
package protocol CatalogFolder: Sendable {
  /// The error that there is no file.
  var absence: CatalogError { get }

  /// The files in groups that are read together, by name.
  func groups() throws(CatalogError) -> [CatalogFileGroup]

  /// The catalogs of a group, at most one for each language.
  func slots(of files: [CatalogFileGroup.File]) throws(CatalogError) -> [LanguageTag: CatalogSlot]
}

/// Files that together make the catalogs of some languages.
package struct CatalogFileGroup: Sendable {
  /// A file with its contents.
  package struct File: Sendable, Equatable {
    package let path: String
    package let bytes: [UInt8]

    package init(path: String, bytes: [UInt8]) {
      self.path = path
      self.bytes = bytes
    }
  }

  /// What the group is called in errors; it stays the same when files are added to the group.
  package let name: String
  /// The paths of the files, sorted.
  package let paths: [String]

  package init(name: String, paths: [String]) {
    self.name = name
    self.paths = paths
  }
}

/// The catalog files of a layer, each group in its last good version.
struct CatalogFiles: Sendable {
  /// A group of files as last seen.
  private struct Record: Sendable {
    let stamps: [FileStamp?]
    /// The files as last read, good or bad.
    let files: [CatalogFileGroup.File]
    /// The last good version; nil when there has been none.
    let slots: [LanguageTag: CatalogSlot]?
    let error: CatalogError?

    /// Whether the files cannot have changed since.
    func isCurrent(_ stamps: [FileStamp?]) -> Bool {
      self.stamps == stamps && stamps.allSatisfy { $0?.isSettled ?? false }
    }
  }

  /// The findings of a refresh.
  struct Outcome {
    var files: CatalogFiles
    /// Whether a catalog was added, removed or changed.
    var isChanged = false
    /// Faults, by file name.
    var errors: [CatalogError] = []
  }

  private let folder: any CatalogFolder
  private var records: [String: Record] = [:]
  private var listingError: CatalogError?

  /// Reads every file.
  ///
  /// - Throws: `CatalogError` for the first fault of the first broken file, when a file cannot be read, and when there is
  ///   none.
  init(_ folder: any CatalogFolder) throws(CatalogError) {
    let outcome = CatalogFiles(unread: folder).refreshed(reportingKnownErrors: true)
    if let error = outcome.errors.first { throw error }
    if outcome.files.records.isEmpty { throw folder.absence }
    self = outcome.files
  }

  private init(unread folder: any CatalogFolder) {
    self.folder = folder
  }

  /// The catalogs by language, of which each has one group of files.
  var slots: [LanguageTag: CatalogSlot] {
    let catalogs = records.sorted { $0.key < $1.key }.flatMap { $0.value.slots ?? [:] }
    return Dictionary(catalogs.map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first })
  }

  /// Whether no catalog has a message.
  var isEmpty: Bool { records.values.allSatisfy { $0.slots?.values.allSatisfy(\.isEmpty) ?? true } }

  /// Checks the files again, and reads those that changed.
  ///
  /// A broken file keeps its last good version, a deleted file removes its catalog, and a directory that cannot be
  /// listed changes nothing.
  /// - Parameter reportingKnownErrors: Whether to report faults that an earlier refresh found and that still exist.
  func refreshed(reportingKnownErrors: Bool) -> Outcome {
    var outcome = Outcome(files: self)
    let groups: [CatalogFileGroup]
    do {
      groups = try folder.groups()
      outcome.files.listingError = nil
    } catch {
      outcome.files.listingError = error
      if reportingKnownErrors || error != listingError { outcome.errors.append(error) }
      return outcome
    }
    let existing = Set(groups.map(\.name))
    for name in records.keys where !existing.contains(name) {
      if records[name]?.slots != nil { outcome.isChanged = true }
      outcome.files.records[name] = nil
    }
    // The group that provides each language; checking each one against all others would take quadratic time.
    var owners: [LanguageTag: String] = [:]
    for (name, record) in outcome.files.records {
      for locale in (record.slots ?? [:]).keys { owners[locale] = name }
    }
    for group in groups {
      let known = records[group.name]
      let stamps = group.paths.map { FileStamp(path: $0) }
      if let known, known.isCurrent(stamps) {
        if let error = known.error, reportingKnownErrors { outcome.errors.append(error) }
        continue
      }
      let record = read(group, stamps: stamps, known: known, owners: owners)
      outcome.files.records[group.name] = record
      for locale in (known?.slots ?? [:]).keys where owners[locale] == group.name { owners[locale] = nil }
      for locale in (record.slots ?? [:]).keys { owners[locale] = group.name }
      if record.files != known?.files, record.error == nil { outcome.isChanged = true }
      if let error = record.error, reportingKnownErrors || error != known?.error {
        outcome.errors.append(error)
      }
    }
    return outcome
  }

  /// Reads one group; a broken one keeps its known version.
  ///
  /// - Parameter owners: The group that provides each language.
  private func read(
    _ group: CatalogFileGroup,
    stamps: [FileStamp?],
    known: Record?,
    owners: [LanguageTag: String]
  ) -> Record {
    var files: [CatalogFileGroup.File] = []
    do throws(CatalogError) {
      for path in group.paths {
        files.append(CatalogFileGroup.File(path: path, bytes: try CatalogFile.bytes(of: path)))
      }
    } catch {
      return Record(stamps: stamps, files: known?.files ?? [], slots: known?.slots, error: error)
    }
    if let known, known.files == files, known.error?.line != nil || known.error == nil {
      return Record(stamps: stamps, files: files, slots: known.slots, error: known.error)
    }
    do throws(CatalogError) {
      let slots = try folder.slots(of: files)
      try Self.checkAreOnlyOnes(slots, of: group.name, owners)
      return Record(stamps: stamps, files: files, slots: slots, error: nil)
    } catch {
      return Record(stamps: stamps, files: files, slots: known?.slots, error: error)
    }
  }

  /// Throws when another group already has a language, as `he.json` and `iw.json` would.
  private static func checkAreOnlyOnes(
    _ slots: [LanguageTag: CatalogSlot],
    of name: String,
    _ owners: [LanguageTag: String]
  ) throws(CatalogError) {
    for locale in slots.keys.sorted() {
      guard let other = owners[locale], other != name else { continue }
      throw CatalogError(
        file: name,
        problem: "its language “\(locale)” is also that of \(other)",
        expected: "one file for a language"
      )
    }
  }
}
