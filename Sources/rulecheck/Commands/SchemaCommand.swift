import ArgumentParser
import Essentials
import JSONText
import LocalizedValidation
import RuleDocuments

/// `rulecheck schema`.
struct SchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Check JSON Schemas, and convert them from and to rule documents.",
    subcommands: [
      SchemaCheckCommand.self, SchemaConvertCommand.self, SchemaOpenAPICommand.self, SchemaFormCommand.self,
    ]
  )
}

/// `rulecheck schema openapi`.
struct SchemaOpenAPICommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "openapi",
    abstract: "Write an OpenAPI document with the schemas of rule documents and of problem documents.",
    discussion: """
      rulecheck schema openapi sign-up.json > components.json

      Each document becomes a component with the name of its file, and ProblemDetails is what a server answers to a body \
      that is not valid. A schema never refuses what the rules accept. Standard error lists the rules that the keywords of \
      JSON Schema (draft 2020-12) cannot say, or can say only in part.
      """
  )

  @Argument(help: "The rule documents; - is standard input.")
  var files: [PathArgument] = []

  func run() throws {
    Interruption.ignoreClosedPipes()
    var schemas: [(key: String, value: JSONNode)] = []
    for file in files {
      let name = Self.componentName(of: file.description)
      guard !schemas.contains(where: { $0.key == name }), name != "ProblemDetails" else {
        throw badData(InputError(file: file.description, problem: "another component is called \(name)"))
      }
      let data: [UInt8]
      let schema: RuleSchema
      do throws(InputError) {
        data = try FileSource(file).readAll(limit: RecordCheck.maximumDocumentBytes)
      } catch {
        throw badData(error)
      }
      do throws(RuleDocumentError) {
        schema = try RuleDocument.schema(json: data, file: file.description)
      } catch { throw badData(error) }
      for omission in schema.omissions { writeDiagnostic("\(file): \(omission)") }
      schemas.append((name, schema.schema))
    }
    schemas.append(("ProblemDetails", ProblemDetails.schema))
    let document: JSONNode = .members([
      "openapi": .text("3.1.0"),
      "info": .members(["title": .text("Schemas of rule documents"), "version": .text(Rulecheck.version)]),
      "components": .members(["schemas": .members(of: schemas)]),
    ])
    try print(String(decoding: JSONText.prettyBytes(of: document), as: UTF8.self))
  }

  /// The name of a file without its folder and its suffix, in the characters that OpenAPI allows.
  static func componentName(of file: String) -> String {
    let name = file.split(separator: "/").last.map(String.init) ?? file
    let stem = name.hasSuffix(".json") ? String(name.dropLast(".json".count)) : name
    let allowed = stem.unicodeScalars.map { (scalar) -> Unicode.Scalar in
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", ".", "_", "-": scalar
      default: "_"
      }
    }
    let text = String(String.UnicodeScalarView(allowed))
    return text.isEmpty || text == "-" ? "Record" : text
  }
}
