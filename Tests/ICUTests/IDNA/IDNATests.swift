import ICU
import Testing

@Suite("Internationalized domain names")
struct IDNATests {
  @Test(
    "A name has an ASCII form and a readable form",
    arguments: [
      ("example.com", "example.com", "example.com"),
      ("EXAMPLE.com", "example.com", "example.com"),
      ("bücher.example", "xn--bcher-kva.example", "bücher.example"),
      ("bu\u{308}cher.example", "xn--bcher-kva.example", "bücher.example"),
      ("faß.de", "xn--fa-hia.de", "faß.de"),
      ("中国。中国", "xn--fiqs8s.xn--fiqs8s", "中国.中国"),
      (
        "موقع.وزارة-الاتصالات.مصر", "xn--4gbrim.xn----ymcbaaajlc6dj7bxne2c.xn--wgbh1c",
        "موقع.وزارة-الاتصالات.مصر"
      ),
      ("xn--bcher-kva.example", "xn--bcher-kva.example", "bücher.example"),
      ("example.com.", "example.com.", "example.com."),
    ]
  )
  func mapping(domain: String, ascii: String, unicode: String) throws {
    #expect(try IDNA.toASCII(domain) == ascii)
    #expect(try Array(IDNA.toUnicode(domain).unicodeScalars) == Array(unicode.unicodeScalars))
  }

  @Test(
    "A name that is refused says which rules it breaks",
    arguments: [
      ("", [.emptyLabel]),
      ("a..b", [.emptyLabel]),
      ("-a.com", [.leadingHyphen]),
      ("a-.com", [.trailingHyphen]),
      ("ab--c.com", [.hyphensInThirdAndFourthPlace]),
      ("a_b.com", [.disallowedCodePoint]),
      ("a b.com", [.disallowedCodePoint]),
      ("a\u{0}b.com", [.disallowedCodePoint]),
      ("a\u{202E}b.com", [.disallowedCodePoint]),
      ("\u{301}a.com", [.leadingCombiningMark]),
      ("xn--\u{FC}.com", [.invalidPunycode]),
      ("אa.com", [.bidi]),
      ("a\u{200D}b.com", [.contextJ]),
      (String(repeating: "a", count: 64) + ".com", [.labelTooLong]),
      (
        Array(repeating: String(repeating: "a", count: 60), count: 5).joined(separator: "."),
        [.domainNameTooLong]
      ),
    ] as [(String, Set<IDNAError.Reason>)]
  )
  func refusal(domain: String, reasons: Set<IDNAError.Reason>) {
    #expect(throws: IDNAError.invalid(reasons)) { try IDNA.toASCII(domain) }
  }

  @Test("A megabyte is refused, not copied for ever")
  func megabyte() {
    #expect(throws: IDNAError.self) { try IDNA.toASCII(String(repeating: "a", count: 1_000_000)) }
    #expect(throws: IDNAError.self) { try IDNA.toASCII(String(repeating: "ü.", count: 300_000)) }
  }
}
