import CatalogFormats
import Essentials
import LocalizedValidation
import MessageFormat
import MessageLocalization

/// The files of one table in a bundle's directory: `de.lproj/Validation.strings`, `de.lproj/Validation.stringsdict` and
/// `Validation.xcstrings`.
struct AppleTableFolder: CatalogFolder {
  let table: String
  let directory: URL
  /// The language of `Base.lproj`.
  let baseLocale: LanguageTag
  /// The arguments of the application's own messages, by key.
  let arguments: [String: [String]]

  var absence: CatalogError {
    CatalogError(
      file: directory.path, problem: "the directory has no table “\(table)”",
      expected:
        "\(table).xcstrings, or a folder such as en.lproj with \(table).strings or \(table).stringsdict")
  }

  /// The files of each language's folder, and the string catalog.
  func groups() throws(CatalogError) -> [CatalogFileGroup] {
    var groups: [CatalogFileGroup] = []
    for name in try CatalogFile.names(in: directory).sorted() {
      let url = directory.appendingPathComponent(name)
      if name == table + ".xcstrings" {
        groups.append(CatalogFileGroup(name: url.path, paths: [url.path]))
      } else if name.hasSuffix(Self.folderExtension), !name.hasPrefix(".") {
        let files = try CatalogFile.names(in: url)
          .filter { $0 == table + ".strings" || $0 == table + ".stringsdict" }.sorted()
        guard !files.isEmpty else { continue }
        groups.append(
          CatalogFileGroup(name: url.path, paths: files.map { url.appendingPathComponent($0).path }))
      }
    }
    return groups
  }

  func slots(of files: [CatalogFileGroup.File]) throws(CatalogError) -> [LanguageTag: CatalogSlot] {
    guard let path = files.first?.path else { return [:] }
    let locale = path.hasSuffix(".xcstrings") ? nil : try locale(of: path)
    let contents = try AppleTable(locale: locale, arguments: arguments, known: Self.known).read(files)
    // A text of another part of the application, such as "Hello %@", is not a message that a rule has.
    if let error = contents.findings.first(where: { isMessage($0.key ?? "") }) { throw error }
    var slots: [LanguageTag: CatalogSlot] = [:]
    for file in contents.files {
      guard let tag = file.locale.flatMap({ LanguageTag($0) }) else {
        throw CatalogError(
          file: path, problem: "“\(file.locale ?? "")” is not a language tag",
          expected: "a BCP 47 language tag such as \"pt-BR\"")
      }
      slots[tag] = .loaded(try contents.catalog(of: file, in: tag))
    }
    return slots
  }

  private func isMessage(_ key: String) -> Bool {
    let key = SentenceKey(key).key
    return arguments[key] != nil || MessageContract.builtIn.positions(of: key) != nil
  }

  /// The library's English message, which says what chooses among the sentences of a key.
  private static func known(_ key: String) -> MessageSource? {
    MessageCatalogs.shared.source(of: key, in: .english)
  }

  private static let folderExtension = ".lproj"

  /// The language of a file's folder.
  private func locale(of path: String) throws(CatalogError) -> LanguageTag {
    let folder = path.split(separator: "/").dropLast().last ?? ""
    let name = folder.dropLast(Self.folderExtension.count)
    if name == "Base" { return baseLocale }
    // BCP 47 allows longer names of languages, but none is registered; `English.lproj` is older than tags.
    guard (2...3).contains(name.prefix { $0 != "-" && $0 != "_" }.utf8.count),
      let tag = LanguageTag(String(name))
    else {
      throw CatalogError(
        file: path, problem: "the folder “\(folder)” is not named after a language",
        expected: "a BCP 47 language tag such as pt-BR.lproj")
    }
    return tag
  }
}
