import ValidationCore

/// The parts of a URL by their places (RFC 3986, section 3 and appendix B).
struct URLSyntax {
  /// The scheme, without its colon; nil if there is none.
  let scheme: Range<Int>?
  /// The part between `//` and the path; nil if there is no `//`.
  let authority: Range<Int>?
  let path: Range<Int>
  let query: Range<Int>?
  let fragment: Range<Int>?

  init(_ utf8: UnsafeBufferPointer<UInt8>) {
    func first(_ range: Range<Int>, _ signs: StaticString) -> Int? {
      utf8[range].firstIndex { byte in
        signs.withUTF8Buffer { $0.contains(byte) }
      }
    }
    var start = 0
    let mark = first(0..<utf8.count, ":/?#")
    if let mark, utf8[mark] == UInt8(ascii: ":") {
      scheme = 0..<mark
      start = mark + 1
    } else {
      scheme = nil
    }
    if start + 1 < utf8.count, utf8[start] == UInt8(ascii: "/"), utf8[start + 1] == UInt8(ascii: "/") {
      let end = first(start + 2..<utf8.count, "/?#") ?? utf8.count
      authority = start + 2..<end
      start = end
    } else {
      authority = nil
    }
    let pathEnd = first(start..<utf8.count, "?#") ?? utf8.count
    path = start..<pathEnd
    let queryEnd = first(pathEnd..<utf8.count, "#") ?? utf8.count
    query = pathEnd < queryEnd ? pathEnd + 1..<queryEnd : nil
    fragment = queryEnd < utf8.count ? queryEnd + 1..<utf8.count : nil
  }
}

/// The parts of an authority: `user:password@host:port` (RFC 3986, section 3.2).
struct URLAuthority {
  let userInfo: Range<Int>?
  /// The host, including its brackets.
  let host: Range<Int>
  /// The digits after the colon; nil if there is no colon.
  let port: Range<Int>?

  init(_ utf8: UnsafeBufferPointer<UInt8>, _ authority: Range<Int>) {
    var start = authority.lowerBound
    if let at = utf8[authority].lastIndex(of: UInt8(ascii: "@")) {
      userInfo = start..<at
      start = at + 1
    } else {
      userInfo = nil
    }
    let rest = start..<authority.upperBound
    // Colons within brackets belong to an address.
    let bracket = utf8[rest].lastIndex(of: UInt8(ascii: "]"))
    let colon = utf8[(bracket ?? start)..<rest.upperBound].firstIndex(of: UInt8(ascii: ":"))
    host = start..<(colon ?? rest.upperBound)
    port = colon.map { $0 + 1..<rest.upperBound }
  }
}

extension URLSyntax {
  /// The URL with all characters percent-encoded that are not allowed in its user information, path, query and
  /// fragment.
  ///
  /// Nil if the result is not valid, as something else is wrong too, if there is a control character, which was not
  /// meant to be there, or if the URL is very long; also if there is a backslash before the path, which browsers read
  /// as a slash.
  static func encoded(_ text: borrowing TextView, acceptedBy rule: some TextRule) -> SuggestionBytes? {
    let utf8 = text.utf8
    guard utf8.count <= 8_192, !utf8.contains(where: { $0 < 0x20 || $0 == 0x7F }) else { return nil }
    let url = URLSyntax(utf8)
    // A character beyond ASCII becomes three times as long.
    var bytes = SuggestionBytes(capacity: 3 * utf8.count)
    if let authority = url.authority {
      if utf8[authority].contains(UInt8(ascii: "\\")) { return nil }
      bytes.append(contentsOf: utf8[..<authority.lowerBound])
      let parts = URLAuthority(utf8, authority)
      if let userInfo = parts.userInfo {
        URLCharacters.userInfo.append(utf8, userInfo, to: &bytes)
        bytes.append(UInt8(ascii: "@"))
      }
      bytes.append(contentsOf: utf8[parts.host.lowerBound..<authority.upperBound])
    } else {
      bytes.append(contentsOf: utf8[..<url.path.lowerBound])
    }
    URLCharacters.path.append(utf8, url.path, to: &bytes)
    if let query = url.query {
      bytes.append(UInt8(ascii: "?"))
      URLCharacters.query.append(utf8, query, to: &bytes)
    }
    if let fragment = url.fragment {
      bytes.append(UInt8(ascii: "#"))
      URLCharacters.query.append(utf8, fragment, to: &bytes)
    }
    return rule.accepts(bytes) ? bytes : nil
  }
}
