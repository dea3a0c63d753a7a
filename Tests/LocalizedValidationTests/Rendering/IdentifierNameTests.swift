import Testing

@testable import LocalizedValidation

@Suite("An identifier whose name no catalog has")
struct IdentifierNameTests {
  private static let error = ValidationError(
    code: .identifierShape, arguments: ["kind": .key("identifier.kind.xx.unheardOf")])

  @Test(
    "has a general name, never its key",
    arguments: [
      ("en", "must be in the right format: this kind of number"),
      ("es", "debe tener el formato correcto: número de este tipo"),
      ("pt-BR", "deve estar no formato correto: número deste tipo"),
      ("pt-PT", "deve estar no formato correto: número deste tipo"), ("zh-Hans", "必须符合号码或代码的格式"),
      ("zh-Hant", "必須符合號碼或代碼的格式"), ("ar", "يجب كتابة القيمة بالصيغة الصحيحة: رقم من هذا النوع"),
    ] as [(LanguageTag, String)]
  )
  func generalName(locale: LanguageTag, sentence: String) throws {
    #expect(MessageCatalogs.builtIn().sentence(of: Self.error, in: locale) == sentence)
  }

  @Test(
    "has the name that its authority gives it, in every language",
    arguments: ["en", "ja", "ar", "cy"] as [LanguageTag]
  )
  func shortName(locale: LanguageTag) throws {
    let error = ValidationError(
      code: .identifierShape, arguments: ["kind": .key("identifier.kind.pl.pesel")])
    let catalogs = MessageCatalogs.builtIn()
    let reported = Log()
    catalogs.onMissingKey = { key, locale in reported.append("\(key) \(locale)") }
    #expect(catalogs.sentence(of: error, in: locale).contains("PESEL"))
    #expect(reported.lines == [])
    let named = try MessageCatalogs.builtIn(adding: [locale: ["identifier.kind.pl.pesel": "№"]])
    #expect(!named.sentence(of: error, in: locale).contains("PESEL"))
  }

  @Test(
    "has the name that such a number has everywhere, unless a catalog has one",
    arguments: [
      ("en", "must be in the right format: postal code"), ("ja", "郵便番号の形式で入力してください"),
      ("zh-Hant-HK", "必須符合郵政編碼的格式"), ("ar", "يجب كتابة القيمة بالصيغة الصحيحة: الرمز البريدي"),
    ] as [(LanguageTag, String)]
  )
  func everywhere(locale: LanguageTag, sentence: String) throws {
    let error = ValidationError(
      code: .identifierShape, arguments: ["kind": .key("identifier.kind.xx.postalCode")])
    let catalogs = MessageCatalogs.builtIn()
    let reported = Log()
    catalogs.onMissingKey = { key, locale in reported.append("\(key) \(locale)") }
    #expect(catalogs.sentence(of: error, in: locale) == sentence)
    #expect(reported.lines == [])
    let named = try MessageCatalogs.builtIn(adding: [locale: ["identifier.kind.xx.postalCode": "№"]])
    #expect(named.sentence(of: error, in: locale).contains("№"))
  }

  @Test("is told to the hook, once for each locale")
  func hook() throws {
    let catalogs = MessageCatalogs.builtIn()
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
    #expect(
      catalogs.sentence(of: Self.error, in: "en") == "must be in the right format: an unheard-of number")
    #expect(
      catalogs.sentence(of: Self.error, in: "es") == "debe tener el formato correcto: número de este tipo")
  }
}
