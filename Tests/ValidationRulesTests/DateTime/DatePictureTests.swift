import Foundation
import Testing
import ValidationCore

@testable import ValidationRules

@Suite("Dates in the form of a picture")
struct DatePictureTests {
  private static func syntax(
    _ range: Range<Int>, _ suggestion: String? = nil, example: String = "31/01/2026"
  ) -> ValidationError {
    ValidationError(
      code: .dateSyntax, limits: ["example": .text(example)], ranges: [range], suggestion: suggestion)
  }

  @Test(
    "are read strictly, in the digits of any one script",
    arguments: [
      Row("29/02/2024"), Row("٢٩/٠٢/٢٠٢٤"), Row("२९/०२/२०२४"), Row("２９/０２/２０２４"), Row("01/01/0001"),
      Row("", syntax(0..<0)), Row("29/02/2024\n", syntax(10..<11, "29/02/2024")),
      Row("29/02/2024\0", syntax(10..<11, "29/02/2024")), Row("tomorrow", syntax(0..<1)),
      Row("9/2/2024", syntax(1..<2, "09/02/2024")), Row("29.02.2024", syntax(2..<3, "29/02/2024")),
      Row("2024-02-29", syntax(2..<3, "29/02/2024")), Row("29 Feb 2024", syntax(2..<3)),
      Row("29/02/24", syntax(8..<8)), Row("29/02/20245", syntax(10..<11)),
      Row("29⁄02/2024", syntax(2..<5, "29/02/2024")),
      Row(
        "2٩/02/2024",
        ValidationError(code: .numberMixedDigits, found: ["character": .character("٩")], ranges: [1..<3])),
      Row(
        "31/13/2024",
        ValidationError(
          code: .dateMonth, limits: ["minimum": 1, "maximum": 12], found: ["actual": 13], ranges: [3..<5])),
      Row(
        "٢٩/٠٢/٢٠٢٦",
        ValidationError(
          code: .dateDay, limits: ["minimum": 1], found: ["actual": 29, "maximum": 28], ranges: [0..<4])),
    ])
  func picture(row: Row<String>) { expect(row, from: .date(picture: "DD/MM/YYYY")) }

  @Test(
    "have one digit or two where the picture has one letter",
    arguments: [
      ("d.m.yyyy", "9.2.2024"), ("d.m.yyyy", "29.02.2024"), ("yyyy年m月d日", "2024年2月9日"),
      ("YYYYMMDD", "20240229"), ("mm-dd-yy", "02-29-24"), ("(DD) MM, YYYY", "(29) 02, 2024"),
    ])
  func accepted(picture: String, text: String) {
    #expect(Validation.date(picture: picture).isValid(value: text))
  }

  @Test("may be a pattern of UTS #35")
  func pattern() {
    expect(Row("29.02.2024"), from: .date(pattern: "dd.MM.yyyy"))
    expect(Row("2024 de 2 de 9"), from: .date(pattern: "y 'de' M 'de' d"))
    expect(Row("9'2'2024"), from: .date(pattern: "d''M''y"))
    expect(Row("9.2.24", Self.syntax(6..<6, example: "31.1.2026")), from: .date(pattern: "d.M.y"))
  }

  @Test("have a value")
  func value() {
    let rule = Validation.date(picture: "DD/MM/YY", .range(..<Date(timeIntervalSince1970: 946_684_800)))
    #expect(rule.isValid(value: "31/12/99"))
    #expect(rule.errors(in: "01/01/00").map(\.code) == [.rangeNotBefore])
    #expect(!Validation.date(picture: "DD/MM/YYYY").isValid(value: megabyte(of: "9")))
  }

  @Test(
    "are refused as impossible where a text could not be read in one way",
    arguments: ["", "DD/MM", "DD/MM/YYYY/DD", "DDD/MM/YYYY", "MMM DD YYYY", "DMYYYY", "DD/MM/YYY"])
  func impossible(picture: String) {
    #expect(throws: ImpossibleRule.self) { try DatePicture(picture: picture) }
  }
}
