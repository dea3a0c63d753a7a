import Testing
import ValidationCore
import ValidationRules

@Suite("URLs")
struct URLTests {
  static func error(
    _ code: ValidationError.Code,
    _ arguments: [String: ValidationError.Argument] = [:],
    _ ranges: [Range<Int>] = [],
    _ suggestion: String? = nil
  ) -> ValidationError {
    ValidationError(code: code, arguments: arguments, ranges: ranges, suggestion: suggestion)
  }

  static func host(_ host: String, _ range: Range<Int>) -> ValidationError {
    error(.urlHost, ["host": .text(host)], [range])
  }

  @Test(
    "of the web",
    arguments: [
      Row("http://example.com"), Row("HTTPS://EXAMPLE.com/"), Row("http://foo.bar/?baz=qux#quux"),
      Row("http://foo.com/blah_(wikipedia)_blah#cite-1"), Row("http://foo.bar/?q=Test%20URL-encoded%20stuff"),
      Row("http://xn--nw2a.xn--j6w193g/"), Row("http://-.~_!$&'()*+,;=:%40:80%2f::::::@example.com"),
      Row("http://223.255.255.254"), Row("http://localhost:8080/"), Row("http://a.com:"),
      Row("http://@a.com"),
      Row("http://example.com."), Row("http://[2001:db8::7]/c=GB?one"), Row("http://[::1]:443"),
      Row("http://[v1.fe80::a+en1]/"), Row("https://例子.中国/"), Row("https://مثال.السعودية"),
      Row("http://%E4%BE%8B.com"), Row("http://a.com/%E4%BE%8B?x=/?#/?"), Row("http://a.com:065535"),
      Row("", error(.urlScheme, [:], [0..<0])), Row("//foo.bar/", error(.urlScheme, [:], [0..<0])),
      Row("abc", error(.urlScheme, [:], [0..<0])),
      Row("\\\\WINDOWS\\fileshare", error(.urlScheme, [:], [0..<0])),
      Row(":// should fail", error(.urlScheme, [:], [0..<0])),
      Row("1http://example.com", error(.urlScheme, [:], [0..<5])),
      Row("ht_tp://example.com", error(.urlScheme, [:], [0..<5])),
      Row(
        "ftp://example.com/a",
        error(.urlSchemeNotAllowed, ["allowed": .alternatives(["http", "https"])], [0..<3])),
      Row("http:", error(.urlHostMissing, [:], [4..<5])),
      Row("http:/a", error(.urlHostMissing, [:], [4..<5])),
      Row("http://", error(.urlHostMissing, [:], [7..<7])),
      Row("http:///a", error(.urlHostMissing, [:], [7..<7])),
      Row("http://:80", error(.urlHostMissing, [:], [7..<7])),
      Row("http://user@", error(.urlHostMissing, [:], [12..<12])),
      Row("http:// shouldfail.com", host(" shouldfail.com", 7..<22)),
      Row("http://under_score.com/", host("under_score.com", 7..<22)),
      Row("http://999.999.999.999/", host("999.999.999.999", 7..<22)),
      Row("http://087.10.0.1/", host("087.10.0.1", 7..<17)), Row("http://127.1", host("127.1", 7..<12)),
      Row("http://[::1%25eth0]/", host("[::1%25eth0]", 7..<19)),
      Row("http://[::1", host("[", 7..<8), error(.urlPort, ["maximum": 65_535], [9..<11])),
      Row("http://0x7f000001/", host("0x7f000001", 7..<17)), Row("http://0x7f.1/", host("0x7f.1", 7..<13)),
      Row("http://1.2.3.4.5/", host("1.2.3.4.5", 7..<16)),
      Row("http://127.0.0.0X1", host("127.0.0.0X1", 7..<18)),
      Row("http://a.0x", host("a.0x", 7..<11)), Row("http://a.09", host("a.09", 7..<11)),
      Row("http://１２７。０。０。１/", host("１２７。０。０。１", 7..<34)),
      Row("http://%31%32%37.0.0.1/", host("%31%32%37.0.0.1", 7..<22)),
      Row("http://127.0.0.1./", host("127.0.0.1.", 7..<17)), Row("http://bücher.１", host("bücher.１", 7..<18)),
      Row("http://[::ffff:127.0.0.1]/"), Row("http://0x7g.com"), Row("http://0x7f.example"),
      Row("http://a.0xg"),
      Row("http://例子。中国。/"), Row("http://xn--0.tld", host("xn--0.tld", 7..<16)),
      Row("http://e£.com", host("e£.com", 7..<14)),
      Row("http://r3---sn-abc.example/"), Row("http://r3---sn.bücher.example/"),
      Row(
        "http://" + String(repeating: "é", count: 129) + "_",
        host(String(repeating: "é", count: 128), 7..<266)),
      Row("http://a\\b@c.com/", error(.urlUserInfo, ["character": .character("\\")], [8..<9])),
      Row(
        "http://é:a b@c.com/d e",
        error(.urlNotASCII, ["character": .character("é")], [7..<9], "http://%C3%A9:a%20b@c.com/d%20e"),
        error(.urlPath, ["character": .character("\u{20}")], [21..<22], "http://%C3%A9:a%20b@c.com/d%20e")),
      Row(
        "http://a<b:x@c:y", error(.urlUserInfo, ["character": .character("<")], [8..<9]),
        error(.urlPort, ["maximum": 65_535], [15..<16])),
      Row(
        "http://a_b/c d", host("a_b", 7..<10), error(.urlPath, ["character": .character("\u{20}")], [12..<13])
      ),
      Row("http://a..b/", host("a..b", 7..<11)), Row("http://.", host(".", 7..<8)),
      Row("http://☕\u{202E}.com/", host("☕\u{202E}.com", 7..<17)),
      Row("http://%FF.com", host("%FF.com", 7..<14)),
      Row("http://a%2Fb.com", host("a%2Fb.com", 7..<16)),
      Row("http://a.com\n", host("a.com\n", 7..<13)),
      Row("http://a.com:65536", error(.urlPort, ["maximum": 65_535], [13..<18])),
      Row("http://a.com:8:0", error(.urlPort, ["maximum": 65_535], [13..<16])),
      Row("http://a.com:abc/path", error(.urlPort, ["maximum": 65_535], [13..<16])),
      Row(
        "https://[@example.org/test.txt",
        error(.urlUserInfo, ["character": .character("[")], [8..<9], "https://%5B@example.org/test.txt")),
      Row(
        "https://example.org/foobar\\.txt",
        error(.urlPath, ["character": .character("\\")], [26..<27], "https://example.org/foobar%5C.txt")),
      Row(
        "https://example.org/foo bar?a b#c d",
        error(
          .urlPath, ["character": .character("\u{20}")], [23..<24],
          "https://example.org/foo%20bar?a%20b#c%20d"),
        error(
          .urlQuery, ["character": .character("\u{20}")], [29..<30],
          "https://example.org/foo%20bar?a%20b#c%20d"),
        error(
          .urlFragment, ["character": .character("\u{20}")], [33..<34],
          "https://example.org/foo%20bar?a%20b#c%20d")
      ),
      Row(
        "https://example.org/a?{}",
        error(.urlQuery, ["character": .character("{")], [22..<23], "https://example.org/a?%7B%7D")),
      Row(
        "https://example.org/#a#b",
        error(.urlFragment, ["character": .character("#")], [22..<23], "https://example.org/#a%23b")),
      Row(
        "https://example.org/例",
        error(.urlNotASCII, ["character": .character("例")], [20..<23], "https://example.org/%E4%BE%8B")),
      Row("http://example.com/%6G", error(.urlPercentEncoding, [:], [19..<20])),
      Row("http://example.com/%A", error(.urlPercentEncoding, [:], [19..<20])),
      Row("http://example.com/%", error(.urlPercentEncoding, [:], [19..<20])),
      Row("http://a.com/\n", error(.urlPath, ["character": .character("\u{A}")], [13..<14])),
      Row("http://a.com/\0", error(.urlPath, ["character": .character("\u{0}")], [13..<14])),
    ]
  )
  func web(row: Row<String>) { expect(row, from: .url) }

