import Primitives

extension RuleValue: CustomStringConvertible {
  /// The value in compact JSON.
  public var description: String {
    switch self {
    case .null: "null"
    case .boolean(let value): "\(value)"
    case .number(let number): number.text
    case .text(let text): Self.quoted(text)
    case .list(let values): "[\(values.map(\.description).joined(separator: ","))]"
    case .object(let members):
      "{\(members.map { "\(Self.quoted($0.name)):\($0.value)" }.joined(separator: ","))}"
    }
  }

  /// A JSON string literal (RFC 8259, section 7).
  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\\(scalar)"
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      case ..." ", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
        if scalar == " " { quoted += " " } else { quoted += "\\u" + scalar.notation.dropFirst(2) }
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}

extension RuleValue: ErrorArgumentConvertible {
  package var errorArgument: ValidationError.Argument {
    switch self {
    case .text(let text): .text(text)
    case .number(let number): number.errorArgument
    case .list(let values): .list(values.map(\.errorArgument))
    case .null: .null
    case .boolean(let value): .boolean(value)
    case .object: .text(description)
    }
  }
}
