import Testing
import ValidationCore

@testable import ValidationRules

@Suite("URLs with further requirements")
struct URLRequirementTests {
  @Test(
    "A public host is none that a server reaches inside its own network",
    arguments: [
      "http://localhost", "http://LOCALHOST:80/", "http://localhost./", "http://a.localhost",
      "http://127.0.0.1",
      "http://0.0.0.0", "http://[::]", "http://[::1]:80/", "http://[::ffff:7f00:1]",
      "http://[::ffff:10.0.0.1]",
      "http://[64:ff9b::7f00:1]", "http://[2002:7f00:1::]", "http://[fe80::1]", "http://[fd00::1]",
      "http://169.254.169.254/latest/meta-data/", "http://100.100.100.200/", "http://192.168.0.1",
      "http://10.0.0.1",
      "http://172.31.0.1", "http://intranet", "http://nas.local", "http://metadata.google.internal",
      "http://router.home.arpa", "http://x.onion", "http://a.test", "http://ⓛⓞⓒⓐⓛⓗⓞⓢⓣ", "http://%6Cocalhost",
      "http://a@127.0.0.1", "http://example.com@127.0.0.1/", "http://[v1.a]", "http://168.63.129.16",
      "http://a。local", "http://168.63.129.16:80",
    ])
  func notPublic(url: String) {
    #expect(Validation.url(public: true).errors(in: url).map(\.code) == [.urlHostNotPublic])
    #expect(!Validation.url(public: true).isValid(value: url))
    #expect(Validation.url.isValid(value: url))
  }

  @Test(
    "Other spellings of an address are not hosts at all",
    arguments: [
      "http://0x7f000001/", "http://2130706433/", "http://127.1/", "http://0177.0.0.1/", "http://127.0.0.1./",
      "http://１２７.0.0.1/", "http://127。0。0。1/", "http://%31%32%37.0.0.1/", "http://[::1%25eth0]/",
    ])
  func spellings(url: String) {
    #expect(Validation.url(public: true).errors(in: url).map(\.code) == [.urlHost])
  }

  @Test(
    "Public hosts",
    arguments: [
      "https://example.com", "https://例え.jp/", "http://1.1.1.1", "http://[2606:4700::1111]/",
      "http://a.b.c.example.org.",
      "http://local.example.com", "http://127.0.0.1.nip.io", "http://xlocalhost.com",
    ])
  func areHosts(url: String) { #expect(Validation.url(public: true).isValid(value: url)) }

  static let hosts = Validation.url(hosts: ["example.com", "*.bücher.example", "192.0.2.1", "[2001:db8::1]"])

  @Test(
    "Hosts that are named, in any spelling",
    arguments: [
      "https://example.com", "https://EXAMPLE.COM./", "https://a.b.bücher.example",
      "https://a.XN--BCHER-KVA.example",
      "http://192.0.2.1", "http://[2001:DB8:0::1]", "https://ｅxample.com", "https://%65xample.com",
    ])
  func named(url: String) { #expect(Self.hosts.isValid(value: url)) }

  @Test(
    "Hosts that are not named",
    arguments: [
      "https://www.example.com", "https://example.com.evil.org", "https://bücher.example",
      "https://xbücher.example",
      "http://192.0.2.2", "http://[::ffff:192.0.2.1]", "https://example.com@evil.org/",
      "https://evil.org#example.com",
    ])
  func notNamed(url: String) {
    let errors = Self.hosts.errors(in: url)
    #expect(errors.map(\.code) == [.urlHostNotAllowed])
    #expect(
      errors.first?.arguments
        == ["allowed": .alternatives(["example.com", "*.bücher.example", "192.0.2.1", "[2001:db8::1]"])])
  }

  @Test(
    "Ports, credentials and fragments",
    arguments: [
      Row("https://a.com:8443"), Row("https://a.com"), Row("https://a.com:/"),
      Row(
        "http://a.com",
        ValidationError(
          code: .urlPortNotAllowed, arguments: ["allowed": .alternatives(["443", "8443"])], ranges: [0..<4])),
      Row(
        "https://a.com:00022/",
        ValidationError(
          code: .urlPortNotAllowed, arguments: ["allowed": .alternatives(["443", "8443"])], ranges: [14..<19])
      ),
      Row("https://u:p@a.com", ValidationError(code: .urlCredentials, ranges: [8..<11])),
      Row("https://@a.com", ValidationError(code: .urlCredentials, ranges: [8..<8])),
      Row(
        "https://a.com/#é",
        ValidationError(
          code: .urlNotASCII, arguments: ["character": .character("é")], ranges: [15..<17]),
        ValidationError(code: .urlFragmentRefused, ranges: [14..<17], suggestion: "https://a.com/")),
      Row(
        "https://a.com#",
        ValidationError(code: .urlFragmentRefused, ranges: [13..<14], suggestion: "https://a.com")),
    ])
  func parts(row: Row<String>) {
    expect(row, from: .url(ports: [443, 8443], credentials: false, fragment: false))
  }

  @Test("Impossible requirements are refused in a document as in Swift")
  func impossible() {
    for hosts in [[], [""], ["a b"], ["*.1.2.3.4"], ["http://a"], ["0x7f000001"]] {
      #expect(throws: ImpossibleRule.self) { try Rules.url.checking(nil, hosts, nil, true, true, false) }
    }
    for ports in [[], [65_536]] {
      #expect(throws: ImpossibleRule.self) { try Rules.url.checking(nil, nil, ports, true, true, false) }
    }
  }

  @Test(
    "Host names with options",
    arguments: [
      (
        .hostname(topLevelDomain: true), ["a.com", "a.xn--p1ai", "a.b.museum"],
        ["com", "a.c", "a.b1", "localhost"]
      ),
      (.hostname(.internationalized, topLevelDomain: true), ["例え.テスト", "a。com"], ["例え", "a。b"]),
      (.hostname(underscores: true), ["_a._tcp.b.com", "a_b"], ["-_a", "a.-_", "a..b"]),
      (.hostname(trailingDot: true), ["a.com.", "a."], [".", "a..", ".."]),
      (.hostname(wildcard: true), ["*.a.com", "*.a", "a"], ["*", "a.*", "**.a", "*a.b", "*."]),
      (
        .hostname(reserved: false), ["a.com", "local.com"],
        ["local", "A.LOCAL", "a.test", "x.home.arpa", "internal"]
      ),
      (.hostname(.internationalized, reserved: false), ["例え.com"], ["例え.ｌｏｃａｌ", "例え.test"]),
    ] as [(Validation<String>, [String], [String])])
  func hostnames(rule: Validation<String>, valid: [String], invalid: [String]) {
    for name in valid { #expect(rule.isValid(value: name), "\(name)") }
    for name in invalid { #expect(!rule.errors(in: name).isEmpty, "\(name)") }
  }
}
