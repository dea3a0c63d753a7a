import ValidationCore

extension RuleRow {
  static let formats: [RuleRow] = [
    RuleRow("json", #""json""#, #""{\"a\": [1, true, null]}""#),
    RuleRow("json", #""json""#, #""{\"a\": }""#, error("json.syntax", ["line": 1, "column": 7], [6..<7])),
    RuleRow(
      "json", #""json""#, "\"\(String(repeating: "[", count: 513))\"",
      error("json.depth", ["maximum": 512], [512..<513])),
    RuleRow("base64", #""base64""#, #""+/A=""#),
    RuleRow("dataURI", #"{"dataURI": ["text/*"]}"#, #""DATA:Text/Plain;BASE64,2YU=""#),
    RuleRow("dataURI", #"{"dataURI": ["text/*"]}"#, #""data:;base64,2YU=""#),
    RuleRow(
      "dataURI", #"{"dataURI": ["image/png"]}"#, #""data:,a""#,
      error("choice.notListed", ["allowed": .alternatives(["image/png"])], [5..<5])),
    RuleRow(
      "dataURI", #""dataURI""#, #""data:text/plain""#,
      error("identifier.shape", ["kind": .key("identifier.kind.dataURI")], [15..<15])),
    RuleRow("dataURI", #""dataURI""#, #""data:text/plain;a=\",\",b""#),
    RuleRow("base64", #"{"base64": {"variant": "url", "padding": "forbidden"}}"#, #""-_A""#),
    RuleRow(
      "base64", #""base64""#, #""-_A=""#, error("base64.character", ["character": .character("-")], [0..<2])),
    RuleRow("base64", #""base64""#, #""AAAAA""#, error("base64.length", ["actual": 5], [0..<5])),
    RuleRow("base64", #""base64""#, #""AA""#, error("base64.padding", [:], [2..<2], "AA==")),
    RuleRow("jwt", #""jwt""#, #""eyJhbGciOiJIUzI1NiJ9.e30.AAAA""#),
    RuleRow("jwt", #""jwt""#, #""a.b""#, error("jwt.parts", ["expected": 3, "actual": 2])),
    RuleRow("jwt", #""jwt""#, #""eyJhbGciOiJIUzI1NiJ9.e3+.AAAA""#, error("jwt.encoding", [:], [21..<24])),
    RuleRow("jwt", #""jwt""#, #""e30.e30.AAAA""#, error("jwt.header", [:], [0..<3])),
    RuleRow("jwt", #""jwt""#, #""eyJhbGciOiJIUzI1NiJ9.W10.AAAA""#, error("jwt.payload", [:], [21..<24])),
    RuleRow("jwt", #""jwt""#, #""eyJhbGciOiJIUzI1NiJ9.e30.""#, error("jwt.signature", [:], [25..<25])),
    RuleRow("hexColor", #""hexColor""#, ##""#FF8800cc""##),
    RuleRow("hexColor", #""hexColor""#, #""fff""#, error("hexColor.sign", [:], [0..<0], "#fff")),
    identifier("hexColor", "#ffg", "identifier.characters", ["character": .character("g")], [3..<4]),
    RuleRow(
      "hexColor", #"{"hexColor": {"alpha": false}}"#, ##""#ffff""##,
      error(
        "identifier.length",
        [
          "kind": .key("identifier.kind.hexColor"), "expected": .alternatives([3, 6]), "actual": 4,
          "unit": "characters",
        ])),
    RuleRow("semanticVersion", #""semanticVersion""#, #""1.4.0-beta.2+exp.sha.5114f85""#),
    RuleRow(
      "semanticVersion", #""semanticVersion""#, #""v1.4.0""#,
      error("semanticVersion.core", [:], [0..<1], "1.4.0")),
    RuleRow(
      "semanticVersion", #""semanticVersion""#, #""1.04.0""#,
      error("semanticVersion.leadingZero", [:], [2..<4])),
    RuleRow(
      "semanticVersion", #""semanticVersion""#, #""1.4.0-a..b""#,
      error("semanticVersion.prerelease", [:], [8..<8])),
    RuleRow(
      "semanticVersion", #""semanticVersion""#, #""1.4.0+a_b""#, error("semanticVersion.build", [:], [6..<9])),
    RuleRow("mimeType", #""mimeType""#, #""text/html; charset=utf-8""#),
    RuleRow("mimeType", #""mimeType""#, #""*/html""#, error("mimeType.type", [:], [0..<1])),
    RuleRow("mimeType", #""mimeType""#, #""text/*""#, error("mimeType.subtype", [:], [5..<6])),
    RuleRow(
      "mimeType", #"{"mimeType": {"parameters": false}}"#, #""text/html;a=b""#,
      error("mimeType.parameter", [:], [9..<13])),
  ]
}
