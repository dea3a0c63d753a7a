public import ValidationCore

extension Rules {
  static let requiredKeys = RuleOf(
    "requiredKeys",
    "An object has each of the listed members; their values may be null.",
    standard: "JSON Schema 2020-12, required",
    reports: [.presenceMissing],
    samples: [
      RuleSample(
        ["keys": ["x", "é"]], valid: [["x": nil, "é": 0]], invalid: [["x": 0]: .presenceMissing])
    ],
    takes: .texts("keys", shorthand: true)
  ) { keys throws(ImpossibleRule) -> RuleImplementation in
    if keys.isEmpty {
      throw ImpossibleRule(at: "keys", "no key is required", expected: "at least one key")
    }
    return .requiredKeys(keys)
  }
}

extension Validation {
  /// The dictionary has each of the keys, whatever their values. Keys are compared by canonical equivalence, as Swift
  /// compares.
  ///
  /// Reports one error for each missing key; its path ends with the key, so it has the label of the missing field.
  /// Code: `presence.missing`.
  public static func requiredKeys<Item>(_ keys: String...) -> Validation where Value == [String: Item] {
    requiredKeys(keys)
  }

  /// The dictionary has each key of an array, whatever their values.
  public static func requiredKeys<Item>(_ keys: [String]) -> Validation where Value == [String: Item] {
    requiredKeys(keys) { $0.index(forKey: $1) != nil }.made(of: Rules.requiredKeys.constraint(keys))
  }

  /// The value has each key of an array.
  ///
  /// - Parameter has: Whether a value has a key.
  package static func requiredKeys(
    _ keys: [String],
    _ has: @escaping @Sendable (Value, String) -> Bool
  ) -> Validation {
    let places = keys.map { PathPattern(.key($0)) }
    return Validation(run: { value, sink in
      for (key, place) in zip(keys, places) where !has(value, key) {
        sink.report(ValidationError(code: .presenceMissing).at(place))
        if sink.isDecided { return }
      }
    })
  }
}
