import ArgumentParser
import CatalogFormats
import LocalizedValidation
import MessageLocalization

/// `rulecheck catalog export`.
struct CatalogExportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Write a catalog for translation tools or for Xcode.",
    discussion: """
      rulecheck catalog export de --format xliff --output de.xlf

      The formats are Xcode's .xcstrings, .strings and .stringsdict, XLIFF 1.2 and 2.1 (xliff, xliff2), ARB, and PO of \
      gettext. Each sentence has a key of its own, such as length.tooShort|words|few, unless the format has plurals. \
      XLIFF and PO also list the messages that are not translated yet. With --output, strings and stringsdict \
      write both files of a table.

      What the format cannot hold is named on standard error; then the exit code is 1.
      """
  )

  @Argument(help: "The language, as a BCP 47 tag such as pt-BR.")
  var locale: LanguageTag

  @Option(help: "The format to write.")
  var format: TranslationFormat

  @Option(help: ArgumentHelp("The language that is shown to translators.", valueName: "tag"))
  var source: LanguageTag = .english

  @Option(
    help: ArgumentHelp(
      "The directory of catalogs, with Descriptions.json; by default, the built-in catalogs.",
      valueName: "directory"))
  var catalogs: PathArgument?

  @Option(
    name: [.short, .long],
    help: ArgumentHelp("The file to write; by default, standard output.", valueName: "file"))
  var output: PathArgument?

  func run() throws {
    Interruption.ignoreClosedPipes()
    let directory = try catalogs.map(CatalogCommand.read)
    let export: CatalogExport
    do throws(CatalogError) {
      export = try CatalogExport(locale, source: source, of: directory, .builtIn)
    } catch {
      throw badData(error)
    }
    guard !export.file.translated.isEmpty || format.listsUntranslated && !export.file.messages.isEmpty else {
      throw badData("no catalog is in the language of “\(locale)”, so there is nothing to write")
    }
    var findings = export.findings
    if let path = try output?.text() {
      for (name, format) in files(path) {
        let (bytes, found) = export.bytes(format)
        findings += found
        if let bytes { try CatalogCommand.write(bytes, to: name) }
      }
    } else {
      let (bytes, found) = export.bytes(format)
      findings += found + (isTable ? export.otherFile(than: format) : [])
      try print(String(decoding: bytes ?? [], as: UTF8.self))
    }
    for finding in findings { writeDiagnostic(TerminalText.inert(finding.description)) }
    let count = export.untranslatedCount
    if count > 0 { writeDiagnostic("not translated: \(count) of \(export.file.messages.count) messages") }
    if !findings.isEmpty { throw ExitCode.invalid }
  }

  private var isTable: Bool { format == .strings || format == .stringsdict }

  /// The files to write: both of a table.
  private func files(_ path: String) -> [(String, TranslationFormat)] {
    guard isTable else { return [(path, format)] }
    return [TranslationFormat.strings, .stringsdict].map {
      ($0 == format ? path : CatalogCommand.path(path, ofExtension: $0.rawValue), $0)
    }
  }
}
