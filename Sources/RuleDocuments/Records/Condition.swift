import JSONText

/// When rules hold, by what other fields of the record are.
indirect enum Condition: Sendable {
  case equals(FieldReference, JSONValue)
  case isOneOf(FieldReference, ValueChoices)
  case isPresent(FieldReference, Bool)
  case not(Condition)
  case all([Condition])
  case any([Condition])

  /// Whether it is true of a record; an absent value equals nothing but `null`.
  func holds<Record>(at place: FieldPlace<Record>) -> Bool {
    switch self {
    case .equals(let field, let expected):
      (place.value(of: field)?.held ?? Self.absent).means(.node(expected.node))
    case .isOneOf(let field, let allowed):
      allowed.contains(place.value(of: field)?.held ?? Self.absent)
    case .isPresent(let field, let expected): (place.value(of: field) != nil) == expected
    case .not(let condition): !condition.holds(at: place)
    case .all(let conditions): conditions.allSatisfy { $0.holds(at: place) }
    case .any(let conditions): conditions.contains { $0.holds(at: place) }
    }
  }

  private static var absent: HeldValue { .node(JSONNode(.null)) }
}
