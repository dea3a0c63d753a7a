import ValidationCore

extension RuleRow {
  static let codes: [RuleRow] = randomIdentifiers + phones + codesOfStandards

  private static let uuidText = "2eb8aa08-aa98-11ea-b4aa-73b441d16380"
  private static let ulidText = "01ARZ3NDEKTSV4RRFFQ69G5FAV"

  private static let randomIdentifiers: [RuleRow] = [
    RuleRow("uuid", #""uuid""#, "\"\(uuidText)\""),
    RuleRow("uuid", #""uuid""#, #""00000000-0000-0000-0000-000000000000""#),
    RuleRow(
      "uuid", #"{"uuid": {"versions": [4], "nil": true}}"#, #""00000000-0000-0000-0000-000000000000""#),
    identifier("uuid", "{" + uuidText, "identifier.characters", ["character": .character("{")], [0..<1]),
    identifier("uuid", "2eb8", "identifier.length", ["expected": 32, "actual": 4]),
    identifier(
      "uuid", "２" + uuidText.dropFirst(), "identifier.notASCII", ["character": .character("２")], [0..<3],
      uuidText),
    identifier("uuid", uuidText + "-", "identifier.grouping", [:], [36..<37], uuidText),
    identifier(
      "uuid", uuidText.filter { $0 != "-" }, "identifier.grouping", [:], [8..<9], uuidText),
    RuleRow(
      "uuid", #"{"uuid": [4, 7]}"#, "\"\(uuidText)\"",
      error("uuid.version", ["allowed": .alternatives([4, 7]), "actual": 1], [14..<15])),
    RuleRow("ulid", #""ulid""#, "\"\(ulidText)\""),
    identifier("ulid", "U" + ulidText, "identifier.characters", ["character": .character("U")], [0..<1]),
    identifier("ulid", "01", "identifier.length", ["expected": 26, "actual": 2]),
    identifier(
      "ulid", "０" + ulidText.dropFirst(), "identifier.notASCII", ["character": .character("０")], [0..<3],
      ulidText),
    identifier("ulid", ulidText + " ", "identifier.separators", [:], [26..<27], ulidText),
    identifier("ulid", "8" + ulidText.dropFirst(), "identifier.shape", [:], [0..<1]),
    RuleRow("nanoid", #""nanoid""#, #""V1StGXR8_Z5jdHi6B-myT""#),
    RuleRow("nanoid", #"{"nanoid": 5}"#, #""a_b-C""#),
    identifier("nanoid", "a+", "identifier.characters", ["character": .character("+")], [1..<2]),
    identifier("nanoid", "abc", "identifier.length", ["expected": 21, "actual": 3]),
    identifier(
      "nanoid", "V1StGXR8_Z5jdHi6B\u{2010}myT", "identifier.notASCII", ["character": .character("‐")],
      [17..<20],
      "V1StGXR8_Z5jdHi6B-myT"),
    identifier(
      "nanoid", "V1StGXR8_Z5jdHi6B-myT ", "identifier.separators", [:], [21..<22], "V1StGXR8_Z5jdHi6B-myT"),
  ]

  private static let phones: [RuleRow] = [
    RuleRow("phone", #""phone""#, #""+5511987654321""#),
    RuleRow("phone", #"{"phone": {"separators": true}}"#, #""+55 (11) 98765-4321""#),
    RuleRow("phone", #""phone""#, #""5511987654321""#, error("phone.international", [:], [0..<0])),
    identifier("phone", "+55x", "identifier.characters", ["character": .character("x")], [3..<4]),
    identifier(
      "phone", "+٥٥11987654321", "identifier.notASCII", ["character": .character("٥")], [1..<5],
      "+5511987654321"
    ),
    identifier("phone", "+55 11987654321", "identifier.separators", [:], [3..<4], "+5511987654321"),
    RuleRow("phone", #""phone""#, #""+99911987654""#, error("phone.countryCode", [:], [1..<4])),
    RuleRow("phone", #""phone""#, #""+5511""#, error("phone.tooShort", ["minimum": 7, "actual": 4])),
    RuleRow(
      "phone", #""phone""#, #""+5511987654321000""#, error("phone.tooLong", ["maximum": 15, "actual": 16])),
  ]

  private static let codesOfStandards: [RuleRow] = [
    RuleRow("country", #""country""#, #""BR""#),
    RuleRow("country", #"{"country": "numeric"}"#, #""076""#),
    identifier("country", "B1", "identifier.characters", ["character": .character("1")], [1..<2]),
    identifier("country", "BRA", "identifier.length", ["expected": 2, "actual": 3]),
    identifier("country", "ＢR", "identifier.notASCII", ["character": .character("Ｂ")], [0..<3], "BR"),
    identifier("country", "BR ", "identifier.separators", [:], [2..<3], "BR"),
    identifier("country", "br", "identifier.case", ["case": "upper"], [0..<2], "BR"),
    identifier("country", "UK", "country.unknown", ["code": "UK"], [0..<2]),
    RuleRow("currency", #""currency""#, #""SAR""#),
    RuleRow("currency", #"{"currency": "numeric"}"#, #""986""#),
    identifier("currency", "R$", "identifier.characters", ["character": .character("$")], [1..<2]),
    identifier("currency", "BR", "identifier.length", ["expected": 3, "actual": 2]),
    identifier("currency", "ＢRL", "identifier.notASCII", ["character": .character("Ｂ")], [0..<3], "BRL"),
    identifier("currency", " BRL", "identifier.separators", [:], [0..<1], "BRL"),
    identifier("currency", "brl", "identifier.case", ["case": "upper"], [0..<3], "BRL"),
    identifier("currency", "DEM", "currency.unknown", ["code": "DEM"], [0..<3]),
    RuleRow("languageTag", #""languageTag""#, #""zh-Hant-TW""#),
    RuleRow(
      "languageTag", #""languageTag""#, #""pt_BR""#,
      error("languageTag.syntax", ["subtag": "pt_BR"], [0..<5], "pt-BR")),
    RuleRow(
      "languageTag", #"{"languageTag": {"known": true}}"#, #""zh-Abcd""#,
      error("languageTag.unknown", ["subtag": "Abcd"], [3..<7])),
    RuleRow(
      "languageTag", #"{"languageTag": {"known": true}}"#, #""de-1996-1996""#,
      error("languageTag.repeated", ["subtag": "1996"], [8..<12])),
  ]
}
