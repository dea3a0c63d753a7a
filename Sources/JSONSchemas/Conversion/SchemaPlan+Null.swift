import JSONText

/// Whether schemas accept null, which is an absent value in a rule document.
extension SchemaPlan {
  /// Whether a schema certainly refuses null.
  func refusesNull(_ schema: Int, within outer: [Int] = []) -> Bool {
    guard !outer.contains(schema) else { return false }
    let way = outer + [schema]
    let rules = schemas[schema]
    if let verdict = rules.verdict { return !verdict }
    if let types = rules.types, !types.contains(.null) { return true }
    if let allowed = rules.allowed, !allowed.contains(where: \.isNull) { return true }
    if let constant = rules.constant, !constant.isNull { return true }
    let all = rules.references.filter { !$0.isDynamic }.map(\.target) + rules.all
    if all.contains(where: { refusesNull($0, within: way) }) { return true }
    if let not = rules.not, Self.isNullAlone(schemas[not]) { return true }
    return [rules.any, rules.one].contains { alternatives in
      !alternatives.isEmpty && alternatives.allSatisfy { refusesNull($0, within: way) }
    }
  }

  /// Whether a schema says only that the value is null.
  private static func isNullAlone(_ rules: SubschemaRules) -> Bool {
    rules.types == .null && rules.allowed == nil && rules.constant == nil && rules.inPlace.isEmpty
      && rules.documents.isEmpty
  }
}
