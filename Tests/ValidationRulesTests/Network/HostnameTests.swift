import Testing
import ValidationCore
import ValidationRules

@Suite("Host names")
struct HostnameTests {
  static func error(
    _ code: ValidationError.Code, _ label: String, _ range: Range<Int>
  ) -> ValidationError {
    ValidationError(code: code, arguments: ["label": .text(label)], ranges: [range])
  }

  static func empty(_ range: Range<Int>) -> ValidationError {
    ValidationError(code: .hostnameEmptyLabel, ranges: [range])
  }

  static func trailingDot(_ range: Range<Int>, _ suggestion: String?) -> ValidationError {
    ValidationError(code: .hostnameTrailingDot, ranges: [range], suggestion: suggestion)
  }

  static let label63 = "abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyzabcdefghijk"

  @Test(
    "of RFC 1123",
    arguments: [
      Row("www.example.com"), Row("hostname"), Row("host-name"), Row("h0stn4me"), Row("1host"),
      Row("hostnam3"),
      Row("localhost"), Row("r3---sn-abc.example"), Row("xn--4gbwdl.xn--wgbh1c"), Row("3com.com"), Row("a"),
      Row("\(label63).com"), Row("EXAMPLE.com"),
      Row("", ValidationError(code: .presenceEmpty)), Row(".", empty(0..<0)), Row("a..b", empty(2..<2)),
      Row(".a", empty(0..<0)), Row("eJ99..", empty(5..<5)),
      Row("-hostname", error(.hostnameLabel, "-hostname", 0..<9)),
      Row("a.b-.c", error(.hostnameLabel, "b-", 2..<4)),
      Row("host_name.com", error(.hostnameLabel, "host_name", 0..<9)),
      Row("a b", error(.hostnameLabel, "a b", 0..<3)),
      Row("a.com\n", error(.hostnameLabel, "com\n", 2..<6)),
      Row("a\0b", error(.hostnameLabel, "a\0b", 0..<3)),
      Row("\(label63)l.com", error(.hostnameLabel, label63 + "l", 0..<64)),
      Row("192.0.2.1", error(.hostnameNumeric, "1", 8..<9)),
      Row("123", error(.hostnameNumeric, "123", 0..<3)),
      Row("0x7f000001", error(.hostnameNumeric, "0x7f000001", 0..<10)),
      Row("a.0X", error(.hostnameNumeric, "0X", 2..<4)),
      Row("0x7f.example"), Row("a.0xg"), Row("0xg"),
      Row("a-.b.", trailingDot(4..<5, nil)), Row("192.0.2.1.", trailingDot(9..<10, nil)),
      Row(
        "1a.xn--4gbwdl.xn--wgbh1c", error(.hostnameInternationalized, "1a", 0..<2)),
      Row("xn--X", error(.hostnameInternationalized, "xn--X", 0..<5)),
      Row("a.XN--aa---o47jg78q", error(.hostnameInternationalized, "XN--aa---o47jg78q", 2..<19)),
      Row("example.com.", trailingDot(11..<12, "example.com")),
      Row(
        "bücher.example",
        ValidationError(
          code: .hostnameNotASCII, arguments: ["character": .character("ü")], ranges: [1..<3],
          suggestion: "xn--bcher-kva.example")),
      Row(
        "e\u{301} .com",
        ValidationError(
          code: .hostnameNotASCII, arguments: ["character": .character("\u{301}")], ranges: [1..<3])
      ),
      Row(
        megabyte(of: "a."), trailingDot(1_048_577..<1_048_578, nil)),
      Row(
        megabyte(of: "a.") + "a",
        ValidationError(code: .hostnameTooLong, arguments: ["maximum": 253, "actual": 1_048_579])),
    ]
  )
  func ascii(row: Row<String>) { expect(row, from: .hostname) }

  @Test(
    "in another script gets its ASCII form as a suggestion, if that is valid",
    arguments: [
      ("bücher.example.", "xn--bcher-kva.example."), ("bücher。example。", "xn--bcher-kva.example."),
      ("ｅｘａｍｐｌｅ．ｃｏｍ", "example.com"), ("localhost我爱北京天安门", "xn--localhost-8m7ny20b3wr3ihyuyfj9c1o9g"),
      ("bü cher.example", nil),
      ("ü..example", nil),
      (String(repeating: "例え.", count: 20) + "jp", String(repeating: "xn--r8jz45g.", count: 20) + "jp"),
      (String(repeating: "例え.", count: 30) + "jp", nil),
      (String(repeating: "ü", count: 60), nil),
    ] as [(String, String?)])
  func suggestion(name: String, suggestion: String?) {
    let errors = Validation.hostname(trailingDot: true).errors(in: name)
    #expect(errors.map(\.code) == [.hostnameNotASCII])
    #expect(errors.first?.suggestion == suggestion)
  }

