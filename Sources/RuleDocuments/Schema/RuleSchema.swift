public import JSONText
public import ValidationCore

/// The fields of a rule document as a JSON Schema (draft 2020-12), which is also a component of OpenAPI 3.1.
///
/// The schema never refuses a record that the rules accept: what the keywords of the standard cannot say, or cannot say in
/// the same way, is left out, and ``omissions`` lists it. So a client may check by the schema, and the server has the last
/// word by the rules.
///
/// ```swift
/// let schema = try RuleDocument.schema(json: data)
/// print(schema.schema)        // {"type":"object","required":["email"],"properties":{"email":{…}}}
/// for omission in schema.omissions { print(omission) }   // email: email, in part
/// ```
public struct RuleSchema: Sendable, Hashable {
  /// A rule that the schema does not have.
  public struct Omission: Sendable, Hashable, CustomStringConvertible {
    /// The path of the field in the document, empty for the record.
    public let path: String
    /// The rule, or `closure` for one that is Swift code.
    public let rule: String
    /// Whether the schema has a weaker form of the rule.
    public let isPartial: Bool

    /// The path and the rule, as in `email: email, in part`.
    public var description: String {
      (path.isEmpty ? "" : "\(path): ") + rule + (isPartial ? ", in part" : "")
    }
  }

  /// The URI of the meta-schema whose vocabulary has the keywords `rules` and `fields`.
  package static let dialect = "urn:localized-validation:schema"

  /// The schema.
  public let schema: JSONNode
  /// The rules that the schema does not have, or only in part, in the order of the document.
  public let omissions: [Omission]
}

extension RuleDocument {
  /// The JSON Schema of a document's fields.
  ///
  /// - Parameters:
  ///   - json: The text of a rule document in UTF-8.
  ///   - file: The file name to report in errors.
  ///   - registry: The rules that the document can name. Of those that are not built in, only the types are in the schema.
  ///   - hasOwnVocabulary: Whether the schema has what the keywords of the standard cannot say in the keywords `rules` and
  ///     `fields`, which `JSONSchema` of this library reads, so that nothing is left out.
  /// - Throws: ``RuleDocumentError`` for the first mistake in the document.
  public static func schema(
    json: some Collection<UInt8>,
    file: String = "rules.json",
    registry: RuleRegistry = .builtIn,
    hasOwnVocabulary: Bool = false
  ) throws(RuleDocumentError) -> RuleSchema {
    try SchemaWriter.schema(
      of: CheckedDocument(json: json, file: file, registry: registry), hasOwnVocabulary: hasOwnVocabulary)
  }
}

extension Validation {
  /// The JSON Schema of the rules, by way of ``ruleDocument()``: what no document can hold is among its omissions.
  public func schema() -> RuleSchema {
    let written = ruleDocument()
    let closures = written.closures.map { RuleSchema.Omission(path: $0, rule: "closure", isPartial: false) }
    do throws(RuleDocumentError) {
      let schema = try RuleDocument.schema(json: written.json.utf8)
      return RuleSchema(schema: schema.schema, omissions: schema.omissions + closures)
    } catch {
      // Rules of a registry of one's own have names that the built-in one does not know.
      return RuleSchema(
        schema: .members(["type": .text("object")]),
        omissions: [RuleSchema.Omission(path: "", rule: error.problem, isPartial: false)] + closures)
    }
  }
}
