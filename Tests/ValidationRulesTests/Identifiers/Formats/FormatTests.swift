import Testing
import ValidationCore
import ValidationRules

@Suite("Formats that programs read")
struct FormatTests {
  @Test(
    "Versions (the list of semver.org)",
    arguments: [
      "0.0.4", "1.2.3", "10.20.30", "1.1.2-prerelease+meta", "1.1.2+meta", "1.1.2+meta-valid", "1.0.0-alpha",
      "1.0.0-beta", "1.0.0-alpha.beta", "1.0.0-alpha.beta.1", "1.0.0-alpha.1", "1.0.0-alpha0.valid",
      "1.0.0-alpha.0valid", "1.0.0-alpha-a.b-c-somethinglong+build.1-aef.1-its-okay", "1.0.0-rc.1+build.1",
      "2.0.0-rc.1+build.123", "1.2.3-beta", "10.2.3-DEV-SNAPSHOT", "1.2.3-SNAPSHOT-123", "1.0.0", "2.0.0",
      "1.1.7",
      "2.0.0+build.1848", "2.0.1-alpha.1227", "1.0.0-alpha+beta", "1.2.3----RC-SNAPSHOT.12.9.1--.12+788",
      "1.2.3----R-S.12.9.1--.12+meta", "1.2.3----RC-SNAPSHOT.12.9.1--.12",
      "1.0.0+0.build.1-rc.10000aaa-kk-0.1",
      "99999999999999999999999.999999999999999999.99999999999999999", "1.0.0-0A.is.legal",
    ]
  )
  func versions(version: String) { #expect(Validation.semanticVersion.errors(in: version) == []) }

  @Test(
    "No versions (the list of semver.org)",
    arguments: [
      "1", "1.2", "1.2.3-0123", "1.2.3-0123.0123", "1.1.2+.123", "+invalid", "-invalid", "-invalid+invalid",
      "-invalid.01", "alpha", "alpha.beta", "alpha.beta.1", "alpha.1", "alpha+beta", "alpha_beta", "alpha.",
      "alpha..",
      "beta", "1.0.0-alpha_beta", "-alpha.", "1.0.0-alpha..", "1.0.0-alpha..1", "1.0.0-alpha...1",
      "1.0.0-alpha....1", "01.1.1", "1.01.1", "1.1.01", "1.2", "1.2.3.DEV", "1.2-SNAPSHOT",
      "1.2.31.2.3----RC-SNAPSHOT.12.09.1--..12+788", "1.2-RC-SNAPSHOT", "-1.0.3-gamma+b7718", "+justmeta",
      "9.8.7+meta+meta", "9.8.7-whatever+meta+meta",
      "99999999999999999999999.999999999999999999.99999999999999999----RC-SNAPSHOT.12.09.1--------------------------------..12",
      "", "1.0.0\n", "١.٠.٠", "1.0.0-", "1.0.0+",
    ]
  )
  func notVersions(version: String) { #expect(!Validation.semanticVersion.isValid(value: version)) }

  static func version(
    _ code: ValidationError.Code, _ range: Range<Int>, _ suggestion: String? = nil
  ) -> ValidationError { ValidationError(code: code, ranges: [range], suggestion: suggestion) }

  @Test(
    "Where a version goes wrong",
    arguments: [
      Row("v1.2.3", version(.semanticVersionCore, 0..<1, "1.2.3")),
      Row("1.2", version(.semanticVersionCore, 3..<3)),
      Row(
        "1.02.3-é", version(.semanticVersionLeadingZero, 2..<4), version(.semanticVersionPrerelease, 7..<9)),
      Row(
        "1.2.3-a.01+", version(.semanticVersionLeadingZero, 8..<10), version(.semanticVersionBuild, 11..<11)),
      Row(megabyte(of: "1"), version(.semanticVersionCore, 1_048_577..<1_048_577)),
      Row("1.0.0-" + megabyte(of: "a."), version(.semanticVersionPrerelease, 1_048_584..<1_048_584)),
    ]
  )
  func versionFaults(row: Row<String>) { expect(row, from: .semanticVersion) }

  @Test(
    "JSON",
    arguments: [
      "{}", "[]", "null", "true", "false", "0", "-0", "-1.5e+10", "1E5", #""""#, #""é\u00e9\n\/""#,
      #"["\ud800"]"#,
      " [1, {\"a\": [], \"a\": {}}] \r\n\t", "[[[[]]]]", "123123123123123123123", "\"\u{7F}\u{2028}\"",
      "[0e1]",
    ]
  )
  func json(text: String) { #expect(Validation.json.errors(in: text) == []) }

  @Test(
    "No JSON",
    arguments: [
      "", " ", "{", "}", "[", "]", "[1,]", "{\"a\":1,}", "{,}", "[,]", "{\"a\"}", "{\"a\":}", "{a:1}",
      "{'a':1}", "01",
      "-", "+1", "1.", ".5", "1e", "1e+", "--1", "NaN", "Infinity", "nul", "nulll", "tru", "\"", "\"\\x\"",
      "\"\\u12\"",
      "\"\t\"", "\"a\nb\"", "\"\0\"", "[1 2]", "{\"a\" 1}", "[1]]", "{}{}", "[}", "{]", "\u{FEFF}{}", "// a",
      "1 2",
      "\u{A0}1", "[1\u{B}]", "٣", "{1:2}", "[\"a\",\n4\n,1,", "\\u0022", "\u{301}",
    ]
  )
  func notJSON(text: String) {
    #expect(Validation.json.errors(in: text).map(\.code) == [.jsonSyntax])
    #expect(!Validation.json.isValid(value: text))
  }

  @Test(
    "Where JSON goes wrong",
    arguments: [
      Row(
        "{\n  \"é\": tru }",
        ValidationError(code: .jsonSyntax, arguments: ["line": 2, "column": 11], ranges: [13..<14])),
      Row(
        "[1,é]",
        ValidationError(code: .jsonSyntax, arguments: ["line": 1, "column": 4], ranges: [3..<5])),
      Row(String(repeating: "[", count: 512) + String(repeating: "]", count: 512)),
      Row(
        megabyte(of: "[{\"a\":").replacing("{\"a\":", with: "["),
        ValidationError(code: .jsonDepth, arguments: ["maximum": 512], ranges: [512..<513])),
    ]
  )
  func jsonFaults(row: Row<String>) { expect(row, from: .json) }

  @Test(
    "Base 64 (RFC 4648, section 10)",
    arguments: ["", "Zg==", "Zm8=", "Zm9v", "Zm9vYg==", "Zm9vYmE=", "Zm9vYmFy", "+/+/", "iP=="]
  )
  func base64(text: String) {
    #expect(Validation.base64.errors(in: text) == [])
    let url = text.replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
    #expect(Validation.base64(.url, padding: .forbidden).errors(in: url) == [])
    #expect(Validation.base64(.url, padding: .optional).errors(in: url) == [])
  }

  @Test(
    "No Base 64",
    arguments: [
      Row("Zg=", ValidationError(code: .base64Padding, ranges: [2..<3], suggestion: "Zg==")),
      Row("Zg", ValidationError(code: .base64Padding, ranges: [2..<2], suggestion: "Zg==")),
      Row("Zm9v=", ValidationError(code: .base64Padding, ranges: [4..<5], suggestion: "Zm9v")),
      Row("=", ValidationError(code: .base64Padding, ranges: [0..<1])),
      Row("Z=g=", ValidationError(code: .base64Padding, ranges: [1..<2])),
      Row("Z", ValidationError(code: .base64Length, arguments: ["actual": 1], ranges: [0..<1])),
      Row(
        "Zg==\n",
        ValidationError(
          code: .base64Character, arguments: ["character": .character("\u{A}")], ranges: [4..<5])
      ),
      Row(
        "Zé9v",
        ValidationError(code: .base64Character, arguments: ["character": .character("é")], ranges: [1..<3])),
      Row(
        "Zm-_",
        ValidationError(code: .base64Character, arguments: ["character": .character("-")], ranges: [2..<4])),
      Row(megabyte(of: "="), ValidationError(code: .base64Padding, ranges: [0..<1_048_577])),
    ]
  )
  func notBase64(row: Row<String>) { expect(row, from: .base64) }

  /// The example of RFC 7515, appendix A.1.
  static let token =
    "eyJ0eXAiOiJKV1QiLA0KICJhbGciOiJIUzI1NiJ9.eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290Ijp0cnVlfQ.dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk"

  @Test(
    "JSON Web Tokens",
    arguments: [
      // The second is the example of RFC 7519, section 6.1.
      Row(token),
      Row(
        "eyJhbGciOiJub25lIn0.eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290Ijp0cnVlfQ."
      ),
      Row("", ValidationError(code: .jwtParts, arguments: ["expected": 3, "actual": 1])),
      Row(token + ".a", ValidationError(code: .jwtParts, arguments: ["expected": 3, "actual": 4])),
      Row("eyJhbGciOiJub25lIn0=.e30.", ValidationError(code: .jwtEncoding, ranges: [0..<20])),
      Row("eyJhbGciOiJub25lIn0.e30.AA", ValidationError(code: .jwtSignature, ranges: [24..<26])),
      Row("..", ValidationError(code: .jwtHeader, ranges: [0..<0])),
      Row("W10.e30.", ValidationError(code: .jwtHeader, ranges: [0..<3])),
      Row("eyJhbGciOjF9.e30.AA", ValidationError(code: .jwtHeader, ranges: [0..<12])),
      Row("eyJhbGciOiJIUzI1NiJ9..AA", ValidationError(code: .jwtPayload, ranges: [21..<21])),
      Row("eyJhbGciOiJIUzI1NiJ9.gICA.AA", ValidationError(code: .jwtPayload, ranges: [21..<25])),
      Row(
        megabyte(of: "."), ValidationError(code: .jwtParts, arguments: ["expected": 3, "actual": 1_048_578])),
    ]
  )
  func tokens(row: Row<String>) { expect(row, from: .jwt) }

  @Test("Colours", arguments: ["#fff", "#FFF8", "#a1B2c3", "#a1B2c3d4"])
  func colors(color: String) { #expect(Validation.hexColor.errors(in: color) == []) }

  @Test(
    "No colours",
    arguments: [
      "", "#", "#ff", "#fffff", "#fffffff", "fff", "#ggg", "#fff\n", "＃fff", "#ｆff", "#f f", "##fff",
    ])
  func notColors(color: String) { #expect(!Validation.hexColor.isValid(value: color)) }

  @Test(
    "Media types",
    arguments: [
      "text/html", "application/vnd.ms-excel.sheet.macroEnabled.12", "image/svg+xml",
      "text/html; charset=utf-8",
      "text/html ;charset=\"utf-8\"", "multipart/form-data; boundary=a'b; x=y", "a/b", "x-world/x-3dmf",
      "text/plain;a=\"\\\"\"", "audio/" + String(repeating: "a", count: 127),
    ]
  )
  func mediaTypes(type: String) { #expect(Validation.mimeType.errors(in: type) == []) }

  @Test(
    "No media types",
    arguments: [
      Row("", version(.mimeTypeType, 0..<0), version(.mimeTypeSubtype, 0..<0)),
      Row("text", version(.mimeTypeSubtype, 4..<4)), Row("text/", version(.mimeTypeSubtype, 5..<5)),
      Row("/html", version(.mimeTypeType, 0..<0)), Row("text/html/x", version(.mimeTypeSubtype, 5..<11)),
      Row("*/*", version(.mimeTypeType, 0..<1), version(.mimeTypeSubtype, 2..<3)),
      Row("text/html\n", version(.mimeTypeSubtype, 5..<10)),
      Row("text/ht ml", version(.mimeTypeSubtype, 5..<10)),
      Row("text/html;", version(.mimeTypeParameter, 9..<10)),
      Row("text/html; a", version(.mimeTypeParameter, 9..<12)),
      Row("text/html; a=", version(.mimeTypeParameter, 9..<13)),
      Row("text/html; a=b;;c=d", version(.mimeTypeParameter, 14..<19)),
      Row("text/html; a=\"b", version(.mimeTypeParameter, 9..<15)),
      Row("text/html; a=b ", version(.mimeTypeParameter, 9..<15)),
      Row("文/html", version(.mimeTypeType, 0..<3)),
      Row("audio/" + String(repeating: "a", count: 128), version(.mimeTypeSubtype, 6..<134)),
    ]
  )
  func notMediaTypes(row: Row<String>) { expect(row, from: .mimeType) }
}
