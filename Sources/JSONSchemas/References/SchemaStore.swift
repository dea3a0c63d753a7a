import JSONText
import Primitives
import RuleDocuments

/// The documents that a schema consists of, with the schemas in them that have names of their own.
struct SchemaStore {
  /// A text with schemas.
  struct Document {
    /// The name for messages.
    let file: String
    let root: JSONNode
    /// The resource that each known schema in it belongs to, by JSON Pointer.
    var resources: [MemberName: Int] = [:]
    /// The schemas themselves.
    var schemas: [MemberName: JSONNode] = [:]
  }

  /// A schema with a URI of its own, and all schemas in it that have no other.
  struct Resource {
    /// The URI without fragment; empty if the schema has none.
    let uri: String
    let document: Int
    /// The JSON Pointer of its root in the document.
    let pointer: String
    let dialect: SchemaDialect
    /// The JSON Pointers of the schemas that have a name in it.
    var anchors: [String: String] = [:]
    /// Those of the names that a `$dynamicRef` looks for in the resources on its way; `""` for `$recursiveAnchor`.
    var dynamicAnchors: [String: String] = [:]
  }

  /// A schema in a document.
  struct Place: Hashable {
    let document: Int
    private let name: MemberName
    var pointer: String { name.text }

    init(document: Int, pointer: String) { (self.document, name) = (document, MemberName(pointer)) }
  }

  /// Why a reference has no target.
  struct Fault: Error {
    let problem: String
    let expected: String
  }

  private(set) var documents: [Document] = []
  private(set) var resources: [Resource] = []
  private var resourcesByURI: [String: Int] = [:]
  private let resolver: JSONSchema.Resolver?
  /// The dialect of documents that do not name one.
  private let standard: SchemaDialect
  /// Dialects of meta-schemas that are not those of a draft.
  private var dialects: [String: SchemaDialect] = [:]

  init(resolver: JSONSchema.Resolver?, standard: SchemaDialect) {
    self.resolver = resolver
    self.standard = standard
  }

  // MARK: Adding

  /// Adds a document, and returns the resource of its root.
  mutating func add(_ root: JSONNode, file: String, uri: String) throws(Fault) -> Int {
    documents.append(Document(file: file, root: root))
    let document = documents.count - 1
    let found = try dialect(of: root) ?? standard
    // The meta-schema may be a document that was added meanwhile.
    let base = resources.count
    resources.append(
      Resource(
        uri: SchemaURI("").resolve(SchemaURI(uri)).withoutFragment, document: document, pointer: "",
        dialect: found))
    if !uri.isEmpty { resourcesByURI[resources[base].uri] = base }
    try index(root, at: "", in: document, of: base)
    return documents[document].resources[MemberName("")] ?? base
  }

  /// The dialect that a schema names; nil if it names none.
  private mutating func dialect(of schema: JSONNode) throws(Fault) -> SchemaDialect? {
    guard let uri = schema["$schema"]?.string else { return nil }
    if let draft = SchemaDraft(uri: uri) { return SchemaDialect(draft) }
    if let known = dialects[uri] { return known }
    let name = SchemaURI(uri).withoutFragment
    guard let meta = try load(name) else {
      throw Fault(
        problem: "the meta-schema \(uri) is not known",
        expected: "a draft of JSON Schema, or a resolver that finds the meta-schema")
    }
    let root = documents[resources[meta].document].root
    let draft = root["$schema"]?.string.flatMap { SchemaDraft(uri: $0) } ?? .draft2020
    var dialect = SchemaDialect(draft)
    if let named = root["$vocabulary"]?.object {
      var known: Set<SchemaDialect.Vocabulary> = []
      for member in named {
        if let vocabulary = SchemaDialect.Vocabulary(uri: member.key) {
          known.insert(vocabulary)
        } else if member.value.bool == true {
          throw Fault(
            problem: "the meta-schema \(uri) requires the vocabulary \(member.key), which is not known",
            expected: "the vocabularies of JSON Schema, or \(SchemaDialect.Vocabulary.rulesURI)")
        }
      }
      dialect.vocabularies = known
    }
    dialects[uri] = dialect
    return dialect
  }

