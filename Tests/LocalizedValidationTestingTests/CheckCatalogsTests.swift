import Foundation
import LocalizedValidation
import LocalizedValidationTesting
import Testing

/// What the checks of catalogs and languages find.
struct CheckCatalogsTests {
  @Test("Built-in languages are complete, and so are those that inherit from them")
  func builtIn() throws {
    let catalogs = try CheckRuleTests.catalogs([:])
    #expect(catalogs.availableLocales.count > 1)
    for locale in catalogs.availableLocales + ["pt-AO", "zh-TW"] {
      try checkLanguage(locale, in: catalogs)
    }
  }

  @Test("A language without a catalog lacks every message")
  func unknownLanguage() {
    let findings = CheckRuleTests.findings { () throws(CheckFailure) in try checkLanguage("eo") }
    #expect(findings.contains("presence.blank: the message is missing in eo"))
    #expect(!findings.contains { $0.hasPrefix("presence.blank.full:") })
  }

  @Test("A language of which one message has too few plural forms")
  func pluralForms() throws {
    let catalogs = try CheckRuleTests.catalogs([
      "en": ["checkCatalogsTests.files": "{n, plural, one {# file} other {# files}}"],
      "ar": ["checkCatalogsTests.files": "{n, plural, zero {#} one {#} two {#} many {#} other {#}}"],
    ])
    #expect(
      CheckRuleTests.findings { () throws(CheckFailure) in try checkLanguage("ar", in: catalogs) }
        == ["checkCatalogsTests.files: {n, plural} lacks the form “few”, which ar needs"]
    )
  }

  @Test("A directory of catalogs is linted")
  func directory() throws {
    let directory = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: directory) }
    let english = #"{"a": "Hello {name}", "b": "Bye"}"#
    try Data(english.utf8).write(to: directory.appendingPathComponent("en.json"))
    try Data(#"{"a": "Salut", "b": "Bye"}"#.utf8).write(to: directory.appendingPathComponent("fr.json"))
    let file = directory.appendingPathComponent("fr.json").path
    #expect(
      CheckRuleTests.findings { () throws(CheckFailure) in try checkCatalog(at: directory) } == [
        "\(file):1:7: error: a: {name} of the source is not used",
        "\(file):1:21: warning: b: the text is the same as in en",
      ]
    )
    #expect(
      CheckRuleTests.findings { () throws(CheckFailure) in
        try checkCatalog(at: directory, includingWarnings: false)
      }
      .count == 1
    )
  }

  @Test("A directory that cannot be read is a finding")
  func missing() {
    let directory = URL(fileURLWithPath: "/nowhere/Localizations")
    let findings = CheckRuleTests.findings { () throws(CheckFailure) in try checkCatalog(at: directory) }
    #expect(
      findings == ["/nowhere/Localizations: the directory cannot be read: No such file or directory"])
  }
}
