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
  /// The host is not one of those that are accepted. Argument: `allowed`. The range is the host.
  public static let urlHostNotAllowed: Self = "url.hostNotAllowed"
  /// The host is not on the public internet. Argument: `host` (at most its first 256 bytes). The range is the host.
  public static let urlHostNotPublic: Self = "url.hostNotPublic"
  /// The port, or that of the scheme if none is written, is not accepted. Argument: `allowed`. The range is the port,
  /// or the scheme.
  public static let urlPortNotAllowed: Self = "url.portNotAllowed"
  /// The URL has a user name or a password, which is not accepted. No arguments. The range is both.
  public static let urlCredentials: Self = "url.credentials"
  /// The URL has a fragment, which is not accepted. No arguments. The range is the fragment with its number sign; the
  /// suggestion is the URL without it.
  public static let urlFragmentRefused: Self = "url.fragmentRefused"
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
  static let urlHostNotAllowed = RuleReport(.urlHostNotAllowed, limits: ["allowed": .names])
  static let urlHostNotPublic = RuleReport(.urlHostNotPublic, found: ["host": .text])
  static let urlPortNotAllowed = RuleReport(.urlPortNotAllowed, limits: ["allowed": .names])
  static let urlCredentials = RuleReport(.urlCredentials)
  static let urlFragmentRefused = RuleReport(.urlFragmentRefused)
}

extension Rules {
  static let url = RuleOf(
    "url",
    "The text is a URL with a host, of an accepted scheme: http and https unless others are named.",
    standard: "RFC 3986; the host by RFC 1123 and UTS #46; RFC 6761 and RFC 6890 for public hosts",
    reports: [
      .urlScheme, .urlSchemeNotAllowed, .urlHostMissing, .urlHost, .urlPort, .urlUserInfo, .urlPath,
      .urlQuery, .urlFragment, .urlPercentEncoding, .urlNotASCII, .urlHostNotAllowed, .urlHostNotPublic,
      .urlPortNotAllowed, .urlCredentials, .urlFragmentRefused,
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
      RuleSample(
        ["hosts": ["example.com", "*.例え.jp"]],
        valid: ["https://EXAMPLE.com./", "https://www.xn--r8jz45g.jp/"],
        invalid: ["https://www.example.com/": .urlHostNotAllowed, "https://例え.jp/": .urlHostNotAllowed]),
      RuleSample(
        ["ports": [443, 8443]],
        valid: ["https://example.com/", "https://example.com:8443/"],
        invalid: ["http://example.com/": .urlPortNotAllowed, "https://example.com:22/": .urlPortNotAllowed]),
      RuleSample(["credentials": false], invalid: ["https://me:secret@example.com/": .urlCredentials]),
      RuleSample(["fragment": false], invalid: ["https://example.com/#top": .urlFragmentRefused]),
      RuleSample(
        ["public": true],
        valid: ["https://example.com/", "http://8.8.8.8/", "http://مثال.السعودية/"],
        invalid: [
          "http://localhost/": .urlHostNotPublic, "http://127.0.0.1/": .urlHostNotPublic,
          "http://0x7f000001/": .urlHost, "http://2130706433/": .urlHost, "http://127.1/": .urlHost,
          "http://[::ffff:127.0.0.1]/": .urlHostNotPublic, "http://[64:ff9b::a00:1]/": .urlHostNotPublic,
          "http://169.254.169.254/": .urlHostNotPublic, "http://metadata.google.internal/": .urlHostNotPublic,
          "http://ｌｏｃａｌｈｏｓｔ。/": .urlHostNotPublic, "http://printer/": .urlHostNotPublic,
        ]),
    ],
    takes: .urlSchemes, .texts("hosts"), .counts("ports"), .flag("credentials", default: true),
    .flag("fragment", default: true), .flag("public", default: false),
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
  /// The text is a web address with the scheme http or https. See
  /// ``url(schemes:hosts:ports:credentials:fragment:public:file:line:)``.
  public static var url: Validation { url(schemes: ["http", "https"]) }

  /// The text is a URL with a host: RFC 3986.
  ///
  /// Every part has only characters that its grammar allows. The host is a DNS name as checked by `hostname`,
  /// in any script and possibly percent-encoded or with a dot at its end, an IPv4 address in four decimal numbers, or
  /// an IPv6 address in brackets without a zone. The port may be empty. Other non-ASCII characters must be
  /// percent-encoded.
  ///
  /// RFC 3986 alone allows more hosts, since its names need not be DNS names; so does the URL Standard of the WHATWG,
  /// by which browsers open names with symbols (`☕.example`) that IDNA2008 does not let registries assign. Other
  /// spellings of an IPv4 address, which browsers also open, are refused because address filters overlook them:
  /// `0x7f000001`, `127.1`, digits that are percent-encoded or fullwidth, and a dot at the end.
  ///
  /// A server that fetches what someone typed needs `public: true`: hosts are then refused that are loopback, private,
  /// link-local or otherwise not on the internet, also within IPv6 addresses that stand for IPv4 ones
  /// (`[::ffff:127.0.0.1]`, NAT64, 6to4), names of one label, and names that are reserved (`localhost`, `internal`,
  /// `local`). The text alone cannot tell that a public name leads to a private address: the program that connects
  /// must check the address again, after every redirect too.
  ///
  /// ```swift
  /// .url(public: true)                                     // not http://169.254.169.254/latest/meta-data/
  /// .url(schemes: ["https"], hosts: ["example.com", "*.example.com"], ports: [443])
  /// ```
  ///
  /// Codes: `url.scheme`, `url.schemeNotAllowed`, `url.hostMissing`, `url.host`, `url.port`, `url.userInfo`,
  /// `url.path`, `url.query`, `url.fragment`, `url.percentEncoding`, `url.notASCII`, `url.hostNotAllowed`,
  /// `url.hostNotPublic`, `url.portNotAllowed`, `url.credentials`, `url.fragmentRefused`; one for each invalid part. A
  /// suggestion is made only if percent-encoding fixes all that is wrong, or if only the fragment is refused.
  ///
  /// - Parameters:
  ///   - schemes: The accepted schemes, in any letter case; nil for all schemes.
  ///   - hosts: The accepted hosts: names in any script, `*.` and a name for all names below it, or IP addresses; nil
  ///     for all.
  ///   - ports: The accepted ports. A URL without a port has that of its scheme (http, https, ws, wss, ftp); with
  ///     another scheme, it is accepted.
  ///   - credentials: Whether the URL may have a user name and a password.
  ///   - fragment: Whether the URL may have a fragment.
  ///   - isPublic: Whether the host must be one that can be on the public internet.
  ///   - file: The file that the program names when it stops for an impossible rule.
  ///   - line: The line in that file.
  public static func url(
    schemes: [String]? = ["http", "https"],
    hosts: [String]? = nil,
    ports: [Int]? = nil,
    credentials: Bool = true,
    fragment: Bool = true,
    public isPublic: Bool = false,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> Validation {
    Rules.url(schemes, hosts, ports, credentials, fragment, isPublic, file: file, line: line)
  }
}
