import JSONText
import Primitives
import RuleDocuments
import TextAutomata
import ValidationRules

/// Reads the keywords of one schema.
///
/// A keyword whose value has the wrong type is passed over: the meta-schema has reported it.
struct KeywordReader {
  private(set) var rules: SubschemaRules
  private let schema: JSONNode
  private let dialect: SchemaDialect

  init(rules: SubschemaRules, schema: JSONNode, dialect: SchemaDialect) {
    self.rules = rules
    self.schema = schema
    self.dialect = dialect
  }

  mutating func read(_ reader: inout SchemaReader) {
    readReferences(&reader)
    if dialect.isReferenceAlone, schema["$ref"] != nil { return }
    if dialect.has(.validation) { readAssertions(&reader) }
    readFormat(&reader)
    if dialect.has(.applicator) {
      readApplicators(&reader)
      readObjects(&reader)
      readLists(&reader)
    }
    if dialect.has(.validation) {
      readObjectLimits()
      readListLimits()
    }
    if dialect.has(.unevaluated) { readUnevaluated(&reader) }
    if dialect.has(.rules) { readOwnRules(&reader) }
    readAnnotations()
    warnOfUnknownKeywords(&reader)
    if reader.options.dialect == .openAPI { readOpenAPI(&reader) }
  }

  // MARK: References

  private mutating func readReferences(_ reader: inout SchemaReader) {
    var keywords = ["$ref"]
    if dialect.draft == .draft2020 { keywords.append("$dynamicRef") }
    if dialect.draft == .draft2019 { keywords.append("$recursiveRef") }
    for keyword in keywords {
      guard let text = schema[keyword]?.string,
        let reference = reader.reference(text, keyword, in: rules)
      else { continue }
      rules.references.append(reference)
    }
  }

  // MARK: Assertions on one value

  private mutating func readAssertions(_ reader: inout SchemaReader) {
    if let type = schema["type"] {
      let names = type.array?.compactMap(\.string) ?? type.string.map { [$0] } ?? []
      rules.types = SchemaTypes(names.compactMap { SchemaTypes(named: $0) })
    }
    rules.allowed = schema["enum"]?.array
    if dialect.draft >= .draft6 { rules.constant = schema["const"] }
    if let minimum = count("minLength"), minimum > 0 {
      add("length", ["min": .count(minimum), "unit": .text("codePoints")], "minLength", &reader)
    }
    if let maximum = count("maxLength") {
      add("length", ["max": .count(maximum), "unit": .text("codePoints")], "maxLength", &reader)
    }
    if let pattern = schema["pattern"]?.string, let rule = matcher(of: pattern, "pattern", &reader) {
      rules.rules.append(rule)
    }
    readNumberLimits(&reader)
  }

  /// A count of the schema; limits beyond those of a machine mean the same as the largest.
  private func count(_ keyword: String) -> Int? {
    guard let text = schema[keyword]?.number else { return nil }
    let number = ExactDecimal(written: text)
    guard number.isInteger, number >= ExactDecimal(0) else { return nil }
    return number.integer ?? .max
  }

  private mutating func add(
    _ name: String, _ arguments: [String: JSONNode], _ keyword: String, _ reader: inout SchemaReader
  ) {
    guard let rule = reader.rule(name, arguments, keyword, in: rules) else { return }
    rules.rules.append(
      SubschemaRules.KeywordRule(
        keyword: keyword, rule: rule, name: name, arguments: arguments))
  }

  private mutating func readNumberLimits(_ reader: inout SchemaReader) {
    var (above, below) = ("min", "max")
    if dialect.draft == .draft4 {
      if schema["exclusiveMinimum"]?.bool == true { above = "bound" }
      if schema["exclusiveMaximum"]?.bool == true { below = "below" }
    } else {
      limit("exclusiveMinimum", "greaterThan", "bound", &reader)
      limit("exclusiveMaximum", "range", "below", &reader)
    }
    limit("minimum", above == "bound" ? "greaterThan" : "range", above, &reader)
    limit("maximum", "range", below, &reader)
    limit("multipleOf", "multipleOf", "factor", &reader)
  }

  private mutating func limit(
    _ keyword: String, _ rule: String, _ argument: String, _ reader: inout SchemaReader
  ) {
    guard let value = schema[keyword], value.number != nil else { return }
    add(rule, [argument: value], keyword, &reader)
  }

