import CJSONTape
import JSONText
import Primitives
import RuleDocuments
import TextAutomata
import ValidationCore

/// A schema as the verdict reads it: every part in place, and other schemas by their offsets in the ``SchemaPlan``.
///
/// Where a schema is optional, -1 means that there is none.
struct SchemaNode: ~Copyable {
  /// The kinds of values that are refused, and those that are accepted, whatever the value is.
  let refused: KindSet
  let accepted: KindSet
  let demands: Demands
  let resource: Int32
  /// The values that are accepted; none if all are.
  let literals: FixedList<SchemaLiterals>
  // Each of these has one element, or none.
  let texts: FixedList<TextPlan>
  let numbers: FixedList<ValueRuleChecks>
  let lists: FixedList<ListPlan>
  let objects: FixedList<ObjectPlan>
  /// Schemas that apply to the same value, and must all accept it.
  let all: FixedList<Int32>
  let dynamic: FixedList<DynamicPlan>
  let any: FixedList<AlternativePlan>
  let one: FixedList<AlternativePlan>
  let not: Int32
  let condition: Int32
  let then: Int32
  let otherwise: Int32
  let documents: FixedList<RuleDocument>

  /// What a schema asks beside the kind of a value.
  struct Demands: OptionSet {
    let rawValue: UInt8

    /// A number without a fraction.
    static let wholeNumber = Self(rawValue: 1 << 0)
    static let literal = Self(rawValue: 1 << 1)
    /// Something of texts, and of numbers.
    static let text = Self(rawValue: 1 << 2)
    static let number = Self(rawValue: 1 << 3)
    /// Other schemas for the same value.
    static let inPlace = Self(rawValue: 1 << 4)
    static let documents = Self(rawValue: 1 << 5)
    /// What the other keywords evaluated.
    static let evaluated = Self(rawValue: 1 << 6)
  }

  init(_ rules: SubschemaRules, _ verdict: KindVerdict, _ parts: PlanParts) {
    refused = KindSet.all.subtracting(verdict.possible)
    accepted = verdict.certain
    resource = Int32(rules.resource)
    let types = rules.types ?? .all
    literals = FixedList([rules.allowedLiterals, rules.constantLiterals].compactMap(\.self))
    let textRules = rules.rules.filter { $0.made.rule.kinds.contains(.text) }
    texts = FixedList(count: textRules.isEmpty ? 0 : 1) { _ in TextPlan(textRules) }
    let numberRules = rules.rules.map(\.made.rule).filter { !$0.kinds.isDisjoint(with: [.number, .integer]) }
    numbers = FixedList(count: numberRules.isEmpty ? 0 : 1) { _ in ValueRuleChecks(.chain(of: numberRules)) }
    lists = FixedList(count: rules.lists == nil ? 0 : 1) { _ in ListPlan(rules.lists ?? .init(), parts) }
    objects = FixedList(count: rules.objects == nil ? 0 : 1) { _ in
      ObjectPlan(rules.objects ?? .init(), parts)
    }
    let fixed = rules.inEveryCase
    all = FixedList(fixed.map { parts.place($0) })
    let moving = rules.references.filter(\.isDynamic)
    dynamic = FixedList(count: moving.count) { DynamicPlan(moving[$0]) }
    any = FixedList(count: rules.any.isEmpty ? 0 : 1) { _ in AlternativePlan(rules.any, parts) }
    one = FixedList(count: rules.one.isEmpty ? 0 : 1) { _ in AlternativePlan(rules.one, parts) }
    not = parts.place(rules.not)
    condition = parts.place(rules.condition)
    then = parts.place(rules.then)
    otherwise = parts.place(rules.otherwise)
    documents = FixedList(rules.documents.map(\.rules))
    var demands: Demands = []
    if types.contains(.integer), !types.contains(.number) { demands.insert(.wholeNumber) }
    if literals.count > 0 { demands.insert(.literal) }
    if !textRules.isEmpty { demands.insert(.text) }
    if !numberRules.isEmpty { demands.insert(.number) }
    if !fixed.isEmpty || !moving.isEmpty || !rules.any.isEmpty || !rules.one.isEmpty || rules.not != nil
      || rules.condition != nil
    {
      demands.insert(.inPlace)
    }
    if !rules.documents.isEmpty { demands.insert(.documents) }
    if rules.readsEvaluated { demands.insert(.evaluated) }
    self.demands = demands
  }
}

/// All schemas, for the parts of one of them.
struct PlanParts {
  let schemas: [SubschemaRules]
  let verdicts: [KindVerdict]
  /// For each schema the one that says the same: the target of a schema that is only a reference.
  private let targets: [Int]
  /// Whether a reference depends on the resources on the way to it.
  let hasDynamicReferences: Bool

  init(_ schemas: [SubschemaRules]) {
    self.schemas = schemas
    verdicts = KindVerdict.all(of: schemas)
    let isDynamic = schemas.contains { $0.references.contains(where: \.isDynamic) }
    hasDynamicReferences = isDynamic
    targets = Self.targets(of: schemas) { next, schema in
      !isDynamic || schemas[next].resource == schemas[schema].resource
    }
  }

  /// For each schema the one at the end of the references that say nothing else, each followed once.
  private static func targets(
    of schemas: [SubschemaRules], following follows: (_ next: Int, _ schema: Int) -> Bool
  ) -> [Int] {
    var targets = Array(repeating: -1, count: schemas.count)
    for start in schemas.indices {
      var (way, end) = ([Int](), start)
      // References do not form a circle, which is a mistake in the schema; the count is for certainty.
      while targets[end] < 0, way.count < schemas.count, let next = schemas[end].onlyTarget,
        follows(next, end)
      {
        way.append(end)
        end = next
      }
      let target = targets[end] < 0 ? end : targets[end]
      targets[end] = target
      for schema in way { targets[schema] = target }
    }
    return targets
  }

  func place(_ schema: Int) -> Int32 { Int32(targets[schema]) }

  func place(_ schema: Int?) -> Int32 { schema.map { place($0) } ?? -1 }
}

extension SubschemaRules {
  /// The schema that says the same; nil if this one says something itself.
  fileprivate var onlyTarget: Int? {
    guard verdict == nil, types == nil, allowed == nil, constant == nil, rules.isEmpty, lists == nil,
      objects == nil, any.isEmpty, one.isEmpty, not == nil, condition == nil, documents.isEmpty
    else { return nil }
    if references.count == 1, all.isEmpty, !references[0].isDynamic { return references[0].target }
    return references.isEmpty && all.count == 1 ? all[0] : nil
  }
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

  init(_ lists: SubschemaRules.Lists, _ parts: PlanParts) {
    minimum = lists.minimum ?? 0
    maximum = lists.maximum ?? .max
    prefix = FixedList(lists.prefix.map { parts.place($0) })
    items = parts.place(lists.items)
    contains = parts.place(lists.contains)
    minimumContained = lists.minimumContained
    maximumContained = lists.maximumContained ?? .max
    marksContained = lists.marksContained
    isUnique = lists.isUnique
    unevaluated = parts.place(lists.unevaluated)
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
