import JSONText

/// When rules hold, by what other fields of the record are.
indirect enum Condition: Sendable {
  /// The field has one of some values; an absent one equals nothing but `null`.
  case isOneOf(FieldReference, [JSONNode])
  case isPresent(FieldReference, Bool)
  case not(Condition)
  case all([Condition])
  case any([Condition])

  /// How deep conditions may stand in each other.
  static let maximumDepth = 64
}