  /// Finds the schemas in a schema, and notes those with names.
  private mutating func index(
    _ schema: JSONNode, at pointer: String, in document: Int, of parent: Int
  ) throws(Fault) {
    guard let members = schema.object else {
      if schema.bool != nil { note(schema, at: pointer, in: document, of: parent) }
      return
    }
    var resource = parent
    let outer = resources[parent].dialect
    let isReferenceAlone = outer.isReferenceAlone && schema["$ref"] != nil
    if !isReferenceAlone, let id = schema[outer.identifier]?.string {
      let reference = SchemaURI(id)
      let isAnchor = outer.isReferenceAlone && id.hasPrefix("#")
      if !isAnchor {
        let uri = SchemaURI(resources[parent].uri).resolve(reference).withoutFragment
        resource = try add(schema, uri, pointer, document, parent)
      }
      if outer.isReferenceAlone, let anchor = reference.fragment, !anchor.isEmpty {
        resources[resource].anchors[anchor] = pointer
      }
    }
    note(schema, at: pointer, in: document, of: resource)
    let dialect = resources[resource].dialect
    if dialect.draft >= .draft2019, let anchor = schema["$anchor"]?.string {
      resources[resource].anchors[anchor] = pointer
    }
    if dialect.draft == .draft2020, let anchor = schema["$dynamicAnchor"]?.string {
      resources[resource].anchors[anchor] = pointer
      resources[resource].dynamicAnchors[anchor] = pointer
    }
    if dialect.draft == .draft2019, schema["$recursiveAnchor"]?.bool == true {
      resources[resource].dynamicAnchors[""] = resources[resource].pointer
    }
    if isReferenceAlone {
      // The definitions beside a reference can still be its target.
      for member in members where dialect.shape(of: member.key) == .map {
        for (token, child) in Self.schemas(in: member, dialect) {
          try index(child, at: pointer + token, in: document, of: resource)
        }
      }
      return
    }
    for member in members {
      for (token, child) in Self.schemas(in: member, dialect) {
        try index(child, at: pointer + token, in: document, of: resource)
      }
    }
  }

  private mutating func note(_ schema: JSONNode, at pointer: String, in document: Int, of resource: Int) {
    documents[document].resources[MemberName(pointer)] = resource
    documents[document].schemas[MemberName(pointer)] = schema
  }

  /// Adds the resource of a schema that names itself; the root of a document is one already.
  private mutating func add(
    _ schema: JSONNode, _ uri: String, _ pointer: String, _ document: Int, _ parent: Int
  ) throws(Fault) -> Int {
    let dialect = try dialect(of: schema) ?? resources[parent].dialect
    resources.append(Resource(uri: uri, document: document, pointer: pointer, dialect: dialect))
    if resourcesByURI[uri] == nil || pointer.isEmpty { resourcesByURI[uri] = resources.count - 1 }
    return resources.count - 1
  }

  /// The schemas that a member of a schema holds, and the ends of their JSON Pointers.
  static func schemas(in member: JSONNode.Member, _ dialect: SchemaDialect) -> [(
    token: String, schema: JSONNode
  )] {
    guard let shape = dialect.shape(of: member.key) else { return [] }
    let start = JSONPointer.token(member.key)
    var elements: [(String, JSONNode)] {
      (member.value.array ?? []).enumerated().map { (start + JSONPointer.token($0), $1) }
    }
    var members: [(String, JSONNode)] {
      (member.value.object ?? []).map { (start + JSONPointer.token($0.key), $0.value) }
    }
    switch shape {
    case .schema: return [(start, member.value)]
    case .list: return elements
    case .schemaOrList: return member.value.array == nil ? [(start, member.value)] : elements
    case .map: return members
    case .dependencies: return members.filter { $0.1.array == nil }
    }
  }

