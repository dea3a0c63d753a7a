import JSONText
import ValidationCore
import ValidationRules

/// Types of JSON values that a rule accepts.
public struct JSONTypeSet: OptionSet, Sendable, Hashable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Texts.
  public static let text = Self(rawValue: 1 << 0)
  /// Numbers of any kind.
  public static let number = Self(rawValue: 1 << 1)
  /// Numbers without a fraction: `18`, and `18.0` and `1.8e1`, which have the same value.
  public static let integer = Self(rawValue: 1 << 2)
  /// `true` and `false`.
  public static let boolean = Self(rawValue: 1 << 3)
  /// Arrays.
  public static let list = Self(rawValue: 1 << 4)
  /// Objects.
  public static let object = Self(rawValue: 1 << 5)

  /// Every type.
  public static let any: Self = [.text, .number, .integer, .boolean, .list, .object]

  private static let names: [(kind: Self, name: String)] = [
    (.text, "text"), (.number, "number"), (.integer, "integer"), (.boolean, "boolean"), (.list, "list"),
    (.object, "object"),
  ]

  /// Whether a value has one of the types; an absent value does not have any.
  func contain(_ value: JSONTapeValue) -> Bool {
    switch value.type {
    case .null: false
    case .boolean: contains(.boolean)
    case .number: contains(.number) || contains(.integer) && value.isInteger
    case .text: contains(.text)
    case .list: contains(.list)
    case .object: contains(.object)
    }
  }

  /// The types that both have in common; an integer is a number.
  func common(with other: Self) -> Self {
    var kinds = intersection(other)
    if contains(.number), other.contains(.integer) { kinds.insert(.integer) }
    if contains(.integer), other.contains(.number) { kinds.insert(.integer) }
    return kinds
  }

  /// The names of the types; a number covers an integer.
  var name: String {
    let shown = contains(.number) ? subtracting(.integer) : self
    // Most often it is one, for which no list is made.
    if let only = Self.names.first(where: { $0.kind == shown }) { return only.name }
    return Self.names.filter { shown.contains($0.kind) }.map(\.name).joined(separator: "|")
  }
}

extension ValidationError {
  static func typeMismatch(_ type: JSONTapeType, expected: JSONTypeSet) -> ValidationError {
    let actual =
      switch type {
      case .null: "null"
      case .boolean: "boolean"
      case .number: "number"
      case .text: "text"
      case .list: "list"
      case .object: "object"
      }
    return ValidationError(
      reporting: .typeMismatch,
      limits: ArgumentList("expected", .text(expected.name)),
      found: ArgumentList("actual", .text(actual))
    )
  }
}
