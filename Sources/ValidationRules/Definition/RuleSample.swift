public import ValidationCore

/// Values that demonstrate a rule, with the verdict on each.
public struct RuleSample: Sendable {
  /// The arguments of the rule in the form of a rule document; empty for the rule by its name alone.
  public let arguments: [String: RuleValue]
  /// The other fields of the record, for a rule that reads them.
  public let others: [String: RuleValue]
  /// Values that pass; null for an absent one.
  public let valid: [RuleValue]
  /// Values that fail, with the code of the first error.
  public let invalid: [(value: RuleValue, code: ValidationError.Code)]
}

extension RuleSample {
  /// Makes a sample.
  ///
  /// - Parameters:
  ///   - arguments: The arguments of the rule in the form of a rule document.
  ///   - others: The other fields of the record, for a rule that reads them.
  ///   - valid: Values that pass; null for an absent one.
  ///   - invalid: Values that fail, with the code of the first error.
  @inline(never)
  public init(
    _ arguments: KeyValuePairs<String, RuleValue> = [:],
    beside others: KeyValuePairs<String, RuleValue> = [:],
    valid: [RuleValue] = [],
    invalid: KeyValuePairs<RuleValue, ValidationError.Code> = [:]
  ) {
    self.init(
      arguments: Dictionary(arguments.map { ($0.key, $0.value) }) { $1 },
      others: Dictionary(others.map { ($0.key, $0.value) }) { $1 },
      valid: valid,
      invalid: invalid.map { ($0.key, $0.value) })
  }

  /// The arguments as a rule document writes them, in JSON: `true` for none, and members in the order of their names.
  public var argumentsJSON: String {
    if arguments.isEmpty { return "true" }
    return RuleValue.object(arguments.sorted { $0.key < $1.key }.map { .init($0.key, $0.value) }).description
  }
}
