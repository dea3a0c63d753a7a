/// The keywords that a schema is read with: a draft, and of its vocabularies those that the meta-schema names.
struct SchemaDialect: Hashable {
  enum Vocabulary: String, CaseIterable {
    case core, applicator, unevaluated, validation, content
    case metaData = "meta-data"
    case format
    case formatAnnotation = "format-annotation"
    case formatAssertion = "format-assertion"
    /// The rules of this library, as keywords.
    case rules

    /// The vocabulary with this URI.
    init?(uri: String) {
      if uri == Self.rulesURI {
        self = .rules
        return
      }
      let known = [
        "https://json-schema.org/draft/2020-12/vocab/", "https://json-schema.org/draft/2019-09/vocab/",
      ]
      guard let prefix = known.first(where: { uri.hasPrefix($0) }),
        let vocabulary = Vocabulary(rawValue: String(uri.dropFirst(prefix.count))), vocabulary != .rules
      else { return nil }
      self = vocabulary
    }

    static let rulesURI = "urn:localized-validation:vocab:rules"
  }

  var draft: SchemaDraft
  /// Nil for drafts without vocabularies, and for the whole of a draft.
  var vocabularies: Set<Vocabulary>?

  /// The vocabularies of the meta-schemas that the drafts publish.
  init(_ draft: SchemaDraft, _ vocabularies: Set<Vocabulary>? = nil) {
    self.draft = draft
    self.vocabularies = vocabularies
  }

  func has(_ vocabulary: Vocabulary) -> Bool {
    if vocabulary == .rules { return vocabularies?.contains(.rules) == true }
    guard let vocabularies else { return vocabulary != .formatAssertion }
    // Draft 2019-09 has the unevaluated keywords among the applicators.
    if vocabulary == .unevaluated, draft == .draft2019 { return vocabularies.contains(.applicator) }
    return vocabularies.contains(vocabulary)
  }

  /// The name of the keyword that names a schema.
  var identifier: String { draft == .draft4 ? "id" : "$id" }

  /// Whether a reference replaces the schema that it is in.
  var isReferenceAlone: Bool { draft <= .draft7 }
}

// MARK: - Where schemas are in a schema

extension SchemaDialect {
  /// How the schemas within a keyword are held.
  enum Shape {
    case schema, list, map
    /// A schema, or a list of them.
    case schemaOrList
    /// An object of schemas and of lists of names.
    case dependencies
  }

  /// How the keyword holds schemas; nil if it holds none.
  func shape(of keyword: String) -> Shape? {
    switch keyword {
    case "additionalProperties", "not": .schema
    case "properties", "patternProperties", "definitions": .map
    case "allOf", "anyOf", "oneOf": .list
    case "items": draft == .draft2020 ? .schema : .schemaOrList
    case "additionalItems": draft == .draft2020 ? nil : .schema
    case "dependencies": .dependencies
    case "contains", "propertyNames": draft >= .draft6 ? .schema : nil
    case "if", "then", "else": draft >= .draft7 ? .schema : nil
    case "$defs", "dependentSchemas": draft >= .draft2019 ? .map : nil
    case "unevaluatedItems", "unevaluatedProperties", "contentSchema": draft >= .draft2019 ? .schema : nil
    case "prefixItems": draft == .draft2020 ? .list : nil
    default: nil
    }
  }
}
