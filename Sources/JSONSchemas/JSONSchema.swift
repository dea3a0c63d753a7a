public import JSONText
import Primitives
import RuleDocuments
public import ValidationCore

/// A JSON Schema: drafts 4, 6, 7, 2019-09 and 2020-12, whole, as rules of this engine.
///
/// ```swift
/// let schema = try JSONSchema(data)
/// let errors = try schema.errors(inJSON: body)
/// ```
/// Its errors are those of every other rule: codes with arguments and a path, whose sentences are made in the reader's
/// language when they are read. `title` of a property is its label (`x-label` goes before it), and `errorMessage` has
/// messages of its own, as ajv-errors reads it.
///
/// - Lengths are counted in code points, and `pattern` is an expression of ECMA-262 with the flag `u` that is searched in
///   the text; see `matches` for what that costs. Texts are compared by code point, numbers by their exact value.
/// - `$ref` is resolved within the schema, among the meta-schemas of the drafts, and by a ``Resolver``; the library asks no
///   network by itself.
/// - Of `anyOf` and `oneOf`, the alternative that came nearest tells what is wrong; alternatives that refuse a value for
///   the same reason are told as one.
/// - With `$schema` set to `urn:localized-validation:schema`, the keywords `rules` and `fields` have the rules of a rule
///   document: `rules` those of a value, `fields` those of the members of an object, which may refer to each other.
///
/// A schema is read once, and can be shared between threads.
public struct JSONSchema: Validator {
  /// Whether a value is sent or received, for members that only one of both has (`readOnly`, `writeOnly`).
  public enum Direction: Sendable, Hashable {
    case any, request, response
  }

  let plan: SchemaPlan
  let labels: SchemaLabels
  /// What is suspicious in the schema, such as a keyword that resembles a known one.
  public let warnings: [SchemaMistake]

  /// Reads a schema.
  ///
  /// - Parameters:
  ///   - json: The text of the schema in UTF-8.
  ///   - options: How it is read.
  ///   - resolver: Finds the documents that it refers to.
  /// - Throws: ``SchemaMistakes`` with all mistakes in the schema: a text that is not JSON, what its meta-schema refuses,
  ///   references without a target, patterns that are not regular expressions.
  public init(
    _ json: some Collection<UInt8>, options: Options = Options(), resolving resolver: Resolver? = nil
  ) throws(SchemaMistakes) {
    try self.init(SchemaLoader(options, resolver).load(Array(json), pointer: ""))
  }

  init(_ loaded: SchemaLoader.Loaded) {
    plan = loaded.plan
    labels = SchemaLabels(loaded.plan)
    warnings = loaded.warnings
  }

  // MARK: Values

  /// Whether a value is valid.
  public func isValid(value: JSONNode) -> Bool {
    TapePool.withTape { tape in tape.write(value).map { isValid($0) } } ?? false
  }

  /// What is wrong with a value.
  public func errors(in value: JSONNode) -> [ValidationError] { findings(in: value).map(\.error) }

  /// What is wrong with a value, each with the keyword that found it.
  public func findings(in value: JSONNode, direction: Direction = .any) -> [SchemaFinding] {
    let found = TapePool.withTape { tape in
      tape.write(value).map { findings(in: $0, direction: direction) }
    }
    if let found { return found }
    let error = ValidationError(code: .recordTooComplex)
    return [SchemaFinding(error: error, keywordLocation: "", absoluteKeywordLocation: "")]
  }

  /// What is wrong with a value in text form.
  ///
  /// - Throws: `JSONSyntaxError` if the text is not JSON.
  public func errors(inJSON json: some Collection<UInt8>) throws(JSONSyntaxError) -> [ValidationError] {
    try findings(inJSON: json).map(\.error)
  }

  /// What is wrong with a value in text form, each with the keyword that found it.
  ///
  /// - Throws: `JSONSyntaxError` if the text is not JSON.
  public func findings(
    inJSON json: some Collection<UInt8>, direction: Direction = .any
  ) throws(JSONSyntaxError) -> [SchemaFinding] {
    let found =
      json.withContiguousStorageIfAvailable { read($0, direction) }
      ?? Array(json).withUnsafeBufferPointer { read($0, direction) }
    if let found { return found }
    // The text is not JSON, and the node parser can report why.
    return findings(in: try JSONNode.parse(json), direction: direction)
  }

  private func read(_ utf8: UnsafeBufferPointer<UInt8>, _ direction: Direction) -> [SchemaFinding]? {
    TapePool.withTape { tape in tape.read(utf8).map { findings(in: $0, direction: direction) } }
  }

  // MARK: Messages

  /// The messages that the schema has by language, by language tag and key, for a layer of the catalogs.
  ///
  /// The key of a message is its text in English, or in its first language.
  public var messages: [String: [String: String]] {
    var messages: [String: [String: String]] = [:]
    for text in plan.schemas.compactMap(\.messages).flatMap(\.all) {
      guard case .byLanguage(let texts) = text else { continue }
      for (language, own) in texts { messages[language, default: [:]][text.key] = own }
    }
    return messages
  }

  // MARK: Values in place

  package func isValid(_ value: JSONTapeValue) -> Bool { plan.verdict(value) ?? false }

  package func findings(
    in value: JSONTapeValue, direction: Direction = .any, maximumErrors: Int = .max
  ) -> [SchemaFinding] {
    // Most values are valid, which is found without making errors; warnings come from own rules only.
    let isDecided = direction == .any && !plan.mayWarn
    let verdict = isDecided ? plan.verdict(value) : nil
    if verdict == true { return [] }
    var report = SchemaReport(plan, direction: direction, maximumErrors: maximumErrors)
    report.run(value, isRefused: verdict == false)
    return report.findings(labels: labels)
  }

  /// What is wrong with a value by the report alone, which reads every part; the verdict is compared with it.
  package func slowFindings(in value: JSONNode) -> [SchemaFinding] {
    TapePool.withTape { tape in
      tape.write(value).map { value in
        var report = SchemaReport(plan, prunes: false)
        report.run(value)
        return report.findings()
      }
    } ?? []
  }
}
