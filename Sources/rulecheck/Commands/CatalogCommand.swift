import ArgumentParser
import LocalizedValidation
import MessageLocalization

/// `rulecheck catalog`.
struct CatalogCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "catalog",
    abstract: "Work on catalogs of messages.",
    subcommands: [
      CatalogLintCommand.self, CatalogStatusCommand.self, CatalogNewCommand.self, CatalogPreviewCommand.self,
      CatalogConvertCommand.self,
    ]
  )

  /// The catalogs of a directory.
  static func read(_ path: PathArgument) throws -> CatalogDirectory {
    do throws(InputError) {
      let path = try path.text()
      do throws(CatalogError) { return try CatalogDirectory(reading: path) } catch {
        throw InputError(file: error.file, problem: error.problem)
      }
    } catch {
      throw badData(error)
    }
  }
}