  // MARK: Loading

  /// The resource of a URI, which is loaded if it is not known; nil if nothing has it.
  private mutating func load(_ uri: String) throws(Fault) -> Int? {
    if let known = resourcesByURI[uri] { return known }
    var json = BuiltInSchemas.json(at: uri)
    if json == nil, let resolver {
      do { json = try resolver.load(uri) } catch {
        throw Fault(problem: "\(uri) cannot be loaded: \(error)", expected: "a schema")
      }
    }
    guard let json else { return nil }
    let root: JSONNode
    do throws(JSONSyntaxError) { root = try JSONNode.parse(json) } catch {
      throw Fault(problem: "\(uri) is not JSON: \(error)", expected: "a schema")
    }
    let resource = try add(root, file: uri, uri: uri)
    if resourcesByURI[uri] == nil { resourcesByURI[uri] = resource }
    return resourcesByURI[uri]
  }

  // MARK: Finding

  /// What a reference in a resource refers to.
  mutating func target(of reference: String, in resource: Int) throws(Fault) -> Place {
    let (found, fragment) = try parts(of: reference, in: resource)
    let root = resources[found]
    if fragment.isEmpty { return Place(document: root.document, pointer: root.pointer) }
    guard fragment.hasPrefix("/") else {
      guard let pointer = root.anchors[fragment] else {
        throw Fault(
          problem: "\(reference) refers to \(SchemaText.quoted(fragment)), which no schema there is named",
          expected: SchemaText.listed(root.anchors.keys.sorted(), of: "$anchor"))
      }
      return Place(document: root.document, pointer: pointer)
    }
    let place = Place(document: root.document, pointer: root.pointer + Self.canonical(fragment))
    guard schema(at: place) != nil else {
      throw Fault(problem: "\(reference) refers to nothing", expected: "the JSON Pointer of a schema")
    }
    try index(place)
    return place
  }

  /// The resource that a reference leads to, and its fragment, decoded.
  private mutating func parts(
    of reference: String, in resource: Int
  ) throws(Fault) -> (resource: Int, fragment: String) {
    // Most references stay in their resource.
    if reference.utf8.first == UInt8(ascii: "#") {
      return (resource, SchemaURI.decoded(String(Substring(reference.utf8.dropFirst()))))
    }
    let resolved = SchemaURI(resources[resource].uri).resolve(SchemaURI(reference))
    let uri = resolved.withoutFragment
    var found = uri == resources[resource].uri ? resource : resourcesByURI[uri]
    if found == nil { found = try load(uri) }
    guard let found else {
      throw Fault(
        problem: "\(reference) refers to \(uri), which is not known",
        expected: "a schema that is part of the document, or a resolver that finds it")
    }
    return (found, SchemaURI.decoded(resolved.fragment ?? ""))
  }

  /// Finds the schemas in a value of a document that no keyword holds: it is a schema if something refers to it.
  mutating func index(_ place: Place) throws(Fault) {
    guard documents[place.document].resources[MemberName(place.pointer)] == nil,
      let schema = schema(at: place)
    else {
      return
    }
    try index(schema, at: place.pointer, in: place.document, of: resourceAround(place))
  }

  /// The document that was loaded from a URI; nil if there is none.
  func root(at uri: String) -> JSONNode? {
    resourcesByURI[uri].map { documents[resources[$0].document].root }
  }

  private func resourceAround(_ place: Place) -> Int {
    var pointer = place.pointer
    while let slash = pointer.utf8.lastIndex(of: UInt8(ascii: "/")) {
      pointer = String(pointer[..<slash])
      if let resource = documents[place.document].resources[MemberName(pointer)] { return resource }
    }
    return documents[place.document].resources[MemberName("")] ?? 0
  }

  /// A JSON Pointer with its tokens as they are written here.
  private static func canonical(_ pointer: String) -> String {
    JSONPointer.tokens(of: pointer).map { JSONPointer.token($0) }.joined()
  }
}
