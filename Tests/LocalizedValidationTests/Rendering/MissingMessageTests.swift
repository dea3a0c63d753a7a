import Testing

@testable import LocalizedValidation

@Suite("An error that no layer has words for")
struct MissingMessageTests {
  private static let error = ValidationError(
    code: "own.code",
    arguments: ["b": 2, "a": "x", "c": ["y", .key("field.z")]],
    path: ["items", 0]
  )

  @Test("is its place, code and arguments, in the order of their names", arguments: builtInLocales)
  func facts(locale: LanguageTag) throws {
    let catalogs = MessageCatalogs.builtIn()
    for form in [ValidationError.MessageForm.inline, .full] {
      #expect(
        catalogs.sentence(of: Self.error, in: locale, form)
          == "items[0]: own.code (a: x, b: 2, c: [y, field.z])"
      )
    }
    #expect(catalogs.sentence(of: ValidationError(code: "own.code"), in: locale) == "own.code")
  }

  @Test("is reported once for each locale, and labels are not")
  func reports() throws {
    let catalogs = MessageCatalogs.builtIn()
    let reported = Log()
    catalogs.onMissingKey = { key, locale in reported.append("\(key) \(locale)") }
    for locale in ["en", "ar", "en", "ar"] as [LanguageTag] {
      for form in [ValidationError.MessageForm.inline, .full] {
        _ = catalogs.sentence(of: Self.error, in: locale, form)
      }
    }
    _ = catalogs.sentence(of: ValidationError(code: .presenceBlank, path: ["name"]), in: "ar", .full)
    #expect(reported.lines == ["own.code en", "own.code ar"])
  }

  @Test("shows no value that turns the text around it")
  func hostileValues() throws {
    let catalogs = MessageCatalogs.builtIn()
    let error = ValidationError(
      code: "own\u{202E}code",
      arguments: ["file": "gnp\u{202E}exe", "name": "اسم", "list": ["\u{2069}x"]]
    )
    #expect(
      catalogs.sentence(of: error, in: "en")
        == "\(isolated("owncode")) (file: \(isolated("gnpexe")), list: \(isolated("[x]")), name: \(isolated("اسم")))"
    )
  }
}
