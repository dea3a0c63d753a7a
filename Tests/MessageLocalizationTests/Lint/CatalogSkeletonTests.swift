import Foundation
import Testing

@testable import MessageLocalization

@Suite("A catalog to translate") struct CatalogSkeletonTests {
  private static let english = ##"""
    {
      "a": "x \"y\"",
      "a.full": "{field}",
      "b": { "select": "unit", "words": { "plural": "n", "=0": "no", "one": "# word", "other": "# words" }, "other": "{n}" },
      "c": { "ordinal": "n", "one": "#st", "other": "#th" }
    }
    """##

  private static func skeleton(_ locale: LanguageTag, _ files: [(String, String)] = []) throws -> String {
    let files = ([("en.json", english)] + files).map { LintFile(path: $0.0, bytes: Array($0.1.utf8)) }
    let directory = CatalogDirectory(path: "", files: files, descriptions: ["a": "Of an “a”."])
    return try CatalogLint(builtIn: []).skeleton(for: locale, of: directory)
  }

  @Test("has each sentence of the source in each plural category of the language")
  func forms() throws {
    #expect(
      try Self.skeleton("ga") == ##"""
        {
          "@@locale": "ga",
          "@a": {
            "description": "Of an “a”."
          },
          "a": "x \"y\"",
          "a.full": "{field}",
          "b": {
            "select": "unit",
            "words": {
              "plural": "n",
              "=0": "no",
              "one": "# word",
              "two": "# words",
              "few": "# words",
              "many": "# words",
              "other": "# words"
            },
            "other": "{n}"
          },
          "c": {
            "ordinal": "n",
            "one": "#st",
            "other": "#th"
          }
        }

        """##)
  }

  @Test("leaves out what the language has or inherits")
  func inherited() throws {
    let text = try Self.skeleton("fr-CA", [("fr.json", #"{"a": "x", "c": "y"}"#)])
    #expect(text.contains("\"b\": {") && !text.contains("\"a\":") && !text.contains("\"c\":"))
    #expect(throws: CatalogError.self) { try Self.skeleton("en-GB") }
  }

  @Test("is a valid catalog in every language that ICU has plural rules for")
  func valid() throws {
    for locale in ["ar", "cy", "de", "ja", "pl", "sr-Latn", "zh-Hant-HK", "mt"] as [LanguageTag] {
      let text = try Self.skeleton(locale)
      let catalog = try MessageCatalog(json: Data(text.utf8), file: "\(locale).json")
      #expect(catalog.keys == ["a", "a.full", "b", "c"])
      let findings = Self.findings(text, locale)
      #expect(findings.allSatisfy { $0.problem.hasPrefix("the text is the same") }, "\(findings)")
    }
  }

  private static func findings(_ text: String, _ locale: LanguageTag) -> [LintFinding] {
    let files = [("en.json", english), ("\(locale).json", text)].map {
      LintFile(path: $0.0, bytes: Array($0.1.utf8))
    }
    return CatalogLint(builtIn: []).findings(in: CatalogDirectory(path: "", files: files))
      .filter { $0.file != "en.json" }
  }
}
