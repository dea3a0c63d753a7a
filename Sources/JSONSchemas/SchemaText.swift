import JSONText
import ValidationCore
import ValidationRules

/// Parts of messages about schemas.
enum SchemaText {
  static func quoted(_ text: String) -> String { JSONText.quoted(text) }

  /// The names that could have been there.
  static func listed(_ names: [String], of keyword: String) -> String {
    names.isEmpty
      ? "a name that \(keyword) gives" : "one of " + names.prefix(10).map(quoted).joined(separator: ", ")
  }
}

extension SchemaText {
  /// A value as messages show it, cut if it is long.
  static func shown(_ node: JSONNode) -> String {
    switch node.content {
    case .array: return "an array"
    case .object: return "an object"
    case .string(let text): return quoted(String(text.prefix(60)))
    case .null, .bool, .number:
      var bytes: [UInt8] = []
      JSONText.append(node, to: &bytes)
      return String(decoding: bytes.prefix(60), as: UTF8.self)
    }
  }

  /// What is wrong with a value of a schema, in plain English.
  static func problem(_ error: ValidationError, _ value: String) -> String {
    switch error.code {
    case .typeMismatch: "the value is \(value)"
    case .numberNotInteger: "\(value) is not a whole number"
    case .choiceNotListed: "\(value) is not allowed here"
    case .presenceMissing: "a member is missing"
    case .collectionRepeated: "an element is repeated"
    case .rangeNotAbove, .rangeTooSmall: "\(value) is too small"
    case .countTooFew: "\(value) has too few elements"
    case .formatMismatch: "\(value) does not have the right form"
    default: "\(value) is not valid (\(error.code.rawValue))"
    }
  }

  /// What was expected instead of a value of a schema.
  static func expected(_ error: ValidationError) -> String {
    func shown(_ name: String) -> String { error.limits[name].map { "\($0)" } ?? "" }
    switch error.code {
    case .typeMismatch: return shown("expected").replacing("|", with: " or ")
    case .numberNotInteger: return "a whole number"
    case .choiceNotListed: return "one of \(shown("allowed"))"
    case .presenceMissing:
      guard case .key(let name) = error.path.segments.last else { return "" }
      return quoted(name)
    case .rangeNotAbove: return "more than \(shown("bound"))"
    case .rangeTooSmall: return "\(shown("minimum")) or more"
    case .countTooFew: return "at least \(shown("minimum"))"
    case .formatMismatch: return "a text that \(shown("pattern")) matches"
    default: return "what the meta-schema allows"
    }
  }
}
