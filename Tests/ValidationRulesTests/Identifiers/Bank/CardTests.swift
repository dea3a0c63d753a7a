import Testing
import ValidationCore
import ValidationRules

@Suite("Card numbers, and numbers by Luhn")
struct CardTests {
  @Test(
    "Numbers by Luhn",
    arguments: [
      Row("79927398713"), Row("18"), Row("00"), Row(String(repeating: "0", count: 1000)),
      Row("79927398710", identifier(.identifierCheckDigit, "luhn", [:], [10..<11])),
      Row(
        "0",
        ValidationError(code: .lengthTooShort, arguments: ["minimum": 2, "actual": 1, "unit": "codePoints"])),
      Row(
        "",
        ValidationError(code: .lengthTooShort, arguments: ["minimum": 2, "actual": 0, "unit": "codePoints"])),
      Row("7992 7398713", identifier(.identifierSeparators, "luhn", [:], [4..<5], "79927398713")),
      Row("١٨", identifier(.identifierNotASCII, "luhn", ["character": .character("١")], [0..<4], "18")),
      Row(megabyte(of: "0") + "1", identifier(.identifierCheckDigit, "luhn", [:], [1_048_577..<1_048_578])),
    ]
  )
  func luhn(row: Row<String>) { expect(row, from: .luhn) }

  static let accepted = ["accepted": ValidationError.Argument.alternatives(["Mastercard", "Visa"])]

  @Test(
    "Cards of two networks",
    arguments: [
      Row("4111111111111111"), Row("4222222222222"), Row("5105105105105100"), Row("2223003122003222"),
      Row("4111111111111112", identifier(.identifierCheckDigit, "creditCard", [:], [15..<16])),
      Row(
        "411111111111111",
        identifier(
          .identifierLength, "creditCard",
          ["expected": .alternatives([13, 16, 19]), "actual": 15, "unit": "digits"])),
      Row(
        "51", identifier(.identifierLength, "creditCard", ["expected": 16, "actual": 2, "unit": "digits"])),
      Row("378282246310005", identifier(.creditCardScheme, "creditCard", accepted, [0..<6])),
      Row("", identifier(.creditCardScheme, "creditCard", accepted, [0..<0])),
      Row(
        "4111-1111-1111-1111",
        identifier(.identifierSeparators, "creditCard", [:], [4..<5, 9..<10, 14..<15])),
      Row("4111x", identifier(.identifierCharacters, "creditCard", ["character": .character("x")], [4..<5])),
      Row(
        "٤111111111111111",
        identifier(
          .identifierNotASCII, "creditCard", ["character": .character("٤")], [0..<2])),
    ]
  )
  func creditCard(row: Row<String>) { expect(row, from: .creditCard([.visa, .mastercard])) }

  @Test("Cards with separators")
  func separated() {
    #expect(Validation.creditCard([.visa], separators: true).isValid(value: "4111-1111 1111-1111"))
    #expect(!Validation.creditCard([.visa], separators: true).isValid(value: "4111--1111 1111-1111"))
  }
}
