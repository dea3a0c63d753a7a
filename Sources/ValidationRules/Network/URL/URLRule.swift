import ICU
package import ValidationCore

package struct URLRule: TextRule {
  let schemes: [String]?
  /// The arguments of the error that lists the schemes.
  private let allowed: SharedArguments
  /// What else is required; nil for nothing.
  private let requirements: URLRequirements?
  private let plain: PlainURL?

  init(
    _ schemes: [String]?, hosts: [String]? = nil, ports: [Int]? = nil, credentials: Bool = true,
    fragment: Bool = true, public isPublic: Bool = false
  ) throws(ImpossibleRule) {
    if schemes?.isEmpty == true {
      throw ImpossibleRule(at: "schemes", "no scheme is accepted", expected: "at least one scheme")
    }
    for (index, scheme) in (schemes ?? []).enumerated() where !Self.isScheme(scheme) {
      throw ImpossibleRule(
        at: "schemes",
        element: index,
        "\(RuleValue.text(scheme)) is not the name of a scheme",
        expected: "a letter, then letters, digits, \"+\", \"-\" and \".\""
      )
    }
    let lowercase = schemes?.map { $0.lowercased() }
    self.schemes = lowercase
    allowed = SharedArguments(with: ["allowed": .alternatives((lowercase ?? []).map { .text($0) })])
    let requirements = try URLRequirements(
      hosts: hosts, ports: ports, credentials: credentials, fragment: fragment, public: isPublic)
    let required = requirements.isEmpty ? nil : requirements
    self.requirements = required
    plain = lowercase.map { PlainURL($0, required) }
  }

  package var quick: QuickCheck? {
    guard let plain else { return nil }
    return QuickCheck(plain) { plain, utf8, count in
      guard let utf8 else { return false }
      return plain.reading(PlainURL.self) { $0.accepts(utf8, utf8 + count) }
    }
  }

  /// Whether a text can be the name of a scheme (RFC 3986, section 3.1).
  package static func isScheme(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { isScheme($0, 0..<$0.count) }
  }

  static func isScheme(_ utf8: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Bool {
    guard let first = utf8[range].first, 0x61...0x7A ~= first | 0x20 else { return false }
    return utf8[range].allSatisfy { byte in
      HostLabels.isLetterOrDigit(byte) || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")
        || byte == UInt8(ascii: ".")
    }
  }

  package func check(_ text: inout TextView, _ sink: inout ErrorSink) {
    let utf8 = text.utf8
    let url = URLSyntax(utf8)
    guard let scheme = url.scheme, Self.isScheme(utf8, scheme) else {
      return sink.report(ValidationError(reporting: .urlScheme, ranges: [url.scheme ?? 0..<0]))
    }
    if let schemes, !schemes.contains(where: { Self.matches(utf8, scheme, $0) }) {
      sink.report(ValidationError(reporting: .urlSchemeNotAllowed, allowed, ranges: [scheme]))
      if sink.isDecided { return }
    }
    if let authority = url.authority {
      check(URLAuthority(utf8, authority), scheme: scheme, text, &sink)
    } else {
      sink.report(
        ValidationError(reporting: .urlHostMissing, ranges: [scheme.upperBound..<scheme.upperBound + 1]))
    }
    if sink.isDecided { return }
    check(.urlPath, .path, url.path, text, &sink)
    if let query = url.query { check(.urlQuery, .query, query, text, &sink) }
    if let fragment = url.fragment {
      check(.urlFragment, .query, fragment, text, &sink)
      if sink.isDecided { return }
      requirements?.check(fragment: fragment, utf8, of: self, &sink)
    }
  }

  private func check(
    _ authority: URLAuthority, scheme: Range<Int>, _ text: borrowing TextView, _ sink: inout ErrorSink
  ) {
    if let userInfo = authority.userInfo {
      check(.urlUserInfo, .userInfo, userInfo, text, &sink)
      if sink.isDecided { return }
    }
    let utf8 = text.utf8
    let host = authority.host
    if host.isEmpty {
      sink.report(ValidationError(reporting: .urlHostMissing, ranges: [host]))
    } else {
      do throws(ICUError) {
        if try URLHost.isFault(in: utf8, host) {
          sink.report(
            ValidationError(
              reporting: .urlHost, found: ArgumentList("host", ShownPart.argument(of: utf8, host)),
              ranges: [host]))
        } else {
          try requirements?.check(authority, scheme: scheme, utf8, &sink)
          if sink.isDecided { return }
        }
      } catch {
        sink.report(ValidationError(error))
      }
    }
    guard let port = authority.port else { return }
    let isPort =
      utf8[port].allSatisfy { 0x30...0x39 ~= $0 }
      && utf8[port].drop { $0 == 0x30 }.prefix(6).reduce(0) { $0 * 10 + Int($1 - 0x30) } <= PortRule.maximum
    if !isPort {
      sink.report(
        ValidationError(
          reporting: .urlPort, limits: ArgumentList("maximum", .integer(PortRule.maximum)), ranges: [port]))
    }
  }

  /// Reports the first fault of one part.
  private func check(
    _ code: ValidationError.Code,
    _ characters: URLCharacters,
    _ part: Range<Int>,
    _ text: borrowing TextView,
    _ sink: inout ErrorSink
  ) {
    guard !sink.isDecided, let fault = characters.fault(in: text.utf8, part) else { return }
    sink.report(fault.error(code, in: text, suggestedBy: self))
  }

  /// Whether the bytes of a range, in any letter case, are a lowercase text.
  static func matches(
    _ utf8: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ lowercase: String
  ) -> Bool {
    guard range.count == lowercase.utf8.count else { return false }
    var index = range.lowerBound
    for expected in lowercase.utf8 {
      let byte = utf8[index]
      guard (0x41...0x5A ~= byte ? byte | 0x20 : byte) == expected else { return false }
      index += 1
    }
    return true
  }
}