  @Test(
    "beyond ASCII that IDNA2008 allows (JSON Schema Test Suite, idn-hostname)",
    arguments: [
      "실례.테스트", "xn--ihqwcrb4cv8a8dqg056pqjye", "\u{DF}\u{3C2}\u{F0B}\u{3007}", "\u{6FD}\u{6FE}", "l\u{B7}l",
      "\u{3B1}\u{375}\u{3B2}", "\u{5D0}\u{5F3}\u{5D1}", "\u{5D0}\u{5F4}\u{5D1}", "\u{30FB}\u{3041}",
      "\u{30FB}\u{30A1}", "\u{30FB}\u{4E08}", "\u{628}\u{660}\u{628}", "\u{6F0}0a",
      "\u{915}\u{94D}\u{200D}\u{937}",
      "\u{915}\u{94D}\u{200C}\u{937}", "\u{628}\u{64A}\u{200C}\u{628}\u{64A}", "hostname", "a\u{3002}b",
      "a\u{FF0E}b", "a\u{FF61}b", "παράδειγμαπαράδειγμαπαράδειγμαπαράδειγμαπαράδειγμα.com",
      "Bücher.example", "مثال.السعودية", "例子.中国", "faß.de",
    ]
  )
  func internationalized(name: String) {
    #expect(Validation.hostname(.internationalized).errors(in: name) == [])
  }

  @Test(
    "beyond ASCII as the format of JSON Schema are refused where they must be mapped first (RFC 5890, section 2.3.2.1)",
    arguments: [
      Row("bücher.de"), Row("Example.COM"),
      Row("BÜCHER.de", error(.hostnameInternationalized, "BÜCHER", 0..<7)),
      Row("a.Bücher.de", error(.hostnameInternationalized, "Bücher", 2..<9)),
      Row("ｆｕｌｌ.jp", error(.hostnameInternationalized, "ｆｕｌｌ", 0..<12)),
      Row("u\u{308}.de", error(.hostnameInternationalized, "u\u{308}", 0..<3)),
      Row("faß.de"), Row("例子\u{3002}中国"), Row("l\u{B7}l"), Row("WWW.例子"),
      Row("a·l.com", error(.hostnameInternationalized, "a·l", 0..<4)),
      Row("bücher..", empty(8..<8)), Row("", ValidationError(code: .presenceEmpty)),
    ])
  func unmapped(row: Row<String>) { expect(row, from: .unmappedHostname) }

  // The suite takes six times that word for a label, which the DNS would have to store in 70 bytes of its 63.
  @Test(
    "beyond ASCII that IDNA2008 does not allow (JSON Schema Test Suite, idn-hostname)",
    arguments: [
      "〮실례.테스트", "실〮례.테스트", "-> $1.00 <--", "xn--X", "XN--aa---o47jg78q", "-hello", "hello-", "-hello-",
      "\u{903}hello", "\u{300}hello", "\u{488}hello", "\u{640}\u{7FA}",
      "\u{3031}\u{3032}\u{3033}\u{3034}\u{3035}\u{302E}\u{302F}\u{303B}", "a\u{B7}l", "\u{B7}l", "l\u{B7}a",
      "l\u{B7}", "\u{3B1}\u{375}S", "\u{3B1}\u{375}", "A\u{5F3}\u{5D1}", "\u{5F3}\u{5D1}", "A\u{5F4}\u{5D1}",
      "\u{5F4}\u{5D1}", "def\u{30FB}abc", "\u{30FB}", "\u{628}\u{660}\u{6F0}", "\u{915}\u{200D}\u{937}",
      "\u{200D}\u{937}", "", ".", "\u{3002}", "\u{FF0E}", "\u{FF61}", ".example", "\u{3002}example",
      "example.",
      "example\u{3002}", "example\u{FF0E}", "example\u{FF61}",
      "παράδειγμαπαράδειγμαπαράδειγμαπαράδειγμαπαράδειγμαπαράδειγμαπαράδειγμα\u{3002}com",
      "☕.example", "👨‍👩‍👧.example", "a\u{202E}b.example", "e\u{301}_.example",
    ]
  )
  func refused(name: String) {
    #expect(!Validation.hostname(.internationalized).isValid(value: name))
  }

