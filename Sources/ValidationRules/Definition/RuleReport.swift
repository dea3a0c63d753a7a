public import ValidationCore

/// An error that a rule reports: its code and the arguments that its message may use.
public struct RuleReport: Sendable, Hashable {
  /// What an argument of an error is.
  public enum ArgumentKind: String, Sendable, Hashable, CaseIterable {
    case integer, number, text, list, date
    /// A character, shown as itself or by code point and name.
    case character
    /// A word with translations of its own, such as the name of a script.
    case key
    /// Any of these: a limit or a value of whatever type the rule is over.
    case value
  }

  /// The code, which is also the key of its message.
  public let code: ValidationError.Code
  /// The arguments that come from the rule, by name.
  public let limits: [String: ArgumentKind]
  /// The arguments that come from the value, by name: what a sensitive field must not show.
  public let found: [String: ArgumentKind]

  /// Declares an error.
  ///
  /// - Parameters:
  ///   - code: The code, which is also the key of its message.
  ///   - limits: The arguments that come from the rule.
  ///   - found: The arguments that come from the value.
  public init(
    _ code: ValidationError.Code,
    limits: [String: ArgumentKind] = [:],
    found: [String: ArgumentKind] = [:]
  ) {
    self.code = code
    self.limits = limits
    self.found = found
  }
}
