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
