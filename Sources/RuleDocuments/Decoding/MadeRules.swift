import JSONText
import ValidationCore
import ValidationRules

/// The rules that a document has made so far: equal rules are made once, and so are equal chains of them.
///
/// Fields with the same rules then read the same memory. If each of 500 fields had rules of its own, checking a record
/// would mostly be waiting for memory. Only built-in rules are shared: what an application makes may differ each time.
final class MadeRules {
  /// A rule by its name and arguments, in bytes, since texts that differ only in normalization are other arguments.
  private struct RuleKey: Hashable {
    let name: [UInt8]
    let arguments: [[UInt8]]
  }

  /// A made rule with what its modifiers change in it.
  struct Use: Hashable {
    private let rule: Int
    private let message: [[UInt8]]
    private let severity: ValidationError.Severity?
    private let isOptional: Bool
    private let isSensitive: Bool

    /// - Parameters:
    ///   - rule: The number of the rule among those that were made.
    ///   - modifiers: The modifiers of the rule, completed by those of its field.
    init(of rule: Int, _ modifiers: RuleModifiers) {
      self.rule = rule
      message =
        switch modifiers.message {
        case nil: []
        case .key(let key): [Array(key.utf8)]
        case .literal(let text): [Array(text.utf8), []]
        }
      (severity, isOptional) = (modifiers.severity, modifiers.isOptional)
      isSensitive = modifiers.isSensitive
    }
  }

  private struct ChainKey: Hashable {
    let rules: [Use]
    let stopsAtFirst: Bool
  }

  private var rules: [RuleKey: (rule: ValueRule, number: Int)] = [:]
  private var chains: [ChainKey: ValueRule] = [:]

  /// The body of a rule for some arguments, and the number by which its equals are known; nil if it has none.
  func body(
    of rule: RegisteredRule, _ arguments: RuleArguments
  ) throws -> (body: RegisteredRule.Implementation, number: Int?) {
    guard let key = Self.key(of: rule, arguments) else { return (try rule.make(arguments), nil) }
    if let (made, number) = rules[key] { return (.value(made), number) }
    let body = try rule.make(arguments)
    guard case .value(let made) = body else { return (body, nil) }
    rules[key] = (made, rules.count)
    return (body, rules.count - 1)
  }

  /// The rules in order as one.
  ///
  /// - Parameter uses: What tells the rules from others; nil for one that is not shared.
  func chain(_ rules: [ValueRule], _ uses: [Use?], stopsAtFirst: Bool) -> ValueRule {
    let shared = uses.compactMap { $0 }
    guard shared.count == rules.count else { return .chain(rules, stopsAtFirst: stopsAtFirst) }
    let key = ChainKey(rules: shared, stopsAtFirst: stopsAtFirst)
    if let made = chains[key] { return made }
    let made = ValueRule.chain(rules, stopsAtFirst: stopsAtFirst)
    chains[key] = made
    return made
  }

  /// What tells a rule from others; nil for one that is not shared.
  private static func key(of rule: RegisteredRule, _ arguments: RuleArguments) -> RuleKey? {
    guard rule.isBuiltIn else { return nil }
    var values: [[UInt8]] = []
    for argument in rule.arguments {
      guard let value = arguments.values[argument.name] else { continue }
      switch argument.type {
      // A path is read beside that of the rule's own field.
      case .field, .list(of: .field): return nil
      default: break
      }
      values.append(Array(argument.name.utf8))
      var bytes: [UInt8] = []
      JSONText.append(value.node, to: &bytes)
      values.append(bytes)
    }
    return RuleKey(name: Array(rule.name.utf8), arguments: values)
  }
}
