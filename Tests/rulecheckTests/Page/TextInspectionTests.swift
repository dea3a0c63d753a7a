import Testing
import ValidationCore

@testable import rulecheck

@Suite struct TextInspectionTests {
  @Test func clusters() throws {
    let inspection = try TextInspection(of: "e\u{301}\u{202E}я")
    #expect(
      inspection.clusters == [
        .init(
          text: "e\u{301}",
          codePoints: [
            .init(
              name: "U+0065 LATIN SMALL LETTER E", category: "Ll", script: "Latn", isInvisible: false,
              isBidiControl: false),
            .init(
              name: "U+0301 COMBINING ACUTE ACCENT", category: "Mn", script: "Zinh", isInvisible: false,
              isBidiControl: false),
          ]),
        .init(
          text: "\u{202E}",
          codePoints: [
            .init(
              name: "U+202E RIGHT-TO-LEFT OVERRIDE", category: "Cf", script: "Zyyy", isInvisible: true,
              isBidiControl: true)
          ]),
        .init(
          text: "я",
          codePoints: [
            .init(
              name: "U+044F CYRILLIC SMALL LETTER YA", category: "Ll", script: "Cyrl", isInvisible: false,
              isBidiControl: false)
          ]),
      ])
    #expect(inspection.scripts == ["Latn", "Cyrl"])
  }

  static let texts: [(text: String, failed: Set<String>)] = [
    ("plain", []),
    ("", ["notBlank"]),
    ("a\u{202E}b", ["noBidiControls", "balancedBidi", "noInvisibles"]),
    ("e\u{301}", [#"{"normalized":"NFC"}"#, #"{"normalized":"NFKC"}"#]),
    ("p\u{430}ypal", ["singleScript"]),
    ("a\nb", ["singleLine"]),
  ]

  @Test("says what each rule says", arguments: texts)
  func findings(_ text: String, _ expected: Set<String>) throws {
    let findings = try TextInspection(of: text).findings
    #expect(findings.map(\.rule) == TextInspection.rules)
    let plain: Set<String> = [
      "notBlank", "singleLine", "noBidiControls", "balancedBidi", "noInvisibles", "singleScript",
      "{\"normalized\":\"NFC\"}", "{\"normalized\":\"NFKC\"}",
    ]
    let failed = Set(
      findings.filter { !$0.errors.isEmpty }.map {
        $0.rule.hasPrefix("\"") ? String($0.rule.dropFirst().dropLast()) : $0.rule
      })
    #expect(failed.intersection(plain) == expected)
  }

  @Test func suggestions() throws {
    let finding = try TextInspection(of: "e\u{301}").findings.first { $0.rule.contains("\"NFC\"") }
    #expect(finding?.errors.first?.suggestion?.unicodeScalars.map(\.value) == [0xE9])
  }

  @Test(
    "what cannot be seen is shown",
    arguments: [
      ("a b", "a b"), ("a\u{202E}b", "a⟨U+202E⟩b"), ("\0\u{A0}\n", "⟨U+0000⟩⟨U+00A0⟩⟨U+000A⟩"),
      ("\u{10FFFF}", "⟨U+10FFFF⟩"), ("", ""),
    ])
  func visible(_ text: String, _ shown: String) { #expect(TextInspection.visible(text) == shown) }

  @Test("a text of any length is cut, not refused")
  func longTexts() throws {
    let inspection = try TextInspection(of: "a" + String(repeating: "\u{301}", count: 100_000))
    #expect(inspection.clusters.map(\.codePoints.count) == [50])
    #expect(try TextInspection(of: String(repeating: "ab", count: 50_000)).remaining == 99_500)
  }
}
