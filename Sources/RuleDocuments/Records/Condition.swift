import JSONText

/// When rules apply, depending on other fields of the record.
indirect enum Condition: Sendable {
  /// The field has one of the given values; an absent field equals only `null`.
  case isOneOf(FieldReference, [JSONNode])
  case isPresent(FieldReference, Bool)
  case not(Condition)
  case all([Condition])
  case any([Condition])

  /// The maximum depth of nested conditions.
  static let maximumDepth = 64
}
