import ValidationCore

extension RuleRow {
  static let unicode: [RuleRow] = [
    RuleRow(
      "normalized", #"{"normalized": "NFC"}"#, "\"xe\u{301}\"",
      error("unicode.notNormalized", ["form": "NFC"], [1..<2], "xé")),
    RuleRow("normalized", #""normalized""#, #""é""#),
    RuleRow("scripts", #"{"scripts": ["Arab", "Latin"]}"#, #""سلام abc 1""#),
    RuleRow(
      "scripts", #"{"scripts": {"allowed": ["Latn"]}}"#, #""раypal""#,
      error(
        "unicode.script",
        [
          "character": .character("р"), "script": .key("script.Cyrl"),
          "allowed": .alternatives([.key("script.Latn")]),
        ],
        [0..<4])),
    RuleRow(
      "noBidiControls", #""noBidiControls""#, "\"a\u{202E}b\"",
      error("unicode.bidiControl", ["character": .character("\u{202E}")], [1..<4], "ab")),
    RuleRow(
      "noInvisibles", #""noInvisibles""#, "\"a\u{200B}b\"",
      error("unicode.invisible", ["character": .character("\u{200B}")], [1..<4], "ab")),
    RuleRow("noInvisibles", #""noInvisibles""#, #""می‌خواهم""#),
  ]
}
