import Foundation
import Testing

@testable import LocalizedValidation

@Suite("What belongs to a language")
struct LanguageTests {
  private static func tooShort(_ minimum: Int) -> ValidationError {
    ValidationError(
      code: .lengthTooShort,
      arguments: ["minimum": .integer(minimum), "actual": 0, "unit": "graphemes"]
    )
  }

  @Test(
    "is the digits",
    arguments: [
      ("ar-EG", "٣٤"), ("ar-AE", "34"), ("en", "34"), ("es", "34"), ("pt-BR", "34"),
      ("pt-AO", "34"),
      ("zh-Hans", "34"), ("zh-TW", "34"), ("tlh", "34"),
    ] as [(LanguageTag, String)]
  )
  func digits(locale: LanguageTag, digits: String) throws {
    let sentence = MessageCatalogs.builtIn().sentence(of: Self.tooShort(34), in: locale)
    #expect(String(sentence.filter(\.isNumber)) == digits)
  }

  @Test(
    "is the separators",
    arguments: [
      ("en", "1,234.5"), ("pt-BR", "1.234,5"), ("es", "1234,5"), ("zh-Hans", "1,234.5"),
      ("ar-EG", "١٬٢٣٤٫٥"),
    ] as [(LanguageTag, String)]
  )
  func separators(locale: LanguageTag, number: String) throws {
    let error = ValidationError(
      code: .rangeTooSmall,
      arguments: ["minimum": .decimal(Decimal(12_345) / 10), "actual": 0]
    )
    let sentence = MessageCatalogs.builtIn().sentence(of: error, in: locale)
    #expect(sentence.contains(number), "\(sentence)")
  }

  @Test(
    "is the plural forms",
    arguments: [
      ("en", [[1], [0, 2, 11, 100]]), ("es", [[1], [0, 2, 11, 100]]), ("pt-BR", [[0, 1], [2, 11, 100]]),
      ("zh-Hans", [[0, 1, 2, 11, 100]]), ("zh-Hant", [[0, 1, 2, 11, 100]]),
      ("ar", [[1], [2], [3, 10], [11, 99]]),
    ] as [(LanguageTag, [[Int]])]
  )
  func plurals(locale: LanguageTag, groups: [[Int]]) throws {
    let catalogs = MessageCatalogs.builtIn()
    let wordings = groups.map { group in
      Set(group.map { catalogs.sentence(of: Self.tooShort($0), in: locale).filter { !$0.isNumber } })
    }
    #expect(wordings.allSatisfy { $0.count == 1 }, "one form within a category")
    #expect(
      wordings.reduce(into: Set()) { $0.formUnion($1) }.count == groups.count, "another for each category")
  }

  @Test("is the name of a script, by CLDR unless a catalog has one", arguments: builtInLocales)
  func scripts(locale: LanguageTag) throws {
    let error = ValidationError(
      code: .unicodeScript,
      arguments: [
        "character": .character("Ж"), "script": .key("script.Cyrl"),
        "allowed": [.key("script.Arab"), .key("script.Deva")],
      ]
    )
    let catalogs = MessageCatalogs.builtIn()
    let sentence = catalogs.sentence(of: error, in: locale)
    // A catalog may have its own name, such as one in another case.
    for script in ["Arab", "Deva"] where catalogs.message(for: "script.\(script)", in: locale) == nil {
      #expect(sentence.contains(locale.nameOfScript(script)))
    }
    #expect(!sentence.contains("script."))
    try catalogs.addLayer(["script.Deva": "ΩΩ"], for: locale)
    #expect(catalogs.sentence(of: error, in: locale).contains("ΩΩ"))
  }

  @Test(
    "is the name of a country, by CLDR unless a catalog has one",
    arguments: [("en", "Brazil"), ("de", "Brasilien"), ("ar", "البرازيل"), ("zh-Hans", "巴西")]
      as [(LanguageTag, String)])
  func countries(locale: LanguageTag, name: String) throws {
    let error = ValidationError(code: .phoneOtherCountry, arguments: ["country": .key("region.BR")])
    let catalogs = MessageCatalogs.builtIn()
    try catalogs.addLayer(["phone.otherCountry": "{country}!"], for: locale)
    #expect(catalogs.sentence(of: error, in: locale).contains(name))
    try catalogs.addLayer(["region.BR": "ΩΩ"], for: locale)
    #expect(catalogs.sentence(of: error, in: locale).contains("ΩΩ"))
  }

  @Test("is how a list of scripts reads in English")
  func englishScripts() throws {
    let error = ValidationError(
      code: .unicodeScript,
      arguments: ["character": .character("Ж"), "allowed": [.key("script.Latn"), .key("script.Zzz9")]]
    )
    let sentence = MessageCatalogs.builtIn().sentence(of: error, in: "en")
    #expect(
      sentence
        == "must be written in Latin and Zzz9 script; “\(isolated("Ж"))” is not allowed"
    )
  }
}
