import JSONText

/// The keywords of all drafts, of OpenAPI, and of this library.
enum SchemaKeywords {
  static let all: Set<String> = Set(
    """
    $anchor $comment $defs $dynamicAnchor $dynamicRef $id $recursiveAnchor $recursiveRef $ref $schema $vocabulary \
    additionalItems additionalProperties allOf anyOf const contains contentEncoding contentMediaType contentSchema default \
    definitions dependencies dependentRequired dependentSchemas deprecated description discriminator else enum errorMessage \
    example examples exclusiveMaximum exclusiveMinimum externalDocs fields format id if items maxContains maxItems maxLength \
    maxProperties maximum minContains minItems minLength minProperties minimum multipleOf not nullable oneOf pattern \
    patternProperties prefixItems properties propertyNames readOnly required rules then title type unevaluatedItems \
    unevaluatedProperties uniqueItems writeOnly xml
    """.split(separator: " ").map(String.init))

  /// The same in one order.
  static let sorted = all.sorted()

  /// Keywords that other documents have at their root, too.
  private static let shared: Set<String> = ["$comment", "$schema", "definitions", "description", "title"]
  /// Keywords of OpenAPI and of this library.
  private static let foreign: Set<String> = [
    "discriminator", "example", "externalDocs", "fields", "nullable", "rules", "xml",
  ]

  /// What is suspicious in a document that should be a schema: it has no keyword, or seems to be another document; nil if
  /// nothing is.
  static func suspicion(of document: JSONNode) -> String? {
    guard let members = document.object, !members.isEmpty else { return nil }
    let standard = members.filter { all.contains($0.key) && !foreign.contains($0.key) }
    let likeness: String? =
      if document["openapi"] != nil || document["swagger"] != nil {
        "an OpenAPI description"
      } else if document["fields"] != nil || document["record"] != nil {
        "a rule document"
      } else {
        nil
      }
    let isSchema = standard.contains { likeness == nil || !shared.contains($0.key) }
    if isSchema { return nil }
    return "no member is a keyword of JSON Schema"
      + (likeness.map { "; the document seems to be \($0)" } ?? "")
  }

  /// The keywords that annotate texts alone.
  static let content: Set<String> = ["contentEncoding", "contentMediaType", "contentSchema"]

  private static let annotations: Set<String> = [
    "default", "deprecated", "description", "examples", "format", "readOnly", "title", "writeOnly",
  ]

  /// Whether the value of a keyword is an annotation: so is that of each that is not known (2020-12 core, section 6.5).
  static func annotates(_ keyword: String) -> Bool {
    annotations.contains(keyword) || content.contains(keyword)
      || !all.contains(keyword) && !keyword.hasPrefix("$")
  }
}
