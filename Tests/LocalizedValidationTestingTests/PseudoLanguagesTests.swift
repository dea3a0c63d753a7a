import LocalizedValidation
import LocalizedValidationTesting
import MessageFormat
import MessageLocalization
import Testing

@Suite("Pseudo-languages")
struct PseudoLanguagesTests {
  @Test("have the messages of all layers, with arguments and plural forms")
  func sentences() throws {
    let catalogs = try CheckRuleTests.catalogs(["en": ["pseudoLanguagesTests.own": "[“{field}” ]is odd"]])
    let layer = try catalogs.addPseudoLanguages()
    #expect(layer.locales == ["ar-XB", "en-XA"])
    #expect(catalogs.speaks("en-XA") && catalogs.speaks("ar-XB"))
    let message = try #require(catalogs.message(for: "length.tooShort", in: "en-XA"))
    #expect(
      message.pattern.format(["minimum": .integer(3)], isolating: false)
        == "⟦ḿûšţ ĥåṽé åţ ļéåšţ 3 çĥåŕåçţéŕš öñé ţŵö⟧")
    let own = try #require(catalogs.message(for: "pseudoLanguagesTests.own", in: "ar-XB"))
    #expect(own.locale == "ar-XB" && own.pattern.format().contains("\u{202E}odd\u{202C}"))
    layer.remove()
    #expect(!catalogs.availableLocales.contains("en-XA"))
  }

  @Test("of a language that no catalog has are refused")
  func unknown() throws {
    // Not one that another test adds to the shared catalogs meanwhile.
    #expect(throws: CatalogError.self) { try MessageCatalogs.shared.addPseudoLanguages(of: "haw") }
  }
}
