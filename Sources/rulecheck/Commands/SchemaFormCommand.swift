import ArgumentParser
import JSONSchemas
import Primitives
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
      browser never refuses: a rule that no attribute can say in the same way is left out, or said in a weaker form. A field \
      that holds a list or an object has no input; its elements and members have theirs.
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
      form = try reading.schema(document.bytes, from: file).formAttributes(emptyIsAbsent: !emptyTexts)
    }
    for field in form.fields {
      let attributes = field.attributes.description
      try print(
        "<input name=\"\(MarkupText.escaped(field.path))\"\(attributes.isEmpty ? "" : " ")\(attributes)>\n")
    }
  }
}
