import CatalogFormats
import ICU
package import MessageFormat
package import MessageLocalization

/// Reads files of Apple's formats as catalogs.
package struct AppleTable: Sendable {
  /// The language of files that do not state theirs.
  package var locale: LanguageTag?
  /// The arguments of the application's own messages, by key, in the order in which formats count them.
  package var arguments: [String: [String]]
  /// The message of a key in the source or in an earlier catalog, for sentences that do not say what chooses.
  package var known: @Sendable (String) -> MessageSource?

  package init(
    locale: LanguageTag? = nil,
    arguments: [String: [String]] = [:],
    known: @escaping @Sendable (String) -> MessageSource? = { _ in nil }
  ) {
    self.locale = locale
    self.arguments = arguments
    self.known = known
  }

  /// Reads the files of a table.
  ///
  /// - Throws: The error of the first file that is not of its format.
  package func read(_ files: [CatalogFileGroup.File]) throws(CatalogError) -> TranslationContents {
    var contents = TranslationContents()
    let names = { @Sendable (key: String) in FormatArguments.ofMessage(key, own: arguments) }
    var sentences: [SentenceList.Sentence] = []
    for file in files {
      do throws(TranslationFileError) {
        if file.path.hasSuffix(".xcstrings") {
          let (made, findings) = try StringCatalog.read(file.bytes, arguments: names, known: known)
          contents = TranslationContents(path: file.path, made.map(inCategories), findings)
        } else {
          let (found, findings) =
            file.path.hasSuffix(".stringsdict")
            ? try StringsDictionary.sentences(file.bytes, arguments: names)
            : try StringsFile.sentences(file.bytes, arguments: names)
          // A plural of the same key takes precedence, as Foundation has it.
          let keys = Set(found.map(\.key.text))
          sentences = sentences.filter { !keys.contains($0.key.text) || !file.path.hasSuffix(".stringsdict") }
          sentences += found
          contents.findings += findings.map { CatalogError(file: file.path, $0) }
          for key in keys { contents.paths[key] = file.path }
        }
      } catch {
        throw CatalogError(file: file.path, error)
      }
    }
    guard !sentences.isEmpty else { return contents }
    let (made, others) = SentenceList.file(locale: locale?.identifier, sentences, known: known)
    contents.files.append(inCategories(made))
    contents.findings += others.map { finding in
      CatalogError(file: contents.paths[finding.key] ?? files.first?.path ?? "", finding)
    }
    return contents
  }

  /// The file with the plurals of its language: Foundation takes the form “zero” for 0 in every language, which is `=0` in
  /// those without that category.
  private func inCategories(_ file: TranslationFile) -> TranslationFile {
    guard let tag = file.locale, let rules = try? PluralRules(locale: tag), !rules.categories.contains(.zero)
    else { return file }
    var file = file
    for index in file.messages.indices {
      file.messages[index].message = Self.withoutZero(file.messages[index].message)
    }
    return file
  }

  private static func withoutZero(_ message: MessageSource) -> MessageSource {
    guard case .choice(let choice) = message else { return message }
    let hasExact = choice.forms.contains { $0.selector == "=0" }
    return .choice(
      MessageSource.Choice(
        choice.kind, on: choice.argument,
        choice.forms.map { form in
          let isZero = choice.kind == .plural && form.selector == "zero" && !hasExact
          return MessageSource.Form(isZero ? "=0" : form.selector, withoutZero(form.message))
        }))
  }
}
