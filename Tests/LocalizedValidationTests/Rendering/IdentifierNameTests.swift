import Testing

@testable import LocalizedValidation

@Suite("An identifier whose name no catalog has")
struct IdentifierNameTests {
  private static let error = ValidationError(
    code: .identifierShape, arguments: ["kind": .key("identifier.kind.xx.unheardOf")])

  @Test(
    "has a general name, never its key",
    arguments: [
      ("en", "doesn't have the form of a number of this kind"),
      ("es", "no tiene el formato de un número de este tipo"),
      ("pt-BR", "não está no formato de um número deste tipo"),
      ("pt-PT", "não está no formato de um número deste tipo"), ("zh-Hans", "不符合此类号码的格式"),
      ("zh-Hant", "不符合此類號碼的格式"), ("ar", "القيمة لا تطابق صيغة رقم من هذا النوع"),
    ] as [(LanguageTag, String)]
  )
  func generalName(locale: LanguageTag, sentence: String) throws {
    #expect(try MessageCatalogs.builtIn().sentence(of: Self.error, in: locale) == sentence)
  }

  @Test("is told to the hook, once for each locale")
  func hook() throws {
    let catalogs = try MessageCatalogs.builtIn()
    let reported = Log()
    catalogs.onMissingKey = { key, locale in reported.append("\(key) \(locale)") }
    for locale in ["en", "ar", "en"] as [LanguageTag] { _ = catalogs.sentence(of: Self.error, in: locale) }
    let known = ValidationError(code: .identifierShape, arguments: ["kind": .key("identifier.kind.br.cpf")])
    _ = catalogs.sentence(of: known, in: "ar")
    #expect(reported.lines == ["identifier.kind.xx.unheardOf en", "identifier.kind.xx.unheardOf ar"])
  }

  @Test("keeps to the language of the sentence where only English has the name")
  func otherLanguage() throws {
    let name = ["identifier.kind.xx.unheardOf": "an unheard-of number"]
    let catalogs = try MessageCatalogs.builtIn(adding: ["en": name])
    #expect(catalogs.sentence(of: Self.error, in: "en") == "doesn't have the form of an unheard-of number")
    #expect(catalogs.sentence(of: Self.error, in: "es") == "no tiene el formato de un número de este tipo")
  }
}
