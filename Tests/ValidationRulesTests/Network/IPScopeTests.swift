import Testing
import ValidationCore

@testable import ValidationRules

@Suite("Where addresses are")
struct IPScopeTests {
  @Test(
    "Each address has one scope",
    arguments: [
      ("8.8.8.8", .public), ("192.0.0.9", .public), ("192.0.0.8", .reserved), ("10.255.255.255", .private),
      ("11.0.0.0", .public), ("172.15.255.255", .public), ("172.16.0.0", .private), ("172.32.0.0", .public),
      ("100.64.0.1", .shared), ("127.255.255.254", .loopback), ("169.254.169.254", .linkLocal),
      ("168.63.129.16", .reserved), ("224.0.0.1", .multicast), ("255.255.255.255", .reserved),
      ("192.0.2.1", .documentation), ("0.0.0.0", .unspecified), ("0.0.0.1", .reserved),
      ("198.19.0.0", .reserved),
      ("::", .unspecified), ("::1", .loopback), ("::2", .reserved), ("::127.0.0.1", .reserved),
      ("::ffff:127.0.0.1", .loopback), ("::ffff:8.8.8.8", .public), ("64:ff9b::a9fe:a9fe", .linkLocal),
      ("64:ff9b:1::1", .reserved), ("2002:c0a8:0101::", .private), ("2002:0808:0808::1", .public),
      ("2001::1", .reserved), ("2001:4860:4860::8888", .public), ("2001:db8::", .documentation),
      ("3fff::1", .documentation), ("fd00:ec2::254", .private), ("fe80::1", .linkLocal),
      ("fec0::1", .private),
      ("ff02::1", .multicast), ("4000::", .reserved), ("5f00::1", .reserved), ("100::1", .reserved),
    ] as [(String, IPScope)])
  func scopes(address: String, scope: IPScope) {
    let accepted = IPScope.allCases.filter { Validation.ipAddress(scopes: [$0]).isValid(value: address) }
    #expect(accepted == [scope])
  }

  @Test(
    "A network has the scopes of all its addresses",
    arguments: [
      ("8.0.0.0/8", true), ("0.0.0.0/0", false), ("192.0.0.0/16", false), ("2000::/3", false),
      ("2600::/12", true),
      ("::ffff:8.0.0.0/104", true), ("::ffff:0:0/96", false), ("::/0", false),
    ])
  func networks(network: String, isPublic: Bool) {
    #expect(Validation.ipAddress(prefix: .required, scopes: [.public]).isValid(value: network) == isPublic)
  }

  @Test(
    "A network is written as RFC 5952 has it",
    arguments: [
      ("10.1.2.3/8", "10.0.0.0/8"), ("2001:DB8:0:0:1:0:0:1/128", "2001:db8::1:0:0:1/128"), ("::1/0", "::/0"),
      ("1:2:3:4:5:6:7:8/112", "1:2:3:4:5:6:7:0/112"), ("::ffff:1.2.3.4/120", "::ffff:102:300/120"),
      ("1::/64", "1::/64"), ("1:0:0:2:0:0:0:3/128", "1:0:0:2::3/128"), ("ffff::/1", "8000::/1"),
    ])
  func texts(network: String, text: String) {
    #expect(IPNetwork(network)?.first.text == text)
  }

  @Test("A network contains the addresses with its prefix")
  func contains() throws {
    let rule = Validation.ipAddress(prefix: .allowed, within: ["10.0.0.0/8", "2001:db8::/33"])
    for address in ["10.0.0.0", "10.255.0.1/16", "2001:db8:7fff::1"] { #expect(rule.isValid(value: address)) }
    for address in ["11.0.0.0", "10.0.0.0/7", "2001:db8:8000::1", "::ffff:10.0.0.1"] {
      let errors = rule.errors(in: address)
      #expect(errors.map(\.code) == [.ipAddressNotWithin])
      #expect(errors.first?.arguments == ["networks": .alternatives(["10.0.0.0/8", "2001:db8::/33"])])
    }
  }

  @Test("Impossible places are refused in a document as in Swift")
  func impossible() {
    #expect(throws: ImpossibleRule.self) {
      try Rules.ipAddress.checking(.any, .refused, false, [], nil, false)
    }
    #expect(throws: ImpossibleRule.self) {
      try Rules.ipAddress.checking(.any, .refused, false, [.public], ["10.0.0.0/33"], false)
    }
    #expect(throws: ImpossibleRule.self) {
      try Rules.ipAddress.checking(.any, .refused, false, [.public], nil, true)
    }
  }
}
