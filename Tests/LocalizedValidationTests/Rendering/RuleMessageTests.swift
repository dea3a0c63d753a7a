import Testing

@testable import LocalizedValidation

/// Whether each code of each rule has its message in every language that is built in.
struct RuleMessageTests {
  @Test("Every code of every rule has a message of its own in the language", arguments: builtInLocales)
  func messages(locale: LanguageTag) throws {
    let catalogs = try MessageCatalogs.builtIn()
    let codes = Set(RuleRegistry.builtIn.rules.flatMap(\.codes).map(\.rawValue))
    let missing = codes.filter { code in
      let message = catalogs.message(for: code, in: locale)
      return message?.key != code || message?.locale.identifier.prefix(2) != locale.identifier.prefix(2)
    }
    #expect(missing.sorted() == [])
  }
}
