import Testing
import ValidationCore
import ValidationRules

@Suite("IP addresses, ports and hardware addresses")
struct AddressTests {
  static func syntax(_ version: String, _ range: Range<Int>) -> ValidationError {
    ValidationError(code: .ipAddressSyntax, arguments: ["version": .text(version)], ranges: [range])
  }

  @Test(
    "IPv4",
    arguments: [
      Row("192.168.0.1"), Row("0.0.0.0"), Row("255.255.255.255"), Row("127.0.0.0.1", syntax("v4", 8..<9)),
      Row("256.1.1.1", syntax("v4", 0..<3)), Row("127.0", syntax("v4", 4..<5)),
      Row("127.1", syntax("v4", 4..<5)),
      Row("0x7f000001", syntax("v4", 0..<1)), Row("2130706433", syntax("v4", 0..<4)),
      Row("1২7.0.0.1", syntax("v4", 0..<1)), Row(" 192.168.0.1", syntax("v4", 0..<1)),
      Row("192.168.0.1 ", syntax("v4", 10..<11)), Row("192.168.0.1\n", syntax("v4", 10..<11)),
      Row("0x7f.0.0.1", syntax("v4", 0..<1)), Row("192.168..1", syntax("v4", 8..<9)),
      Row(".192.168.0.1", syntax("v4", 0..<1)), Row("192.168.0.1.", syntax("v4", 10..<11)),
      Row("", syntax("v4", 0..<0)), Row("+1.2.3.4", syntax("v4", 0..<1)),
      Row("192.168.0.256", syntax("v4", 10..<13)),
      Row("192.168.0.1:80", syntax("v4", 0..<14)),
      Row("087.10.0.1", ValidationError(code: .ipAddressLeadingZero, ranges: [0..<3])),
      Row("1.2.3.00", ValidationError(code: .ipAddressLeadingZero, ranges: [6..<8])),
      Row("::1", ValidationError(code: .ipAddressVersion, arguments: ["version": "v4"], ranges: [0..<3])),
      Row(
        "192.168.1.0/24",
        ValidationError(code: .ipAddressPrefixRefused, ranges: [11..<14], suggestion: "192.168.1.0")),
      Row(megabyte(of: "1."), syntax("v4", 6..<7)),
    ]
  )
  func v4(row: Row<String>) { expect(row, from: .ipAddress(.v4)) }

  @Test(
    "IPv6",
    arguments: [
      "::1", "::abef", "::", "::42:ff:1", "d6::", "1:d6::42", "1::d6:192.168.0.1", "1:2::192.168.0.1",
      "::ffff:192.168.0.1", "1:2:3:4:5:6:7:8", "1000:1000:1000:1000:1000:1000:255.255.255.255", "ABCD::ef",
      "1:2:3:4:5:6:7::", "::2:3:4:5:6:7:8", "64:ff9b::192.0.2.33",
    ]
  )
  func v6(address: String) {
    #expect(Validation.ipAddress(.v6).errors(in: address) == [])
    #expect(Validation.ipAddress.errors(in: address) == [])
  }

  @Test(
    "No IPv6",
    arguments: [
      Row("12345::", syntax("v6", 0..<5)), Row("::abcef", syntax("v6", 2..<7)),
      Row("::laptop", syntax("v6", 2..<3)),
      Row("1:1:1:1:1:1:1:1:1", syntax("v6", 16..<17)), Row(":2:3:4:5:6:7:8", syntax("v6", 0..<1)),
      Row("1:2:3:4:5:6:7:", syntax("v6", 13..<14)), Row(":2:3:4::8", syntax("v6", 0..<1)),
      Row("1::d6::42", syntax("v6", 5..<7)), Row("1::2:192.168.256.1", syntax("v6", 5..<18)),
      Row("1:2:3:4:5:::8", syntax("v6", 11..<12)), Row("1:2:3:4:5:6:7", syntax("v6", 0..<13)),
      Row("1", syntax("v6", 0..<1)), Row("1:2:3:4:1.2.3", syntax("v6", 8..<13)),
      Row("  ::1", syntax("v6", 0..<1)),
      Row("::1  ", syntax("v6", 3..<4)), Row("1:2:3:4:5:6:7::8", syntax("v6", 0..<16)),
      Row("100:100:100:100:100:100:100:255.255.255.255", syntax("v6", 0..<43)),
      Row("1:2:3:4:5:6:7:৪", syntax("v6", 14..<17)), Row("1২:00:00Z", syntax("v6", 1..<4)),
      Row("::é", syntax("v6", 2..<4)), Row("👨‍👩‍👧::", syntax("v6", 0..<4)),
      Row("::ffff:256.1.1.1", syntax("v6", 7..<16)),
      Row("::ffff:1.2.3.04", syntax("v6", 7..<15)), Row(":", syntax("v6", 0..<1)),
      Row(":::", syntax("v6", 2..<3)),
      Row(
        "127.0.0.1", ValidationError(code: .ipAddressVersion, arguments: ["version": "v6"], ranges: [0..<9])),
      Row("fe80::/64", ValidationError(code: .ipAddressPrefixRefused, ranges: [6..<9], suggestion: "fe80::")),
      Row("fe80::a%eth1", ValidationError(code: .ipAddressZone, ranges: [7..<12], suggestion: "fe80::a")),
      Row("fe80::a%", syntax("v6", 7..<8)),
      Row(
        "fe80::a%eth1/64",
        ValidationError(code: .ipAddressZone, ranges: [7..<12], suggestion: "fe80::a"),
        ValidationError(code: .ipAddressPrefixRefused, ranges: [12..<15], suggestion: "fe80::a")),
      Row("fe80%eth1", syntax("v6", 0..<9)),
      Row("::x%e", ValidationError(code: .ipAddressZone, ranges: [3..<5])),
      Row(
        "::x/64", syntax("v6", 2..<3), ValidationError(code: .ipAddressPrefixRefused, ranges: [3..<6])),
    ]
  )
  func notV6(row: Row<String>) { expect(row, from: .ipAddress(.v6)) }

