import ArgumentParser
import JSONSchemas
import JSONText
import RuleDocuments

/// `rulecheck schema html`.
struct SchemaFormCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "html",
    abstract: "Write the inputs of an HTML form for a rule document or a JSON Schema.",
    discussion: """
      rulecheck schema html sign-up.json

      Each field is an input with the attributes by which a browser checks what is typed: required, minlength, maxlength, \
      min, max, step and pattern, and the type, inputmode and autocomplete that suit its rules. What the rules accept, the \
      browser never refuses: a rule that no attribute can say in the same way is left out, or said in a weaker form.
      """
  )

  @Flag(help: "The server reads an empty input as an empty text, and not as an absent value.")
  var emptyTexts = false

  @OptionGroup var reading: SchemaReadingOptions

  @Argument(help: "The rule document or JSON Schema; - is standard input.")
  var file: PathArgument

  func run() throws {
    Interruption.ignoreClosedPipes()
    let document = try SchemaDocument.reading(file)
    let form: FormAttributes
    if document.isRules {
      do throws(RuleDocumentError) {
        form = try RuleDocument.formAttributes(
          json: document.bytes, file: file.description, emptyIsAbsent: !emptyTexts)
      } catch { throw badData(error) }
    } else {
      do throws(SchemaMistakes) {
        form = try JSONSchema(
          document.bytes, options: reading.options(file: file.description), resolving: reading.resolver
        ).formAttributes(emptyIsAbsent: !emptyTexts)
      } catch { throw badData(error) }
    }
    for field in form.fields {
      let attributes = field.attributes.description
      try print(
        "<input name=\"\(MarkupText.escaped(field.path))\"\(attributes.isEmpty ? "" : " ")\(attributes)>\n")
    }
  }
}

/// A file with a rule document or a JSON Schema.
struct SchemaDocument {
  let bytes: [UInt8]
  /// Whether it is a rule document: it has the member "fields" or "record" and no keyword of JSON Schema.
  let isRules: Bool

  /// - Throws: The exit code if the file cannot be read or is not JSON, after reporting that on standard error.
  static func reading(_ file: PathArgument) throws -> SchemaDocument {
    let bytes: [UInt8]
    let root: JSONNode
    do throws(InputError) {
      bytes = try FileSource(file).readAll(limit: RecordCheck.maximumDocumentBytes)
    } catch {
      throw badData(error)
    }
    do throws(JSONSyntaxError) { root = try JSONNode.parse(bytes) } catch {
      throw badData(RuleDocumentError(error, file: file.description))
    }
    let isSchema = ["$schema", "properties", "type", "$ref", "allOf", "$defs"].contains {
      root[$0] != nil && !($0 == "$schema" && root["fields"] != nil)
    }
    return SchemaDocument(
      bytes: bytes, isRules: !isSchema && (root["fields"] != nil || root["record"] != nil))
  }
}
