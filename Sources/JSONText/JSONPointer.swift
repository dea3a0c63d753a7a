/// JSON Pointer (RFC 6901) as text.
package enum JSONPointer {
  /// The member name as a pointer's token: `~` and `/` escaped, with a leading slash.
  package static func token(_ key: String) -> String {
    let hasEscapes = key.utf8.contains { $0 == UInt8(ascii: "~") || $0 == UInt8(ascii: "/") }
    guard hasEscapes else { return "/" + key }
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

extension JSONPointer {
  /// The names and indices in a pointer.
  ///
  /// A slash ends a name even if the next name starts with a combining mark, which forms one `Character` with the
  /// slash.
  package static func tokens(of pointer: String) -> [String] {
    pointer.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).dropFirst().map {
      utf8 in
      // A slash is a code point of its own in UTF-8 too.
      let token = Substring(utf8).unicodeScalars
      guard utf8.contains(UInt8(ascii: "~")) else { return String(token) }
      var name = ""
      var isEscape = false
      for scalar in token {
        switch (isEscape, scalar) {
        case (false, "~"): isEscape = true
        case (true, "0"), (true, "1"):
          name.unicodeScalars.append(scalar == "0" ? "~" : "/")
          isEscape = false
        default:
          if isEscape { name.unicodeScalars.append("~") }
          isEscape = false
          name.unicodeScalars.append(scalar)
        }
      }
      return isEscape ? name + "~" : name
    }
  }
}
