package import CatalogFormats
package import MessageLocalization

/// The messages of some files that belong together: one, or the `.strings` and the `.stringsdict` of a table.
package struct TranslationContents: Sendable {
  /// The messages by language.
  package var files: [TranslationFile] = []
  /// What catalogs cannot hold.
  package var findings: [CatalogError] = []
  /// The file in which each sentence is, by its key.
  package var paths: [String: String] = [:]

  package init() {}

  /// The messages of one file.
  package init(path: String, _ files: [TranslationFile], _ findings: [TranslationFinding]) {
    self.files = files
    self.findings = findings.map { CatalogError(file: path, $0) }
    for key in files.flatMap(\.places.keys) { paths[key] = path }
  }

  /// The catalog of one of the languages.
  ///
  /// - Throws: ``CatalogError`` for the first broken message, at its place in its file.
  package func catalog(of file: TranslationFile, in locale: LanguageTag) throws(CatalogError)
    -> MessageCatalog
  {
    let messages = file.messages.map { message in
      MessageCatalog.Message(key: message.key, source: message.message) { selectors in
        let key = SentenceKey(key: message.key, path: selectors).text
        return file.places[key].map { ($0.line, $0.column) }
      }
    }
    do throws(CatalogError) {
      return try MessageCatalog(locale: locale, file: "", messages: messages)
    } catch {
      throw CatalogError(
        file: error.key.flatMap { paths[$0] } ?? paths.values.min() ?? "", line: error.line,
        column: error.column,
        key: error.key, problem: error.problem, expected: error.expected)
    }
  }
}

extension CatalogError {
  package init(file: String, _ error: TranslationFileError) {
    self.init(
      file: file, line: error.place?.line, column: error.place?.column, problem: error.problem,
      expected: error.expected)
  }

  package init(file: String, _ finding: TranslationFinding) {
    self.init(
      file: file, line: finding.place?.line, column: finding.place?.column, key: finding.key,
      problem: finding.problem, expected: "a message that a catalog can hold")
  }
}
