import JSONText

/// When rules hold, by what other fields of the record are.
indirect enum Condition: Sendable {
  case equals(FieldReference, JSONValue)
  case isOneOf(FieldReference, Set<JSONValue>)
  case isPresent(FieldReference, Bool)
  case not(Condition)
  case all([Condition])
  case any([Condition])

  /// Whether it is true of a record; an absent value equals nothing but `null`.
  func holds(in context: FieldContext) -> Bool {
    switch self {
    case .equals(let field, let expected): context.comparedValue(of: field) == expected
    case .isOneOf(let field, let allowed): allowed.contains(context.comparedValue(of: field))
    case .isPresent(let field, let expected): (context.value(of: field) != nil) == expected
    case .not(let condition): !condition.holds(in: context)
    case .all(let conditions): conditions.allSatisfy { $0.holds(in: context) }
    case .any(let conditions): conditions.contains { $0.holds(in: context) }
    }
  }
}

extension FieldContext {
  fileprivate func comparedValue(of field: FieldReference) -> JSONValue {
    JSONValue(value(of: field) ?? JSONNode(.null))
  }
}
