/// An argument that a rule takes in a rule document.
public struct RuleArgument: Sendable, Hashable {
  /// The name of the member that holds it.
  public let name: String
  /// The type of the argument.
  public let type: ArgumentType
  /// Whether the rule requires it.
  public let isRequired: Bool
  /// Whether it may be given alone in place of the object of all arguments: `{"length": 5}` for
  /// `{"length": {"exact": 5}}`. At most one argument of a rule may be.
  public let isShorthand: Bool

  /// Declares an argument.
  ///
  /// - Parameters:
  ///   - name: The name of the member that holds it.
  ///   - type: Its type; a document with any other value is refused.
  ///   - isRequired: Whether the rule requires it.
  ///   - isShorthand: Whether it may be given alone; at most one argument of a rule.
  public init(_ name: String, _ type: ArgumentType, isRequired: Bool = false, isShorthand: Bool = false) {
    self.name = name
    self.type = type
    self.isRequired = isRequired
    self.isShorthand = isShorthand
  }
}

/// The type of a rule's argument.
public indirect enum ArgumentType: Sendable, Hashable {
  /// `true` or `false`.
  case boolean
  /// A whole number from 0 up.
  case count
  /// A whole number, possibly negative.
  case integer
  /// A number, with its exact value.
  case number
  /// A text.
  case text
  /// One of the listed words; letter case counts.
  case choice([String])
  /// An array whose elements are all of one type.
  case list(of: ArgumentType)
  /// Any JSON value. As a shorthand it cannot be an object, since an object holds all arguments.
  case value
  /// The path of another field of the record.
  case field
}

extension ArgumentType: CustomStringConvertible {
  /// The type in plain English.
  public var description: String {
    switch self {
    case .boolean: "true or false"
    case .count: "a whole number from 0 up"
    case .integer: "a whole number"
    case .number: "a number"
    case .text: "a text"
    case .choice(let words): Self.listed(words)
    case .list(let type): "an array, each element \(type)"
    case .value: "any value"
    case .field: "the path of a field"
    }
  }

  /// Words as alternatives: `"a", "b" or "c"`.
  package static func listed(_ words: [String]) -> String {
    let quoted = words.map { "\"\($0)\"" }
    guard quoted.count > 1, let last = quoted.last else { return quoted.first ?? "nothing" }
    return quoted.dropLast().joined(separator: ", ") + " or " + last
  }
}
