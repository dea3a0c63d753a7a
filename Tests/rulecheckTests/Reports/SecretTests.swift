import Foundation
import Testing

@testable import rulecheck

/// What the tool prints about sensitive fields.
@Suite struct SecretTests {
  static let rules = """
    {"fields": {
      "password": {"rules": ["alphabetic", "ascii", "slug", {"length": {"min": 40}}, {"matches": "[a-z]+"}], "sensitive": true},
      "card": [{"creditCard": true, "sensitive": true}],
      "account": [{"iban": true, "sensitive": true}],
      "key": [{"base64": true, "sensitive": true}],
      "born": [{"date": true, "sensitive": true}],
      "pins[]": [{"digits": 4, "sensitive": true}],
      "code": {"rules": [{"type": "string"}], "sensitive": true}
    }}
    """

  /// Two records that break each rule in one way, with values of different lengths and scripts.
  static let records = [
    #"{"password":"Hünter2!","card":"4111 1111 1111 1111","account":"de89370400440532013000","key":"AAAAA","born":"2026-02-30","pins":["0000","12"],"code":7}"#,
    #"{"password":"Пароль-密码-٣٤","card":"3782-822463-10005","account":"gb82west12345698765432","key":"kkkkkkkkk","born":"1998-11-31","pins":["9999","123456789"],"code":[1,2]}"#,
  ]

  @Test(
    "Two secrets that break the same rules print the same",
    arguments: ["text", "json", "ndjson"], ["en", "ar", "zh-Hant"])
  func sameOutput(format: String, locale: String) throws {
    let files = try TemporaryFiles(["rules.json": Self.rules])
    let results = try Self.records.map { record in
      try Binary.run(
        ["validate", "--rules", files.path("rules.json"), "--format", format, "--locale", locale, "-"],
        input: Array(record.utf8)
      )
    }
    #expect(results[0] == results[1])
    #expect(results[0].status == 1)
    let report = results[0].output + results[0].diagnostics
    for code in [
      "text.notAlphabetic", "text.notASCII", "slug.character", "length.tooShort", "format.mismatch",
      "identifier.separators", "identifier.case", "base64.length", "date.day", "number.digitsWrong",
      "type.mismatch",
    ] {
      #expect(report.contains(code))
    }
  }
}
