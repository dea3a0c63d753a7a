public import ValidationCore

extension Rules {
  static let mailto = RuleOf(
    "mailto",
    "The text is a URI with the scheme mailto.",
    standard: "RFC 6068, RFC 5321",
    reports: [
      .urlScheme, .urlSchemeNotAllowed, .urlPath, .urlNotASCII, .urlQuery, .urlFragment, .urlPercentEncoding,
      .emailMissingAt, .emailLocalPart, .emailLocalPartTooLong, .emailDomain, .emailTooLong, .grammar,
    ],
    samples: [
      RuleSample(
        valid: [
          "mailto:ana@example.com", "mailto:a@example.com,b@example.org?subject=Ol%C3%A1&cc=c@example.com",
          "mailto:?to=ana@example.com", "mailto:%E5%AE%89@example.com",
        ],
        invalid: [
          "ana@example.com": .urlScheme, "http:ana@example.com": .urlSchemeNotAllowed,
          "mailto:<ana@example.com>": .urlPath, "mailto:é@example.com": .urlNotASCII,
          "mailto:ana@example.com?a=<": .urlQuery, "mailto:a@b.com#\\": .urlFragment,
          "mailto:a%4@b.com": .urlPercentEncoding, "mailto:ana": .emailMissingAt,
          "mailto:.a@example.com": .emailLocalPart, "mailto:a@-b.com": .emailDomain,
          .text("mailto:" + String(repeating: "a", count: 65) + "@b.com"): .emailLocalPartTooLong,
          .text("mailto:a@" + String(repeating: "b.", count: 126) + "com"): .emailTooLong,
          "mailto:a@b.com?subject": .identifierShape,
        ])
    ],
    make: MailtoRule.init
  )
}

extension Validation where Value == String {
  /// The text is a URI with the scheme mailto: RFC 6068.
  ///
  /// Addresses with commas between them, percent-encoded where they must be, and header fields after a question mark;
  /// those of the fields `to`, `cc` and `bcc` are checked too. Each address is checked as ``email(_:unqualified:)``
  /// checks one, in any script.
  ///
  /// Codes: `url.scheme`, `url.schemeNotAllowed`, `url.path`, `url.notASCII`, `url.query`, `url.fragment`,
  /// `url.percentEncoding`, `email.missingAt`, `email.localPart`, `email.localPartTooLong`, `email.domain`,
  /// `email.tooLong` (the range is the address), `identifier.shape` (a header field without an equals sign).
  public static var mailto: Validation { Rules.mailto() }
}

struct MailtoRule: TextRule {
  private let uri = URIRule(form: .uri)
  private let address = Validation<String>.email(.internationalized)
  private static let allowed = SharedArguments(with: ["allowed": .alternatives(["mailto"])])

  func check(_ text: inout TextView, _ sink: inout ErrorSink) {
    let utf8 = text.utf8
    let parts = URLSyntax(utf8)
    guard let scheme = parts.scheme, URLRule.isScheme(utf8, scheme) else {
      return sink.report(ValidationError(reporting: .urlScheme, ranges: [parts.scheme ?? 0..<0]))
    }
    if !URLRule.matches(utf8, scheme, "mailto") {
      return sink.report(
        ValidationError(
          reporting: .urlSchemeNotAllowed, Self.allowed, ranges: [scheme]))
    }
    if parts.authority != nil {
      return sink.report(.grammar("mailto", at: scheme.upperBound + 1, in: text))
    }
    let mark = sink.errors.count
    uri.checkParts(parts, text, &sink)
    if sink.isDecided || sink.errors.count > mark { return }
    check(addresses: parts.path, utf8, &sink)
    guard let query = parts.query, !query.isEmpty else { return }
    Self.forEachPart(of: query, utf8, UInt8(ascii: "&")) { field in
      if sink.isDecided { return }
      guard let equals = utf8[field].firstIndex(of: UInt8(ascii: "=")) else {
        return sink.report(.identifier(.identifierShape, "mailto", ranges: [field]))
      }
      let name = field.lowerBound..<equals
      if Self.namesAddresses(utf8, name) { check(addresses: equals + 1..<field.upperBound, utf8, &sink) }
    }
  }

  /// Whether a header field, by its name in any letter case, has addresses.
  private static func namesAddresses(_ utf8: UnsafeBufferPointer<UInt8>, _ name: Range<Int>) -> Bool {
    URLRule.matches(utf8, name, "to") || URLRule.matches(utf8, name, "cc")
      || URLRule.matches(utf8, name, "bcc")
  }

  private func check(
    addresses: Range<Int>, _ utf8: UnsafeBufferPointer<UInt8>, _ sink: inout ErrorSink
  ) {
    if addresses.isEmpty { return }
    Self.forEachPart(of: addresses, utf8, UInt8(ascii: ",")) { range in
      if sink.isDecided { return }
      URLHost.withDecoded(utf8, range) { decoded in
        guard let decoded else { return }
        if sink.goal == .verdict { return address.run(utf8: decoded, &sink) }
        guard var error = sink.takingFirst(of: { address.run(utf8: decoded, &$0) }) else { return }
        error.faultRanges = [range]
        error.removeSuggestion()
        sink.report(error)
      }
    }
  }

  /// Runs `body` on each of the parts between separators.
  private static func forEachPart(
    of range: Range<Int>, _ utf8: UnsafeBufferPointer<UInt8>, _ separator: UInt8, _ body: (Range<Int>) -> Void
  ) {
    var start = range.lowerBound
    for index in range where utf8[index] == separator {
      body(start..<index)
      start = index + 1
    }
    body(start..<range.upperBound)
  }
}
