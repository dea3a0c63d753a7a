import Testing
import ValidationCore
import ValidationRules

@Suite("Identifiers of banks and securities")
struct BankIdentifierTests {
  static func ibanError(
    _ code: ValidationError.Code,
    _ arguments: [String: ValidationError.Argument] = [:],
    _ ranges: [Range<Int>] = [],
    _ suggestion: String? = nil
  ) -> ValidationError { identifier(code, "iban", arguments, ranges, suggestion) }

  @Test(
    "IBANs of the SWIFT registry",
    arguments: [
      Row("GB29NWBK60161331926819"), Row("DE89370400440532013000"), Row("FR1420041010050500013M02606"),
      Row("SA0380000000608010167519"), Row("BR1800360305000010009795493C1"), Row("PT50000201231234567890154"),
      Row("MT84MALT011000012345MTLCAST001S"), Row("NO9386011117947"), Row("EG380019000500000000263180002"),
      Row("AE070331234567890123456"), Row("ES9121000418450200051332"),
      Row("RU0204452560040702810412345678901"),
      Row("LC55HEMM000100010012001200023015"), Row("YE15CBYE0001018861234567891234"),
      Row("", ibanError(.identifierShape, [:], [0..<0])),
      Row("GB", ibanError(.identifierShape, [:], [0..<2])),
      Row("1234", ibanError(.identifierShape, [:], [0..<2])),
      Row("US64SVBKUS6S3300958879", ibanError(.identifierRegion, ["region": "US"], [0..<2])),
      Row(
        "GB29NWBK6016133192681",
        ibanError(.identifierLength, ["expected": 22, "actual": 21], [0..<21])),
      Row(
        "DE" + String(repeating: "1", count: 200),
        ibanError(.identifierLength, ["expected": 22, "actual": 202], [0..<202])),
      Row("GBA9NWBK60161331926819", ibanError(.identifierShape, [:], [2..<4])),
      Row("GB29NWB160161331926819", ibanError(.identifierShape, [:], [7..<8])),
      Row("GB29NWBK6016133192681A", ibanError(.identifierShape, [:], [21..<22])),
      Row("GB28NWBK60161331926819", ibanError(.identifierCheckDigit, [:], [2..<4])),
      Row("GB92NWBK60161331926819", ibanError(.identifierCheckDigit, [:], [2..<4])),
      Row(
        "gb29nwbk60161331926819",
        ibanError(.identifierCase, ["case": "upper"], [0..<2, 4..<8], "GB29NWBK60161331926819")),
      Row(
        "GB29 NWBK 6016 1331 9268 19",
        ibanError(
          .identifierGrouping, [:], [4..<5, 9..<10, 14..<15, 19..<20, 24..<25], "GB29NWBK60161331926819")),
      Row(
        "GB29NWBK60161331926819\n",
        ibanError(.identifierCharacters, ["character": .character("\u{A}")], [22..<23])),
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
      Row(
        "GB29-NWBK60161331926819", ibanError(.identifierCharacters, ["character": .character("-")], [4..<5])),
      Row("GB28 NWBK 6016 1331 9268 19", ibanError(.identifierCheckDigit, [:], [2..<4])),
      Row("GB29 NWB1 6016 1331 9268 19", ibanError(.identifierShape, [:], [8..<9])),
    ]
  )
  func ibanOnPaper(row: Row<String>) { expect(row, from: .iban(separators: true)) }

  @Test("A valid IBAN allocates nothing, a megabyte is refused in one pass")
  func megabytes() {
    #expect(!Validation.iban.isValid(value: megabyte(of: "GB29NWBK60161331926819")))
    #expect(!Validation.iban(separators: true).isValid(value: megabyte(of: " ")))
    #expect(Validation.iban.errors(in: megabyte(of: "é")).first?.ranges.count == 1)
  }

  static func bicError(
    _ code: ValidationError.Code,
    _ arguments: [String: ValidationError.Argument] = [:],
    _ ranges: [Range<Int>] = [],
    _ suggestion: String? = nil
  ) -> ValidationError { identifier(code, "bic", arguments, ranges, suggestion) }

  @Test(
    "BICs",
    arguments: [
      Row("DEUTDEFF"), Row("DEUTDEFF500"), Row("BKCHCNBJ110"), Row("NCBKSAJE"), Row("1234BRRJXXX"),
      Row("NCBVXKPR"),
      Row("", bicError(.identifierLength, ["expected": .alternatives([8, 11]), "actual": 0])),
      Row("DEUTDEFF5", bicError(.identifierLength, ["expected": .alternatives([8, 11]), "actual": 9])),
      Row("DEUTD1FF", bicError(.identifierShape, [:], [4..<6])),
      Row("DEUTZZFF", bicError(.identifierRegion, ["region": "ZZ"], [4..<6])),
      Row("deutdeff", bicError(.identifierCase, ["case": "upper"], [0..<8], "DEUTDEFF")),
      Row("DEUT DE FF", bicError(.identifierGrouping, [:], [4..<5, 7..<8], "DEUTDEFF")),
      Row("ＤＥUTDEFF", bicError(.identifierNotASCII, ["character": .character("Ｄ")], [0..<6], "DEUTDEFF")),
      Row("DEUTDÉFF", bicError(.identifierCharacters, ["character": .character("É")], [5..<7])),
    ]
  )
  func bic(row: Row<String>) { expect(row, from: .bic) }

  @Test(
    "LEIs",
    arguments: [
      Row("5493001KJTIIGC8Y1R12"), Row("HWUPKR0MPOU8FGXBT394"), Row("7LTWFZYICNSX8D621K86"),
      Row("5493001KJTIIGC8Y1R13", identifier(.identifierCheckDigit, "lei", [:], [18..<20])),
      Row("5493001KJTIIGC8Y1R1A", identifier(.identifierShape, "lei", [:], [18..<20])),
      Row("5493001KJTIIGC8Y1R1", identifier(.identifierLength, "lei", ["expected": 20, "actual": 19])),
      Row(
        "5493001kjtiigc8y1r12",
        identifier(
          .identifierCase, "lei", ["case": "upper"], [7..<14, 15..<16, 17..<18], "5493001KJTIIGC8Y1R12")),
    ]
  )
  func lei(row: Row<String>) { expect(row, from: .lei) }

  @Test(
    "ISINs",
    arguments: [
      Row("US0378331005"), Row("AU0000XVGZA3"), Row("GB0002634946"), Row("XS1234567896"), Row("BRPETRACNPR6"),
      Row("EU000A1G0AB4"),
      Row("US0378331006", identifier(.identifierCheckDigit, "isin", [:], [11..<12])),
      Row("ZZ0378331005", identifier(.identifierRegion, "isin", ["region": "ZZ"], [0..<2])),
      Row("1S0378331005", identifier(.identifierShape, "isin", [:], [0..<2])),
      Row("US037833100A", identifier(.identifierShape, "isin", [:], [11..<12])),
      Row("US03783310", identifier(.identifierLength, "isin", ["expected": 12, "actual": 10])),
      Row("US-037833100-5", identifier(.identifierGrouping, "isin", [:], [2..<3, 12..<13], "US0378331005")),
    ]
  )
  func isin(row: Row<String>) { expect(row, from: .isin) }
}
