import JSONText
import Primitives
import ValidationCore

/// A description of an API: OpenAPI 3.0 or 3.1, by whose schemas requests and responses are validated.
///
/// ```swift
/// let api = try OpenAPIDescription(data)
/// if let operation = api.operation("POST", at: "/orders/17") {
///   let findings = try operation.findings(inRequest: body, contentType: "application/json", parameters: [
///     .init("limit", in: .query, ["10"]),
///   ])
/// }
/// ```
/// In a request a member that is `readOnly` must be absent, and need not be there if it is required; in a response the same
/// holds for `writeOnly`. `nullable`, and the boolean `exclusiveMinimum` and `exclusiveMaximum`, are read in 3.0;
/// `discriminator` chooses the alternative of `oneOf` or `anyOf` that a member names.
public struct OpenAPIDescription: Sendable {
  let root: JSONNode
  private let loader: SchemaLoader
  private let schemas = SchemaCache()

  /// Reads a description. Its schemas are read when they are first used.
  ///
  /// - Parameters:
  ///   - json: The text of the description in UTF-8.
  ///   - options: How its schemas are read; the draft is that of its version.
  ///   - resolver: Finds the documents that it refers to.
  /// - Throws: ``SchemaMistakes`` for a text that is not JSON, or not a description of OpenAPI 3.0 or 3.1.
  public init(
    _ json: some Collection<UInt8>, options: JSONSchema.Options = .init(),
    resolving resolver: JSONSchema.Resolver? = nil
  ) throws(SchemaMistakes) {
    do throws(JSONSyntaxError) { root = try JSONNode.parse(json) } catch {
      throw SchemaMistakes(mistakes: [
        SchemaMistake(
          file: options.file, line: error.position.line, column: error.position.column, pointer: error.path,
          problem: error.problem, expected: error.expected, suggestion: nil, isWarning: false)
      ])
    }
    var options = options
    options.dialect = .openAPI
    options.checksSchema = false
    let version = root["openapi"]?.string ?? ""
    if version.hasPrefix("3.1") || version.hasPrefix("3.2") {
      options.draft = root["jsonSchemaDialect"]?.string.flatMap { SchemaDraft(uri: $0) } ?? .draft2020
    } else if version.hasPrefix("3.0") {
      options.draft = .draft4
    } else {
      let position = root["openapi"]?.position ?? root.position
      throw SchemaMistakes(mistakes: [
        SchemaMistake(
          file: options.file, line: position.line, column: position.column, pointer: "/openapi",
          problem: version.isEmpty ? "the version is missing" : "the version is \(version)",
          expected: "a description of OpenAPI 3.0 or 3.1", suggestion: nil, isWarning: false)
      ])
    }
    loader = SchemaLoader(options, resolver)
  }

  /// The schema with a name in `components/schemas`; nil if there is none.
  ///
  /// - Throws: ``SchemaMistakes`` with what is wrong in the schema.
  public func schema(named name: String) throws(SchemaMistakes) -> JSONSchema? {
    let tokens = ["components", "schemas", name]
    guard root.value(at: tokens) != nil else { return nil }
    return try schema(at: tokens)
  }

  /// The operation of a request; nil if the description has none.
  ///
  /// - Parameters:
  ///   - method: The method of HTTP.
  ///   - path: The path of the request, without its query, such as `/orders/17`.
  public func operation(_ method: String, at path: String) -> Operation? {
    let steps = path.split(separator: "/", omittingEmptySubsequences: false)
    var found: (operation: Operation, variables: Int)?
    for member in root["paths"]?.object ?? [] {
      let pattern = member.key.split(separator: "/", omittingEmptySubsequences: false)
      guard pattern.count == steps.count else { continue }
      var variables: [(name: String, value: String)] = []
      var fits = true
      for (own, given) in zip(pattern, steps) {
        if own.hasPrefix("{"), own.hasSuffix("}"), !given.isEmpty {
          variables.append((String(own.dropFirst().dropLast()), SchemaURI.decoded(String(given))))
        } else if own != given {
          fits = false
          break
        }
      }
      guard fits, let operation = Operation(method, member, variables, self) else { continue }
      // A path without variables goes before one with.
      if variables.count < found?.variables ?? .max { found = (operation, variables.count) }
    }
    return found?.operation
  }

  /// The schema at a place of the description, read once.
  func schema(at tokens: [String]) throws(SchemaMistakes) -> JSONSchema {
    let pointer = tokens.map { JSONPointer.token($0) }.joined()
    if let known = schemas.schemas.withLock({ $0[pointer] }) { return known }
    let schema = JSONSchema(try loader.load(root, pointer: pointer))
    schemas.schemas.withLock { $0[pointer] = schema }
    return schema
  }

  /// The value at a place, or at the place to which it refers.
  func resolved(_ tokens: [String]) -> (node: JSONNode, tokens: [String])? {
    var tokens = tokens
    for _ in 0..<16 {
      guard let node = root.value(at: tokens) else { return nil }
      guard let reference = node["$ref"]?.string, reference.hasPrefix("#/") else { return (node, tokens) }
      tokens = JSONPointer.tokens(of: SchemaURI.decoded(String(reference.dropFirst())))
    }
    return nil
  }
}

/// The schemas of a description that have been read, by their places.
final class SchemaCache: Sendable {
  let schemas = Lock<[String: JSONSchema]>([:])
}
