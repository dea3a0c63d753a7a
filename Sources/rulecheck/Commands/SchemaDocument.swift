import JSONText
import RuleDocuments

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
