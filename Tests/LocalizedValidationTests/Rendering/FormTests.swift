import Foundation
import Testing

@testable import LocalizedValidation

@Suite("The two forms of a message")
struct FormTests {
  private static let name: FieldPath = ["name"]

  @Test(
    "in English",
    arguments: [
      (ValidationError(code: .presenceMissing, path: name), "is required", "Name is required"),
      (ValidationError(code: .presenceBlank, path: name), "can't be blank", "Name can't be blank"),
      (
        ValidationError(
          code: .lengthTooShort,
          arguments: ["minimum": 1, "actual": 0, "unit": "graphemes"],
          path: name
        ),
        "must have at least 1 character", "Name must have at least 1 character"
      ),
      (
        ValidationError(
          code: .lengthTooShort,
          arguments: ["minimum": 1_234, "actual": 0, "unit": "words"],
          path: name
        ),
        "must have at least 1,234 words", "Name must have at least 1,234 words"
      ),
      (
        ValidationError(code: .countTooMany, arguments: ["maximum": 2, "actual": 3], path: name),
        "must have at most 2 items", "Name must have at most 2 items"
      ),
      (
        ValidationError(code: .comparisonDiffers, arguments: ["other": .key("field.password")], path: name),
        "must be the same as Password", "Name must be the same as Password"
      ),
      (
        ValidationError(code: .comparisonDiffers, arguments: ["other": .key("field.pin")], path: name),
        "must be the same as \(isolated("pin"))", "Name must be the same as \(isolated("pin"))"
      ),
      (
        ValidationError(code: .choiceNotListed, arguments: ["allowed": .alternatives(["b", 3])], path: name),
        "must be one of: “\(isolated("b"))” or 3", "Name must be one of: “\(isolated("b"))” or 3"
      ),
      (
        ValidationError(
          code: .choiceNotListed,
          arguments: ["allowed": .alternatives((1...11).map { .integer($0) })],
          path: name
        ),
        "is not one of the allowed values", "Name is not one of the allowed values"
      ),
      (
        ValidationError(
          code: .rangeTooLarge,
          arguments: ["maximum": .decimal(Decimal(12_345) / 10), "actual": 2_000],
          path: name
        ),
        "must not be more than 1,234.5", "Name must not be more than 1,234.5"
      ),
    ]
  )
  func english(error: ValidationError, inline: String, full: String) throws {
    let catalogs = try MessageCatalogs.builtIn(adding: [
      "en": ["field.name": "Name", "field.password": "Password"]
    ])
    #expect(catalogs.sentence(of: error, in: "en", .inline) == inline)
    #expect(catalogs.sentence(of: error, in: "en", .full) == full)
  }

  @Test(
    "in every language, the full one with the label and the inline one without", arguments: builtInLocales)
  func everyLanguage(locale: LanguageTag) throws {
    let catalogs = try MessageCatalogs.builtIn(adding: [locale: ["field.name": "ΩΩ"]])
    let codes: [ValidationError.Code] = [
      .presenceMissing, .presenceEmpty, .presenceBlank, .formatMismatch, .emailMissingAt, .emailDomain,
      .invalid,
      .notAllowed, .checkFailed,
    ]
    for code in codes {
      let error = ValidationError(code: code, path: Self.name)
      let inline = catalogs.sentence(of: error, in: locale, .inline)
      let full = catalogs.sentence(of: error, in: locale, .full)
      #expect(!inline.isEmpty && !inline.contains("ΩΩ") && !inline.contains("{"), "\(code)")
      #expect(full.contains("ΩΩ") && !full.contains("{"), "\(code)")
    }
  }

  @Test("chosen by the path where none is asked for")
  func defaultForm() {
    let error = ValidationError(code: .presenceBlank)
    #expect(error.localizedDescription(in: "en") == "Can't be blank")
    #expect(error.localizedDescription(in: "en", form: .inline) == "can't be blank")
    var placed = error
    placed.path = ["nickname"]
    #expect(placed.localizedDescription(in: "en") == "\(isolated("nickname")) can't be blank")
    #expect(placed.localizedDescription(in: "en", form: .inline) == "can't be blank")
    #expect(placed.localizedDescription(in: "en", form: .standalone) == "Can't be blank")
    #expect(placed.localizedDescription(in: "en", isolatingArguments: false) == "nickname can't be blank")
    #expect(
      placed.localizedDescription(in: "en", isolatingArguments: true)
        == "\(isolated("nickname")) can't be blank")
  }

  @Test("chosen for a whole list, as is isolation")
  func lists() {
    let errors = [ValidationError(code: .presenceBlank, path: ["nickname"])]
    let texts = ["nickname can't be blank"]
    #expect(errors.localizedDescriptions(in: "en", form: .inline) == ["can't be blank"])
    #expect(errors.localizedDescriptions(in: "en", isolatingArguments: false) == texts)
    #expect((errors as [any Error]).localizedDescriptions(in: "en", isolatingArguments: false) == texts)
    #expect(ValidationErrors(errors).localizedDescriptions(in: "en", form: .inline) == ["can't be blank"])
  }

  @Test("are the same for a warning")
  func warnings() throws {
    let catalogs = try MessageCatalogs.builtIn()
    let warning = ValidationError(code: .presenceBlank, severity: .warning)
    #expect(catalogs.sentence(of: warning, in: "en") == "can't be blank")
  }
}
