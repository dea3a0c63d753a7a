public import RuleDocuments

extension JSONSchema {
  /// How a schema is read.
  public struct Options: Sendable {
    /// When the keyword `format` refuses a value.
    public enum Formats: Sendable {
      /// Only if the vocabulary of the schema's meta-schema says so, as the specification has it.
      case byVocabulary
      case asserted, ignored
    }

    /// The kind of document that the schema is part of.
    public enum Dialect: Sendable {
      case jsonSchema
      /// A description of OpenAPI, whose schemas have `nullable` and `discriminator`.
      case openAPI
    }

    /// When the keyword `format` refuses a value.
    public var formats = Formats.byVocabulary
    /// The draft of documents that do not name one with `$schema`.
    public var draft = SchemaDraft.draft2020
    public var dialect = Dialect.jsonSchema
    /// The rules that the keywords `rules` and `fields` can name.
    public var registry = RuleRegistry.builtIn
    /// Whether the schema is checked by its meta-schema.
    public var checksSchema = true
    /// The name of the file that mistakes are reported with.
    public var file = "schema.json"
    /// The URI against which references are resolved if the schema has no `$id`.
    public var baseURI = ""
    /// How many steps one validation may take, counted in schemas and elements; more than that gives the error
    /// `record.tooComplex`.
    public var maximumSteps = 50_000_000

    public init() {}
  }

  /// Finds the documents that a schema refers to; the library asks no network by itself.
  public struct Resolver: Sendable {
    let load: @Sendable (_ uri: String) throws -> [UInt8]?

    /// - Parameter load: Returns the document at a URI without fragment; nil if there is none. It throws if the document
    ///   cannot be read.
    public init(_ load: @escaping @Sendable (_ uri: String) throws -> [UInt8]?) { self.load = load }
  }
}
