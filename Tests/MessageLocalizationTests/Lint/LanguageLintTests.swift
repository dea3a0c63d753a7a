import Testing

@testable import MessageLocalization

/// Findings about keys that look alike, quotation marks and punctuation.
@Suite struct LanguageLintTests {
  private static let english =
    #"{"quoted": "“{value}”", "a": "“{x}” is wrong", "b": "Done.", "c": {"plural": "n", "one": "x.", "other": "y"}, "d": "Is it?"}"#

  private static func lint(_ text: String, as file: String) -> [String] {
    let files = [("en.json", english), (file, text)].map { LintFile(path: $0.0, bytes: Array($0.1.utf8)) }
    let builtIn = [
      LintFile(path: "en.json", bytes: Array(english.utf8)),
      LintFile(path: "fr.json", bytes: Array(#"{"quoted": "« {value} »"}"#.utf8)),
    ]
    let rules: Set<LintRule> = [.confusableKeys, .quotationMarks, .punctuation]
    return CatalogLint(builtIn: builtIn).findings(in: CatalogDirectory(path: "", files: files))
      .filter { rules.contains($0.rule) && $0.file == file }
      .map { $0.description.replacing("\(file):", with: "", maxReplacements: 1) }
  }

  @Test(
    "Quotation marks are those of the catalog, otherwise those of the library for the language",
    arguments: [
      (#"{"a": "« {x} » est faux"}"#, "fr-CA.json", []),
      (
        #"{"a": "“{x}” est faux"}"#, "fr.json",
        ["1:8: warning: a: ““” is not a quotation mark of fr, which has « … »"]
      ),
      (#"{"a": "‘{x}’ n'est pas l’un", "b": "Fini."}"#, "fr.json", []),
      (#"{"quoted": "„{value}“", "a": "„{x}“ ist falsch"}"#, "de.json", []),
      (
        #"{"quoted": "„{value}“", "a": "\"{x}\" ist falsch"}"#, "de.json",
        ["1:31: warning: a: “\"” is not a quotation mark of de, which has „…“"]
      ),
      (#"{"a": "\"{x}\" estas malĝusta"}"#, "eo.json", []),
      (#"{"quoted": "「{value}」", "a": "『{x}』は正しくありません"}"#, "ja.json", []),
    ]
  )
  func quotationMarks(_ text: String, _ file: String, _ findings: [String]) {
    #expect(Self.lint(text, as: file) == findings)
  }

  @Test(
    "Punctuation is that of the script, and sentences end as in the source",
    arguments: [
      (
        #"{"a": "{x} خطأ, حاول; هل؟"}"#, "ar.json",
        [
          "1:15: warning: a: “,” after a letter of a script that has “،”",
          "1:21: warning: a: “;” after a letter of a script that has “؛”",
          "1:26: warning: a: the text ends a sentence, which the source does not",
        ].filter { !$0.contains("1:26") } + [
          "1:7: warning: a: the text ends a sentence, which the source does not"
        ]
      ),
      (
        #"{"a": "{x}不对, 请(A)", "b": "好。"}"#, "zh-Hans.json",
        [
          "1:13: warning: a: “,” after a letter of a script that has “，”",
          "1:16: warning: a: “(” after a letter of a script that has “（”",
        ]
      ),
      (#"{"a": "A, B: {x}"}"#, "zh-Hans.json", []),
      (#"{"b": "Fertig"}"#, "de.json", ["1:7: warning: b: the source ends a sentence here"]),
      (#"{"c": {"plural": "n", "one": "x", "other": "y."}}"#, "de.json", []),
      (#"{"b": ""}"#, "de.json", []),
      (#"{"d": "Είναι αυτό;"}"#, "el.json", []),
      (#"{"d": "ใช่ไหม"}"#, "th.json", []),
    ]
  )
  func punctuation(_ text: String, _ file: String, _ findings: [String]) {
    #expect(Set(Self.lint(text, as: file)) == Set(findings))
  }

  @Test("A key with letters of another script looks like one that is known")
  func confusableKeys() {
    #expect(
      Self.lint(
        "{\"quоted\": \"«{value}»\", \"own.kеy\": \"x\", \"own.key\": \"y\", \"other\": \"z\"}", as: "eo.json"
      )
        == [
          "1:2: warning: quоted: the key looks like “quoted”, but has U+043E CYRILLIC SMALL LETTER O",
          "1:41: warning: own.key: the key looks like “own.kеy”",
        ])
  }

  @Test("The library's catalogs have no finding")
  func builtIn() {
    let files = MessageCatalogs.builtInFiles.map { LintFile(path: $0.name, bytes: $0.bytes()) }
    let findings = CatalogLint(builtIn: files).findings(in: CatalogDirectory(path: "", files: files))
      .filter { [.confusableKeys, .quotationMarks, .punctuation].contains($0.rule) }
    #expect(findings == [])
  }
}
