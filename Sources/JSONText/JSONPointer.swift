/// JSON Pointer (RFC 6901) as text.
package enum JSONPointer {
  /// The member name as a pointer's token: `~` and `/` escaped, slash in front.
  package static func token(_ key: String) -> String {
    var token = "/"
    for scalar in key.unicodeScalars {
      switch scalar {
      case "~": token += "~0"
      case "/": token += "~1"
      default: token.unicodeScalars.append(scalar)
      }
    }
    return token
  }

  /// The array index as a pointer's token.
  package static func token(_ index: Int) -> String { "/\(index)" }
}
