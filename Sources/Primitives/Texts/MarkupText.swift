/// Texts inside of HTML and XML.
package enum MarkupText {
  /// The text with references for the characters that begin markup or end an attribute in double quotes, and for the
  /// carriage return, which a reader would take for a line feed.
  package static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars { append(scalar, to: &escaped) }
    return escaped
  }

  /// The escaped text, which may also stand between single quotes. Its control characters, and other code points that
  /// XML 1.0 does not allow, are made visible as in `\u{1B}`.
  package static func visible(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "'": escaped += "&#39;"
      case "\n", "\t": escaped.unicodeScalars.append(scalar)
      case "\u{0}"..<" ", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}":
        escaped += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: append(scalar, to: &escaped)
      }
    }
    return escaped
  }

  private static func append(_ scalar: Unicode.Scalar, to escaped: inout String) {
    switch scalar {
    case "&": escaped += "&amp;"
    case "<": escaped += "&lt;"
    case ">": escaped += "&gt;"
    case "\"": escaped += "&quot;"
    case "\r": escaped += "&#13;"
    default: escaped.unicodeScalars.append(scalar)
    }
  }
}
