import Testing

@testable import LocalizedValidation

@Suite("A message that a rule's author sets")
struct OverrideTests {
  private static func error(_ message: ValidationError.Message) -> ValidationError {
    ValidationError(
      code: .lengthTooShort,
      arguments: ["minimum": 1, "actual": 0, "unit": "graphemes"],
      path: ["name"],
      message: message
    )
  }

  @Test("as a literal is shown as it is", arguments: builtInLocales)
  func literal(locale: LanguageTag) throws {
    let catalogs = try MessageCatalogs.builtIn(adding: [locale: ["Odd {minimum} '": "wrong"]])
    let error = Self.error(.literal("Odd {minimum} '"))
    for form in [ValidationError.MessageForm.inline, .full] {
      #expect(catalogs.sentence(of: error, in: locale, form) == "Odd {minimum} '")
    }
  }

  @Test("as a key is the catalogs' message, in its own full form where there is one")
  func key() throws {
    let catalogs = try MessageCatalogs.builtIn(adding: [
      "en": [
        "own.short": "{minimum, plural, one {# letter} other {# letters}} at least", "own.long": "too long",
        "own.long.full": "{field} is too long", "field.name": "Name",
      ],
      "zh-Hans": ["own.short": "至少 {minimum} 个字"],
    ])
    #expect(catalogs.sentence(of: Self.error(.key("own.short")), in: "en") == "1 letter at least")
    #expect(catalogs.sentence(of: Self.error(.key("own.short")), in: "en", .full) == "1 letter at least")
    #expect(catalogs.sentence(of: Self.error(.key("own.short")), in: "zh-CN") == "至少 1 个字")
    #expect(catalogs.sentence(of: Self.error(.key("own.long")), in: "en") == "too long")
    #expect(catalogs.sentence(of: Self.error(.key("own.long")), in: "en", .full) == "Name is too long")
  }

  @Test(
    "as a sentence is its own text, with its arguments",
    arguments: [
      ("Pick a longer name", "Pick a longer name"),
      ("Use {minimum} or more", "Use 1 or more"),
      ("{field}: use more", "\(isolated("name")): use more"),
      ("{minimum, plural, one {# letter} other {# letters}} at least", "1 letter at least"),
      ("{none} is left", "{none} is left"),
      ("50 % { off", "50 % { off"),
      ("}{", "}{"),
      ("Don't", "Don't"),
    ]
  )
  func sentence(key: String, text: String) throws {
    let catalogs = MessageCatalogs.builtIn()
    for form in [ValidationError.MessageForm.inline, .full] {
      #expect(catalogs.sentence(of: Self.error(.key(key)), in: "en", form) == text)
    }
  }

  @Test(
    "as a sentence is English until it is translated, with English digits and plurals",
    arguments: builtInLocales)
  func untranslated(locale: LanguageTag) throws {
    let catalogs = MessageCatalogs.builtIn()
    let key = "{minimum, plural, one {# letter} other {# letters}} at least"
    #expect(catalogs.sentence(of: Self.error(.key(key)), in: locale) == "1 letter at least")
    try catalogs.addLayer([key: "Ω{minimum}"], for: locale)
    let translated = catalogs.sentence(of: Self.error(.key(key)), in: locale)
    #expect(translated.first == "Ω" && translated.contains { $0.wholeNumberValue == 1 })
  }

  @Test("as a sentence is not reported as missing")
  func reports() throws {
    let catalogs = MessageCatalogs.builtIn()
    let reported = Log()
    catalogs.onMissingKey = { key, locale in reported.append("\(key) \(locale)") }
    for form in [ValidationError.MessageForm.inline, .full] {
      _ = catalogs.sentence(of: Self.error(.key("Pick a longer name")), in: "ar", form)
    }
    #expect(reported.lines.isEmpty)
  }

  @Test(
    "as a key that no catalog has is for the hook; readers get the message of the code",
    arguments: builtInLocales)
  func unknownKey(locale: LanguageTag) throws {
    let catalogs = try MessageCatalogs.builtIn(adding: [locale: ["own.known": "ΩΩ"]])
    let reported = Log()
    catalogs.onMissingKey = { key, locale in reported.append("\(key) \(locale)") }
    var plain = Self.error(.key(""))
    plain.message = nil
    for form in [ValidationError.MessageForm.inline, .standalone, .full] {
      #expect(catalogs.sentence(of: Self.error(.key("own.known")), in: locale, form) == "ΩΩ")
      let sentence = catalogs.sentence(of: Self.error(.key("own.short")), in: locale, form)
      #expect(sentence == catalogs.sentence(of: plain, in: locale, form))
    }
    #expect(reported.lines == ["own.short \(locale)"])
    // Two codes with the same key do not share a sentence.
    let table = SentenceTable(catalogs: catalogs)
    var other = Self.error(.key("own.short"))
    other.code = .presenceBlank
    let sentences = [Self.error(.key("own.short")), other].map {
      table.sentence(of: $0, form: .standalone, in: locale)
    }
    #expect(sentences[0] != sentences[1])
  }

  @Test("as a sentence is shown as it is written, unless it marks where the label is")
  func readings() throws {
    let catalogs = try MessageCatalogs.builtIn(adding: [
      "en": [
        "own.plain": "use more letters", "own.marked": "[“{field}” ]needs more letters", "field.name": "Name",
      ]
    ])
    let forms: [ValidationError.MessageForm] = [.inline, .standalone, .full]
    func sentences(_ key: String) -> [String] {
      forms.map { catalogs.sentence(of: Self.error(.key(key)), in: "en", $0) }
    }
    #expect(sentences("own.plain") == Array(repeating: "use more letters", count: 3))
    #expect(
      sentences("own.marked") == ["needs more letters", "Needs more letters", "“Name” needs more letters"])
    #expect(sentences("pick a longer one") == Array(repeating: "pick a longer one", count: 3))
  }
}
