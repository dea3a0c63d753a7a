import JSONText
import RuleDocuments

/// The keywords for lists.
extension SchemaConverter {
  mutating func addElements(
    _ lists: SubschemaRules.Lists, of rules: SubschemaRules, _ step: SchemaWalk.Step
  ) {
    let path = step.path
    var limits: [(key: String, value: JSONNode)] = []
    if let minimum = lists.minimum { limits.append(("min", .count(minimum))) }
    if let maximum = lists.maximum { limits.append(("max", .count(maximum))) }
    var own: [JSONNode] = limits.isEmpty ? [] : [.members(["count": .members(of: limits)])]
    if lists.isUnique { own.append(.text("unique")) }
    if !own.isEmpty { fields.add(own, at: path) }
    let hasItems = lists.items.map { plan.schemas[$0].verdict == nil } ?? false
    // The rules of elements apply to the first ones, too, which have schemas of their own.
    let addsItems = hasItems && !path.isEmpty && lists.prefix.isEmpty
    let keywords: [(String, Bool)] = [
      ("minItems", lists.minimum != nil), ("maxItems", lists.maximum != nil), ("uniqueItems", lists.isUnique),
      (lists.prefixKeyword, !lists.prefix.isEmpty), (lists.itemsKeyword, addsItems),
    ]
    for (keyword, isPresent) in keywords where isPresent {
      notes.omitTypes(rules, keyword, at: path, accepted: .list)
    }
    var elements = lists.prefix.enumerated().map { index, schema in
      step.entering(schema, at: path + "[\(index)]", isThere: false)
    }
    if addsItems, let items = lists.items {
      elements.append(step.entering(items, at: path + "[]", isThere: plan.refusesNull(items)))
    } else if let items = lists.items, plan.schemas[items].verdict != true {
      notes.omit(rules, lists.itemsKeyword, "it has no form in a rule document")
    }
    for (keyword, isPresent) in [
      ("contains", lists.contains != nil), ("unevaluatedItems", lists.unevaluated != nil),
    ]
    where isPresent {
      notes.omit(rules, keyword, "it has no form in a rule document")
    }
    walk.add(elements)
  }
}
