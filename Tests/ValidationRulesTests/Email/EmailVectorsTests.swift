import Testing
import ValidationCore
import ValidationRules

/// The formats `email` and `idn-email` of the JSON Schema Test Suite (draft 2020-12, read in November 2025).
@Suite("Email addresses of the JSON Schema Test Suite")
struct EmailVectorsTests {
  @Test(
    "Valid",
    arguments: [
      "joe.bloggs@example.com", "te~st@example.com", "~test@example.com", "test~@example.com",
      #""joe bloggs"@example.com"#, #""joe..bloggs"@example.com"#, #""joe@bloggs"@example.com"#,
      "joe.bloggs@[127.0.0.1]", "joe.bloggs@[IPv6:::1]", "te.s.t@example.com", "test@255.255.255.255",
      #"""@iana.org"#, #"" "@iana.org"#, "test@c--n.com", "test@123.com", #""test"@iana.org"#,
      #""\a"@iana.org"#, #""\""@iana.org"#, #""\\"@iana.org"#, "test@io", "a@[ipv6:::1]",
    ]
  )
  func valid(address: String) {
    #expect(Validation.email(.ascii, unqualified: true).errors(in: address) == [])
    #expect(Validation.email(.internationalized, unqualified: true).errors(in: address) == [])
  }

  @Test(
    "Invalid",
    arguments: [
      "2962", ".test@example.com", "test.@example.com", "te..st@example.com", "joe.bloggs@invalid=domain.com",
      "joe.bloggs@[127.0.0.300]", "user1@oceania.org, user2@oceania.org",
      #""Winston Smith" <winston.smith@recdep.minitrue> (Records Department)"#, "@example.com", "joe.bloggs@",
      "joe bloggs@example.com", "a\u{FF20}iana.org", "test@iana.org\n", "test@iana.org\r", "a@iana.org ",
      " a@iana.org", "a\tb@iana.org", "\u{7F}@iana.org", "test\"@iana.org", #""test"test@iana.org"#,
      "\"test@iana.org", "a@b@c.org", #"test\@test@iana.org"#, "[1.2.3.4]@iana.org", "", "test@-iana.org",
      "test@iana-.com", "test@.iana.org", "test@iana.org.", "test@iana..com", "test@[1.2.3.4", "a@[]",
      "a@[1.2.3]", "a@[1.2.3.4.5]", "test@[RFC-5322-domain-literal]", "test@a[255.255.255.255]",
      "a,b@iana.org", "a;b@iana.org", "a:b@iana.org", "test(comment)@iana.org", "a@b(c).org",
    ]
  )
  func invalid(address: String) {
    #expect(!Validation.email(.ascii, unqualified: true).isValid(value: address))
    #expect(!Validation.email(.internationalized, unqualified: true).isValid(value: address))
  }

  @Test("Beyond ASCII", arguments: ["aé@iana.org", "a@é.org", "실례@실례.테스트"])
  func beyondASCII(address: String) {
    #expect(!Validation.email.isValid(value: address))
    #expect(Validation.email(.internationalized).isValid(value: address))
  }

  @Test("A quoted pair is of ASCII, in every mode", arguments: EmailMode.allCases)
  func quotedPair(mode: EmailMode) {
    #expect(!Validation.email(mode).isValid(value: "\"test\\\u{A9}\"@iana.org"))
  }
}
