import CatalogFormats
import Foundation
import JSONText
import LocalizedValidation
import LocalizedValidationAppleCatalogs
import MessageLocalization
import Testing

@testable import rulecheck

@Suite("rulecheck catalog export and import")
struct CatalogTranslationTests {
  private static let lint = CatalogLint.builtIn

  /// The text of a catalog that went through a format.
  private static func returned(_ file: LintFile, _ format: TranslationFormat) throws -> [UInt8] {
    let export = try CatalogExport(file.locale, source: .english, of: nil, lint)
    let formats: [TranslationFormat] = format == .strings ? [.strings, .stringsdict] : [format]
    var files: [CatalogFileGroup.File] = []
    for format in formats {
      let (bytes, findings) = export.bytes(format)
      #expect(findings == [], "\(file.locale) \(format)")
      if let bytes { files.append(.init(path: "\(file.locale).\(format)", bytes: bytes)) }
    }
    let contents = try format.read(files, locale: file.locale, known: { _ in nil })
    #expect(contents.findings == [], "\(file.locale) \(format)")
    let made = try #require(contents.files.first { $0.locale == file.locale.identifier })
    _ = try contents.catalog(of: made, in: file.locale)
    return JSONText.prettyBytes(
      of: CatalogMembers(nil, file.locale, describing: nil).node(with: made.messages))
  }

  @Test(
    "Every built-in catalog goes through each format and comes back", arguments: TranslationFormat.allCases)
  func builtIn(_ format: TranslationFormat) throws {
    if format == .stringsdict { return }
    for file in Self.lint.builtIn {
      let bytes = try Self.returned(file, format)
      if format == .strings {
        // The two files of a table have no order together.
        let (catalog, errors) = MessageCatalog.readCollectingErrors(bytes, file: "\(file.locale).json")
        #expect(errors == [])
        let (own, other) = [file.catalog, catalog].map { catalog in
          catalog.entries.sorted { $0.key < $1.key }
        }.reduce(into: ([String](), [String]())) { result, entries in
          let texts = entries.map { "\($0.key) \($0.source)" }
          if result.0.isEmpty { result.0 = texts } else { result.1 = texts }
        }
        #expect(own == other, "\(file.locale)")
      } else {
        let text = MessageCatalogs.builtInFiles.first { $0.name == "\(file.locale).json" }?.bytes()
        #expect(bytes == text, "\(file.locale) \(format)")
      }
    }
  }