  @Test(
    "Where the fault lies",
    arguments: [
      Row("例子.☕.中国", error(.hostnameInternationalized, "☕", 7..<10)),
      Row("a·l.com", error(.hostnameInternationalized, "a·l", 0..<4)),
      Row("例子。。中国", empty(9..<9)), Row("。例子", empty(0..<0)), Row("bücher..", empty(8..<8)),
      Row("bücher.de.", trailingDot(10..<11, "bücher.de")),
      Row("bücher.de。", trailingDot(10..<13, "bücher.de")),
      Row("☕.de.", trailingDot(6..<7, nil)),
      Row("bücher.123", error(.hostnameNumeric, "123", 8..<11)),
      Row("bücher.１２３", error(.hostnameNumeric, "１２３", 8..<17)),
      Row("bücher.0x7f", error(.hostnameNumeric, "0x7f", 8..<12)),
      Row("bücher.a_b", error(.hostnameLabel, "a_b", 8..<11)),
      Row("bü cher.de", error(.hostnameLabel, "bü cher", 0..<8)),
      Row("-bücher.de", error(.hostnameLabel, "-bücher", 0..<8)),
      Row("bücher-.de", error(.hostnameLabel, "bücher-", 0..<8)),
      Row("bücher.\(label63)l", error(.hostnameLabel, label63 + "l", 8..<72)),
      Row(
        String(repeating: "ü", count: 70) + ".de",
        error(.hostnameLabel, String(repeating: "ü", count: 70), 0..<140)),
      Row("e£.com", error(.hostnameInternationalized, "e£", 0..<3)),
      Row("xn--bcher-kva.xn--0", error(.hostnameInternationalized, "xn--0", 14..<19)),
      Row("r3---sn-abc.example"), Row("r3---sn-abc.bücher.example"),
      Row("ab--ü.de", error(.hostnameInternationalized, "ab--ü", 0..<6)),
      // The Bidi rule is one of all labels together.
      Row("1a.مثال", error(.hostnameInternationalized, "1a", 0..<2)), Row("مثال.a1"),
      Row(
        "مثال.1a.السعودية",
        error(.hostnameInternationalized, "1a", 9..<11)),
      Row("例.\u{FEFF}", error(.hostnameInternationalized, "\u{FEFF}", 4..<7)),
      Row("\u{AD}.de", error(.hostnameInternationalized, "\u{AD}", 0..<2)),
      // 487 bytes of UTF-8, which are 295 in ASCII.
      Row(
        Array(repeating: String(repeating: "é", count: 30), count: 8).joined(separator: "."),
        ValidationError(code: .hostnameTooLong, arguments: ["maximum": 253, "actual": 295])),
      Row(
        megabyte(of: "例"),
        ValidationError(code: .hostnameTooLong, arguments: ["maximum": 253, "actual": 1_048_578])),
    ]
  )
  func places(row: Row<String>) { expect(row, from: .hostname(.internationalized)) }

  /// The same fault beside ASCII letters and beside others.
  @Test(
    "Both modes have one code for one fault",
    arguments: [
      ("a.com.", ValidationError.Code.hostnameTrailingDot), ("a..com", .hostnameEmptyLabel),
      (".a.com", .hostnameEmptyLabel), ("a..", .hostnameEmptyLabel), ("a.123", .hostnameNumeric),
      ("a.0x1f", .hostnameNumeric), ("a.b_c", .hostnameLabel), ("-a.com", .hostnameLabel),
      ("a-.com", .hostnameLabel), ("a.\(label63)l", .hostnameLabel), ("a b.com", .hostnameLabel),
      ("a.xn--0", .hostnameInternationalized), ("a/.com", .hostnameLabel),
      ("a." + Array(repeating: label63, count: 4).joined(separator: "."), .hostnameTooLong),
    ]
  )
  func sameCodes(name: String, code: ValidationError.Code) {
    for letter in ["a", "ü", "例"] {
      let name = name.replacing("a", with: letter, maxReplacements: 1)
      let codes = Validation.hostname(.internationalized).errors(in: name).map(\.code)
      #expect(codes == [code], "\(name)")
      if letter == "a" { #expect(Validation.hostname.errors(in: name).map(\.code) == codes) }
    }
  }
}
