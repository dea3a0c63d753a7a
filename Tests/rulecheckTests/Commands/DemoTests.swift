import JSONText
import MessageLocalization
import RuleDocuments
import Testing
import ValidationCore

@testable import rulecheck

@Suite struct DemoTests {
  static let locales = ["en", "ar", "zh-Hans", "zh-Hant", "pt-BR", "pt-PT", "es"]

  @Test("the sign-ups show each kind of failure")
  func kinds() throws {
    let document = try RuleDocument(json: PackageResources.signup_rules_json)
    let records = try String(decoding: PackageResources.signups_ndjson, as: UTF8.self)
      .split(separator: "\n").map { try JSONNode.parse(String($0)) }
    #expect(records.count >= 24)
    let codes = Set(records.flatMap { document.errors(in: $0) }.map(\.code.rawValue))
    #expect(
      codes == [
        "presence.missing", "presence.blank", "count.tooFew", "length.tooShort", "length.tooLong",
        "format.mismatch",
        "unicode.notNormalized", "unicode.bidiControl", "unicode.invisible", "unicode.script",
        "email.missingAt",
        "email.localPart", "email.domain", "email.notASCII", "number.mixedDigits", "number.syntax",
        "comparison.differs", "choice.notListed", "range.tooSmall", "range.tooLarge", "type.mismatch",
      ]
    )
    #expect(records.prefix(7).allSatisfy { document.isValid(value: $0) })
  }

  @Test("each language has every label, and no sentence falls back to English", arguments: locales)
  func labels(locale: String) throws {
    let labels = try JSONNode.parse(PackageResources.field_labels_json)
    let document = try JSONNode.parse(PackageResources.signup_rules_json)
    let fields = Set((document["fields"]?.object ?? []).map { "field.\($0.key)" })
    #expect(Set((labels[locale]?.object ?? []).map(\.key)) == fields)
  }

  @Test(
    "the tool's demo speaks the language asked for",
    arguments: [
      ("ar", "رقم"), ("zh-Hans", "“显示名称”不能"), ("zh-Hant", "顯示名稱"), ("pt-BR", "Senha"),
      ("pt-PT", "Palavra-passe"),
      ("es", "Contraseña"), ("en", "“Display name” must contain more than spaces"),
    ])
  func speaks(locale: String, text: String) throws {
    let result = try Binary.run(["demo", "--locale", locale])
    #expect(result.status == 1)
    #expect(result.diagnostics.isEmpty)
    #expect(result.output.contains(text))
  }

  @Test(
    "without a locale the demo follows the environment",
    arguments: [
      ("es_MX.UTF-8", "36 registros"), ("zh_TW.UTF-8", "36 筆"), ("C", "36 records checked"),
    ])
  func environment(language: String, text: String) throws {
    let result = try Binary.run(["demo"], environment: ["LANG": language])
    #expect(result.output.contains(text))
  }

  @Test("the demo is what validate makes of the same files")
  func sameAsValidate() throws {
    let files = try TemporaryFiles([
      "rules.json": String(decoding: PackageResources.signup_rules_json, as: UTF8.self),
      "signups.ndjson": String(decoding: PackageResources.signups_ndjson, as: UTF8.self),
    ])
    let arguments = [
      "validate", "--rules", files.path("rules.json"), files.path("signups.ndjson"), "--format", "json",
    ]
    let result = try Binary.run(arguments)
    #expect(result.status == 1)
    #expect(try JSONNode.parse(result.output)["summary"]?["invalid"]?.integer == 28)
  }
}
