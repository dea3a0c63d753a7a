public import Essentials
public import JSONText
public import ValidationCore

/// Rules as data: which rules apply to which field of a JSON record.
///
/// ```json
/// {
///   "fields": {
///     "username": ["required", {"normalized": "NFC"}, {"length": {"min": 3, "max": 20}}],
///     "taxNumber": {"rules": ["required"], "when": {"field": "country", "equals": "BR"}},
///     "items[].name": ["notBlank"],
///     "confirmation": [{"sameAs": "password", "message": "The passwords differ"}]
///   }
/// }
/// ```
/// ```
/// document  = {"fields": {path: field, …}, "record": field?, "stopAtFirst": bool?, "scenarios": [name, …]?,
///              "unknownFields": "ignore" / "warning" / "error"?, "description": text?, "$schema": text?}
/// field     = [rule, …] / {"rules": [rule, …], "label": text?, modifiers}
/// rule      = name / {name: arguments, modifiers}
/// arguments = true / the shorthand argument / {argument: value, …}
/// modifiers = "when": condition, "on": name / [name, …], "message": message, "severity": "error" / "warning", "optional": bool,
///             "stopAtFirst": bool, "sensitive": bool
/// message   = key or sentence / {"key": text} / {"literal": text}
/// condition = {"field": path, "equals": value} / {"field": path, "in": [value, …]} / {"field": path, "present": bool}
///           / {"not": condition} / {"all": [condition, …]} / {"any": [condition, …]}
/// path      = name / path "." name / path "[]" / path "[0]" / path "[\"odd.key\"]"
/// ```
/// - `[]` stands for every element of a list; in a condition, or in the path of another field, for the element that
///   the rule's own field is in.
/// - A modifier of a field applies to all its rules; the message and severity of a rule take precedence over those of
///   its field.
/// - `stopAtFirst` of the document ends every field at its first failing rule; that of a field ends only that field;
///   that of a rule ends the field if this rule fails.
/// - `on` limits the rules to scenarios that the document declares, such as `create` and `update`; whoever validates
///   chooses: `errors(value:on:)`, ``applied(on:)``, `rulecheck validate --scenario`. If none is chosen, only rules without
///   `on` apply.
/// - `unknownFields` reports the members of the record that no path of the document names, and those of each object of
///   which it names a member: `presence.misspelled` if a known name is similar, otherwise `presence.unknown`. They come
///   after the errors of the rules, in the order of the record. A field without rules (`"note": []`) is a known one.
/// - `optional` lets an absent value also pass the rules about presence.
/// - `sensitive` keeps the value out of the errors: they are `ValidationError.redacted`, with only the limits of
///   a rule among the arguments.
///
/// A document is read once, and mistakes in it are reported then: unknown names, wrong types, impossible limits
/// and invalid patterns fail before any record is read. It is a validator of records, and can be shared between
/// threads.
///
/// Errors come in the order of the document's fields. The fields in the elements of a list come together, where the
/// first of them is, and element by element: all errors of one element before those of the next. That order is the same
/// for every form of a record.
///
/// A missing member and `null` are absent values: they pass every rule except those about presence. A value of a type
/// that a rule of its field does not accept gets the single error `type.mismatch`, and no other rule of the field
/// runs. If a record has two members of the same name, the last one counts.
public struct RuleDocument: Validator {
  private(set) var plan: CompiledDocument
  /// The rules of each choice of scenarios; nil if the document has none, or if one is chosen for good.
  private(set) var scenarioPlans: ScenarioPlans?
  /// The members that the document names; nil if others are not reported.
  let knownFields: KnownFields?
  /// How severe a member is that the document does not name; nil if such members are not reported.
  let unknownFields: ValidationError.Severity?
  /// The scenarios that the document declares, in its order.
  public let scenarios: [Scenario]
  /// The rules as they were read, for queries about the document as a whole.
  let fields: [FieldRules]
  private let fieldLabels: FieldLabels

  /// Reads a document.
  ///
  /// - Parameters:
  ///   - json: The text in UTF-8.
  ///   - file: The file name to report in errors.
  ///   - registry: The rules that the document can name.
  /// - Throws: ``RuleDocumentError`` for the first mistake; ``mistakes(json:file:registry:)`` lists all.
  public init(
    json: some Collection<UInt8>,
    file: String = "rules.json",
    registry: RuleRegistry = .builtIn
  ) throws(RuleDocumentError) {
    var mistakes = DocumentMistakes()
    let content = Self.read(json, file, registry, &mistakes)
    if let mistake = mistakes.inOrder.first { throw mistake }
    scenarios = content.scenarios
    fieldLabels = FieldLabels(content.labels)
    let labels = content.labels.isEmpty ? nil : fieldLabels
    scenarioPlans =
      content.scenarios.isEmpty ? nil : ScenarioPlans(content.scenarios, content.fields, labels: labels)
    plan = scenarioPlans?.plan(for: []) ?? CompiledDocument(content.fields, labels: labels, isWhole: true)
    fields = content.fields
    unknownFields = content.unknownFields
    knownFields = content.unknownFields.map { KnownFields(content.fields, $0) }
  }

