import ValidationCore

extension RuleRow {
  static let network: [RuleRow] = urls + hosts + addresses

  private static func row(
    _ rule: String,
    _ value: String,
    _ code: ValidationError.Code,
    _ arguments: [String: ValidationError.Argument] = [:],
    _ ranges: [Range<Int>] = [],
    _ suggestion: String? = nil
  ) -> RuleRow {
    RuleRow(rule, "\"\(rule)\"", "\"\(value)\"", error(code, arguments, ranges, suggestion))
  }

  private static let urls: [RuleRow] = [
    RuleRow("url", #""url""#, #""https://例子.中国/?q=1#a""#),
    RuleRow("url", #"{"url": ["ftp"]}"#, #""FTP://example.com""#),
    RuleRow("url", #"{"url": {"anyScheme": true}}"#, #""ldap://[2001:db8::7]/""#),
    row("url", "example.com", "url.scheme", [:], [0..<0]),
    row("url", "ftp://a.b", "url.schemeNotAllowed", ["allowed": .alternatives(["http", "https"])], [0..<3]),
    row("url", "http:a", "url.hostMissing", [:], [4..<5]),
    row("url", "http://a_b", "url.host", ["host": "a_b"], [7..<10]),
    row("url", "http://a:x", "url.port", ["maximum": 65_535], [9..<10]),
    row("url", "http://<@a", "url.userInfo", ["character": .character("<")], [7..<8], "http://%3C@a"),
    row("url", "http://a/|", "url.path", ["character": .character("|")], [9..<10], "http://a/%7C"),
    row("url", "http://a?|", "url.query", ["character": .character("|")], [9..<10], "http://a?%7C"),
    row("url", "http://a#|", "url.fragment", ["character": .character("|")], [9..<10], "http://a#%7C"),
    row("url", "http://a/%x", "url.percentEncoding", [:], [9..<10]),
    row("url", "http://a/ß", "url.notASCII", ["character": .character("ß")], [9..<11], "http://a/%C3%9F"),
  ]

  private static let hosts: [RuleRow] = [
    RuleRow("hostname", #""hostname""#, #""localhost""#),
    RuleRow("hostname", #"{"hostname": "internationalized"}"#, #""مثال.السعودية""#),
    row(
      "hostname", String(repeating: "a.", count: 127) + "a", "hostname.tooLong",
      ["maximum": 253, "actual": 255]),
    row("hostname", "", "presence.empty"), row("hostname", "a..b", "hostname.emptyLabel", [:], [2..<2]),
    row("hostname", "a.-b", "hostname.label", ["label": "-b"], [2..<4]),
    row("hostname", "a.b.", "hostname.trailingDot", [:], [3..<4], "a.b"),
    row("hostname", "a.1", "hostname.numeric", ["label": "1"], [2..<3]),
    row("hostname", "é", "hostname.notASCII", ["character": .character("é")], [0..<2], "xn--9ca"),
    row("hostname", "xn--X", "hostname.internationalized", ["label": "xn--X"], [0..<5]),
  ]

  private static let addresses: [RuleRow] = [
    RuleRow("ipAddress", #""ipAddress""#, #""::ffff:192.0.2.1""#),
    RuleRow("ipAddress", #"{"ipAddress": {"prefix": "allowed", "zone": true}}"#, #""fe80::1%eth0/64""#),
    row("ipAddress", "1.2.3", "ipAddress.syntax", ["version": "any"], [4..<5]),
    RuleRow(
      "ipAddress", #"{"ipAddress": "v6"}"#, #""192.0.2.1""#,
      error("ipAddress.version", ["version": "v6"], [0..<9])),
    row("ipAddress", "1.2.3.04", "ipAddress.leadingZero", [:], [6..<8]),
    row("ipAddress", "fe80::1%eth0", "ipAddress.zone", [:], [7..<12], "fe80::1"),
    row("ipAddress", "::/0", "ipAddress.prefixRefused", [:], [2..<4], "::"),
    RuleRow(
      "ipAddress", #"{"ipAddress": {"prefix": "required"}}"#, #""::""#,
      error("ipAddress.prefixMissing", ["maximum": 128], [2..<2])),
    RuleRow(
      "ipAddress", #"{"ipAddress": {"version": "v4", "prefix": "allowed"}}"#, #""10.0.0.0/33""#,
      error("ipAddress.prefix", ["maximum": 32], [8..<11])),
    RuleRow("port", #""port""#, #""443""#),
    RuleRow("port", #""port""#, "8080"),
    RuleRow("port", #""port""#, "65536", error("port.range", ["maximum": 65_535])),
    RuleRow("port", #""port""#, "80.5", error("number.notInteger")),
    RuleRow("port", #""port""#, "80.0"),
    RuleRow("port", #""port""#, "1e400", error("port.range", ["maximum": 65_535])),
    RuleRow("port", #""port""#, "-1", error("port.range", ["maximum": 65_535])),
    row("port", "08", "port.syntax", ["maximum": 65_535], [0..<1]),
    RuleRow("port", #""port""#, "true", mismatch("text|number", "boolean")),
    RuleRow("macAddress", #"{"macAddress": "eui48"}"#, #""00:1b:63:84:45:e6""#),
    identifier(
      "macAddress", "00-1B-63-84-45-G6", "identifier.characters", ["character": .character("G")], [15..<16]),
    identifier(
      "macAddress", "00-1B", "identifier.length", ["expected": .alternatives([12, 16]), "actual": 4]),
    identifier(
      "macAddress", "０0-1B-63-84-45-E6", "identifier.notASCII", ["character": .character("０")], [0..<3],
      "00-1B-63-84-45-E6"),
    identifier(
      "macAddress", "00-1B-63-84-45-E6-", "identifier.grouping", [:], [17..<18], "00-1B-63-84-45-E6"),
    identifier(
      "macAddress", "00-1B-63:84-45-E6", "identifier.grouping", [:], [8..<9], "00-1B-63-84-45-E6"),
  ]
}