  @Test(
    "A file is written and read into a catalog, which keeps its order and descriptions",
    arguments: TranslationFormat.allCases)
  func files(_ format: TranslationFormat) throws {
    let files = try TemporaryFiles([
      "en.json":
        ##"{"field.a": "A", "own": "[“{field}” ]is wrong", "own.few": {"plural": "n", "one": "#", "other": "# x"}}"##,
      "de.json":
        ##"{"@@locale": "de", "own.few": {"plural": "n", "one": "#", "other": "# y 5 %"}, "@own": {"description": "D"}, "own": "[„{field}“ ]ist falsch"}"##,
      "Descriptions.json": #"{"own.few": "E"}"#,
    ])
    let output = files.path("out/de.\(format)")
    try FileManager.default.createDirectory(
      at: files.directory.appendingPathComponent("out"), withIntermediateDirectories: false)
    let written = try Binary.run([
      "catalog", "export", "de", "--format", "\(format)", "--catalogs", files.directory.path, "-o", output,
    ])
    #expect(written.output == "" && written.status == 0, "\(written.diagnostics)")
    #expect(written.diagnostics.hasPrefix("not translated: "))
    let before = try String(contentsOfFile: files.path("de.json"), encoding: .utf8)
    let target = files.path("de.json")
    let read = try Binary.run(
      ["catalog", "import", output, "--into", target])
    #expect(read == .init(status: 0, output: "", diagnostics: "\(target): 2 messages\n"))
    let after = try String(contentsOfFile: target, encoding: .utf8)
    #expect(try JSONNode.parse(after).description == JSONNode.parse(before).description)
    // A new catalog has the descriptions that are not beside it.
    let new = files.path("out/de.json")
    _ = try Binary.run(["catalog", "import", output, "--into", new, "--locale", "de"])
    let catalog = try JSONNode.parse(try String(contentsOfFile: new, encoding: .utf8))
    #expect(catalog["own"]?.string == "[„{field}“ ]ist falsch")
    #expect(
      catalog["@own"]?["description"]?.string == "D" && catalog["@own.few"]?["description"]?.string == "E")
  }

  @Test("XLIFF and PO list what is not translated in the plural categories of the language")
  func untranslated() throws {
    let files = try TemporaryFiles([
      "en.json": ##"{"own": "x", "few": {"plural": "n", "one": "#", "other": "# x"}}"##
    ])
    func export(_ format: String, _ locale: String = "pl") throws -> Binary.Result {
      try Binary.run(["catalog", "export", locale, "--format", format, "--catalogs", files.directory.path])
    }
    let po = try export("po")
    #expect(po.status == 0 && po.diagnostics == "not translated: 2 of 2 messages\n")
    #expect(po.output.contains("msgctxt \"few|many\"\nmsgid \"# x\"\nmsgstr \"\"\n"))
    let xliff = try export("xliff")
    #expect(xliff.output.contains("<source># x</source>") && !xliff.output.contains("<target"))
    let none = try export("arb")
    #expect(
      none
        == .init(
          status: 65, output: "",
          diagnostics: "rulecheck: no catalog is in the language of “pl”, so there is nothing to write\n"))
    #expect(try export("po", "tlh").status == 0)
    let source = try Binary.run(["catalog", "export", "de", "--source", "tlh", "--format", "po"])
    #expect(source.status == 65 && source.diagnostics.contains("there is no catalog in “tlh”"))
  }

  @Test("One file of a table names what is in the other one")
  func table() throws {
    let strings = try Binary.run(["catalog", "export", "de", "--format", "strings"])
    #expect(strings.status == 1 && strings.output.contains("\"presence\" = "))
    #expect(
      strings.diagnostics.contains("de.json:")
        && strings.diagnostics.contains(" count.tooFew: a plural is in"))
  }

  @Test("What a catalog cannot hold is named; broken files and messages change nothing")
  func findings() throws {
    let files = try TemporaryFiles([
      "de.json": #"{"own": "alt"}"#,
      "a.po":
        "msgid \"\"\nmsgstr \"Language: de\\n\"\n\nmsgctxt \"own\"\nmsgid \"x\"\nmsgstr \"neu\"\n\n#, fuzzy\nmsgid \"y\"\nmsgstr \"z\"\n",
      "broken.po": "msgid \"\"\nmsgstr \"Language: de\\n\"\n\nmsgctxt \"own\"\nmsgid \"x\"\nmsgstr \"{\"\n",
      "fr.po": "msgid \"\"\nmsgstr \"Language: fr\\n\"\n\nmsgid \"x\"\nmsgstr \"z\"\n",
      "none.po": "msgid \"x\"\nmsgstr \"z\"\n",
      "truncated.xlf":
        "<xliff version=\"1.2\"><file target-language=\"de\"><body><trans-unit id=\"a\"><target>x",
      "two.xcstrings":
        #"{"sourceLanguage":"en","strings":{"a":{"localizations":{"de":{"stringUnit":{"value":"x"}},"fr":{"stringUnit":{"value":"y"}}}}}}"#,
      "de.strings": "\"length.tooShort\" = \"%@ braucht %lld, %s\";",
    ])
    let target = files.path("de.json")
    func run(_ name: String, _ more: [String] = []) throws -> Binary.Result {
      var result = try Binary.run(["catalog", "import", files.path(name), "--into", target] + more)
      result.diagnostics = result.diagnostics.replacing(files.directory.path + "/", with: "")
      return result
    }
    let before = try String(contentsOfFile: target, encoding: .utf8)
    #expect(
      try run("broken.po")
        == .init(
          status: 65, output: "", diagnostics: "rulecheck: broken.po:4:1: own: unclosed brace; expected }\n"))
    #expect(
      try run("fr.po")
        == .init(
          status: 65, output: "",
          diagnostics: "rulecheck: fr.po: the file has messages in fr; expected messages in de\n"))
    let truncated = try run("truncated.xlf")
    #expect(truncated.status == 65)
    #expect(truncated.diagnostics.hasPrefix("rulecheck: truncated.xlf:1:"))
    #expect(truncated.diagnostics.contains("the element “target” does not end; expected </target>"))
    #expect(try String(contentsOfFile: target, encoding: .utf8) == before)
    #expect(
      try run("de.strings")
        == .init(
          status: 65, output: "",
          diagnostics: "rulecheck: de.strings: the file has no message; expected messages in de\n")
    )
    let fuzzy = try run("a.po")
    #expect(fuzzy.status == 1)
    #expect(
      fuzzy.diagnostics
        == "de.json: 1 messages\na.po:9:1: y: the translation is marked fuzzy; expected a message that a catalog can hold\n"
    )
    #expect(try String(contentsOfFile: target, encoding: .utf8) == "{\n  \"own\": \"neu\"\n}\n")
    let two = try Binary.run(["catalog", "import", files.path("two.xcstrings")])
    #expect(
      two.status == 65 && two.diagnostics.contains("the file has messages in de, fr; expected --locale"))
    let none = try Binary.run(["catalog", "import", files.path("none.po")])
    #expect(none.status == 65 && none.diagnostics.contains("the language of the messages is not stated"))
    let unknown = try Binary.run(["catalog", "import", target])
    #expect(unknown.status == 65 && unknown.diagnostics.contains("the name does not say the format"))
  }

  @Test("Pseudo-languages are catalogs, and languages of other commands")
  func pseudo() throws {
    let catalog = try Binary.run(["catalog", "pseudo", "--locale", "ar-XB"])
    #expect(catalog.status == 0)
    #expect(try MessageCatalog(json: Data(catalog.output.utf8), file: "ar-XB.json").keys.count > 300)
    let message = try Binary.run(["message", "presence.blank", "--locale", "en-XA"])
    #expect(
      message == .init(status: 0, output: "⟦ḿûšţ çöñţåîñ ḿöŕé ţĥåñ šþåçéš öñé ţŵö⟧\n", diagnostics: ""))
    #expect(try Binary.run(["catalog", "pseudo", "--locale", "de"]).status == 64)
    #expect(try Binary.run(["catalog", "pseudo", "--locale", "en-XA", "--source", "tlh"]).status == 65)
  }

  @Test("A language that no catalog has is said; the messages are in the nearest one")
  func unknownLanguages() throws {
    let message = try Binary.run(["message", "presence.blank", "--locale", "tlh"])
    #expect(
      message
        == .init(
          status: 0, output: "must contain more than spaces\n",
          diagnostics: "rulecheck: no catalog is in the language of “tlh”; messages are in en\n"))
    let empty = try TemporaryFiles([:])
    for command in [["message", "presence.blank"], ["demo"], ["rules"]] {
      let result = try Binary.run(command + ["--catalogs", empty.directory.path])
      #expect(
        result.status == 65 && result.diagnostics.contains("the directory has no catalog"), "\(command)")
    }
  }

  @Test("Arguments are listed in the order in which formats count them")
  func arguments() throws {
    let result = try Binary.run(["catalog", "arguments", "length.tooShort"])
    #expect(
      result.output
        == "length.tooShort\t1 field text\t2 minimum integer\t3 unit text\t4 actual integer\t5 suggestion text\n"
    )
    #expect(try Binary.run(["catalog", "arguments"]).output.contains("\nrange.tooLarge\t"))
    #expect(try Binary.run(["catalog", "arguments", "nope"]).status == 65)
  }
}
