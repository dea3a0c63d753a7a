import MessageFormat
import Testing

@testable import MessageLocalization

@Suite("Catalogs formatted for a region") struct RegionalFormatTests {
  @Test(
    "Numbers follow the locale that was asked for, also in a message from a broader language",
    arguments: [
      ("ar-EG", "٢٥٬٠٠٠ حرف"), ("ar-AE", "25,000 حرف"), ("es", "25.000 letras"),
      ("es-MX", "25,000 letras"), ("fr", "25,000 letters"),
    ] as [(LanguageTag, String)]
  )
  func numbers(locale: LanguageTag, text: String) {
    let catalogs = MessageCatalogs(builtIn: [
      "en.json": #"{"k": "{n, plural, one {# letter} other {# letters}}"}"#,
      "ar.json": #"{"k": "{n, plural, other {# حرف}}"}"#,
      "es.json": #"{"k": {"arg": "n", "other": "{n} letras"}}"#,
    ])
    let message = catalogs.message(for: "k", in: locale)
    #expect(message?.pattern.format(["n": .integer(25_000)], isolating: false) == text)
  }
}