  /// The rule that a text has a part that matches a pattern of ECMA-262.
  private func matcher(
    of pattern: String, _ keyword: String, _ reader: inout SchemaReader
  ) -> SubschemaRules.KeywordRule? {
    do throws(ECMAScriptPattern.Fault) {
      let icu = try ECMAScriptPattern(pattern).icu
      let arguments: [String: JSONNode] = ["pattern": .text(icu), "find": JSONNode(.bool(true))]
      guard let rule = reader.rule("matches", arguments, keyword, in: rules) else { return nil }
      return SubschemaRules.KeywordRule(
        keyword: keyword, rule: rule, name: "matches", arguments: arguments,
        pattern: pattern)
    } catch {
      reader.fail(
        rules, keyword,
        "the pattern \(SchemaText.quoted(pattern)) is not valid at character \(error.offset + 1): \(error.reason)",
        "a regular expression of ECMA-262")
      return nil
    }
  }

  private mutating func readFormat(_ reader: inout SchemaReader) {
    guard let name = schema["format"]?.string else { return }
    let isAsserted: Bool =
      switch reader.options.formats {
      case .asserted: true
      case .ignored: false
      case .byVocabulary: dialect.has(.formatAssertion)
      }
    guard isAsserted, let format = SchemaFormat(named: name) else { return }
    add(format.rule, format.arguments, "format", &reader)
  }

  // MARK: Applicators

  private mutating func readApplicators(_ reader: inout SchemaReader) {
    rules.all = list("allOf", &reader)
    rules.any = list("anyOf", &reader)
    rules.one = list("oneOf", &reader)
    rules.not = single("not", &reader)
    guard dialect.draft >= .draft7 else { return }
    rules.condition = single("if", &reader)
    if rules.condition != nil {
      rules.then = single("then", &reader)
      rules.otherwise = single("else", &reader)
    }
  }

  private func isSchema(_ node: JSONNode) -> Bool { node.object != nil || node.bool != nil }

  private func single(_ keyword: String, _ reader: inout SchemaReader) -> Int? {
    guard let value = schema[keyword], isSchema(value) else { return nil }
    return reader.child(rules, JSONPointer.token(keyword))
  }

  private func list(_ keyword: String, _ reader: inout SchemaReader) -> [Int] {
    (schema[keyword]?.array ?? []).indices.map {
      reader.child(rules, JSONPointer.token(keyword), JSONPointer.token($0))
    }
  }

  private func map(_ keyword: String, _ reader: inout SchemaReader) -> [(name: String, schema: Int)] {
    // Of several members with the same name, the last one counts.
    (schema[keyword]?.object ?? []).map {
      ($0.key, reader.child(rules, JSONPointer.token(keyword), JSONPointer.token($0.key)))
    }
  }

  // MARK: Objects

  private mutating func readObjects(_ reader: inout SchemaReader) {
    var objects = rules.objects ?? SubschemaRules.Objects()
    objects.properties = map("properties", &reader)
    for (pattern, schema) in map("patternProperties", &reader) {
      guard let matcher = matcher(of: pattern, "patternProperties", &reader) else { continue }
      objects.patterns.append((pattern, matcher, schema))
    }
    objects.additional = single("additionalProperties", &reader)
    if dialect.draft >= .draft6 { objects.names = single("propertyNames", &reader) }
    if dialect.draft >= .draft2019 { objects.dependentSchemas = map("dependentSchemas", &reader) }
    if let dependencies = schema["dependencies"]?.object {
      objects.dependencyKeywords = ("dependencies", "dependencies")
      for member in dependencies {
        if let names = member.value.array {
          objects.dependentRequired.append((member.key, names.compactMap(\.string)))
        } else {
          let offset = reader.child(rules, JSONPointer.token("dependencies"), JSONPointer.token(member.key))
          objects.dependentSchemas.append((member.key, offset))
        }
      }
    }
    rules.objects = objects
  }

  private mutating func readObjectLimits() {
    var objects = rules.objects ?? SubschemaRules.Objects()
    objects.required = schema["required"]?.array?.compactMap(\.string) ?? []
    objects.minimum = count("minProperties").flatMap { $0 > 0 ? $0 : nil }
    objects.maximum = count("maxProperties")
    if dialect.draft >= .draft2019 {
      for member in schema["dependentRequired"]?.object ?? [] {
        objects.dependentRequired.append((member.key, (member.value.array ?? []).compactMap(\.string)))
      }
    }
    rules.objects = objects.isEmpty ? nil : objects
  }

  // MARK: Lists

  private mutating func readLists(_ reader: inout SchemaReader) {
    var lists = rules.lists ?? SubschemaRules.Lists()
    if dialect.draft == .draft2020 {
      lists.prefix = list("prefixItems", &reader)
      lists.items = single("items", &reader)
    } else if schema["items"]?.array != nil {
      lists.prefix = list("items", &reader)
      lists.prefixKeyword = "items"
      lists.items = single("additionalItems", &reader)
      lists.itemsKeyword = "additionalItems"
    } else {
      lists.items = single("items", &reader)
    }
    if dialect.draft >= .draft6 { lists.contains = single("contains", &reader) }
    lists.marksContained = dialect.draft == .draft2020
    rules.lists = lists
  }

