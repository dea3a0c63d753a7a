import Testing
import ValidationCore
import ValidationRules

@Suite("URIs, IRIs, templates and pointers")
struct URITests {
  static func error(
    _ code: ValidationError.Code, _ range: Range<Int>, _ arguments: [String: ValidationError.Argument] = [:],
    suggestion: String? = nil
  ) -> ValidationError {
    ValidationError(code: code, arguments: arguments, ranges: [range], suggestion: suggestion)
  }

  static func grammar(_ kind: String, _ range: Range<Int>) -> ValidationError {
    error(.identifierShape, range, ["kind": .key("identifier.kind." + kind)])
  }

  @Test(
    "URIs",
    arguments: [
      Row("urn:a"), Row("a:"), Row("file:///etc/hosts"), Row("http://"), Row("x://a:99999/"),
      Row("", error(.urlScheme, 0..<0)), Row("1a:b", error(.urlScheme, 0..<2)),
      Row("http://a:8o/", error(.urlPort, 9..<11, ["maximum": 65_535])),
      Row("http://[::1]x/", error(.urlHost, 7..<13, ["host": "[::1]x"])),
      Row("urn:a b", error(.urlPath, 5..<6, ["character": .character(" ")], suggestion: "urn:a%20b")),
      Row("urn:a\n", error(.urlPath, 5..<6, ["character": .character("\n")])),
      Row("urn:道", error(.urlNotASCII, 4..<7, ["character": .character("道")], suggestion: "urn:%E9%81%93")),
      Row(megabyte(of: "a"), error(.urlScheme, 0..<0)),
    ]
  )
  func uris(row: Row<String>) { expect(row, from: .uri) }

  @Test(
    "IRIs",
    arguments: [
      Row("http://例え.jp/道?q=\u{F0000}#道"),
      Row(
        "urn:\u{10FFFD}?",
        error(.urlPath, 4..<8, ["character": .character("\u{10FFFD}")], suggestion: "urn:%F4%8F%BF%BD?")),
      Row(
        "urn:\u{FFFE}",
        error(.urlPath, 4..<7, ["character": .character("\u{FFFE}")], suggestion: "urn:%EF%BF%BE")),
      Row(
        "urn:道 道",
        error(.urlPath, 7..<8, ["character": .character(" ")], suggestion: "urn:%E9%81%93%20%E9%81%93")),
      Row("urn:" + megabyte(of: "道")),
    ]
  )
  func iris(row: Row<String>) { expect(row, from: .uri(.iri)) }

  @Test(
    "Templates",
    arguments: [
      Row("{a,b*,c:3}{?x}"), Row("{a", grammar("uriTemplate", 2..<2)),
      Row("{a:0}", grammar("uriTemplate", 3..<4)),
      Row("{a..b}", grammar("uriTemplate", 3..<4)), Row("道{道}", grammar("uriTemplate", 4..<7)),
      Row("a}", grammar("uriTemplate", 1..<2)), Row("%zz", error(.urlPercentEncoding, 0..<1)),
      Row(megabyte(of: "{a}")), Row("\0", grammar("uriTemplate", 0..<1)),
    ]
  )
  func templates(row: Row<String>) { expect(row, from: .uriTemplate) }

  @Test(
    "Pointers",
    arguments: [
      Row("/道/~0"), Row("道", grammar("jsonPointer", 0..<3)), Row("/a~2", grammar("jsonPointer", 2..<3)),
      Row("/\0\n"), Row(megabyte(of: "/")),
    ]
  )
  func pointers(row: Row<String>) { expect(row, from: .jsonPointer) }

  @Test(
    "Pointers from a place",
    arguments: [
      Row("0"), Row("10/a"), Row("0#"), Row("", grammar("jsonPointer", 0..<0)),
      Row("00", grammar("jsonPointer", 1..<2)),
      Row("0#/a", grammar("jsonPointer", 2..<3)), Row("١/a", grammar("jsonPointer", 0..<2)),
      Row(megabyte(of: "1")),
    ]
  )
  func relativePointers(row: Row<String>) { expect(row, from: .jsonPointer(.relative)) }

  @Test(
    "Data",
    arguments: [
      Row("data:,"), Row("data:;charset=\"a,b\",x"), Row("DATA:image/png;BASE64,AAAA"),
      Row("data:image/png", grammar("dataURI", 14..<14)),
      Row("data:;base64,AA*A", error(.base64Character, 15..<16, ["character": .character("*")])),
      Row("data:;base64,AA", error(.base64Padding, 15..<15)),
      Row("data:image,a", error(.mimeTypeSubtype, 10..<10)),
      Row("data:,\u{202E}", error(.urlNotASCII, 6..<9, ["character": .character("\u{202E}")])),
    ]
  )
  func data(row: Row<String>) { expect(row, from: .dataURI) }

  @Test(
    "Mail",
    arguments: [
      Row("mailto:ana@example.com,b@example.org"), Row("mailto:"),
      Row("mailto:a%40b@c", error(.emailLocalPart, 7..<14)),
      Row("mailto:a@b.com?to=@x&cc=c@d.com", error(.emailLocalPart, 18..<20)),
    ]
  )
  func mail(row: Row<String>) { expect(row, from: .mailto) }
}
