import Foundation
import JSONText
import LocalizedValidation
import MessageFormat
import MessageLocalization
import Testing

@testable import rulecheck

@Suite("The page's own words") struct PageWordsTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Sources/PageCatalogs/Localizations")

  static let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?.sorted() ?? []
  static let languages = files.filter { $0 != "Descriptions.json" }

  /// The members of a file in their order, without its language.
  private static func members(_ file: String) throws -> [(key: String, value: JSONNode)] {
    let node = try JSONNode.parse(Data(contentsOf: folder.appendingPathComponent(file)))
    return (node.object ?? []).filter { !$0.key.hasPrefix("@") }.map { ($0.key, $0.value) }
  }

  private static func arguments(_ message: JSONNode) -> Set<String> {
    let text = message.description
    return Set(["{language}", "{example}", "#"].filter(text.contains))
  }

  @Test("All catalogs are embedded")
  func embedded() {
    #expect(PageWords.catalogs.availableLocales.map { "\($0).json" }.sorted() == Self.languages)
  }

  /// The files of regions, which have only what differs from the language's own.
  static let regional = [
    "es-419.json": "es", "fr-CA.json": "fr", "pt-PT.json": "pt-BR", "zh-Hant-HK.json": "zh-Hant",
  ]

  @Test(
    "Every word is described, and every language has all words with their arguments", arguments: languages)
  func complete(file: String) throws {
    let english = try Self.members("en.json")
    #expect(try Self.members("Descriptions.json").map(\.key) == english.map(\.key))
    let own = try Self.members(file)
    let keys = own.map(\.key)
    #expect(keys == english.map(\.key).filter { Self.regional[file] == nil || keys.contains($0) })
    for member in own {
      let source = try #require(english.first { $0.key == member.key })
      #expect(Self.arguments(member.value) == Self.arguments(source.value), "\(file): \(member.key)")
    }
    let locale = try #require(LanguageTag(String(file.dropLast(".json".count))))
    let text = PageText(locale: locale, catalogs: .shared)
    for (key, _) in english {
      let word = text.word(key, ["count": .integer(3), "language": .text("x"), "example": .text("y")])
      let isOfRegion = word.locale.identifier == Self.regional[file] && !keys.contains(key)
      #expect(word.locale == locale || isOfRegion, "\(file): \(key)")
      #expect(!word.text.isEmpty && !word.text.contains("{"), "\(file): \(key)")
    }
  }

  @Test("The page uses the words that there are, and all of them")
  func used() throws {
    let page = Self.folder.deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("rulecheck/Page")
    let sources = try FileManager.default.contentsOfDirectory(atPath: page.path).filter {
      $0.hasSuffix(".swift")
    }
    let text = try sources.map { try String(contentsOf: page.appendingPathComponent($0), encoding: .utf8) }
      .joined()
    let used = Set(text.matches(of: /"(page(\.[A-Za-z0-9]+)+)\\?"/).map { String($0.1) })
    #expect(used == Set(try Self.members("en.json").map(\.key)))
  }

  @Test("A language without the words says that they are English")
  func fallback() {
    let text = PageText(locale: "tlh", catalogs: .shared)
    #expect(
      text.element("p", "page.check", " id=\"a\"").source == """
        <p lang="en" dir="ltr" data-word="page.check" id="a">Check</p>
        """)
  }
}

@Suite("The labels of the demonstration") struct DemoLabelsTests {
  @Test("are those of a language that the library has, and each language has all of them")
  func complete() throws {
    let labels = try JSONNode.parse(PackageResources.field_labels_json).object ?? []
    let english = labels.first { $0.key == "en" }?.value.object?.map(\.key)
    #expect(english?.count == 12)
    for language in labels {
      #expect(MessageCatalogs.shared.availableLocales.map(\.identifier).contains(language.key))
      #expect(language.value.object?.map(\.key) == english, "\(language.key)")
      #expect(language.value.object?.allSatisfy { $0.value.string?.isEmpty == false } == true)
    }
  }
}
