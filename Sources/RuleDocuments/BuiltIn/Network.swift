import JSONText
import Primitives
import ValidationCore
import ValidationRules

extension BuiltIn {
  static let network: [RegisteredRule] = [
    RegisteredRule(
      "url",
      summary: "is a URL with a host, of an accepted scheme (http and https where none is named)",
      standard: "RFC 3986; the host by RFC 1123 and UTS #46",
      arguments: [
        RuleArgument("schemes", .list(of: .text), isShorthand: true), RuleArgument("anyScheme", .boolean),
      ],
      codes: [
        .urlScheme, .urlSchemeNotAllowed, .urlHostMissing, .urlHost, .urlPort, .urlUserInfo, .urlPath,
        .urlQuery,
        .urlFragment, .urlPercentEncoding, .urlNotASCII,
      ]
    ) { .text(.url(schemes: try schemes($0))) },
    RegisteredRule(
      "hostname",
      summary: "is the name of a host, of one label or several",
      standard: "RFC 1123; RFC 5891, RFC 5892 and RFC 5893 after UTS #46",
      arguments: [
        RuleArgument("mode", .choice(HostnameMode.allCases.map(\.rawValue)), isShorthand: true)
      ],
      codes: [
        .presenceEmpty, .hostnameTooLong, .hostnameLabel, .hostnameEmptyLabel, .hostnameTrailingDot,
        .hostnameNumeric, .hostnameNotASCII, .hostnameInternationalized,
      ]
    ) { .text(.hostname(try $0.textIfPresent("mode").flatMap(HostnameMode.init) ?? .ascii)) },
    RegisteredRule(
      "ipAddress",
      summary: "is an IPv4 or IPv6 address, with `prefix` also a network",
      standard: "RFC 6943 (strict IPv4), RFC 4291, RFC 4632",
      arguments: [
        RuleArgument("version", .choice(IPVersion.allCases.map(\.rawValue)), isShorthand: true),
        RuleArgument("prefix", .choice(IPPrefixUse.allCases.map(\.rawValue))),
        RuleArgument("zone", .boolean),
      ],
      codes: [
        .ipAddressSyntax, .ipAddressVersion, .ipAddressLeadingZero, .ipAddressZone, .ipAddressPrefixRefused,
        .ipAddressPrefixMissing, .ipAddressPrefix,
      ]
    ) { .text(try ipAddress($0)) },
    RegisteredRule(
      "port",
      summary: "is the number of a port, 0 to 65535, as a text or a number",
      standard: "RFC 6335",
      codes: [.portSyntax, .portRange, .numberNotInteger]
    ) { _ in
      let range = Validation<Int>.port
      return ValueRule(
        text: .port,
        number: Validation(run: { value, findings in
          if !value.isInteger { return findings.report(ValidationError(code: .numberNotInteger)) }
          // What is no `Int` is far above every port, or far below.
          range.run(value.integer ?? .max, &findings)
        })
      )
    },
    RegisteredRule(
      .macAddress,
      arguments: [
        RuleArgument("size", .choice(MACAddressSize.allCases.map(\.rawValue)), isShorthand: true)
      ]
    ) { .macAddress(try $0.textIfPresent("size").flatMap(MACAddressSize.init) ?? .any) },
  ]

  private static func ipAddress(_ arguments: RuleArguments) throws(RuleDocumentError) -> Validation<String> {
    let version = try arguments.textIfPresent("version").flatMap(IPVersion.init) ?? .any
    let zone = try arguments.booleanIfPresent("zone") ?? false
    if zone, version == .v4 {
      throw arguments.error(at: "zone", "an IPv4 address has no zone", expected: "\"v6\" or \"any\" for it")
    }
    return .ipAddress(
      version,
      prefix: try arguments.textIfPresent("prefix").flatMap(IPPrefixUse.init) ?? .refused,
      zone: zone
    )
  }

  private static func schemes(_ arguments: RuleArguments) throws(RuleDocumentError) -> [String]? {
    let isAny = try arguments.booleanIfPresent("anyScheme") ?? false
    guard let schemes = try arguments.textsIfPresent("schemes") else {
      return isAny ? nil : ["http", "https"]
    }
    if isAny {
      throw arguments.error(
        at: "anyScheme", "\"anyScheme\" stands beside \"schemes\"", expected: "one of the two")
    }
    if schemes.isEmpty {
      throw arguments.error(at: "schemes", "no scheme is accepted", expected: "at least one scheme")
    }
    for (index, scheme) in schemes.enumerated() where !URLRule.isScheme(scheme) {
      throw arguments.error(
        at: "schemes",
        element: index,
        "\(JSONText.quoted(scheme)) is not the name of a scheme",
        expected: "a letter, then letters, digits, \"+\", \"-\" and \".\""
      )
    }
    return schemes
  }
}
