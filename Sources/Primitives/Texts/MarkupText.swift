/// Texts inside of HTML and XML.
package enum MarkupText {
  /// The text with references for the characters that begin markup or end an attribute in double quotes, and for the
  /// carriage return, which a reader of XML would take for a line feed.
  package static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\r": escaped += "&#13;"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
