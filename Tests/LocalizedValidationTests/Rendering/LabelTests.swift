import Testing

@testable import LocalizedValidation

@Suite("The label of a field")
struct LabelTests {
  private static let blank = ValidationError(
    code: .presenceBlank,
    path: ["items", 3, "name"]
  )

  @Test(
    "is found from the whole path to its last name, and is the path where there is none",
    arguments: [
      (
        ["field.items[].name": "Item name", "field.name": "Name"], "“Item name” must contain more than spaces"
      ),
      (["field.name": "Name", "field.items": "Items"], "“Name” must contain more than spaces"),
      (
        ["field.items": "Items", "name": "Name"],
        "“\(isolated("items[3].name"))” must contain more than spaces"
      ),
    ]
  )
  func lookUp(messages: [String: String], sentence: String) throws {
    let catalogs = try MessageCatalogs.builtIn(adding: ["en": messages])
    #expect(catalogs.sentence(of: Self.blank, in: "en", .full) == sentence)
  }

  @Test(
    "of an element is that of the list's elements",
    arguments: [
      (["tags", 2], "“Tag” must contain more than spaces"), ([2], "“Element” must contain more than spaces"),
      (["rows", 0, 1], "“Cell” must contain more than spaces"),
      ([0, "name"], "“Name” must contain more than spaces"),
    ] as [(FieldPath, String)]
  )
  func elements(path: FieldPath, sentence: String) throws {
    let catalogs = try MessageCatalogs.builtIn(adding: [
      "en": [
        "field.tags[]": "Tag", "field.[]": "Element", "field.rows[][]": "Cell", "field.[].name": "Name",
        "field.name": "No",
      ]
    ])
    #expect(
      catalogs.sentence(of: ValidationError(code: .presenceBlank, path: path), in: "en", .full) == sentence
    )
  }

  @Test("never looks like more than it is, whatever a name holds")
  func hostileNames() throws {
    let catalogs = MessageCatalogs.builtIn()
    let error = ValidationError(code: .presenceBlank, path: ["a\u{202E}b", "{minimum}"])
    #expect(
      catalogs.sentence(of: error, in: "en", .full)
        == "“\(isolated("[\"a\\u{202E}b\"].{minimum}"))” must contain more than spaces"
    )
  }

  @Test("is isolated in a sentence that runs the other way")
  func otherDirection() throws {
    let catalogs = try MessageCatalogs.builtIn(adding: ["en": ["field.name": "Name (2)"]])
    #expect(catalogs.sentence(of: Self.blank, in: "ar", .full).contains(isolated("Name (2)")))
    #expect(catalogs.sentence(of: Self.blank, in: "es", .full).contains("Name (2)"))
    #expect(!catalogs.sentence(of: Self.blank, in: "es", .full).contains("\u{2068}"))
    catalogs.isolatesArguments = false
    #expect(!catalogs.sentence(of: Self.blank, in: "ar", .full).contains("\u{2068}"))
  }

  @Test("in Arabic is isolated in a sentence that is only there in English")
  func englishSentence() throws {
    let catalogs = try MessageCatalogs.builtIn(adding: [
      "ar": ["field.name": "الاسم"]
    ])
    let error = ValidationError(code: "own.code", path: ["name"], message: .key("{field} is odd"))
    #expect(catalogs.sentence(of: error, in: "ar", .full) == "\(isolated("الاسم")) is odd")
  }
}
