import ValidationCore

struct URIRule: TextRule {
  let form: URIForm

  func check(_ text: inout TextView, _ sink: inout ErrorSink) {
    let utf8 = text.utf8
    let uri = URLSyntax(utf8)
    if let scheme = uri.scheme {
      if !URLRule.isScheme(utf8, scheme) {
        // Of a relative reference, the first segment has no colon.
        return sink.report(ValidationError(reporting: .urlScheme, ranges: [scheme]))
      }
    } else if !form.isRelativeTaken {
      return sink.report(ValidationError(reporting: .urlScheme, ranges: [0..<0]))
    }
    if let authority = uri.authority { check(URLAuthority(utf8, authority), text, &sink) }
    checkParts(uri, text, &sink)
  }

  /// Reports the faults of the path, the query and the fragment.
  func checkParts(_ uri: URLSyntax, _ text: borrowing TextView, _ sink: inout ErrorSink) {
    check(.urlPath, .path, uri.path, text, &sink)
    if let query = uri.query { check(.urlQuery, .query, query, takesPrivateUse: true, text, &sink) }
    if let fragment = uri.fragment { check(.urlFragment, .query, fragment, text, &sink) }
  }

  private func check(_ authority: URLAuthority, _ text: borrowing TextView, _ sink: inout ErrorSink) {
    let utf8 = text.utf8
    if let userInfo = authority.userInfo {
      check(.urlUserInfo, .userInfo, userInfo, text, &sink)
      if sink.isDecided { return }
    }
    let host = authority.host
    let isHost =
      utf8[host].first == UInt8(ascii: "[")
      ? URLHost.isLiteral(utf8, host) : fault(of: .registeredName, in: utf8, host) == nil
    if !isHost {
      sink.report(
        ValidationError(
          reporting: .urlHost, found: ArgumentList("host", ShownPart.argument(of: utf8, host)),
          ranges: [host]))
      if sink.isDecided { return }
    }
    guard let port = authority.port, !utf8[port].allSatisfy({ 0x30...0x39 ~= $0 }) else { return }
    sink.report(
      ValidationError(
        reporting: .urlPort, limits: ArgumentList("maximum", .integer(PortRule.maximum)), ranges: [port]))
  }

  /// Reports the first fault of one part.
  private func check(
    _ code: ValidationError.Code, _ characters: URLCharacters, _ part: Range<Int>,
    takesPrivateUse: Bool = false, _ text: borrowing TextView, _ sink: inout ErrorSink
  ) {
    guard !sink.isDecided,
      let fault = fault(of: characters, in: text.utf8, part, takesPrivateUse: takesPrivateUse)
    else { return }
    sink.report(
      fault.error(
        code, notASCII: form.takesAnyScript ? code : .urlNotASCII, in: text, suggestedBy: self))
  }

  /// The first fault of a part, which may have characters of other scripts in an IRI.
  private func fault(
    of characters: URLCharacters, in utf8: UnsafeBufferPointer<UInt8>, _ part: Range<Int>,
    takesPrivateUse: Bool = false
  ) -> URLCharacters.Fault? {
    var start = part.lowerBound
    while let fault = characters.fault(in: utf8, start..<part.upperBound) {
      guard form.takesAnyScript, case .notASCII(let offset) = fault else { return fault }
      let others = UTF8Scalars(UnsafeBufferPointer(rebasing: utf8[offset..<part.upperBound]))
      // Characters of one script follow each other.
      var next = offset
      for element in others where next == offset + element.range.lowerBound {
        guard Self.isOther(element.scalar.value, takesPrivateUse) else { break }
        next = offset + element.range.upperBound
      }
      if next == offset { return fault }
      start = next
    }
    return nil
  }

  /// `ucschar` of RFC 3987, and `iprivate` where it is allowed; without the bidi formatting characters that its section
  /// 4.1 forbids.
  private static func isOther(_ value: UInt32, _ takesPrivateUse: Bool) -> Bool {
    switch value {
    case 0x200E...0x200F, 0x202A...0x202E: false
    case 0xA0...0xD7FF, 0xF900...0xFDCF, 0xFDF0...0xFFEF: true
    case 0xE000...0xF8FF, 0xF0000...0xFFFFD, 0x100000...0x10FFFD: takesPrivateUse
    case 0x10000...0xDFFFF, 0xE1000...0xEFFFD: value & 0xFFFF <= 0xFFFD
    default: false
    }
  }
}

extension URLCharacters {
  /// Of a host that is a name.
  static let registeredName = URLCharacters(and: "")
}
