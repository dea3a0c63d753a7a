import ValidationCore

/// The members of a rule object, and of a field object, that change how rules are applied.
enum RuleModifier: String, CaseIterable {
  /// A condition on the record; the rules apply if it is true.
  case when
  /// The scenarios in which the rules apply.
  case on
  /// A message to use instead of the message of the code.
  case message
  /// `error` or `warning`.
  case severity
  /// Whether an absent value also passes the rules about presence.
  case optional
  /// Whether the rules of the field end with the first that fails.
  case stopAtFirst
  /// Whether the errors reveal nothing of the value.
  case sensitive

  static let names = allCases.map(\.rawValue)
}

/// The modifiers of a rule or a field.
struct RuleModifiers: Sendable {
  var condition: Condition?
  /// The scenarios in which the rules apply; nil for all, and for none that is chosen.
  var scenarios: Set<Scenario>?
  var message: ValidationError.Message?
  var severity: ValidationError.Severity?
  var isOptional = false
  var stopsAtFirst = false
  var isSensitive = false

  var isWarning: Bool { severity == .warning }

  /// The modifiers of a rule, completed by those of its field.
  func completed(by field: RuleModifiers) -> RuleModifiers {
    var result = self
    result.message = message ?? field.message
    result.severity = severity ?? field.severity
    result.isOptional = isOptional || field.isOptional
    result.isSensitive = isSensitive || field.isSensitive
    return result
  }

  /// The validation with the message and the severity, and with nothing of the value in its errors if the value is
  /// secret.
  func applied<Value>(to validation: Validation<Value>) -> Validation<Value> {
    var result = validation
    switch message {
    case nil: break
    case .key(let key): result = result.message(key)
    case .literal(let text): result = result.message(literal: text)
    }
    if isSensitive { result = result.sensitive() }
    return isWarning ? result.asWarning : result
  }
}
