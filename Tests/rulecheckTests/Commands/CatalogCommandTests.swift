import Foundation
import LocalizedValidation
import MessageFormat
import MessageLocalization
import Testing

@testable import rulecheck

@Suite("rulecheck catalog") struct CatalogCommandTests {
  @Test("tells the level of each language, counting what it inherits")
  func status() throws {
    let text = try Binary.run(["catalog", "status"])
    #expect(text.status == 0 && text.diagnostics.isEmpty)
    let locales = text.output.split(separator: "\n").map { $0.prefix { $0 != "\t" } }
    #expect(locales == MessageCatalogs.builtInFiles.map { $0.name.dropLast(5) }.sorted { $0 < $1 })
    let markdown = try Binary.run(["catalog", "status", "--format", "markdown"]).output
    #expect(
      markdown.hasPrefix(
        "| locale | language | core | all | own | inherits from |\n|---|---|---|---|---|---|\n"))
    let portuguese = try #require(markdown.split(separator: "\n").first { $0.contains("| pt-PT |") })
    #expect(portuguese.contains("| European Portuguese |") && portuguese.hasSuffix("| pt-BR |"))
  }

  @Test(
    "checks catalogs that override messages of the library, and tells their level unless they are partial")
  func lint() throws {
    let files = try TemporaryFiles([
      "en.json": #"{"presence.blank": "fill it in", "own.code": "[“{field}” ]is {nice}"}"#,
      "eo.json": ##"{"own.code": "[“{field}” ]estas {nett}", "lenght.tooShort": "x"}"##,
    ])
    let folder = files.directory.path
    let result = try Binary.run(["catalog", "lint", folder])
    #expect(result.status == 1)
    #expect(
      result.output.replacing(folder + "/", with: "") == """
        en.json:1:20: warning: presence.blank: the message does not mark the part of the label, such as [“{field}” ]
        eo.json:1:1: error: presence.blank: the message is missing
        eo.json:1:14: error: own.code: {nett} is not an argument of the source
        eo.json:1:14: error: own.code: {nice} of the source is not used
        eo.json:1:42: error: lenght.tooShort: the source does not have this key; did you mean length.tooShort?

        """)
    #expect(result.diagnostics == "en: core 0/0, all 2/2\neo: core 0/0, all 1/2\nfiles: 2, findings: 5\n")
    let partial = try Binary.run(["catalog", "lint", "--partial", folder])
    #expect(!partial.output.contains("missing") && partial.diagnostics == "files: 2, findings: 4\n")
  }

  @Test("writes a catalog to translate, in the plural categories of the language")
  func skeleton() throws {
    let result = try Binary.run(["catalog", "new", "gd", "--source", Self.localizations])
    #expect(result.status == 0)
    let catalog = try MessageCatalog(json: Data(result.output.utf8), file: "gd.json")
    #expect(catalog["count.tooFew"]?.source.leaves.map(\.path) == [["one"], ["two"], ["few"], ["other"]])
    #expect(catalog.metadata["count.tooFew"]?.description != nil)
    let complete = try Binary.run(["catalog", "new", "pt-AO"])
    #expect(complete.status == 65)
    #expect(complete.diagnostics.contains("readers of “pt-AO” have every message"))
  }

  @Test("shows the sentences of a language in text and in HTML")
  func preview() throws {
    let text = try Binary.run(["catalog", "preview", "pt-BR", "--label", "Nome"])
    #expect(
      text.status == 0 && text.output.contains("\npresence.blank\n")
        && text.output.contains("\u{2068}Nome\u{2069}"))
    let page = try Binary.run([
      "catalog", "preview", "ar", "--catalogs", Self.localizations, "--format", "html",
    ])
    #expect(
      page.output.hasPrefix("<!doctype html>\n<html lang=\"ar\" dir=\"rtl\">") && page.output.contains("<p>"))
    let unknown = try Binary.run(["catalog", "preview", "tlh"])
    #expect(unknown.status == 65)
    #expect(unknown.diagnostics == "rulecheck: no catalog is in the language of “tlh”\n")
  }

  private static let localizations =
    #filePath.split(separator: "/").dropLast(4).map { "/" + $0 }.joined() + "/Localizations"
}
