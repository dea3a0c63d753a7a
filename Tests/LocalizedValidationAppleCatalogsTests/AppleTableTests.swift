import Foundation
import LocalizedValidation
import LocalizedValidationAppleCatalogs
import MessageFormat
import MessageLocalization
import Testing

@Suite("Layers of Apple's files")
struct AppleTableTests {
  /// A bundle's directory that goes away with its owner.
  private final class Bundle {
    let url: URL

    init(_ files: [String: String]) throws {
      url = FileManager.default.temporaryDirectory.appendingPathComponent("apple-\(UUID().uuidString)")
      for (name, content) in files { try write(content, to: name) }
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func write(_ content: String, to name: String) throws {
      let file = url.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(content.utf8).write(to: file)
    }
  }

  private static func dictionary(_ key: String, _ forms: [String: String], name: String = "n") -> String {
    let items = forms.sorted { $0.key < $1.key }.map { "<key>\($0.key)</key><string>\($0.value)</string>" }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0"><dict><key>\(key)</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>[“%1$@” ]%#@\(name)@</string>
      <key>\(name)</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>lld</string>\(items.joined())</dict></dict></dict></plist>
      """
  }

  private static func sentence(
    _ key: String, _ catalogs: MessageCatalogs, _ locale: LanguageTag, _ arguments: [String: MessageArgument]
  ) -> String? {
    catalogs.reader(in: locale).message(for: key, reportingMissing: false)?.pattern
      .format(arguments, isolating: false)
  }

  @Test("Folders of languages have texts and plurals, in the categories of the language")
  func folders() throws {
    let bundle = try Bundle([
      "pl.lproj/Validation.strings": """
      /* a label */
      "field.email" = "Adres e-mail";
      "presence.blank" = "[%@ ]nie może być puste";
      "range.tooSmall" = "co najmniej %2$@ (%@)";
      "Hello %@" = "Cześć %@, %s";
      """,
      "pl.lproj/Validation.stringsdict": Self.dictionary(
        "count.tooFew",
        [
          "zero": "nic", "one": "%lld plik", "few": "%lld pliki", "many": "%lld plików",
          "other": "%lld pliku",
        ]),
      "pl.lproj/Other.strings": "broken",
      "Base.lproj/Validation.strings": "\"presence.blank\" = \"base\";",
      "Base.lproj/Main.storyboardc": "",
    ])
    let catalogs = MessageCatalogs()
    let layer = try catalogs.addLayer(table: "Validation", in: bundle.url)
    #expect(layer.locales == ["en", "pl"])
    func plural(_ count: Int) -> String? {
      Self.sentence("count.tooFew", catalogs, "pl", ["minimum": .integer(count), "field": .text("F")])
    }
    #expect(
      [0, 1, 2, 5, 22].map(plural)
        == ["", "1 plik", "2 pliki", "5 plików", "22 pliki"].map { $0 == "" ? "nic" : $0 })
    #expect(Self.sentence("presence.blank", catalogs, "en-GB", [:]) == "base")
    #expect(
      Self.sentence("range.tooSmall", catalogs, "pl", ["minimum": .integer(3), "field": .text("F")])
        == "co najmniej 3 (F)")
    #expect(Self.sentence("field.email", catalogs, "pl", [:]) == "Adres e-mail")
    #expect(Self.sentence("Hello %@", catalogs, "pl", [:]) == nil)
  }

  @Test("A string catalog has all languages, with substitutions")
  func stringCatalog() throws {
    let bundle = try Bundle([
      "Localizable.xcstrings": """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "length.tooShort": {"localizations": {
          "en": {"variations": {"plural": {
            "one": {"stringUnit": {"state": "translated", "value": "type %lld character"}},
            "other": {"stringUnit": {"state": "translated", "value": "type %lld characters"}}}}},
          "ru": {"stringUnit": {"state": "translated", "value": "%1$@: %#@chars@, есть %4$lld"},
            "substitutions": {"chars": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
              "one": {"stringUnit": {"value": "%arg знак"}}, "few": {"stringUnit": {"value": "%arg знака"}},
              "many": {"stringUnit": {"value": "%arg знаков"}}, "other": {"stringUnit": {"value": "%arg знака"}}}}}}}}},
        "Email can't be empty": {}, "pin.weak": {"localizations": {"ru": {"stringUnit": {"value": "нужно %lld"}}}}
      }}
      """
    ])
    let catalogs = MessageCatalogs()
    let layer = try catalogs.addLayer(in: bundle.url, arguments: ["pin.weak": ["digits"]])
    #expect(layer.locales == ["en", "ru"])
    let arguments: [String: MessageArgument] = [
      "minimum": .integer(3), "actual": .integer(1), "field": .text("F"), "digits": .integer(6),
    ]
    #expect(Self.sentence("length.tooShort", catalogs, "ru", arguments) == "F: 3 знака, есть 1")
    #expect(Self.sentence("length.tooShort", catalogs, "en", ["minimum": .integer(1)]) == "type 1 character")
    #expect(Self.sentence("pin.weak", catalogs, "ru", arguments) == "нужно 6")
  }

  @Test("Files that change are read again; a broken one keeps its last good version")
  func reload() throws {
    let bundle = try Bundle(["de.lproj/T.strings": "\"count.tooFew\" = \"eins\";"])
    let catalogs = MessageCatalogs()
    let layer = try catalogs.addLayer(table: "T", in: bundle.url)
    func text() -> String? { Self.sentence("count.tooFew", catalogs, "de", ["minimum": .integer(2)]) }
    #expect(text() == "eins")
    try bundle.write("\"count.tooFew\" = \"zwei", to: "de.lproj/T.strings")
    let error = #expect(throws: CatalogError.self) { try layer.reload() }
    #expect(error?.file.hasSuffix("/de.lproj/T.strings") == true)
    #expect(error?.line == 1 && error?.column == 18)
    #expect(error?.problem == "the text does not end" && error?.expected == "a quotation mark")
    #expect(text() == "eins")
    try bundle.write("\"count.tooFew\" = \"zwei\";", to: "de.lproj/T.strings")
    try layer.reload()
    #expect(text() == "zwei")
    // A plural of the same key comes before the text.
    try bundle.write(
      Self.dictionary("count.tooFew", ["other": "drei"]), to: "de.lproj/T.stringsdict")
    try layer.reload()
    #expect(text() == "drei")
    try bundle.write("\"count.tooFew\" = \"vier\";", to: "fr.lproj/T.strings")
    try layer.reload()
    #expect(layer.locales == ["de", "fr"])
    try FileManager.default.removeItem(at: bundle.url.appendingPathComponent("de.lproj"))
    try layer.reload()
    #expect(layer.locales == ["fr"])
  }

  @Test(
    "Faults name the file, the place and what was expected, and nothing is added",
    arguments: [
      (
        ["de.lproj/T.strings": "\n\"presence.blank\" = \"{\";"],
        "de.lproj/T.strings:2:1: presence.blank: unclosed brace; expected }"
      ),
      (
        ["de.lproj/T.strings": "\"length.tooShort\" = \"%9$@\";"],
        "de.lproj/T.strings:1:1: length.tooShort: “%9$@” does not show an argument of the message; its arguments are "
          + "1 field, 2 minimum, 3 unit, 4 actual, 5 suggestion; expected a message that a catalog can hold"
      ),
      (
        ["English.lproj/T.strings": ""],
        "English.lproj/T.strings: the folder “English.lproj” is not named after a language; expected a BCP 47 language tag such as pt-BR.lproj"
      ),
      (
        ["de.lproj/Other.strings": ""],
        ": the directory has no table “T”; expected T.xcstrings, or a folder such as en.lproj with T.strings or T.stringsdict"
      ),
      (
        ["T.xcstrings": "{\"strings\": {\n\"a\": }}"], "T.xcstrings:2:6: unexpected “}”; expected a value"
      ),
      (
        ["de.lproj/T.stringsdict": "<!DOCTYPE plist [<!ENTITY a \"aaaa\">]><plist/>"],
        "de.lproj/T.stringsdict:1:17: the document type has declarations, which are not supported; expected >"
      ),
      (
        [
          "he.lproj/T.strings": "\"presence.blank\" = \"x\";",
          "iw.lproj/T.strings": "\"presence.blank\" = \"x\";",
        ], "iw.lproj: its language “he” is also that of he.lproj; expected one file for a language"
      ),
    ]
  )
  func faults(_ files: [String: String], _ description: String) throws {
    let bundle = try Bundle(files)
    let catalogs = MessageCatalogs()
    let error = #expect(throws: CatalogError.self) { try catalogs.addLayer(table: "T", in: bundle.url) }
    let text = error?.description.replacing(bundle.url.path + "/", with: "").replacing(
      bundle.url.path, with: "")
    #expect(text == description)
    #expect(catalogs.availableLocales == [])
  }

  @Test("A layer is searched before the library, and its errors reach readers")
  func layers() throws {
    let bundle = try Bundle([
      "eo.lproj/AppleTableTests.strings": "\"length.tooShort\" = \"[“%1$@” ]havu almenaŭ %2$lld signojn\";"
    ])
    let layer = try MessageCatalogs.shared.addLayer(table: "AppleTableTests", in: bundle.url, as: .addOn)
    defer { layer.remove() }
    let errors = Validation<String>.length(3...).errors(value: "a")
    #expect(errors.localizedDescriptions(in: "eo") == ["Havu almenaŭ 3 signojn"])
  }
}
