import Foundation
import Testing

@testable import LocalizedValidation

@Suite("Errors as Foundation and sequences see them")
struct LocalizedErrorTests {
  /// An error that words itself in the locale that is active when it is asked.
  private struct OwnError: LocalizedError {
    var errorDescription: String? { "own in \(ActiveLocale.current)" }
  }

  private static let blank = ValidationError(code: .presenceBlank)

  @Test("an underlying error words itself when it is read, in the locale of the sentence")
  func underlying() {
    let rule = Validation<Int> { _ in throw OwnError() }
    let errors = ActiveLocale.with("es") { rule.errors(in: 1) }
    #expect(errors.localizedDescriptions(in: "zh-TW") == ["own in zh-TW"])
    #expect(errors.localizedDescriptions(in: "ar") == ["own in ar"])
    #expect(ActiveLocale.with("pt-BR") { errors.localizedDescriptions } == ["own in pt-BR"])
    #expect(ActiveLocale.with("pt-BR") { errors.localizedDescriptions(in: "es") } == ["own in es"])
  }

  @Test("a message that is set goes before an underlying error")
  func messageAndUnderlying() {
    let rule = Validation<Int> { _ in throw OwnError() }.message("Nothing will do")
    #expect(rule.errors(in: 1).localizedDescriptions(in: "en") == ["Nothing will do"])
  }

  @Test("errors of any types are worded in one locale")
  func anyErrors() {
    let errors: [any Error] = [Self.blank, OwnError(), ValidationErrors([Self.blank, Self.blank])]
    #expect(
      errors.localizedDescriptions(in: "en")
        == [
          "Must contain more than spaces", "own in en",
          "Must contain more than spaces\nMust contain more than spaces",
        ]
    )
    let spanish = Self.blank.localizedDescription(in: "es")
    #expect(
      ActiveLocale.with("es") { errors.localizedDescriptions } == [
        spanish, "own in es", "\(spanish)\n\(spanish)",
      ]
    )
  }

  @Test("the description of an error is its message in the active locale")
  func localizedDescription() {
    let thrown: any Error = ValidationErrors([Self.blank, ValidationError(code: .invalid)])
    #expect(
      ActiveLocale.with("en") { thrown.localizedDescription }
        == "Must contain more than spaces\nThis value is not valid"
    )
    let one: any Error = Self.blank
    for locale in builtInLocales {
      #expect(
        ActiveLocale.with(locale) { one.localizedDescription } == Self.blank.localizedDescription(in: locale))
    }
  }

  @Test("no errors have no descriptions")
  func none() {
    #expect([ValidationError]().localizedDescriptions(in: "en") == [])
    #expect(ActiveLocale.with("en") { ValidationErrors([]).localizedDescription } == "")
  }

  @Test("a stored error reads the same as the one that was stored", arguments: builtInLocales)
  func stored(locale: LanguageTag) throws {
    let error = ValidationError(
      code: .lengthTooShort,
      arguments: ["minimum": 3, "actual": 1, "unit": "graphemes"],
      path: ["items", 3, "nickname"]
    )
    let read = try JSONDecoder().decode(ValidationError.self, from: JSONEncoder().encode(error))
    #expect(read.localizedDescription(in: locale) == error.localizedDescription(in: locale))
  }

  @Test("tasks render in their own locales at once")
  func tasks() async {
    let expected = Dictionary(
      uniqueKeysWithValues: builtInLocales.map { ($0, Self.blank.localizedDescription(in: $0)) }
    )
    await withTaskGroup(of: Bool.self) { group in
      for round in 0..<8 {
        let locale = builtInLocales[round % builtInLocales.count]
        group.addTask {
          await ActiveLocale.with(locale) {
            for _ in 0..<50 {
              await Task.yield()
              if Self.blank.localizedDescription != expected[locale] { return false }
            }
            return true
          }
        }
      }
      for await isRight in group { #expect(isRight) }
    }
  }
}
