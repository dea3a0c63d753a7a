import CJSONTape
import JSONText
import Primitives
import RuleDocuments
import ValidationCore

/// A schema as the verdict reads it: every part in place, and other schemas by their offsets in the ``SchemaPlan``.
///
/// Where a schema is optional, -1 means that there is none.
struct SchemaNode: ~Copyable {
  let resource: Int32
  /// What the schema says of every value, if that is the same for all.
  let verdict: Verdict
  let types: SchemaTypes
  /// Whether the schema, or one that it applies to the same value, notes what it evaluated for `unevaluated…` of its own.
  let readsEvaluated: Bool
  let hasRules: Bool
  let rules: ValueRuleChecks
  /// The values that are accepted; none if all are.
  let literals: FixedList<SchemaLiterals>
  let lists: FixedList<ListPlan>
  let objects: FixedList<ObjectPlan>
  /// Schemas that apply to the same value, and must all accept it.
  let all: FixedList<Int32>
  let dynamic: FixedList<DynamicPlan>
  let any: FixedList<Int32>
  let one: FixedList<Int32>
  let not: Int32
  let condition: Int32
  let then: Int32
  let otherwise: Int32
  let documents: FixedList<RuleDocument>

  enum Verdict { case always, never, byKeywords }

  init(_ rules: SubschemaRules, readsEvaluated: Bool) {
    resource = Int32(rules.resource)
    types = rules.types ?? .all
    self.readsEvaluated = readsEvaluated
    hasRules = !rules.rules.isEmpty
    self.rules = ValueRuleChecks(.chain(of: rules.rules.map(\.rule)))
    literals = FixedList([rules.allowedLiterals, rules.constantLiterals].compactMap(\.self))
    lists = FixedList(count: rules.lists == nil ? 0 : 1) { _ in ListPlan(rules.lists ?? .init()) }
    objects = FixedList(count: rules.objects == nil ? 0 : 1) { _ in ObjectPlan(rules.objects ?? .init()) }
    let fixed = rules.references.filter { !$0.isDynamic }.map(\.target) + rules.all
    all = FixedList(fixed.map { Int32($0) })
    let moving = rules.references.filter(\.isDynamic)
    dynamic = FixedList(count: moving.count) { DynamicPlan(moving[$0]) }
    any = FixedList(rules.any.map { Int32($0) })
    one = FixedList(rules.one.map { Int32($0) })
    not = Self.offset(rules.not)
    condition = Self.offset(rules.condition)
    then = Self.offset(rules.then)
    otherwise = Self.offset(rules.otherwise)
    documents = FixedList(rules.documents.map(\.rules))
    let says =
      rules.types != nil || hasRules || literals.count > 0 || rules.lists != nil || rules.objects != nil
      || all.count + dynamic.count + any.count + one.count + documents.count > 0 || not >= 0 || condition >= 0
    verdict = rules.verdict == false ? .never : rules.verdict == true || !says ? .always : .byKeywords
  }

  private static func offset(_ schema: Int?) -> Int32 { schema.map { Int32($0) } ?? -1 }
}

/// The keywords for lists.
struct ListPlan: ~Copyable {
  let minimum: Int
  let maximum: Int
  let prefix: FixedList<Int32>
  let items: Int32
  let contains: Int32
  let minimumContained: Int
  let maximumContained: Int
  let marksContained: Bool
  let isUnique: Bool
  let unevaluated: Int32

  init(_ lists: SubschemaRules.Lists) {
    minimum = lists.minimum ?? 0
    maximum = lists.maximum ?? .max
    prefix = FixedList(lists.prefix.map { Int32($0) })
    items = Int32(lists.items ?? -1)
    contains = Int32(lists.contains ?? -1)
    minimumContained = lists.minimumContained
    maximumContained = lists.maximumContained ?? .max
    marksContained = lists.marksContained
    isUnique = lists.isUnique
    unevaluated = Int32(lists.unevaluated ?? -1)
  }
}

/// The keywords for objects.
struct ObjectPlan: ~Copyable {
  let minimum: Int
  let maximum: Int
  /// The names that keywords mention; none if there are none.
  let names: FixedList<ByteStringTable>
  /// For each name its schema, and its number among those that must be known to be present; -1 if it has none.
  let properties: FixedList<Int32>
  let flags: FixedList<Int32>
  let flagCount: Int
  /// The numbers of the names that must be present.
  let required: FixedList<Int32>
  /// The numbers of a name and of those that it requires.
  let dependencies: FixedList<Dependency>
  let patterns: FixedList<PatternPlan>
  let additional: Int32
  let propertyNames: Int32
  let unevaluated: Int32

  struct Dependency: ~Copyable {
    let flag: Int32
    let required: FixedList<Int32>
    let schema: Int32
  }

  struct PatternPlan: ~Copyable {
    let matcher: ValueRuleChecks
    let schema: Int32
  }

  init(_ objects: SubschemaRules.Objects) {
    minimum = objects.minimum ?? 0
    maximum = objects.maximum ?? .max
    additional = Int32(objects.additional ?? -1)
    propertyNames = Int32(objects.names ?? -1)
    unevaluated = Int32(objects.unevaluated ?? -1)
    patterns = FixedList(count: objects.patterns.count) {
      PatternPlan(
        matcher: ValueRuleChecks(objects.patterns[$0].matcher.rule),
        schema: Int32(objects.patterns[$0].schema))
    }
    var (texts, known) = ([String](), [MemberName: Int]())
    func number(of name: String) -> Int {
      if let number = known[MemberName(name)] { return number }
      texts.append(name)
      known[MemberName(name)] = texts.count - 1
      return texts.count - 1
    }
    var schemas: [Int: Int32] = [:]
    for property in objects.properties { schemas[number(of: property.name)] = Int32(property.schema) }
    var flagged: [Int: Int32] = [:]
    func flag(of name: String) -> Int32 {
      let number = number(of: name)
      if let flag = flagged[number] { return flag }
      let flag = Int32(flagged.count)
      flagged[number] = flag
      return flag
    }
    required = FixedList(objects.required.map { flag(of: $0) })
    let dependencies =
      objects.dependentRequired.map { (flag(of: $0.name), $0.required.map { flag(of: $0) }, Int32(-1)) }
      + objects.dependentSchemas.map { (flag(of: $0.name), [], Int32($0.schema)) }
    self.dependencies = FixedList(count: dependencies.count) {
      Dependency(
        flag: dependencies[$0].0, required: FixedList(dependencies[$0].1), schema: dependencies[$0].2)
    }
    names = FixedList(texts.isEmpty ? [] : [ByteStringTable(texts)])
    properties = FixedList(texts.indices.map { schemas[$0] ?? -1 })
    flags = FixedList(texts.indices.map { flagged[$0] ?? -1 })
    flagCount = flagged.count
  }
}

/// A reference whose target depends on the resources on the way to it.
struct DynamicPlan: ~Copyable {
  let target: Int32
  /// The target that each resource has for it, by the resource's offset; -1 if it has none.
  let targets: FixedList<Int32>

  init(_ reference: SubschemaRules.Reference) {
    target = Int32(reference.target)
    let count = (reference.targets.keys.max() ?? -1) + 1
    targets = FixedList((0..<count).map { Int32(reference.targets[$0] ?? -1) })
  }
}
