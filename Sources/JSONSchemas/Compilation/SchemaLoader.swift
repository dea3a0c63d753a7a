import JSONText
import Primitives
import RuleDocuments
import TextAutomata
import ValidationCore

/// Makes a schema of its text, or reports all that is wrong with it.
struct SchemaLoader {
  struct Loaded {
    let plan: SchemaPlan
    let warnings: [SchemaMistake]
  }

  let options: JSONSchema.Options
  let resolver: JSONSchema.Resolver?

  init(_ options: JSONSchema.Options, _ resolver: JSONSchema.Resolver?) {
    self.options = options
    self.resolver = resolver
  }

  /// - Parameter pointer: Where the schema is in the text.
  func load(_ json: [UInt8], pointer: String) throws(SchemaMistakes) -> Loaded {
    let root: JSONNode
    do throws(JSONSyntaxError) { root = try JSONNode.parse(json) } catch {
      throw SchemaMistakes(mistakes: [
        SchemaMistake(
          file: options.file, line: error.position.line, column: error.position.column, pointer: error.path,
          problem: error.problem, expected: error.expected, suggestion: nil, isWarning: false)
      ])
    }
    return try load(root, pointer: pointer)
  }

  func load(_ root: JSONNode, pointer: String) throws(SchemaMistakes) -> Loaded {
    var store = SchemaStore(resolver: resolver, standard: SchemaDialect(options.draft))
    let resource: Int
    do throws(SchemaStore.Fault) {
      resource = try store.add(root, file: options.file, uri: options.baseURI)
    } catch {
      throw SchemaMistakes(mistakes: [mistake(error, at: root["$schema"] ?? root)])
    }
    if options.checksSchema {
      let mistakes = self.mistakes(
        of: root, store.resources[resource].dialect, named: root["$schema"]?.string)
      if !mistakes.isEmpty { throw SchemaMistakes(mistakes: mistakes) }
    }
    var reader = SchemaReader(store, options)
    let first = reader.read(SchemaStore.Place(document: 0, pointer: pointer))
    var mistakes = reader.mistakes.filter { !$0.isWarning }
    mistakes += CircularReferences.mistakes(in: reader.schemas, reader.store)
    if !mistakes.isEmpty { throw SchemaMistakes(mistakes: mistakes) }
    let plan = SchemaPlan(reader.schemas, root: first, maximumSteps: options.maximumSteps)
    return Loaded(plan: plan, warnings: reader.mistakes.filter(\.isWarning))
  }

  private func mistake(_ fault: SchemaStore.Fault, at node: JSONNode) -> SchemaMistake {
    SchemaMistake(
      file: options.file, line: node.position.line, column: node.position.column, pointer: "",
      problem: fault.problem, expected: fault.expected, suggestion: nil, isWarning: false)
  }

  // MARK: Meta-schemas

  /// The meta-schemas of the drafts, each made at its first use.
  private static let metaSchemas = Lock<[String: JSONSchema]>([:])

  private func metaSchema(at uri: String) -> JSONSchema? {
    if let known = Self.metaSchemas.withLock({ $0[uri] }) { return known }
    var json = BuiltInSchemas.json(at: uri)
    let isBuiltIn = json != nil
    if json == nil { json = try? resolver?.load(uri) }
    guard let json else { return nil }
    var options = JSONSchema.Options()
    options.checksSchema = false
    options.baseURI = uri
    guard let schema = try? JSONSchema(json, options: options, resolving: resolver) else { return nil }
    if isBuiltIn { Self.metaSchemas.withLock { $0[uri] = schema } }
    return schema
  }

  /// What the meta-schema refuses in a schema.
  private func mistakes(of root: JSONNode, _ dialect: SchemaDialect, named uri: String?) -> [SchemaMistake] {
    let name =
      uri.flatMap { SchemaDraft(uri: $0)?.rawValue ?? SchemaURI($0).withoutFragment }
      ?? dialect.draft.rawValue
    guard let meta = metaSchema(at: name) else { return [] }
    return meta.findings(in: root).map { finding in
      let error = finding.error
      var (node, problem) = (root, error)
      var tokens: [String] = []
      for segment in error.path.segments {
        let token: String
        switch segment {
        case .key(let name): token = name
        case .index(let index): token = String(index)
        }
        // The path of a member that is missing ends at the object.
        guard let next = node.value(at: [token]) else { break }
        node = next
        tokens.append(token)
      }
      problem.path = []
      let value = SchemaText.shown(node)
      return SchemaMistake(
        file: options.file, line: node.position.line, column: node.position.column,
        pointer: tokens.map { JSONPointer.token($0) }.joined(),
        problem: SchemaText.problem(problem, value), expected: SchemaText.expected(error), suggestion: nil,
        isWarning: false)
    }
  }
}
