import CICUShim

/// The characters of message patterns (UAX #31).
package enum PatternSyntax {
  /// Whether a character ends an identifier: it has Pattern_Syntax or Pattern_White_Space.
  package static func endsIdentifier(_ scalar: Unicode.Scalar) -> Bool {
    icushim_ends_identifier(scalar.value) != 0
  }

  /// Whether a character is Pattern_White_Space, a set of eleven that Unicode promises never to change.
  package static func isWhitespace(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09...0x0D, 0x20, 0x85, 0x200E, 0x200F, 0x2028, 0x2029: true
    default: false
    }
  }

  /// A text without white space at its ends, as ICU compares the styles of arguments with its keywords.
  package static func trimmed(_ text: String) -> String {
    let scalars = text.unicodeScalars
    guard let start = scalars.firstIndex(where: { !isWhitespace($0) }),
      let end = scalars.lastIndex(where: { !isWhitespace($0) })
    else { return "" }
    return String(scalars[start...end])
  }
}
