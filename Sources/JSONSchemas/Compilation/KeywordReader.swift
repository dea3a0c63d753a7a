import JSONText
import Primitives
import RuleDocuments
import TextAutomata
import ValidationRules

/// Reads the keywords of one schema.
///
/// A keyword whose value has the wrong type is passed over: the meta-schema has reported it.
struct KeywordReader {
  var rules: SubschemaRules
  let schema: SchemaMembers
  let dialect: SchemaDialect

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

  mutating func readReferences(_ reader: inout SchemaReader) {
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

  mutating func readAssertions(_ reader: inout SchemaReader) {
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
  func count(_ keyword: String) -> Int? {
    guard let text = schema[keyword]?.number else { return nil }
    let number = ExactDecimal(written: text)
    guard number.isInteger, number >= ExactDecimal(0) else { return nil }
    return number.integer ?? .max
  }

  mutating func add(
    _ name: String, _ arguments: [String: JSONNode], _ keyword: String, _ reader: inout SchemaReader
  ) {
    guard let rule = reader.rule(name, arguments, keyword, in: rules) else { return }
    rules.rules.append(
      SubschemaRules.KeywordRule(keyword: keyword, made: rule, name: name, arguments: arguments))
  }

  mutating func readNumberLimits(_ reader: inout SchemaReader) {
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

  mutating func limit(
    _ keyword: String, _ rule: String, _ argument: String, _ reader: inout SchemaReader
  ) {
    guard let value = schema[keyword], value.number != nil else { return }
    add(rule, [argument: value], keyword, &reader)
  }

  /// The rule that a text has a part that matches a pattern of ECMA-262.
  func matcher(
    of pattern: String, _ keyword: String, _ reader: inout SchemaReader
  ) -> SubschemaRules.KeywordRule? {
    do throws(ECMAScriptPattern.Fault) {
      let icu = try ECMAScriptPattern(pattern).icu
      let arguments: [String: JSONNode] = ["pattern": .text(icu), "find": JSONNode(.bool(true))]
      guard let rule = reader.matcher(icu, arguments, keyword, in: rules) else { return nil }
      return SubschemaRules.KeywordRule(
        keyword: keyword, made: rule, name: "matches", arguments: arguments, pattern: pattern)
    } catch {
      reader.fail(
        rules, keyword,
        "the pattern \(SchemaText.quoted(pattern)) is not valid at character \(error.offset + 1): \(error.reason)",
        "a regular expression of ECMA-262")
      return nil
    }
  }

  mutating func readFormat(_ reader: inout SchemaReader) {
    guard let name = schema["format"]?.string else { return }
    let isAsserted: Bool =
      switch reader.options.formats {
      case .asserted: true
      case .ignored: false
      case .byVocabulary: dialect.has(.formatAssertion)
      }
    guard isAsserted else { return }
    guard let format = SchemaFormat(named: name) else {
      // Descriptions of OpenAPI have formats of a registry of its own.
      if reader.options.dialect == .jsonSchema {
        reader.fail(
          rules, "format", "the format \(SchemaText.quoted(name)) is not known and says nothing", "",
          suggestion: NearestName.nearest(to: name, among: SchemaFormat.names), isWarning: true)
      }
      return
    }
    if let made = format.made {
      rules.rules.append(
        SubschemaRules.KeywordRule(
          keyword: "format", made: made, name: format.rule, arguments: format.arguments))
      return
    }
    add(format.rule, format.arguments, "format", &reader)
  }

  // MARK: Applicators

  mutating func readApplicators(_ reader: inout SchemaReader) {
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

  func isSchema(_ node: JSONNode) -> Bool { node.object != nil || node.bool != nil }

  func single(_ keyword: String, _ reader: inout SchemaReader) -> Int? {
    guard let value = schema[keyword], isSchema(value) else { return nil }
    return reader.child(rules, JSONPointer.token(keyword))
  }

  func list(_ keyword: String, _ reader: inout SchemaReader) -> [Int] {
    (schema[keyword]?.array ?? []).indices.map {
      reader.child(rules, JSONPointer.token(keyword), JSONPointer.token($0))
    }
  }

  func map(_ keyword: String, _ reader: inout SchemaReader) -> [(name: String, schema: Int)] {
    // Of several members with the same name, the last one counts.
    let value = schema[keyword]
    if let value { warnOfRepeated(SchemaMembers(value), at: keyword, &reader) }
    return (value?.object ?? []).map {
      ($0.key, reader.child(rules, JSONPointer.token(keyword), JSONPointer.token($0.key)))
    }
  }

  // MARK: Own rules and annotations

  /// The keywords `rules`, the rules of a value as a rule document has them, and `fields`, those of the fields of an
  /// object, which may refer to each other.
  mutating func readOwnRules(_ reader: inout SchemaReader) {
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

  mutating func readAnnotations() {
    rules.title = schema["title"]?.string
    rules.label = schema["x-label"]?.string
    rules.messages = schema["errorMessage"].flatMap { SchemaMessages($0) }
    rules.isReadOnly = schema["readOnly"]?.bool == true
    rules.isWriteOnly = schema["writeOnly"]?.bool == true
    rules.annotatesParts = dialect.draft >= .draft2019
    for member in schema.object ?? [] where SchemaKeywords.annotates(member.key) {
      rules.annotations.append((member.key, member.value, SchemaKeywords.content.contains(member.key)))
    }
  }

  /// A keyword that is not known says nothing; one that resembles a known one is probably a mistake.
  func warnOfUnknownKeywords(_ reader: inout SchemaReader) {
    warnOfRepeated(schema, at: nil, &reader)
    for member in schema.object ?? []
    where !SchemaKeywords.all.contains(member.key) && !member.key.hasPrefix("x-") {
      guard let nearest = reader.keyword(nearestTo: member.key) else { continue }
      reader.fail(
        rules, member.key, "the keyword \(SchemaText.quoted(member.key)) is not known and says nothing", "",
        suggestion: nearest, isWarning: true)
    }
  }

  /// - Parameter keyword: The keyword whose value has the members; nil for those of the schema.
  func warnOfRepeated(_ members: SchemaMembers, at keyword: String?, _ reader: inout SchemaReader) {
    for name in members.repeated {
      reader.fail(
        rules, keyword ?? name,
        "the member \(SchemaText.quoted(name)) is repeated, and only the last one counts", "",
        isWarning: true)
    }
  }

  /// `nullable` of OpenAPI 3.0, and `discriminator`.
  mutating func readOpenAPI(_ reader: inout SchemaReader) {
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
  var isEmpty: Bool {
    properties.isEmpty && patterns.isEmpty && additional == nil && names == nil && required.isEmpty
      && dependentRequired.isEmpty && dependentSchemas.isEmpty && minimum == nil && maximum == nil
      && unevaluated == nil
  }
}

extension SubschemaRules.Lists {
  var isEmpty: Bool {
    prefix.isEmpty && items == nil && contains == nil && minimum == nil && maximum == nil && !isUnique
      && unevaluated == nil
  }
}
