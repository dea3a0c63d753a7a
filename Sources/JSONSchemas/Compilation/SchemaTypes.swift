import JSONText
import RuleDocuments

/// Types of JSON values, as the keyword `type` names them. Rule documents have other ones, as null is an absent value there.
struct SchemaTypes: OptionSet, Sendable, Hashable {
  let rawValue: UInt8

  static let null = Self(rawValue: 1 << 0)
  static let boolean = Self(rawValue: 1 << 1)
  /// Numbers of any kind.
  static let number = Self(rawValue: 1 << 2)
  /// Numbers without a fraction.
  static let integer = Self(rawValue: 1 << 3)
  static let text = Self(rawValue: 1 << 4)
  static let list = Self(rawValue: 1 << 5)
  static let object = Self(rawValue: 1 << 6)
  static let all: Self = [.null, .boolean, .number, .integer, .text, .list, .object]

  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The type with a name of the keyword.
  init?(named name: String) {
    switch name {
    case "null": self = .null
    case "boolean": self = .boolean
    case "number": self = .number
    case "integer": self = .integer
    case "string": self = .text
    case "array": self = .list
    case "object": self = .object
    default: return nil
    }
  }

  /// The type of a value, without regard to whether a number is an integer.
  static func of(_ value: JSONTapeValue) -> Self {
    switch value.kind {
    case .null: .null
    case .false, .true: .boolean
    case .number: .number
    case .string: .text
    case .array: .list
    case .object: .object
    }
  }

  private static let names: [(type: Self, name: String)] = [
    (.text, "text"), (.number, "number"), (.integer, "integer"), (.boolean, "boolean"), (.list, "list"),
    (.object, "object"), (.null, "null"),
  ]

  /// The names of the types: a number covers an integer.
  private var shownNames: [String] {
    let shown = contains(.number) ? subtracting(.integer) : self
    return Self.names.filter { shown.contains($0.type) }.map(\.name)
  }

  /// The types of each set as the argument of an error, made once.
  private static let arguments = (0..<128).map { Self(rawValue: $0).shownNames.joined(separator: "|") }

  /// The types as the argument of an error.
  var name: String { Self.arguments[Int(rawValue & 127)] }
}
