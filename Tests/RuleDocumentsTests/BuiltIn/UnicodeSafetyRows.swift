import ValidationCore

extension RuleRow {
  private static let space: Unicode.Scalar = "\u{20}"
  private static let tab: Unicode.Scalar = "\u{9}"

  static let unicodeSafety: [RuleRow] =
    [
      RuleRow("singleScript", #""singleScript""#, #""漢字かな""#),
      RuleRow(
        "singleScript", #""singleScript""#, #""раураl""#,
        error(
          "unicode.mixedScripts",
          ["character": .character("l"), "script": .key("script.Latn")], [10..<11])),
      RuleRow(
        "restrictionLevel", #"{"restrictionLevel": {"level": "ascii", "profile": "anyCharacter"}}"#, #""a b""#
      ),
      RuleRow("restrictionLevel", #"{"restrictionLevel": "highlyRestrictive"}"#, #""LINEアプリ""#),
      RuleRow(
        "restrictionLevel", #"{"restrictionLevel": "highlyRestrictive"}"#, #""aγ b""#,
        error("unicode.restrictedCharacter", ["character": .character(space)], [3..<4]),
        error(
          "unicode.restrictionLevel",
          [
            "character": .character("γ"), "script": .key("script.Grek"),
            "level": "highlyRestrictive",
          ], [1..<3])),
      RuleRow("notConfusable", #"{"notConfusable": {"with": ["paypal"]}}"#, #""gopher""#),
      RuleRow(
        "notConfusable", #"{"notConfusable": ["paypal", "scope"]}"#, #""ѕсоре""#,
        error("unicode.confusable", ["similar": "scope"])),
      RuleRow("balancedBidi", #""balancedBidi""#, "\"a\u{2067}b\u{2069}\""),
      RuleRow(
        "balancedBidi", #""balancedBidi""#, "\"\u{202C}\u{202E}a\"",
        error(
          "unicode.bidiUnclosed", ["character": .character("\u{202E}")], [3..<6],
          "\u{202E}a\u{202C}"),
        error(
          "unicode.bidiUnopened", ["character": .character("\u{202C}")], [0..<3],
          "\u{202E}a\u{202C}")),
      RuleRow("noMixedDigits", #""noMixedDigits""#, #""١٢""#),
      RuleRow(
        "noMixedDigits", #""noMixedDigits""#, #""1٢""#,
        error("unicode.mixedDigits", ["character": .character("٢")], [1..<3], "12")),
      RuleRow("maxCombiningMarks", #"{"maxCombiningMarks": {"max": 0}}"#, #""é""#),
      RuleRow(
        "maxCombiningMarks", #"{"maxCombiningMarks": 1}"#, "\"x\u{301}\u{302}\"",
        error(
          "unicode.tooManyMarks",
          ["maximum": 1, "actual": 2, "character": .character("\u{302}")], [3..<5],
          "x\u{301}")),
      RuleRow(
        "assignedOnly", #""assignedOnly""#, "\"\u{378}\"",
        error("unicode.unassigned", ["character": .character("\u{378}")], [0..<2])),
      RuleRow(
        "noPrivateUse", #""noPrivateUse""#, "\"\u{E000}\"",
        error("unicode.privateUse", ["character": .character("\u{E000}")], [0..<3])),
      RuleRow(
        "emoji", #"{"emoji": "forbid"}"#, #""a👍""#,
        error("unicode.emoji", ["character": .character("👍")], [1..<5], "a")),
      RuleRow(
        "emoji", #"{"emoji": {"use": "only"}}"#, #""👍a""#,
        error("unicode.notEmoji", ["character": .character("a")], [4..<5])),
      RuleRow(
        "emoji", #"{"emoji": "allow"}"#, #""a👨‍🐶""#,
        error("unicode.emojiNotRecommended", ["character": .character("👨")], [1..<12])),
      RuleRow("identifier", #""identifier""#, #""变量1""#),
      RuleRow("identifier", #""identifier""#, #""""#, error("presence.empty")),
      RuleRow(
        "identifier", #""identifier""#, #""1-ª""#,
        error("unicode.identifierStart", ["character": .character("1")], [0..<1]),
        error("unicode.identifierCharacter", ["character": .character("-")], [1..<2]),
        error(
          "unicode.restrictedCharacter", ["character": .character("ª")], [2..<4])),
    ] + precis("usernameCaseMapped", "UsernameCaseMapped", input: "Ａ", enforced: "a", refused: " ", space)
    + precis("usernameCasePreserved", "UsernameCasePreserved", input: "Ａ", enforced: "A", refused: " ", space)
    + precis("opaqueString", "OpaqueString", input: "\u{3000}", enforced: " ", refused: #"\t"#, tab)
    + precis("nickname", "Nickname", input: "Ⅳ", enforced: "IV", refused: #"\t"#, tab)
    + ["usernameCaseMapped", "usernameCasePreserved"].map { name in
      RuleRow(
        name, "\"\(name)\"", #""שc""#,
        error("precis.direction", ["character": .character("c")], [2..<3]))
    }

  private static func precis(
    _ name: String, _ profile: String, input: String, enforced: String, refused: String,
    _ character: Unicode.Scalar
  ) -> [RuleRow] {
    [
      RuleRow(name, "\"\(name)\"", "\"\(input)\""),
      RuleRow(
        name, "{\"\(name)\": {\"form\": \"enforced\"}}", "\"\(input)\"",
        error(
          "precis.notEnforced", ["profile": .text(profile)], [0..<input.utf8.count], enforced)),
      RuleRow(name, "{\"\(name)\": \"enforceable\"}", #""""#, error("presence.empty")),
      RuleRow(
        name, "\"\(name)\"", "\"a\(refused)·b\"",
        error("precis.disallowed", ["character": .character(character)], [1..<2]),
        error("precis.context", ["character": .character("·")], [2..<4])),
    ]
  }
}
