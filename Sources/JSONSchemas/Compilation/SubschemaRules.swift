import JSONText
import RuleDocuments
import TextAutomata
import ValidationCore
import ValidationRules

/// What one schema says, keyword by keyword, with other schemas by their offsets.
///
/// The report of what is wrong with a value reads it; the verdict comes from ``SchemaNode``, which is made of it.
struct SubschemaRules: Sendable {
  /// A rule of the engine that a keyword stands for.
  struct KeywordRule: Sendable {
    let keyword: String
    let made: MadeRule
    /// The rule as a rule document writes it: its name and arguments.
    let name: String
    let arguments: [(key: String, value: JSONNode)]
    /// The pattern as the schema has it, since the rule has it in another syntax.
    let pattern: String?
    /// The error of a text that the pattern does not match.
    let mismatch: ValidationError?

    init(
      keyword: String, made: MadeRule, name: String, arguments: [String: JSONNode], pattern: String? = nil
    ) {
      self.keyword = keyword
      self.made = made
      self.name = name
      self.arguments = arguments.sorted { $0.key < $1.key }
      self.pattern = pattern
      mismatch = pattern.map {
        ValidationError(code: .formatMismatch, limits: ["pattern": .text($0)]).madeInAdvance
      }
    }
  }

  /// A rule that schemas with the same keyword share.
  ///
  /// `@unchecked Sendable` holds because it never changes after initialization.
  final class MadeRule: @unchecked Sendable {
    let rule: ValueRule
    /// The rule compiled.
    let checks: ValueRuleChecks
    /// The pattern that it matches, if it is one.
    let pattern: DeferredPattern?

    init(_ rule: ValueRule, _ pattern: DeferredPattern? = nil) {
      self.rule = rule
      checks = ValueRuleChecks(.chain(of: [rule]))
      self.pattern = pattern
    }
  }

  /// A reference to another schema.
  struct Reference: Sendable {
    let keyword: String
    let target: Int
    /// For a dynamic reference, the schema that each resource on the way has for it.
    var targets: [Int: Int] = [:]
    var isDynamic = false
  }

  /// The keywords for lists.
  struct Lists: Sendable {
    var prefix: [Int] = []
    /// The keyword that has the schemas of the first elements: `prefixItems`, or `items` of earlier drafts.
    var prefixKeyword = "prefixItems"
    var items: Int?
    var itemsKeyword = "items"
    var contains: Int?
    var minimumContained = 1
    var maximumContained: Int?
    /// Whether elements that `contains` accepts count as evaluated.
    var marksContained = false
    var minimum: Int?
    var maximum: Int?
    var isUnique = false
    var unevaluated: Int?
  }

  /// The keywords for objects.
  struct Objects: Sendable {
    var properties: [(name: String, schema: Int)] = []
    var patterns: [(pattern: String, matcher: KeywordRule, schema: Int)] = []
    var additional: Int?
    var names: Int?
    var required: [String] = []
    var dependentRequired: [(name: String, required: [String])] = []
    var dependentSchemas: [(name: String, schema: Int)] = []
    var dependencyKeywords: (required: String, schemas: String) = ("dependentRequired", "dependentSchemas")
    var minimum: Int?
    var maximum: Int?
    var unevaluated: Int?
  }

  /// The resource that the schema belongs to.
  let resource: Int
  /// The place of the schema: the name of its file, and a JSON Pointer.
  let place: SchemaStore.Place
  /// The schema's own URI with a JSON Pointer as its fragment.
  let location: String

  /// What a schema that is only `true` or `false` says.
  var verdict: Bool?
  var types: SchemaTypes?
  /// The values of `enum`, and of `const`.
  var allowed: [JSONNode]? {
    didSet {
      allowedLiterals = allowed.map { SchemaLiterals($0) }
      notListed = allowed.map { .notListed($0) }
    }
  }
  var constant: JSONNode? {
    didSet {
      constantLiterals = constant.map { SchemaLiterals([$0]) }
      notEqual = constant.map { .notEqual($0) }
    }
  }
  private(set) var allowedLiterals: SchemaLiterals?
  private(set) var constantLiterals: SchemaLiterals?
  /// The errors of other values, made in advance.
  private(set) var notListed: ValidationError?
  private(set) var notEqual: ValidationError?
  /// The rules for texts and numbers, in the order of their keywords.
  var rules: [KeywordRule] = []
  var lists: Lists?
  var objects: Objects?
  var references: [Reference] = []
  var all: [Int] = []
  var any: [Int] = []
  var one: [Int] = []
  var not: Int?
  var condition: Int?
  var then: Int?
  var otherwise: Int?
  /// The rules of this library that the schema has as keywords.
  var documents: [(keyword: String, rules: RuleDocument)] = []
  /// The property whose value names the alternative that applies, with the alternative for each of its values.
  var discriminator: (name: String, alternatives: [(value: String, schema: Int)])?

  var title: String?
  var label: String?
  var messages: SchemaMessages?
  var isReadOnly = false
  var isWriteOnly = false
  /// The keywords that only annotate a value, those of `content…` texts alone.
  var annotations: [(keyword: String, value: JSONNode, isForTexts: Bool)] = []
  /// Whether the keywords for parts annotate a value with the parts that they apply to, as from draft 2019-09 on.
  var annotatesParts = false

  init(resource: Int, place: SchemaStore.Place, location: String) {
    self.resource = resource
    self.place = place
    self.location = location
  }

  /// The schemas that apply to every value that this one applies to, except for dynamic references.
  var inEveryCase: [Int] { references.filter { !$0.isDynamic }.map(\.target) + all }

  /// The schemas that apply to the same value.
  var inPlace: [Int] {
    references.flatMap { [$0.target] + $0.targets.values } + all + any + one
      + [not, condition, then, otherwise].compactMap(\.self)
      + (objects?.dependentSchemas.map(\.schema) ?? [])
  }

  /// Whether the schema depends on which parts other keywords evaluated.
  var readsEvaluated: Bool { lists?.unevaluated != nil || objects?.unevaluated != nil }
}
