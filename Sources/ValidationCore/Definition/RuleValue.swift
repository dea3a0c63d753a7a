public import Primitives

/// The value of an argument of a rule, independent of any notation.
public enum RuleValue: Sendable, Hashable {
  /// No value, as `null` in JSON.
  case null
  /// `true` or `false`.
  case boolean(Bool)
  /// A number, by its exact value.
  indirect case number(ExactDecimal)
  /// A text.
  case text(String)
  /// Values in order.
  case list([RuleValue])
  /// Values by name, in order.
  case object([Member])

  /// A value of an object, with its name.
  public struct Member: Sendable, Hashable {
    /// The name.
    public let name: String
    /// The value.
    public let value: RuleValue

    /// Makes a member.
    public init(_ name: String, _ value: RuleValue) {
      self.name = name
      self.value = value
    }
  }
}

extension RuleValue {
  /// A whole number.
  public static func integer(_ value: Int) -> RuleValue { .number(ExactDecimal(value)) }

  package var boolean: Bool? { if case .boolean(let value) = self { value } else { nil } }

  package var number: ExactDecimal? { if case .number(let value) = self { value } else { nil } }

  package var integer: Int? { number?.integer }

  package var text: String? { if case .text(let value) = self { value } else { nil } }

  package var list: [RuleValue]? { if case .list(let values) = self { values } else { nil } }
}
