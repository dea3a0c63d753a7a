import ICU
public import ValidationCore

extension ValidationError.Code {
  /// The text does not begin with a scheme and a colon. No arguments.
  public static let urlScheme: Self = "url.scheme"
  /// The scheme is not accepted. Argument: `allowed`, the accepted ones. The range is the scheme.
  public static let urlSchemeNotAllowed: Self = "url.schemeNotAllowed"
  /// The URL does not have a host. No arguments.
  public static let urlHostMissing: Self = "url.hostMissing"
  /// The host is neither a DNS name nor an IP address. Argument: `host` (at most its first 256 bytes). The range is
  /// the host.
  public static let urlHost: Self = "url.host"
  /// The port is not a number from 0 to 65535. Argument: `maximum`. The range is the port.
  public static let urlPort: Self = "url.port"
  /// The user name or the password has a character that is not allowed there. Argument: `character`. The suggestion
  /// has it percent-encoded.
  public static let urlUserInfo: Self = "url.userInfo"
  /// The path has a character that is not allowed there. Argument: `character`. The suggestion has it
  /// percent-encoded.
  public static let urlPath: Self = "url.path"
  /// The query has a character that is not allowed there. Argument: `character`. The suggestion has it
  /// percent-encoded.
  public static let urlQuery: Self = "url.query"
  /// The fragment has a character that is not allowed there. Argument: `character`. The suggestion has it
  /// percent-encoded.
  public static let urlFragment: Self = "url.fragment"
  /// A percent sign is not followed by two hexadecimal digits. No arguments.
  public static let urlPercentEncoding: Self = "url.percentEncoding"
  /// There is a non-ASCII character outside the host. Argument: `character`. The suggestion has it percent-encoded.
  public static let urlNotASCII: Self = "url.notASCII"
}

extension RuleReport {
  static let urlScheme = RuleReport(.urlScheme)
  static let urlSchemeNotAllowed = RuleReport(.urlSchemeNotAllowed, limits: ["allowed": .names])
  static let urlHostMissing = RuleReport(.urlHostMissing)
  static let urlHost = RuleReport(.urlHost, found: ["host": .text])
  static let urlPort = RuleReport(.urlPort, limits: ["maximum": .integer])
  static let urlUserInfo = RuleReport(.urlUserInfo, found: ["character": .character])
  static let urlPath = RuleReport(.urlPath, found: ["character": .character])
  static let urlQuery = RuleReport(.urlQuery, found: ["character": .character])
  static let urlFragment = RuleReport(.urlFragment, found: ["character": .character])
  static let urlPercentEncoding = RuleReport(.urlPercentEncoding)
  static let urlNotASCII = RuleReport(.urlNotASCII, found: ["character": .character])
}

extension Rules {
  static let url = RuleOf(
    "url",
    "The text is a URL with a host, of an accepted scheme: http and https unless others are named.",
    standard: "RFC 3986; the host by RFC 1123 and UTS #46",
    reports: [
      .urlScheme, .urlSchemeNotAllowed, .urlHostMissing, .urlHost, .urlPort, .urlUserInfo, .urlPath,
      .urlQuery, .urlFragment, .urlPercentEncoding, .urlNotASCII,
    ],
    samples: [
      RuleSample(
        valid: ["https://example.com/a?b#c", "http://[::1]:8080/"],
        invalid: [
          "example.com": .urlScheme, "ftp://example.com": .urlSchemeNotAllowed, "http://": .urlHostMissing,
          "http://a_b/": .urlHost, "http://a.com:65536": .urlPort, "http://a<b@a.com": .urlUserInfo,
          "http://a.com/ b": .urlPath, "http://a.com/?<": .urlQuery, "http://a.com/#<": .urlFragment,
          "http://a.com/%4": .urlPercentEncoding, "http://a.com/ß": .urlNotASCII,
        ]),
      RuleSample(["schemes": ["ftp"]], valid: ["ftp://example.com/"]),
      RuleSample(["anyScheme": true], valid: ["gopher://example.com/"]),
    ],
    takes: .urlSchemes,
    make: URLRule.init
  )
}

extension RuleParameter where Value == [String]? {
  /// The arguments `schemes` and `anyScheme`; nil for any scheme.
  fileprivate static var urlSchemes: Self {
    Self(
      [RuleArgument("schemes", .list(of: .text), isShorthand: true), RuleArgument("anyScheme", .boolean)],
      read: { given throws(ImpossibleRule) in
        let isAny = given["anyScheme"]?.boolean == true
        guard let schemes = given["schemes"]?.list?.compactMap(\.text) else {
          return isAny ? nil : ["http", "https"]
        }
        if isAny {
          throw ImpossibleRule(
            at: "anyScheme", "\"anyScheme\" cannot be combined with \"schemes\"", expected: "one of the two")
        }
        return schemes
      },
      write: { schemes, given in
        if let schemes {
          if schemes != ["http", "https"] { given["schemes"] = .list(schemes.map { .text($0) }) }
        } else {
          given["anyScheme"] = true
        }
        return true
      }
    )
  }
}

extension Validation where Value == String {
  /// The text is a web address with the scheme http or https. See ``url(schemes:file:line:)``.
  public static var url: Validation { url(schemes: ["http", "https"]) }

  /// The text is a URL with a host: RFC 3986.
  ///
  /// Every part has only characters that its grammar allows. The host is a DNS name as checked by ``hostname(_:)``,
  /// in any script and possibly percent-encoded or with a dot at its end, an IPv4 address in four decimal numbers, or
  /// an IPv6 address in brackets without a zone. The port may be empty. Other non-ASCII characters must be
  /// percent-encoded.
  ///
  /// RFC 3986 alone allows more hosts, since its names need not be DNS names; so does the URL Standard of the WHATWG,
  /// by which browsers open names with symbols (`☕.example`) that IDNA2008 does not let registries assign. Other
  /// spellings of an IPv4 address, which browsers also open, are refused because address filters overlook them:
  /// `0x7f000001`, `127.1`, digits that are percent-encoded or fullwidth, and a dot at the end.
  ///
  /// Codes: `url.scheme`, `url.schemeNotAllowed`, `url.hostMissing`, `url.host`, `url.port`, `url.userInfo`,
  /// `url.path`, `url.query`, `url.fragment`, `url.percentEncoding`, `url.notASCII`; one for each invalid part. A
  /// suggestion is made only if percent-encoding fixes all that is wrong.
  ///
  /// - Parameters:
  ///   - schemes: The accepted schemes, in any letter case; nil for all schemes.
  ///   - file: The file that the program names when it stops for an impossible rule.
  ///   - line: The line in that file.
  public static func url(
    schemes: [String]?,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> Validation {
    Rules.url(schemes, file: file, line: line)
  }
}
