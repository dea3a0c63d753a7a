public import ValidationCore

/// A kind of resource identifier.
public enum URIForm: String, Sendable, Hashable, CaseIterable, Codable {
  /// With a scheme, in ASCII: RFC 3986.
  case uri
  /// With a scheme or relative, in ASCII: RFC 3986, section 4.1.
  case uriReference
  /// With a scheme, in any script: RFC 3987.
  case iri
  /// With a scheme or relative, in any script: RFC 3987.
  case iriReference

  var isRelativeTaken: Bool { self == .uriReference || self == .iriReference }
  var takesAnyScript: Bool { self == .iri || self == .iriReference }
}

extension Rules {
  static let uri = RuleOf(
    "uri",
    "The text is a URI of any scheme, or a reference to one, in ASCII or in any script.",
    standard: "RFC 3986, RFC 3987",
    reports: [
      .urlScheme, .urlHost, .urlPort, .urlUserInfo, .urlPath, .urlQuery, .urlFragment, .urlPercentEncoding,
      .urlNotASCII,
    ],
    samples: [
      RuleSample(
        valid: [
          "mailto:ana@example.com", "urn:isbn:9780306406157", "http://[2001:db8::7]/c?a=1#b", "http://a_b/",
        ],
        invalid: [
          "/abc": .urlScheme, "bar,baz:foo": .urlScheme, "http://[::1": .urlHost, "http://a:b/": .urlPort,
          "http://a@b@c/": .urlUserInfo, "urn:a b": .urlPath, "http://a/?{": .urlQuery,
          "http://a/#\\": .urlFragment,
          "http://a/%zz": .urlPercentEncoding, "http://a/®": .urlNotASCII,
        ]),
      RuleSample(
        ["form": "uriReference"],
        valid: ["", "#top", "../a?b", "//example.com/"], invalid: ["1:b": .urlScheme]),
      RuleSample(
        ["form": "iri"], valid: ["http://ƒøø.ßår/?∂éœ=πîx", "https://例え.jp/道"],
        invalid: ["道": .urlScheme, "http://a/\u{202E}": .urlPath]),
      RuleSample(["form": "iriReference"], valid: ["/مسار?س=١"], invalid: ["/a\\ß": .urlPath]),
    ],
    takes: .choice("form", shorthand: true, default: .uri),
    make: URIRule.init
  )
}

extension Validation where Value == String {
  /// The text is a URI of any scheme. See ``uri(_:)``.
  public static var uri: Validation { uri(.uri) }

  /// The text is a URI, an IRI, or a reference to one: RFC 3986, appendix A, and RFC 3987, section 2.2.
  ///
  /// Only the grammar of all schemes is checked: a host is an IP address in brackets or any name, also one that DNS
  /// does not have, and may be missing. ``url`` is for addresses of the web.
  ///
  /// Codes: `url.scheme`, `url.host`, `url.port`, `url.userInfo`, `url.path`, `url.query`, `url.fragment`,
  /// `url.percentEncoding`, `url.notASCII`; one for each invalid part. A suggestion is made only if percent-encoding
  /// fixes all that is wrong.
  ///
  /// - Parameter form: Whether the reference may be relative, and in which scripts it may be.
  public static func uri(_ form: URIForm) -> Validation { Rules.uri(form) }
}