  /// All mistakes of a document, in its order; empty if the document can be used.
  ///
  /// A text that is not JSON has one mistake. What follows from a mistake is not listed: beside the unknown member `feilds`,
  /// that there are no `fields`. The rules of a field are read once its path can be; what a rule itself refuses, such as a
  /// minimum above its maximum, is found once its arguments have the right names and types.
  ///
  /// - Parameters:
  ///   - json: The text in UTF-8.
  ///   - file: The file name to report in errors.
  ///   - registry: The rules that the document can name.
  public static func mistakes(
    json: some Collection<UInt8>,
    file: String = "rules.json",
    registry: RuleRegistry = .builtIn
  ) -> [RuleDocumentError] {
    var mistakes = DocumentMistakes()
    _ = read(json, file, registry, &mistakes)
    return mistakes.inOrder
  }

  private static func read(
    _ json: some Collection<UInt8>, _ file: String, _ registry: RuleRegistry,
    _ mistakes: inout DocumentMistakes
  ) -> DocumentDecoder.Content {
    let source = DocumentSource(file: file, utf8: Array(json))
    do throws(JSONSyntaxError) {
      let node = try JSONNode.parse(source.utf8)
      let document = LocatedNode(node: node, pointer: "", source: source)
      return DocumentDecoder(registry: registry).decode(document, &mistakes)
    } catch {
      mistakes.add(RuleDocumentError(error, file: file))
      return DocumentDecoder.Content()
    }
  }

  /// Reads a document from a file.
  ///
  /// - Throws: ``RuleDocumentError`` if the file cannot be read, or for the first mistake in it.
  public init(contentsOf url: URL, registry: RuleRegistry = .builtIn) throws(RuleDocumentError) {
    let data: Data
    do { data = try Data(contentsOf: url) } catch {
      throw RuleDocumentError(
        file: url.path,
        line: 1,
        column: 1,
        path: "",
        problem: "the file cannot be read: \(error.descriptionForReaders)",
        expected: "a rule document"
      )
    }
    try self.init(json: data, file: url.path, registry: registry)
  }

  /// All errors and warnings of a record.
  ///
  /// A record whose arrays and objects nest more than 512 deep has the one error `invalid`.
  public func errors(in record: JSONNode) -> [ValidationError] { list(record, nil) }

  /// The first errors of a record, with the warnings among them.
  ///
  /// Validation ends when the limit is reached, so a record with a million mistakes costs no more than a record with a
  /// few.
  /// - Parameters:
  ///   - record: The record.
  ///   - maximumErrors: How many errors to list, warnings not counted.
  public func errors(in record: JSONNode, maximumErrors: Int) -> [ValidationError] {
    list(record, maximumErrors)
  }

  func list(_ record: JSONNode, _ maximumErrors: Int?) -> [ValidationError] {
    if let maximumErrors, maximumErrors < 1 { return [] }
    return TapePool.withTape { tape in
      tape.write(record).map { errors(in: $0, maximumErrors: maximumErrors) }
    } ?? [ValidationError(code: .invalid)]
  }

  public func isValid(value record: JSONNode) -> Bool {
    TapePool.withTape { tape in tape.write(record).map { isValid($0) } } ?? false
  }

  /// The document as it applies on some occasions: with the rules of these scenarios, and with those of none.
  ///
  /// ```swift
  /// let creation = rules.applied(on: "create")
  /// let errors = try creation.errors(inJSON: body)
  /// ```
  /// `rules.errors(value: record, on: "create")` chooses for one record.
  public func applied(on scenarios: Scenario...) -> RuleDocument { applied(on: Set(scenarios)) }

  package func applied(on scenarios: Set<Scenario>) -> RuleDocument {
    guard let scenarioPlans else { return self }
    var document = self
    document.plan = scenarioPlans.plan(for: scenarios)
    document.scenarioPlans = nil
    return document
  }

  /// The labels that the document defines for its fields, by the field's path as the document writes it: a key of the
  /// catalogs, or a text that is its own translation.
  ///
  /// Errors know them: their sentences name a field by the catalogs' message with the label as its key, otherwise by their
  /// message `field.<path>`, otherwise by the label itself.
  public var labels: [String: String] { fieldLabels.byPath }

  /// The label of the field that contains a value; nil if the document does not define one.
  public func label(of path: FieldPath) -> String? { fieldLabels.label(of: path) }
}
