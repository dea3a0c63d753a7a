import Primitives

/// A URI reference in its parts, to be resolved against a base (RFC 3986, section 5).
package struct SchemaURI {
  var scheme: String?
  var authority: String?
  var path = ""
  var query: String?
  var fragment: String?

  init(_ text: String) {
    var rest = Substring(text)
    if let sign = rest.utf8.firstIndex(of: UInt8(ascii: "#")) {
      fragment = String(rest[rest.utf8.index(after: sign)...])
      rest = rest[..<sign]
    }
    if let sign = rest.utf8.firstIndex(of: UInt8(ascii: "?")) {
      query = String(rest[rest.utf8.index(after: sign)...])
      rest = rest[..<sign]
    }
    if let colon = rest.utf8.firstIndex(of: UInt8(ascii: ":")), Self.isScheme(rest[..<colon]) {
      scheme = String(rest[..<colon])
      rest = rest[rest.utf8.index(after: colon)...]
    }
    if rest.hasPrefix("//") {
      let host = rest.dropFirst(2)
      let end = host.utf8.firstIndex(of: UInt8(ascii: "/")) ?? host.endIndex
      authority = String(host[..<end])
      rest = host[end...]
    }
    path = String(rest)
  }

  private static func isScheme(_ text: Substring) -> Bool {
    guard let first = text.unicodeScalars.first, first.properties.isAlphabetic, first.isASCII else {
      return false
    }
    return text.unicodeScalars.allSatisfy { scalar in
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "+", "-", ".": true
      default: false
      }
    }
  }

  /// The URI as text, without its fragment.
  var withoutFragment: String {
    (scheme.map { "\($0):" } ?? "") + (authority.map { "//\($0)" } ?? "") + path
      + (query.map { "?\($0)" } ?? "")
  }

  /// What a reference means in a document with this base (RFC 3986, section 5.2.2).
  func resolve(_ reference: SchemaURI) -> SchemaURI {
    var result = reference
    if reference.scheme != nil {
      result.path = Self.withoutDots(reference.path)
      return result
    }
    result.scheme = scheme
    if reference.authority != nil {
      result.path = Self.withoutDots(reference.path)
      return result
    }
    result.authority = authority
    if reference.path.isEmpty {
      result.path = path
      result.query = reference.query ?? query
    } else if reference.path.hasPrefix("/") {
      result.path = Self.withoutDots(reference.path)
    } else {
      result.path = Self.withoutDots(merged(with: reference.path))
    }
    return result
  }

  private func merged(with other: String) -> String {
    if authority != nil, path.isEmpty { return "/" + other }
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return other }
    return path[...slash] + other
  }

  /// The path without `.` and `..` (RFC 3986, section 5.2.4).
  private static func withoutDots(_ path: String) -> String {
    guard path.hasPrefix("/") || path.contains("./") || path.hasSuffix(".") else { return path }
    var kept: [Substring] = []
    let isAbsolute = path.hasPrefix("/")
    let steps = path.split(separator: "/", omittingEmptySubsequences: false).dropFirst(isAbsolute ? 1 : 0)
    for (index, step) in steps.enumerated() {
      let isLast = index == steps.count - 1
      switch step {
      case ".": if isLast { kept.append("") }
      case "..":
        if let last = kept.last, last != ".." {
          kept.removeLast()
        } else if !isAbsolute {
          // The base is relative, too, so what the step leaves is not known.
          kept.append("..")
        }
        if isLast { kept.append("") }
      default: kept.append(step)
      }
    }
    return (isAbsolute ? "/" : "") + kept.joined(separator: "/")
  }

  /// A fragment with its percent-encoded bytes decoded; as it is if they are not UTF-8.
  package static func decoded(_ fragment: String) -> String {
    guard fragment.utf8.contains(UInt8(ascii: "%")) else { return fragment }
    var bytes: [UInt8] = []
    var rest = Array(fragment.utf8)[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), rest.count >= 2, let high = hexDigit(rest[rest.startIndex]),
        let low = hexDigit(rest[rest.startIndex + 1])
      {
        bytes.append(high << 4 | low)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(validating: bytes, as: UTF8.self) ?? fragment
  }

  private static func hexDigit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x30...0x39: byte - 0x30
    case 0x41...0x46: byte - 0x37
    case 0x61...0x66: byte - 0x57
    default: nil
    }
  }
}
