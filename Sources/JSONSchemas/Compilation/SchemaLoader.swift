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
      let mistakes = try self.mistakes(of: root, store.resources[resource].dialect, store)
      if !mistakes.isEmpty { throw SchemaMistakes(mistakes: mistakes) }
    }
    let place = SchemaStore.Place(document: 0, pointer: pointer)
    do throws(SchemaStore.Fault) { try store.index(place) } catch {
      throw SchemaMistakes(mistakes: [mistake(error, at: root)])
    }
    var reader = SchemaReader(store, options)
    let first = reader.read(place)
    var mistakes = reader.mistakes.filter { !$0.isWarning }
    mistakes += CircularReferences.mistakes(in: reader.schemas, reader.store)
    if !mistakes.isEmpty { throw SchemaMistakes(mistakes: mistakes) }
    let plan = SchemaPlan(reader.schemas, root: first, maximumSteps: options.maximumSteps)
    var warnings = reader.mistakes.filter(\.isWarning)
    let hasOwnRules = store.resources[resource].dialect.has(.rules)
    if options.dialect == .jsonSchema, pointer.isEmpty, !hasOwnRules,
      let suspicion = SchemaKeywords.suspicion(of: root)
    {
      warnings.insert(store.mistake(at: place, suspicion, "", isWarning: true), at: 0)
    }
    return Loaded(plan: plan, warnings: warnings)
  }

  private func mistake(_ fault: SchemaStore.Fault, at node: JSONNode) -> SchemaMistake {
    SchemaMistake(
      file: options.file, line: node.position.line, column: node.position.column, pointer: "",
      problem: fault.problem, expected: fault.expected, suggestion: nil, isWarning: false)
  }

  // MARK: Meta-schemas

  /// The meta-schemas of the drafts, each made at its first use.
  private static let metaSchemas = Lock<[String: JSONSchema]>([:])

  /// The meta-schema with a URI, of which the store of the schema has the text.
  private func metaSchema(at uri: String, in store: SchemaStore) throws(SchemaMistakes) -> JSONSchema? {
    if let known = Self.metaSchemas.withLock({ $0[uri] }) { return known }
    var options = JSONSchema.Options()
    options.checksSchema = false
    options.baseURI = uri
    options.file = uri
    if let json = BuiltInSchemas.json(at: uri) {
      let schema = try JSONSchema(json, options: options)
      Self.metaSchemas.withLock { $0[uri] = schema }
      return schema
    }
    guard let root = store.root(at: uri) else { return nil }
    return JSONSchema(try SchemaLoader(options, resolver).load(root, pointer: ""))
  }

  /// What the meta-schema refuses in a schema.
  private func mistakes(
    of root: JSONNode, _ dialect: SchemaDialect, _ store: SchemaStore
  ) throws(SchemaMistakes) -> [SchemaMistake] {
    let uri = root["$schema"]?.string
    let name =
      uri.flatMap { SchemaDraft(uri: $0)?.rawValue ?? SchemaURI($0).withoutFragment }
      ?? dialect.draft.rawValue
    guard let meta = try metaSchema(at: name, in: store) else { return [] }
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
