import Testing
import ValidationCore
import ValidationRules

@Suite("Identifiers of books, goods, devices and cards")
struct ProductIdentifierTests {
  @Test(
    "ISBNs",
    arguments: [
      Row("9780306406157"), Row("978-0-306-40615-7"), Row("0306406152"), Row("0-306-40615-2"),
      Row("080442957X"),
      Row("978 7 111 07575 2"), Row("9791034504558"),
      Row("9780306406158", identifier(.identifierCheckDigit, "isbn", [:], [12..<13])),
      Row("0306406153", identifier(.identifierCheckDigit, "isbn", [:], [9..<10])),
      Row("0-306-40615-3", identifier(.identifierCheckDigit, "isbn", [:], [12..<13])),
      Row("9770306406157", identifier(.identifierShape, "isbn", [:], [0..<4])),
      Row("9790260000438", identifier(.identifierShape, "isbn", [:], [0..<4])),
      Row("08044295X7", identifier(.identifierShape, "isbn", [:], [8..<9])),
      Row("978030640615X", identifier(.identifierShape, "isbn", [:], [12..<13])),
      Row("080442957x", identifier(.identifierCase, "isbn", ["case": "upper"], [9..<10], "080442957X")),
      Row("978--0306406157", identifier(.identifierGrouping, "isbn", [:], [4..<5], "9780306406157")),
      Row(
        "978030640615",
        identifier(.identifierLength, "isbn", ["expected": .alternatives([10, 13]), "actual": 12])),
      Row(
        "٠٣٠٦٤٠٦١٥٢",
        identifier(.identifierNotASCII, "isbn", ["character": .character("٠")], [0..<20], "0306406152")),
    ]
  )
  func isbn(row: Row<String>) { expect(row, from: .isbn) }

  @Test("One form of ISBN")
  func isbnForms() {
    #expect(Validation.isbn(.isbn10).isValid(value: "0-306-40615-2"))
    #expect(!Validation.isbn(.isbn10).isValid(value: "9780306406157"))
    #expect(!Validation.isbn(.isbn13).isValid(value: "0306406152"))
  }

  @Test(
    "ISSNs",
    arguments: [
      Row("0378-5955"), Row("03785955"), Row("2434-561X"), Row("0024-9319"),
      Row("0378-5956", identifier(.identifierCheckDigit, "issn", [:], [8..<9])),
      Row("037-85955", identifier(.identifierGrouping, "issn", [:], [3..<4], "0378-5955")),
      Row("0378-59-55", identifier(.identifierGrouping, "issn", [:], [7..<8], "0378-5955")),
      Row("X378-5955", identifier(.identifierShape, "issn", [:], [0..<1])),
      Row("2434-561x", identifier(.identifierCase, "issn", ["case": "upper"], [8..<9], "2434561X")),
      Row(
        "0378 5955", identifier(.identifierCharacters, "issn", ["character": .character("\u{20}")], [4..<5])),
      Row("0378595", identifier(.identifierLength, "issn", ["expected": 8, "actual": 7])),
      Row(
        "０378-5955",
        identifier(.identifierNotASCII, "issn", ["character": .character("０")], [0..<3], "03785955")
      ),
    ]
  )
  func issn(row: Row<String>) { expect(row, from: .issn) }

  @Test(
    "Barcodes",
    arguments: [
      Row("73513537"), Row("036000291452"), Row("4006381333931"), Row("10614141000415"), Row("6921168509256"),
      Row("4006381333932", identifier(.identifierCheckDigit, "ean", [:], [12..<13])),
      Row(
        "400638133393",
        identifier(.identifierCheckDigit, "ean", [:], [11..<12])),
      Row(
        "40063813339",
        identifier(.identifierLength, "ean", ["expected": .alternatives([8, 12, 13, 14]), "actual": 11])),
      Row("4 006381 333931", identifier(.identifierGrouping, "ean", [:], [1..<2, 8..<9], "4006381333931")),
      Row(
        "400638133393A", identifier(.identifierCharacters, "ean", ["character": .character("A")], [12..<13])),
      Row(
        "４006381333931",
        identifier(.identifierNotASCII, "ean", ["character": .character("４")], [0..<3], "4006381333931")),
    ]
  )
  func ean(row: Row<String>) { expect(row, from: .ean) }

  @Test("One form of barcode")
  func eanForms() {
    #expect(Validation.ean([.ean13]).isValid(value: "4006381333931"))
    #expect(!Validation.ean([.ean8, .upcA]).isValid(value: "4006381333931"))
  }

  @Test(
    "IMEIs",
    arguments: [
      Row("490154203237518"), Row("356938035643809"),
      Row("490154203237517", identifier(.identifierCheckDigit, "imei", [:], [14..<15])),
      Row("4901542032375180", identifier(.identifierLength, "imei", ["expected": 15, "actual": 16])),
      Row(
        "49-015420-323751-8",
        identifier(.identifierGrouping, "imei", [:], [2..<3, 9..<10, 16..<17], "490154203237518")),
      Row(
        "49015420323751X",
        identifier(.identifierCharacters, "imei", ["character": .character("X")], [14..<15])),
    ]
  )
  func imei(row: Row<String>) { expect(row, from: .imei) }

  @Test("IMEIs as they are printed")
  func printedIMEI() { #expect(Validation.imei(separators: true).isValid(value: "49-015420-323751-8")) }

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
      Row(
        "7992 7398713",
        identifier(.identifierCharacters, "luhn", ["character": .character("\u{20}")], [4..<5])),
      Row("٧٩", identifier(.identifierCharacters, "luhn", ["character": .character("٧")], [0..<4])),
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
          .identifierLength, "creditCard", ["expected": .alternatives([13, 16, 19]), "actual": 15], [0..<15])),
      Row("51", identifier(.identifierLength, "creditCard", ["expected": 16, "actual": 2], [0..<2])),
      Row("378282246310005", identifier(.creditCardScheme, "creditCard", accepted, [0..<6])),
      Row("", identifier(.creditCardScheme, "creditCard", accepted, [0..<0])),
      Row(
        "4111-1111-1111-1111",
        identifier(.identifierGrouping, "creditCard", [:], [4..<5, 9..<10, 14..<15])),
      Row("4111x", identifier(.identifierCharacters, "creditCard", ["character": .character("x")], [4..<5])),
      Row(
        "٤111111111111111",
        identifier(
          .identifierNotASCII, "creditCard", ["character": .character("٤")], [0..<2])),
    ]
  )
  func creditCard(row: Row<String>) { expect(row, from: .creditCard([.visa, .mastercard])) }

  @Test(
    "Test numbers that networks publish",
    arguments: [
      "378282246310005", "371449635398431", "5019717010103742", "30569309025904", "38520000023237",
      "36148900647913",
      "6011111111111117", "6011000990139424", "6362970000457013", "6062828888666688", "3530111333300000",
      "3566002020360505", "6304000000000000", "6799990100000000019", "5555555555554444", "2200770239097761",
      "9792030394440796", "135410014004955", "6200000000000005", "6205500000000000004",
      "4000056655665556", "4242424242424242",
    ]
  )
  func networks(number: String) { #expect(Validation.creditCard.errors(in: number) == []) }
}