  @Test(
    "of any scheme",
    arguments: [
      Row("ldap://[2001:db8::7]/c=GB?objectClass?one"), Row("ftp://ftp.is.co.za/rfc/rfc1808.txt"),
      Row("git+ssh://git@example.com:22/a.git"),
      Row("mailto:John.Doe@example.com", error(.urlHostMissing, [:], [6..<7])),
      Row("urn:oasis:names", error(.urlHostMissing, [:], [3..<4])),
      Row("bar,baz:foo", error(.urlScheme, [:], [0..<7])),
    ]
  )
  func anyScheme(row: Row<String>) { expect(row, from: .url(schemes: nil)) }

  @Test("of one scheme")
  func oneScheme() {
    #expect(Validation.url(schemes: ["WSS"]).isValid(value: "wss://example.com/chat"))
    #expect(!Validation.url(schemes: ["wss"]).isValid(value: "ws://example.com/chat"))
  }

  @Test(
    "A megabyte in any part is read once",
    arguments: ["http://", "http://a/", "http://a/?", "http://@", "http://[", "http://a:"])
  func megabytes(start: String) {
    for filling in ["a.", "é", "%41"] {
      #expect(
        Validation.url.isValid(value: start + megabyte(of: filling))
          == (start.contains("a/") && filling != "é"))
    }
  }
}
