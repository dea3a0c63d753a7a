/// How a run reads another field.
struct FieldReading {
  let slot: Int
  /// How many `[]` the other field shares with the rule's own field; 0 if it is not in a list.
  let level: Int
  /// Whether the value is the same for many values of the rule's own field.
  let isShared: Bool
}
