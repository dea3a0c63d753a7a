import Foundation
import Testing

@testable import LocalizedValidation

@Suite("The two forms of a message")
struct FormTests {
  private static let name: FieldPath = ["name"]

  @Test(
    "in English",
    arguments: [
      (ValidationError(code: .presenceMissing, path: name), "this field is required", "“Name” is required"),
      (
        ValidationError(code: .presenceBlank, path: name), "must contain more than spaces",
        "“Name” must contain more than spaces"
      ),
      (
        ValidationError(
          code: .lengthTooShort,
          arguments: ["minimum": 1, "actual": 0, "unit": "graphemes"],
          path: name
        ),
        "must have at least 1 character", "“Name” must have at least 1 character"
      ),
      (
        ValidationError(
          code: .lengthTooShort,
          arguments: ["minimum": 1_234, "actual": 0, "unit": "words"],
          path: name
        ),
        "must have at least 1,234 words", "“Name” must have at least 1,234 words"
      ),
      (
        ValidationError(code: .countTooMany, arguments: ["maximum": 2, "actual": 3], path: name),
        "must have at most 2 items", "“Name” must have at most 2 items"
      ),
      (
        ValidationError(code: .comparisonDiffers, arguments: ["other": .key("field.password")], path: name),
        "must be the same as “Password”", "“Name” must be the same as “Password”"
      ),
      (
        ValidationError(code: .comparisonDiffers, arguments: ["other": .key("field.pin")], path: name),
        "must be the same as “\(isolated("pin"))”", "“Name” must be the same as “\(isolated("pin"))”"
      ),
      (
        ValidationError(code: .choiceNotListed, arguments: ["allowed": .alternatives(["b", 3])], path: name),
        "must be one of: “\(isolated("b"))” or 3", "“Name” must be one of: “\(isolated("b"))” or 3"
      ),
      (
        ValidationError(
          code: .choiceNotListed,
          arguments: ["allowed": .alternatives((1...11).map { .integer($0) })],
          path: name
        ),
        "must be one of the available options", "“Name” must be one of the available options"
      ),
      (
        ValidationError(
          code: .rangeTooLarge,
          arguments: ["maximum": .decimal(Decimal(12_345) / 10), "actual": 2_000],
          path: name
        ),
        "must be 1,234.5 or less", "“Name” must be 1,234.5 or less"
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
    #expect(error.localizedDescription(in: "en") == "Must contain more than spaces")
    #expect(error.localizedDescription(in: "en", form: .inline) == "must contain more than spaces")
    var placed = error
    placed.path = ["nickname"]
    #expect(
      placed.localizedDescription(in: "en") == "“\(isolated("nickname"))” must contain more than spaces")
    #expect(placed.localizedDescription(in: "en", form: .inline) == "must contain more than spaces")
    #expect(placed.localizedDescription(in: "en", form: .standalone) == "Must contain more than spaces")
    #expect(
      placed.localizedDescription(in: "en", isolatingArguments: false)
        == "“nickname” must contain more than spaces")
    #expect(
      placed.localizedDescription(in: "en", isolatingArguments: true)
        == "“\(isolated("nickname"))” must contain more than spaces")
  }

  @Test("chosen for a whole list, as is isolation")
  func lists() {
    let errors = [ValidationError(code: .presenceBlank, path: ["nickname"])]
    let texts = ["“nickname” must contain more than spaces"]
    #expect(errors.localizedDescriptions(in: "en", form: .inline) == ["must contain more than spaces"])
    #expect(errors.localizedDescriptions(in: "en", isolatingArguments: false) == texts)
    #expect((errors as [any Error]).localizedDescriptions(in: "en", isolatingArguments: false) == texts)
    #expect(
      ValidationErrors(errors).localizedDescriptions(in: "en", form: .inline) == [
        "must contain more than spaces"
      ])
  }

  @Test(
    "with the label are standalone without a path, as there is no label",
    arguments: [
      ("en", "Must contain more than spaces"), ("pt-BR", "Não pode conter apenas espaços"),
      ("ar", "يجب إدخال نص وليس مسافات فقط"), ("zh-Hant", "不可只包含空格"),
    ])
  func withoutLabel(locale: LanguageTag, expected: String) {
    let error = ValidationError(code: .presenceBlank)
    #expect(error.localizedDescription(in: locale, form: .full) == expected)
    #expect(error.localizedDescription(in: locale, form: .standalone) == expected)
    #expect([error].localizedDescriptions(in: locale, form: .full, isolatingArguments: false) == [expected])
  }

  @Test("with the label are standalone at a record, whose place in a document has no steps")
  func ofRecord() throws {
    let document = try RuleDocument(
      json: #"{"record":["required",{"type":"object"}],"fields":{"a":["email"]}}"#.utf8)
    for (record, sentence) in [("3", "Must be a group of fields"), ("null", "This field is required")] {
      let errors = document.errors(in: try JSONNode.parse(record.utf8))
      #expect(errors.map { $0.localizedDescription(in: "en") } == [sentence])
      #expect(errors.map { $0.localizedDescription(in: "en", form: .full) } == [sentence])
    }
    var cleared = ValidationError(code: .presenceBlank, path: ["nickname"])
    cleared.path = []
    #expect(cleared.localizedDescription(in: "en") == "Must contain more than spaces")
  }

  @Test("are the same for a warning")
  func warnings() throws {
    let catalogs = MessageCatalogs.builtIn()
    let warning = ValidationError(code: .presenceBlank, severity: .warning)
    #expect(catalogs.sentence(of: warning, in: "en") == "must contain more than spaces")
  }
}