  @Test(
    "Networks",
    arguments: [
      Row("192.0.2.0/24"), Row("2001:db8::/32"), Row("0.0.0.0/0"), Row("::1/128"), Row("fe80::1%eth0/64"),
      Row(
        "192.0.2.0/33", ValidationError(code: .ipAddressPrefix, arguments: ["maximum": 32], ranges: [9..<12])),
      Row("::/129", ValidationError(code: .ipAddressPrefix, arguments: ["maximum": 128], ranges: [2..<6])),
      Row("::/064", ValidationError(code: .ipAddressPrefix, arguments: ["maximum": 128], ranges: [2..<6])),
      Row("::/", ValidationError(code: .ipAddressPrefix, arguments: ["maximum": 128], ranges: [2..<3])),
      Row(
        "10.0.0.1",
        ValidationError(code: .ipAddressPrefixMissing, arguments: ["maximum": 32], ranges: [8..<8])),
    ]
  )
  func networks(row: Row<String>) { expect(row, from: .ipAddress(.any, prefix: .required, zone: true)) }

  @Test(
    "A place is of whole characters",
    arguments: [
      Row("éa", syntax("any", 0..<2)), Row("1.2.é", syntax("any", 4..<6)),
      Row("١٢٧.0.0.1", syntax("any", 0..<2)),
      Row("1:é", syntax("any", 2..<4)), Row("1.2.3.4é", syntax("any", 6..<7)),
    ]
  )
  func places(row: Row<String>) { expect(row, from: .ipAddress) }

  static func port(_ code: ValidationError.Code, _ range: Range<Int>) -> ValidationError {
    ValidationError(code: code, arguments: ["maximum": 65_535], ranges: [range])
  }

  @Test(
    "Ports",
    arguments: [
      Row("0"), Row("80"), Row("65535"), Row("65536", port(.portRange, 0..<5)),
      Row("100000", port(.portRange, 0..<6)),
      Row("", port(.portSyntax, 0..<0)), Row("-1", port(.portSyntax, 0..<1)),
      Row("080", port(.portSyntax, 0..<1)),
      Row("80\n", port(.portSyntax, 2..<3)), Row("٨٠", port(.portSyntax, 0..<2)),
      Row(megabyte(of: "9"), port(.portRange, 0..<1_048_577)),
    ]
  )
  func ports(row: Row<String>) { expect(row, from: .port) }

  @Test("Ports as numbers")
  func portNumbers() {
    #expect(Validation<Int>.port.isValid(value: 443))
    #expect(
      Validation<Int>.port.errors(in: 65_536) == [
        ValidationError(code: .portRange, arguments: ["maximum": 65_535])
      ])
    #expect(!Validation<Int>.port.isValid(value: -1))
  }

  @Test(
    "Hardware addresses",
    arguments: [
      Row("00-1B-63-84-45-E6"), Row("00:1b:63:84:45:e6"), Row("001b.6384.45e6"),
      Row("02-00-5E-10-00-00-00-01"),
      Row("0200.5e10.0000.0001"),
      Row("00:1B-63:84:45:E6", macGrouping([2..<3, 8..<9, 11..<12, 14..<15])),
      Row("001B:6384:45E6", macGrouping([4..<5, 9..<10])), Row("00::1B638445E6", macGrouping([2..<4])),
      Row(
        "00-1B-63-84-45-G6",
        identifier(.identifierCharacters, "macAddress", ["character": .character("G")], [15..<16])),
      Row(
        "00-1B-63-84-45",
        identifier(.identifierLength, "macAddress", ["expected": .alternatives([12, 16]), "actual": 10])),
      Row(
        "０0-1B-63-84-45-E6",
        identifier(
          .identifierNotASCII, "macAddress", ["character": .character("０")], [0..<3], "00-1B-63-84-45-E6")),
    ]
  )
  func macAddresses(row: Row<String>) { expect(row, from: .macAddress) }

  static func macGrouping(_ ranges: [Range<Int>]) -> ValidationError {
    identifier(.identifierGrouping, "macAddress", [:], ranges, "00-1B-63-84-45-E6")
  }

  @Test("One size of hardware address")
  func macAddressSizes() {
    #expect(!Validation.macAddress(.eui64).isValid(value: "00-1B-63-84-45-E6"))
    #expect(Validation.macAddress(.eui48).isValid(value: "00-1B-63-84-45-E6"))
  }
}
