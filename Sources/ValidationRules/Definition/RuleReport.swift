public import ValidationCore

/// An error that a rule reports: its code and the arguments that its message may use.
public struct RuleReport: Sendable, Hashable {
  /// The kind of an error's argument.
  public enum ArgumentKind: String, Sendable, Hashable, CaseIterable {
    case integer, text, date
    /// A list whose texts are shown in quotation marks.
    case list
    /// A list of names, such as those of card networks, which are shown without quotation marks.
    case names
    /// A character, shown in quotation marks, or by name if it is invisible.
    case character
    /// A word with its own translations, such as the name of a script.
    case key
    /// Any of these: a limit or a value of whatever type the rule accepts.
    case value
    /// A value of any type that the rule's author wrote. A text is shown in quotation marks.
    case constant
    /// A list of such values.
    case constants
  }

  /// The code, which is also the key of its message.
  public let code: ValidationError.Code
  /// The arguments that come from the rule, by name.
  public let limits: [String: ArgumentKind]
  /// The arguments that come from the value, by name: a sensitive field must not show them.
  public let found: [String: ArgumentKind]

  /// Declares an error.
  ///
  /// - Parameters:
  ///   - code: The code, which is also the key of its message.
  ///   - limits: The arguments that come from the rule.
  ///   - found: The arguments that come from the value.
  @inline(never)
  public init(
    _ code: ValidationError.Code,
    limits: KeyValuePairs<String, ArgumentKind> = [:],
    found: KeyValuePairs<String, ArgumentKind> = [:]
  ) {
    self.code = code
    self.limits = Dictionary(limits.map { ($0.key, $0.value) }) { $1 }
    self.found = Dictionary(found.map { ($0.key, $0.value) }) { $1 }
  }
}
