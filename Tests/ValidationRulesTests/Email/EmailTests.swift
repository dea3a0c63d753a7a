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
      Row("user@[192.0.2.256]", fault(.emailDomain, 5..<18)),
      Row("user@[IPv6:::g]", fault(.emailDomain, 5..<15)), Row("user@[]", fault(.emailDomain, 5..<7)),
      Row("a@b\(label63).com", fault(.emailDomain, 2..<66)),
      Row(".@-", fault(.emailLocalPart, 0..<1), fault(.emailDomain, 2..<3)),
      Row("a\(local64)@example.com", tooLong(.emailLocalPartTooLong, 64, 65)),
      Row(String(repeating: "a", count: 250) + "@example.com", tooLong(.emailTooLong, 254, 262)),
      Row(megabyte(of: "@"), tooLong(.emailTooLong, 254, 1_048_577)),
      Row(
        "usér@example.com",
        ValidationError(code: .emailNotASCII, arguments: ["character": "é (U+00E9)"], ranges: [2..<4])
      ),
    ]
  )
  func ascii(row: Row<String>) { expect(row, from: .email) }

  @Test(
    "domains in any script, local parts in ASCII",
    arguments: [
      Row("user@例子.中国"), Row("user@مثال.السعودية"), Row("user@café.com.br"), Row("user@xn--caf-dma.com"),
      Row("a@b.co"),
      Row("用户@例子.中国", fault(.emailLocalPart, 0..<3)), Row("user@-é.com", fault(.emailDomain, 5..<12)),
      Row("user@é", fault(.emailDomain, 5..<7)), Row("user@é\u{200D}a.com", fault(.emailDomain, 5..<15)),
      Row("user@xn--zzzzzz.com", fault(.emailDomain, 5..<19)),
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
      Row(String(repeating: "用", count: 22) + "@例子.中国", tooLong(.emailLocalPartTooLong, 64, 66)),
    ]
  )
  func internationalized(row: Row<String>) { expect(row, from: .email(.internationalized)) }
}
