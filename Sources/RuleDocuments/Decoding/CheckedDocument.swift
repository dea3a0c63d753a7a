import JSONText
import ValidationCore

/// A rule document as it is written, for what is made of its text: it has no mistakes.
struct CheckedDocument {
  let root: JSONNode
  let source: DocumentSource
  let decoder: DocumentDecoder

  init(
    json: some Collection<UInt8>, file: String, registry: RuleRegistry
  ) throws(RuleDocumentError) {
    let bytes = Array(json)
    let scenarios = try RuleDocument(json: bytes, file: file, registry: registry).scenarios
    do throws(JSONSyntaxError) { root = try JSONNode.parse(bytes) } catch {
      throw RuleDocumentError(error, file: file)
    }
    source = DocumentSource(file: file, utf8: bytes)
    decoder = DocumentDecoder(registry: registry, scenarios: scenarios)
  }

  /// The fields, in the order of the document.
  func fields() throws(RuleDocumentError) -> [(pattern: FieldPattern, rules: JSONNode)] {
    var fields: [(pattern: FieldPattern, rules: JSONNode)] = []
    for field in root["fields"]?.object ?? [] {
      let name = LocatedNode(node: JSONNode(.string(field.key)), pointer: "", source: source)
      fields.append((try name.fieldPattern(), field.value))
    }
    return fields
  }
}
