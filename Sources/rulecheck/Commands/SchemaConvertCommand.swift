import ArgumentParser
import Essentials
import JSONSchemas
import JSONText
import RuleDocuments

/// `rulecheck schema convert`.
struct SchemaConvertCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "convert",
    abstract: "Write a rule document as a JSON Schema, or a JSON Schema as a rule document.",
    discussion: """
      rulecheck schema convert rules.json > schema.json
      rulecheck schema convert schema.json > rules.json

      The file is a rule document if it has the member "fields" or "record" and no keyword of JSON Schema. With --rules-vocabulary \
      the schema has the rules that the keywords of the standard cannot say in keywords of rulecheck's own vocabulary, \
      which other validators do not know. Standard error lists what the result leaves out, and what it refuses beyond the schema.
      """
  )

  @Flag(help: "Write the rules that the standard cannot say in keywords of rulecheck's own.")
  var rulesVocabulary = false

  @OptionGroup var reading: SchemaReadingOptions

  @Argument(help: "The rule document or JSON Schema; - is standard input.")
  var file: PathArgument

  func run() throws {
    Interruption.ignoreClosedPipes()
    let document = try SchemaDocument.reading(file)
    let data = document.bytes
    let result: JSONNode
    if document.isRules {
      do throws(RuleDocumentError) {
        let schema = try RuleDocument.schema(
          json: data, file: file.description, hasOwnVocabulary: rulesVocabulary)
        for omission in schema.omissions { writeDiagnostic("\(file): \(omission)") }
        result = schema.schema
      } catch { throw badData(error) }
    } else {
      let converted = try reading.schema(data, from: file).ruleDocument()
      for omission in converted.omissions { writeDiagnostic("\(file): \(omission)") }
      result = converted.document
    }
    try print(String(decoding: JSONText.prettyBytes(of: result), as: UTF8.self))
  }
}
