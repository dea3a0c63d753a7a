import ArgumentParser
import JSONSchemas

/// `rulecheck schema check`.
struct SchemaCheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Report what is wrong with JSON Schemas.",
    discussion: """
      rulecheck schema check schemas/*.json

      A schema is checked by the meta-schema of its draft, its references are resolved, and its patterns compiled. Each \
      mistake is shown with file, line, column and JSON Pointer. Warnings are a keyword that resembles a known one, a member \
      that is repeated, an unknown format if formats are asserted, and a document without keywords of JSON Schema. \
      Relative references without a folder of --schema-map are those of files beside the schema. The exit code is 65 if a \
      schema cannot be used.
      """
  )

  @OptionGroup var reading: SchemaReadingOptions

  @Argument(help: "The schemas; - is standard input.")
  var files: [PathArgument]

  func run() throws {
    Interruption.ignoreClosedPipes()
    var isBroken = false
    for file in files {
      do { _ = try reading.load(file) } catch let code as ExitCode {
        guard code == .badData else { throw code }
        isBroken = true
      }
    }
    if isBroken { throw ExitCode.badData }
    try print(files.count == 1 ? "The schema can be used.\n" : "\(files.count) schemas can be used.\n")
  }
}
