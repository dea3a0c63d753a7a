/// The rules that a validation consists of, with their arguments, as data.
///
/// ```swift
/// let name = Validation<String>.all(.notBlank, .length(...50))
/// print(name.constraint)     // notBlank, length(max: 50)
/// ```
/// A closure cannot be inspected; ``closure`` marks where one is.
public indirect enum RuleConstraint: Sendable, Hashable {
  /// A built-in rule, with the arguments that differ from its defaults.
  case rule(String, [String: RuleValue])
  /// All of the validations; `stopsAtFirst` if the first that fails ends the chain.
  case chain([RuleConstraint], stopsAtFirst: Bool)
  /// A part of the value, by name.
  case field(String, RuleConstraint)
  /// Every element of a list.
  case each(RuleConstraint)
  /// The same rules with another message: a key of the catalogs, or a sentence.
  case message(String, RuleConstraint)
  /// The same rules with a literal text as their message, the same in every locale.
  case literalMessage(String, RuleConstraint)
  /// The same rules, with their errors as warnings.
  case warning(RuleConstraint)
  /// The same rules, with errors that reveal nothing of the value.
  case sensitive(RuleConstraint)
  /// The same rules on some occasions only, in the order in which they were named.
  case on([Scenario], RuleConstraint)
  /// A rule that is written as Swift code, or rules that depend on a condition in Swift code.
  case closure
}

extension RuleConstraint: CustomStringConvertible {
  /// The rules on one line, as in `username: required, length(max: 20, min: 3)`.
  public var description: String {
    switch self {
    case .rule(let name, let arguments):
      let list = arguments.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
      return list.isEmpty ? name : "\(name)(\(list.joined(separator: ", ")))"
    case .chain(let parts, let stopsAtFirst):
      let list = parts.map(\.description).joined(separator: ", ")
      return stopsAtFirst ? "firstFailure(\(list))" : list
    case .field(let name, let rules): return "\(FieldPath([.key(name)])): \(rules.inBrackets)"
    case .each(let rules): return "each\(rules.inBrackets)"
    case .message(let message, let rules): return "\(rules.inBrackets).message(\(message.debugDescription))"
    case .literalMessage(let text, let rules):
      return "\(rules.inBrackets).message(literal: \(text.debugDescription))"
    case .warning(let rules): return "\(rules.inBrackets).asWarning"
    case .sensitive(let rules): return "\(rules.inBrackets).sensitive()"
    case .on(let scenarios, let rules):
      let names = scenarios.map(\.rawValue.debugDescription).joined(separator: ", ")
      return "\(rules.inBrackets).on(\(names))"
    case .closure: return "closure"
    }
  }

  private var inBrackets: String { "(\(self))" }
}
