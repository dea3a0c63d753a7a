import CatalogFormats
import Essentials
import JSONText
import LocalizedValidation
import LocalizedValidationAppleCatalogs
import MessageFormat
import MessageLocalization

/// A catalog with the messages of a file of another format.
struct CatalogImport {
  /// The text of the catalog.
  let json: [UInt8]
  /// How many messages the file has.
  let count: Int
  /// What a catalog cannot hold.
  let findings: [CatalogError]

  /// - Parameters:
  ///   - locale: The language, if the file does not state it or has several.
  ///   - target: The file of the catalog, which need not exist.
  /// - Throws: ``CatalogError`` if a file cannot be read, if its language is not clear, and for its first broken message.
  init(
    _ path: String,
    _ format: TranslationFormat,
    locale: LanguageTag?,
    into target: String?
  ) throws(CatalogError) {
    let existing = try Self.existing(target)
    let named = target.flatMap { CatalogFileName.locale(of: $0) }
    let own = existing?.catalog.locale ?? named ?? locale ?? Self.locale(ofFolder: path)
    let known = Self.known(existing?.catalog, own)
    let contents = try format.read(try Self.files(path, format), locale: own, known: known)
    let file = try Self.file(of: contents, path, wanted: locale ?? existing?.catalog.locale ?? named)
    guard let tag = file.locale.flatMap({ LanguageTag($0) }) ?? own else {
      throw CatalogError(
        file: path, problem: "the language of the messages is not stated", expected: "--locale, such as pt-BR"
      )
    }
    if let other = existing?.catalog.locale ?? named, other != tag {
      throw CatalogError(
        file: path, problem: "the messages are in “\(tag)”, and the catalog is in “\(other)”",
        expected: "one language")
    }
    let catalog = try contents.catalog(of: file, in: tag)
    let members = CatalogMembers(existing?.root, catalog.locale, describing: target)
    let isTable = format == .strings || format == .stringsdict
    json = JSONText.prettyBytes(
      of: members.node(with: isTable ? Self.inSourceOrder(file.messages) : file.messages))
    count = file.messages.count
    findings = contents.findings
  }

  /// A catalog that is there already; nil if there is no file.
  private static func existing(_ path: String?) throws(CatalogError) -> LintFile? {
    guard let path, FileManager.default.fileExists(atPath: path) else { return nil }
    let file = LintFile(path: path, bytes: try CatalogFile.bytes(of: path))
    if let error = file.errors.first { throw error }
    return file
  }

  /// What chooses among sentences that do not say it: the message in the catalog, otherwise the built-in one.
  private static func known(
    _ catalog: MessageCatalog?, _ locale: LanguageTag?
  ) -> @Sendable (String) -> MessageSource? {
    { key in
      catalog?[key]?.source ?? locale.flatMap { MessageCatalogs.shared.source(of: key, in: $0) }
        ?? MessageCatalogs.shared.source(of: key, in: .english)
    }
  }

  /// The file, and the other one of a table if it is there.
  private static func files(
    _ path: String, _ format: TranslationFormat
  ) throws(CatalogError) -> [CatalogFileGroup.File] {
    var files = [CatalogFileGroup.File(path: path, bytes: try CatalogFile.bytes(of: path))]
    let other: TranslationFormat? =
      switch format {
      case .strings: .stringsdict
      case .stringsdict: .strings
      default: nil
      }
    guard let other else { return files }
    let otherPath = CatalogCommand.path(path, ofExtension: other.rawValue)
    if FileManager.default.fileExists(atPath: otherPath), otherPath != path {
      files.append(CatalogFileGroup.File(path: otherPath, bytes: try CatalogFile.bytes(of: otherPath)))
    }
    // The plurals last, since they take precedence.
    return format == .strings ? files : files.reversed()
  }

  /// The messages of the language that was asked for, otherwise of the only one that is not the source.
  private static func file(
    of contents: TranslationContents, _ path: String, wanted: LanguageTag?
  ) throws(CatalogError) -> TranslationFile {
    // XLIFF can have several files of one language.
    var files: [TranslationFile] = []
    for file in contents.files {
      if let index = files.firstIndex(where: { $0.locale == file.locale }) {
        files[index].messages += file.messages
        files[index].places.merge(file.places) { first, _ in first }
      } else {
        files.append(file)
      }
    }
    let tags = files.map { $0.locale.flatMap { LanguageTag($0) } }
    if let wanted {
      if let index = tags.firstIndex(of: wanted) ?? (files.count == 1 ? tags.firstIndex(of: nil) : nil) {
        return files[index]
      }
    } else {
      let targets = files.filter { files.count == 1 || $0.locale != $0.sourceLocale }
      if targets.count == 1 { return targets[0] }
    }
    let list = files.map { $0.locale ?? "no language" }.joined(separator: ", ")
    throw CatalogError(
      file: path, problem: files.isEmpty ? "the file has no message" : "the file has messages in \(list)",
      expected: wanted.map { "messages in \($0)" }
        ?? (files.isEmpty ? "a message" : "--locale with one of them"))
  }

  /// The messages in the order of the English ones, since the two files of a table have none together.
  private static func inSourceOrder(_ messages: [TranslationFile.Message]) -> [TranslationFile.Message] {
    let english = CatalogLint.builtIn.builtIn.first { $0.locale == .english }?.catalog.keys ?? []
    let order = Dictionary(english.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    let ranks = messages.enumerated().map { (order[$1.key] ?? Int.max, $0, $1) }
    return ranks.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
  }

  /// The language of a folder such as `pt-BR.lproj`.
  private static func locale(ofFolder path: String) -> LanguageTag? {
    let folder = path.split(separator: "/").dropLast().last ?? ""
    return folder.hasSuffix(".lproj") ? LanguageTag(String(folder.dropLast(6))) : nil
  }
}
