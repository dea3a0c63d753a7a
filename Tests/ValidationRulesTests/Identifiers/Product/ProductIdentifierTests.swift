import Testing
import ValidationCore
import ValidationRules

@Suite("Identifiers of books, goods and devices")
struct ProductIdentifierTests {
  @Test("One form of ISBN")
  func isbnForms() {
    #expect(Validation.isbn(.isbn10).isValid(value: "0-306-40615-2"))
    #expect(!Validation.isbn(.isbn10).isValid(value: "9780306406157"))
    #expect(!Validation.isbn(.isbn13).isValid(value: "0306406152"))
  }

  @Test(
    "ISBNs whose separators are wrong",
    arguments: [
      Row("978\u{2013}0-306-40615-7", notASCII("–", 3..<6, "978-0-306-40615-7")),
      Row("-9780306406157-", grouping([0..<1, 14..<15])), Row("978 -0306406157", grouping([4..<5])),
    ]
  )
  func isbnSeparators(row: Row<String>) { expect(row, from: .isbn) }

  static func notASCII(_ character: Unicode.Scalar, _ range: Range<Int>, _ suggestion: String)
    -> ValidationError
  {
    identifier(.identifierNotASCII, "isbn", ["character": .character(character)], [range], suggestion)
  }

  static func grouping(_ ranges: [Range<Int>]) -> ValidationError {
    identifier(.identifierGrouping, "isbn", [:], ranges, "9780306406157")
  }

  @Test("One form of barcode")
  func eanForms() {
    #expect(Validation.ean([.ean13]).isValid(value: "4006381333931"))
    #expect(!Validation.ean([.ean8, .upcA]).isValid(value: "4006381333931"))
  }

  @Test("IMEIs as they are printed")
  func printedIMEI() { #expect(Validation.imei(separators: true).isValid(value: "49-015420-323751-8")) }
}
