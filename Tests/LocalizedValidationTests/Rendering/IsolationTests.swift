import Testing

@testable import LocalizedValidation

@Suite("A value in a sentence")
struct IsolationTests {
  private static func notEqual(_ text: String) -> ValidationError {
    ValidationError(code: .comparisonNotEqual, arguments: ["expected": .text(text)])
  }

  @Test(
    "is between isolates, without its own controls",
    arguments: [
      ("gnp\u{202E}exe", "gnpexe"), ("\u{2069}out", "out"), ("\u{2066}\u{2067}\u{2068}", ""), ("", ""),
      ("שלום 12", "שלום 12"), ("{minimum} # '", "{minimum} # '"), ("a\u{0}b", "a\u{0}b"),
      ("\u{301}", "\u{301}"),
      ("👨‍👩‍👧‍👦", "👨‍👩‍👧‍👦"), ("می‌خواهم", "می‌خواهم"), ("a\n", "a\n"),
    ]
  )
  func isolation(value: String, shown: String) throws {
    let catalogs = MessageCatalogs.builtIn()
    let sentence = catalogs.sentence(of: Self.notEqual(value), in: "en")
    #expect(Array(sentence.unicodeScalars) == Array("must be “\(isolated(shown))”".unicodeScalars))
    for locale in builtInLocales {
      let sentence = catalogs.sentence(of: Self.notEqual(value), in: locale)
      #expect(sentence.unicodeScalars.count { $0 == "\u{2068}" } == 1)
      #expect(sentence.unicodeScalars.count { $0 == "\u{2069}" } == 1)
      #expect(!sentence.unicodeScalars.contains("\u{202E}"))
    }
  }

  @Test("is written as it is if isolation is switched off", arguments: builtInLocales)
  func switchedOff(locale: LanguageTag) throws {
    let catalogs = MessageCatalogs.builtIn()
    catalogs.isolatesArguments = false
    let error = ValidationError(
      code: .lengthTooShort,
      arguments: ["minimum": 3, "actual": 0, "unit": "graphemes"],
      path: ["nickname"]
    )
    let sentence = catalogs.sentence(of: error, in: locale, .full)
    #expect(sentence.contains("nickname"))
    #expect(!sentence.unicodeScalars.contains { "\u{2066}"..."\u{2069}" ~= $0 })
    #expect(catalogs.sentence(of: Self.notEqual("x"), in: "en") == "must be “x”")
  }

  @Test("of a megabyte is whole")
  func longValue() throws {
    let value = String(repeating: "é", count: 500_000)
    #expect(
      MessageCatalogs.builtIn().sentence(of: Self.notEqual(value), in: "en")
        == "must be “\(isolated(value))”")
  }
}
