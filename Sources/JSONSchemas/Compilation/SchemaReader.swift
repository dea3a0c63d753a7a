import JSONText
import RuleDocuments
import TextAutomata
import ValidationCore
import ValidationRules

/// Reads the schemas that a schema consists of, each once, however many others refer to it.
struct SchemaReader {
  private(set) var store: SchemaStore
  /// The schemas read so far; a schema refers to others by their offsets here.
  private(set) var schemas: [SubschemaRules] = []
  private(set) var mistakes: [SchemaMistake] = []
  let options: JSONSchema.Options
  private var known: [SchemaStore.Place: Int] = [:]
  private var waiting: [Int] = []
  /// The rules made so far, since many fields of a schema have the same limits and patterns.
  private var made: [[UInt8]: SubschemaRules.MadeRule] = [:]
  private var matchers: [[UInt8]: SubschemaRules.MadeRule] = [:]
  /// For each name that is no keyword the keyword that it resembles, since many schemas have the same ones.
  private var resembled: [String: String?] = [:]

  init(_ store: SchemaStore, _ options: JSONSchema.Options) {
    self.store = store
    self.options = options
  }

  /// Reads a schema and all that it refers to; returns its offset.
  mutating func read(_ place: SchemaStore.Place) -> Int {
    let first = offset(of: place)
    while let next = waiting.popLast() { fill(next) }
    return first
  }

  /// The offset of a schema, which is read later.
  mutating func offset(of place: SchemaStore.Place) -> Int {
    if let offset = known[place] { return offset }
    let resource = store.resource(of: place)
    let root = store.resources[resource]
    // Of bytes: counting characters would read them one by one.
    let outer = root.document == place.document ? root.pointer.utf8.count : 0
    let location = root.uri + "#" + String(Substring(place.pointer.utf8.dropFirst(outer)))
    schemas.append(SubschemaRules(resource: resource, place: place, location: location))
    known[place] = schemas.count - 1
    waiting.append(schemas.count - 1)
    return schemas.count - 1
  }

  private mutating func fill(_ offset: Int) {
    let place = schemas[offset].place
    guard let schema = store.schema(at: place) else { return }
    if let verdict = schema.bool {
      schemas[offset].verdict = verdict
      return
    }
    var keywords = KeywordReader(
      rules: schemas[offset], schema: SchemaMembers(schema),
      dialect: store.resources[schemas[offset].resource].dialect)
    keywords.read(&self)
    schemas[offset] = keywords.rules
  }

  /// The schema at a member of a schema.
  mutating func child(_ rules: SubschemaRules, _ tokens: String...) -> Int {
    offset(
      of: SchemaStore.Place(document: rules.place.document, pointer: rules.place.pointer + tokens.joined()))
  }

  /// The schema that a reference leads to; nil, and a mistake, if there is none.
  mutating func reference(
    _ text: String, _ keyword: String, in rules: SubschemaRules
  ) -> SubschemaRules.Reference? {
    do throws(SchemaStore.Fault) {
      let place = try store.target(of: text, in: rules.resource)
      var reference = SubschemaRules.Reference(keyword: keyword, target: offset(of: place))
      let name: String? =
        switch keyword {
        case "$dynamicRef": store.dynamicName(of: text, leadingTo: place)
        case "$recursiveRef":
          store.resources[store.resource(of: place)].dynamicAnchors[""] == place.pointer ? "" : nil
        default: nil
        }
      if let name {
        reference.isDynamic = true
        for (resource, place) in store.dynamicTargets(name) {
          reference.targets[resource] = self.offset(of: place)
        }
      }
      return reference
    } catch {
      fail(rules, keyword, error.problem, error.expected)
      return nil
    }
  }

  /// A rule of the engine, made once for the same arguments; nil, and a mistake, if it cannot be made.
  mutating func rule(
    _ name: String, _ arguments: [String: JSONNode], _ keyword: String, in rules: SubschemaRules
  ) -> SubschemaRules.MadeRule? {
    var key = Array(name.utf8)
    for argument in arguments.sorted(by: { $0.key < $1.key }) {
      key += Array(" \(argument.key)=".utf8)
      JSONText.append(argument.value, to: &key)
    }
    if let rule = made[key] { return rule }
    do throws(RuleDocumentError) {
      let rule = SubschemaRules.MadeRule(try RuleRegistry.builtIn.rule(name, arguments))
      made[key] = rule
      return rule
    } catch {
      fail(rules, keyword, error.problem, error.expected)
      return nil
    }
  }

  /// The rule that a text has a part that matches a pattern, which is compiled when a text first needs it; nil, and a
  /// mistake, if it is no pattern.
  ///
  /// - Parameter arguments: Those of the rule `matches`, of which mistakes tell.
  mutating func matcher(
    _ pattern: String, _ arguments: [String: JSONNode], _ keyword: String, in rules: SubschemaRules
  ) -> SubschemaRules.MadeRule? {
    let key = Array(pattern.utf8)
    if let rule = matchers[key] { return rule }
    do throws(PatternError) {
      let (validation, pattern) = try Validation<String>.finding(pattern)
      let rule = SubschemaRules.MadeRule(.text(validation), pattern)
      matchers[key] = rule
      return rule
    } catch {
      return rule("matches", arguments, keyword, in: rules)
    }
  }

  /// The keyword that a name resembles; nil if there is none.
  mutating func keyword(nearestTo name: String) -> String? {
    if let known = resembled[name] { return known }
    let nearest = NearestName.nearest(to: name, among: SchemaKeywords.sorted)
    resembled[name] = .some(nearest)
    return nearest
  }

  /// Notes a mistake at a keyword of a schema.
  mutating func fail(
    _ rules: SubschemaRules, _ keyword: String, _ problem: String, _ expected: String,
    suggestion: String? = nil,
    isWarning: Bool = false
  ) {
    let pointer = rules.place.pointer + JSONPointer.token(keyword)
    mistakes.append(
      store.mistake(
        at: SchemaStore.Place(document: rules.place.document, pointer: pointer), problem, expected,
        suggestion: suggestion, isWarning: isWarning))
  }
}

extension SchemaStore {
  /// A mistake at a place in a document.
  func mistake(
    at place: Place, _ problem: String, _ expected: String, suggestion: String? = nil, isWarning: Bool = false
  ) -> SchemaMistake {
    let position = schema(at: place)?.position ?? .start
    return SchemaMistake(
      file: documents[place.document].file, line: position.line, column: position.column,
      pointer: place.pointer,
      problem: problem, expected: expected, suggestion: suggestion, isWarning: isWarning)
  }
}
