import Testing
import ValidationCore
import ValidationRules

@Suite("IBANs")
struct IBANTests {
  static func ibanError(
    _ code: ValidationError.Code,
    _ arguments: [String: ValidationError.Argument] = [:],
    _ ranges: [Range<Int>] = [],
    _ suggestion: String? = nil
  ) -> ValidationError { identifier(code, "iban", arguments, ranges, suggestion) }

  @Test(
    "IBANs of the SWIFT registry",
    arguments: [
      Row("GB", ibanError(.identifierLength, ["expected": 22, "actual": 2])),
      Row("GB29NWBK6016133192681", ibanError(.identifierLength, ["expected": 22, "actual": 21])),
      Row(
        "DE" + String(repeating: "1", count: 200),
        ibanError(.identifierLength, ["expected": 22, "actual": 202])),
      Row(
        "GB29 NWBK 6016 1331 9268 19",
        ibanError(
          .identifierSeparators, [:], [4..<5, 9..<10, 14..<15, 19..<20, 24..<25], "GB29NWBK60161331926819")),
      Row("us64svbkus6s3300958879", ibanError(.identifierRegion, ["region": "US"], [0..<2])),
      Row(
        "DE٨٩370400440532013000",
        ibanError(.identifierNotASCII, ["character": .character("٨")], [2..<6], "DE89370400440532013000")),
    ]
  )
  func iban(row: Row<String>) { expect(row, from: .iban) }

  @Test(
    "Check digits of 00, 01 and 99 are never given out, though they satisfy MOD 97-10",
    arguments: [
      ("97", "00", "370400440000000060"), ("98", "01", "370400440000000042"),
      ("02", "99", "370400440000000024"),
    ]
  )
  func checkDigitRange(given: String, congruent: String, account: String) {
    #expect(Validation.iban.isValid(value: "DE\(given)\(account)"))
    #expect(
      Validation.iban.errors(in: "DE\(congruent)\(account)")
        == [Self.ibanError(.identifierCheckDigit, [:], [2..<4])])
  }

  @Test(
    "IBANs on paper",
    arguments: [
      Row("GB29 NWBK 6016 1331 9268 19"), Row("GB29NWBK60161331926819"),
      Row("GB29  NWBK60161331926819", ibanError(.identifierGrouping, [:], [5..<6], "GB29NWBK60161331926819")),
      Row("GB29-NWBK60161331926819", ibanError(.identifierGrouping, [:], [4..<5], "GB29NWBK60161331926819")),
      Row("GB28 NWBK 6016 1331 9268 19", ibanError(.identifierCheckDigit, [:], [2..<4])),
      Row("GB29 NWB1 6016 1331 9268 19", ibanError(.identifierShape, [:], [8..<9])),
    ]
  )
  func ibanOnPaper(row: Row<String>) { expect(row, from: .iban(separators: true)) }

  @Test("A megabyte is refused in one pass")
  func megabytes() {
    #expect(!Validation.iban.isValid(value: megabyte(of: "GB29NWBK60161331926819")))
    #expect(!Validation.iban(separators: true).isValid(value: megabyte(of: " ")))
    #expect(Validation.iban.errors(in: megabyte(of: "é")).first?.ranges.count == 1)
  }
}
