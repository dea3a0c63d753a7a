import ArgumentParser
import Essentials
import LocalizedValidation
import MessageLocalization

/// `rulecheck catalog`.
struct CatalogCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "catalog",
    abstract: "Work on catalogs of messages.",
    subcommands: [
      CatalogLintCommand.self, CatalogStatusCommand.self, CatalogNewCommand.self, CatalogPreviewCommand.self,
      CatalogConvertCommand.self, CatalogExportCommand.self, CatalogImportCommand.self,
      CatalogPseudoCommand.self, CatalogArgumentsCommand.self,
    ]
  )

  /// The catalogs of a directory.
  static func read(_ path: PathArgument) throws -> CatalogDirectory {
    let text: String
    do throws(InputError) { text = try path.text() } catch { throw badData(error) }
    do throws(CatalogError) { return try CatalogDirectory(reading: text) } catch { throw badData(error) }
  }

  /// Writes a file as a whole: what was there stays if that fails.
  static func write(_ bytes: [UInt8], to path: String) throws {
    do { try Data(bytes).write(to: URL(fileURLWithPath: path), options: .atomic) } catch {
      throw badData(InputError(file: path, problem: "it cannot be written: \(error.descriptionForReaders)"))
    }
  }

  /// The file of another extension beside a file.
  static func path(_ path: String, ofExtension name: String) -> String {
    URL(fileURLWithPath: path).deletingPathExtension().path + ".\(name)"
  }
}
