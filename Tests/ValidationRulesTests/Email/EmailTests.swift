import Testing
import ValidationCore
import ValidationRules

@Suite("Email")
struct EmailTests {
  static func fault(_ code: ValidationError.Code, _ range: Range<Int>) -> ValidationError {
    ValidationError(code: code, ranges: [range])
  }

  static func tooLong(_ code: ValidationError.Code, _ maximum: Int, _ actual: Int) -> ValidationError {
    ValidationError(code: code, arguments: ["maximum": .integer(maximum), "actual": .integer(actual)])
  }

  static let missingAt = ValidationError(code: .emailMissingAt)
  static let local64 = String(repeating: "a", count: 64)
  static let label63 = String(repeating: "b", count: 63)

  @Test(
    "mailboxes of RFC 5321",
    arguments: [
      Row("user@example.com"), Row("a@b.co"), Row("first.last+tag@sub.example.com.br"),
      Row("!#$%&'*+/=?^_`{|}~-@example.org"),
      Row(#""joe bloggs"@example.com"#), Row(#""a\"b@c"@example.com"#), Row("user@[192.0.2.1]"),
      Row("user@[IPv6:2001:db8::1]"),
      Row("\(local64)@example.com"), Row("a@\(label63).com"), Row("a@xn--fsqu00a.xn--0zwm56d"),
      Row("1@2.com"),
      Row("", missingAt), Row("user", missingAt), Row("user at example.com", missingAt),
      Row("@example.com", fault(.emailLocalPart, 0..<0)),
      Row(".a@example.com", fault(.emailLocalPart, 0..<1)),
      Row("a.@example.com", fault(.emailLocalPart, 1..<2)),
      Row("a..b@example.com", fault(.emailLocalPart, 2..<3)),
      Row("a b@example.com", fault(.emailLocalPart, 1..<2)),
      Row(#""a"b@example.com"#, fault(.emailLocalPart, 2..<3)),
      Row("a@@example.com", fault(.emailLocalPart, 1..<2)),
      Row("a\0@example.com", fault(.emailLocalPart, 1..<2)),
      Row("user@", fault(.emailDomain, 5..<5)), Row("user@localhost", fault(.emailDomain, 5..<14)),
      Row("user@-a.com", fault(.emailDomain, 5..<7)), Row("user@a-.com", fault(.emailDomain, 5..<7)),
      Row("user@a..com", fault(.emailDomain, 7..<7)), Row("user@example.com.", fault(.emailDomain, 17..<17)),
      Row("user@example.com\n", fault(.emailDomain, 13..<17)),
      Row("user@exa_mple.com", fault(.emailDomain, 5..<13)),
      Row("user@192.0.2.1", fault(.emailDomain, 13..<14)),
      Row("user@example.0x7f", fault(.emailDomain, 13..<17)), Row("a@xn--0.tld", fault(.emailDomain, 2..<7)),
      Row("user@[192.0.2.256]", fault(.emailDomain, 5..<18)),
      Row("user@[IPv6:::g]", fault(.emailDomain, 5..<15)), Row("user@[]", fault(.emailDomain, 5..<7)),
      Row("a@b\(label63).com", fault(.emailDomain, 2..<66)),
      Row(".@-", fault(.emailLocalPart, 0..<1), fault(.emailDomain, 2..<3)),
      Row("a\(local64)@example.com", tooLong(.emailLocalPartTooLong, 64, 65)),
      Row(String(repeating: "a", count: 250) + "@example.com", tooLong(.emailTooLong, 254, 262)),
      Row(megabyte(of: "@"), tooLong(.emailTooLong, 254, 1_048_577)),
      Row(
        "usér@example.com",
        ValidationError(code: .emailNotASCII, arguments: ["character": .character("é")], ranges: [2..<4])
      ),
    ]
  )
  func ascii(row: Row<String>) { expect(row, from: .email) }

  @Test(
    "domains in any script, local parts in ASCII",
    arguments: [
      Row("user@例子.中国"), Row("user@مثال.السعودية"), Row("user@café.com.br"), Row("user@xn--caf-dma.com"),
      Row("a@b.co"),
      Row("用户@例子.中国", fault(.emailLocalPart, 0..<3)), Row("user@-é.com", fault(.emailDomain, 5..<8)),
      Row("user@é", fault(.emailDomain, 5..<7)), Row("user@é\u{200D}a.com", fault(.emailDomain, 7..<10)),
      Row("user@xn--zzzzzz.com", fault(.emailDomain, 5..<15)), Row("a@e£.com", fault(.emailDomain, 2..<5)),
      Row("a@例子。中国"), Row("a@r3---sn.例子.中国"), Row("a@例子.１２３", fault(.emailDomain, 9..<18)),
      Row("a@例子.中国.", fault(.emailDomain, 16..<16)),
    ]
  )
  func internationalizedDomain(row: Row<String>) { expect(row, from: .email(.internationalizedDomain)) }

  @Test(
    "any script on both sides (RFC 6531)",
    arguments: [
      Row("用户@例子.中国"), Row("josé.antônio@exemplo.com.br"), Row("محمد@مثال.السعودية"), Row("иван@пример.рф"),
      Row("user@example.com"),
      Row("用户@", fault(.emailDomain, 7..<7)), Row("user\u{202E}@example.com", fault(.emailLocalPart, 4..<7)),
      Row("a\u{3000}b@example.com", fault(.emailLocalPart, 1..<4)),
      Row("a\u{85}@example.com", fault(.emailLocalPart, 1..<3)),
      // Joiners that a script needs.
      Row("می\u{200C}خواهم@example.com"), Row("क\u{94D}\u{200D}ष@example.com"),
      Row("क\u{94D}\u{200C}ष@example.com"),
      Row("a\u{200D}b@example.com", fault(.emailLocalPart, 1..<4)),
      Row("a\u{200C}@example.com", fault(.emailLocalPart, 1..<4)),
      Row("👨\u{200D}👩@example.com", fault(.emailLocalPart, 4..<7)), Row("☕@example.com"),
      Row("\u{600}٣@example.com"),
      Row(String(repeating: "用", count: 22) + "@例子.中国", tooLong(.emailLocalPartTooLong, 64, 66)),
    ]
  )
  func internationalized(row: Row<String>) { expect(row, from: .email(.internationalized)) }

  @Test(
    "no invisible character is in a local part",
    arguments: [
      0x200B, 0x2060, 0xFEFF, 0xAD, 0x3164, 0x115F, 0xFFA0, 0x34F, 0x180E, 0x200E, 0x202E, 0x2066, 0x61C,
      0xFE0F,
      0xE0100, 0xE0041, 0xE0001, 0xFFFE, 0xFDD0, 0x1FFFF, 0xFFF9, 0xFFFC, 0x2800, 0xA0, 0x2028, 0x85, 0x9F,
      0x1D173,
      0x13430, 0x17B4, 0x16FE4, 0x1D159,
    ] as [UInt32]
  )
  func unseen(codePoint: UInt32) throws {
    let character = try #require(Unicode.Scalar(codePoint))
    let place = 2..<2 + String(character).utf8.count
    for text in ["é\(character)@example.com", "é\(character)é@example.com"] {
      expect(Row(text, Self.fault(.emailLocalPart, place)), from: .email(.internationalized))
    }
    #expect(!Validation.email(.internationalized).isValid(value: "\"\(character)\"@example.com"))
    #expect(!Validation.email(.internationalizedDomain).isValid(value: "a@exam\(character)ple.com"))
  }

  @Test("a wider mode takes what a narrower one takes", arguments: [true, false])
  func modes(unqualified: Bool) {
    for text in [
      "a@xn--0.tld", "a@xn--bcher-kva.example", "a@r3---sn.example", "a@ab--c.de", "a@1a.xn--4gbwdl", "a@b.c",
      "a@b",
      "a@1.2.3.4", "a@[1.2.3.4]", "a@xn--e-cda.com", "a@XN--BCHER-KVA.example", "a@xn--.com", "a@xn--a.com",
      "a@0x1",
      "a@b.0x1", "\"a b\"@xn--ls8h.la", "é@b.co", "a@é.co",
    ] {
      let verdicts = [EmailMode.ascii, .internationalizedDomain, .internationalized]
        .map { Validation.email($0, unqualified: unqualified).isValid(value: text) }
      #expect(verdicts == verdicts.sorted { !$0 && $1 }, "\(text) \(verdicts)")
    }
  }

  @Test(
    "address literals of IPv6 (RFC 5321, section 4.1.3)",
    arguments: [
      ("1111:2222:3333:4444:5555:6666:7777:8888", true), ("1111:2222:3333:4444:5555:6666::", true),
      ("::3333:4444:5555:6666:7777:8888", true), ("1111::8888", true), ("::", true),
      ("1111:2222:3333:4444:5555:6666::8888", false), ("1111:2222:3333:4444:5555:6666:7777::", false),
      ("::2222:3333:4444:5555:6666:7777:8888", false),
      ("1111:2222:3333:4444:5555:6666:255.255.255.255", true),
      ("1111:2222:3333:4444::255.255.255.255", true), ("::4444:255.255.255.255", true),
      ("::255.255.255.255", true),
      ("1111:2222:3333:4444:5555::255.255.255.255", false),
      ("1111:2222:3333:4444:5555:255.255.255.255", false),
      ("::1:2:3:4:255.255.255.255", true), ("::1:2:3:4:5:255.255.255.255", false), ("1::2::3", false),
      ("12345::", false), ("1:2", false), ("::1%eth0", false), ("::1.2.3", false), ("", false),
    ])
  func ipv6Literals(address: String, isValid: Bool) {
    #expect(Validation.email.isValid(value: "user@[IPv6:\(address)]") == isValid)
  }
}
