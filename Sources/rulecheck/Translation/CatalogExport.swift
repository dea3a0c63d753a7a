import CatalogFormats
import JSONText
import MessageFormat
import MessageLocalization

/// The messages of a language for translators: its own, and those that its readers lack.
struct CatalogExport {
  /// The messages; those that are not translated have the forms of the language with the texts of the source.
  private(set) var file: TranslationFile
  /// The same messages in the source language; nil if that is the language itself.
  private(set) var source: TranslationFile?
  /// What no format holds.
  private(set) var findings: [CatalogError] = []
  /// The catalog of the language; nil if there is none.
  private let catalog: LintFile?
  private let path: String

  /// - Parameters:
  ///   - directory: The catalogs; nil for those of the library.
  /// - Throws: ``CatalogError`` if a catalog is broken, or there is none of the source language.
  init(
    _ locale: LanguageTag,
    source: LanguageTag,
    of directory: CatalogDirectory?,
    _ lint: CatalogLint
  ) throws(CatalogError) {
    let files = directory?.files ?? lint.builtIn
    let catalog = files.first { $0.locale == locale }
    guard let original = (files + lint.builtIn).first(where: { $0.locale == source }) else {
      throw CatalogError(
        file: directory?.path ?? "the built-in catalogs", problem: "there is no catalog in “\(source)”",
        expected: "a source language such as en")
    }
    for file in [catalog, original].compactMap(\.self) {
      if let error = file.errors.first { throw error }
    }
    self.catalog = catalog
    path = catalog?.path ?? "\(locale).json"
    self.file = TranslationFile(locale: locale.identifier, sourceLocale: source.identifier, messages: [])
    var originals: [TranslationFile.Message] = []
    func note(_ key: String) -> String? {
      directory?.descriptions[key] ?? catalog?.catalog.metadata[key]?.description
        ?? original.catalog.metadata[key]?.description
    }
    for entry in catalog?.catalog.entries ?? [] {
      let source = original.catalog[entry.key]?.source
      file.messages.append(
        TranslationFile.Message(
          key: entry.key, message: entry.source, source: source, note: note(entry.key)))
      if let source { originals.append(TranslationFile.Message(key: entry.key, message: source)) }
    }
    let missing = Set(lint.missingKeys(for: locale, of: directory))
    let skeleton = try CatalogSkeleton(for: locale)
    for entry in original.catalog.entries where missing.contains(entry.key) {
      file.messages.append(
        TranslationFile.Message(
          key: entry.key, message: skeleton.message(entry.source), source: entry.source,
          note: note(entry.key),
          isTranslated: false))
    }
    self.source =
      source == locale ? nil : TranslationFile(locale: source.identifier, messages: originals)
    for (key, metadata) in (catalog?.catalog.metadata ?? [:]).sorted(by: { $0.key < $1.key })
    where !metadata.placeholders.isEmpty {
      findings.append(problem(key, "the types of arguments in “@\(key)” are only for catalogs"))
    }
  }

  /// How many messages are not translated.
  var untranslatedCount: Int { file.messages.count - file.translated.count }

  /// A file of a format, and what it cannot hold.
  func bytes(_ format: TranslationFormat) -> (bytes: [UInt8]?, findings: [CatalogError]) {
    let (bytes, found) = format.bytes(of: file, source: source)
    return (bytes, found.map { problem($0.key, $0.problem) })
  }

  /// The messages that one file of a table lacks because they are in the other one.
  func otherFile(than format: TranslationFormat) -> [CatalogError] {
    file.translated.flatMap { message -> [CatalogError] in
      let sentences = SentenceList.appleSentences(of: message)
      return sentences.filter { ($0.text != nil) == (format == .stringsdict) }.map { sentence in
        problem(
          sentence.key.text,
          format == .strings
            ? "a plural is in the .stringsdict, which --output writes, too"
            : "a text without a plural is in the .strings, which --output writes, too")
      }
    }
  }

  private func problem(_ key: String, _ problem: String) -> CatalogError {
    let position = catalog?.catalog[SentenceKey(key).key]?.valuePosition
    return CatalogError(
      file: path, line: position?.line, column: position?.column, key: key, problem: problem,
      expected: "a message that the format can hold")
  }
}