  private mutating func readListLimits() {
    var lists = rules.lists ?? SubschemaRules.Lists()
    lists.minimum = count("minItems").flatMap { $0 > 0 ? $0 : nil }
    lists.maximum = count("maxItems")
    lists.isUnique = schema["uniqueItems"]?.bool == true
    if dialect.draft >= .draft2019 {
      lists.minimumContained = count("minContains") ?? 1
      lists.maximumContained = count("maxContains")
    }
    rules.lists = lists.isEmpty ? nil : lists
  }

  private mutating func readUnevaluated(_ reader: inout SchemaReader) {
    guard dialect.draft >= .draft2019 else { return }
    if let schema = single("unevaluatedItems", &reader) {
      rules.lists = rules.lists ?? SubschemaRules.Lists()
      rules.lists?.unevaluated = schema
    }
    if let schema = single("unevaluatedProperties", &reader) {
      rules.objects = rules.objects ?? SubschemaRules.Objects()
      rules.objects?.unevaluated = schema
    }
  }

  // MARK: Own rules and annotations

  /// The keywords `rules`, the rules of a value as a rule document has them, and `fields`, those of the fields of an
  /// object, which may refer to each other.
  private mutating func readOwnRules(_ reader: inout SchemaReader) {
    for (keyword, member) in [("rules", "record"), ("fields", "fields")] {
      guard let value = schema[keyword] else { continue }
      let document = JSONNode.members(of: [(member, value)])
      do throws(RuleDocumentError) {
        var bytes: [UInt8] = []
        JSONText.append(document, to: &bytes)
        let rules = try RuleDocument(json: bytes, registry: reader.options.registry)
        self.rules.documents.append((keyword, rules))
      } catch {
        let place = String(error.path.dropFirst(member.utf8.count + 1))
        reader.fail(
          rules, keyword, error.problem + (place.isEmpty ? "" : " (at \(place))"), error.expected,
          suggestion: error.suggestion)
      }
    }
  }

  private mutating func readAnnotations() {
    rules.title = schema["title"]?.string
    rules.label = schema["x-label"]?.string
    rules.messages = schema["errorMessage"].flatMap { SchemaMessages($0) }
    rules.isReadOnly = schema["readOnly"]?.bool == true
    rules.isWriteOnly = schema["writeOnly"]?.bool == true
  }

  /// A keyword that is not known says nothing; one that resembles a known one is probably a mistake.
  private func warnOfUnknownKeywords(_ reader: inout SchemaReader) {
    for member in schema.object ?? []
    where !SchemaKeywords.all.contains(member.key) && !member.key.hasPrefix("x-") {
      guard let nearest = NearestName.nearest(to: member.key, among: SchemaKeywords.all) else { continue }
      reader.fail(
        rules, member.key, "the keyword \(SchemaText.quoted(member.key)) is not known and says nothing", "",
        suggestion: nearest, isWarning: true)
    }
  }

  /// `nullable` of OpenAPI 3.0, and `discriminator`.
  private mutating func readOpenAPI(_ reader: inout SchemaReader) {
    if schema["nullable"]?.bool == true, let types = rules.types { rules.types = types.union(.null) }
    guard let name = schema["discriminator"]?["propertyName"]?.string else { return }
    var alternatives: [(value: String, schema: Int)] = []
    for (keyword, offsets) in [("oneOf", rules.one), ("anyOf", rules.any)] {
      for (index, offset) in offsets.enumerated() {
        guard let reference = schema[keyword]?.array?[index]["$ref"]?.string,
          let last = JSONPointer.tokens(of: SchemaURI(reference).fragment ?? "").last
        else { continue }
        alternatives.append((last, offset))
      }
    }
    for member in schema["discriminator"]?["mapping"]?.object ?? [] {
      guard let text = member.value.string else { continue }
      let reference = text.contains("#") || text.contains("/") ? text : "#/components/schemas/" + text
      if let target = reader.reference(reference, "discriminator", in: rules) {
        alternatives.append((member.key, target.target))
      }
    }
    rules.discriminator = (name, alternatives)
  }
}

extension SubschemaRules.Objects {
  fileprivate var isEmpty: Bool {
    properties.isEmpty && patterns.isEmpty && additional == nil && names == nil && required.isEmpty
      && dependentRequired.isEmpty && dependentSchemas.isEmpty && minimum == nil && maximum == nil
      && unevaluated == nil
  }
}

extension SubschemaRules.Lists {
  fileprivate var isEmpty: Bool {
    prefix.isEmpty && items == nil && contains == nil && minimum == nil && maximum == nil && !isUnique
      && unevaluated == nil
  }
}
