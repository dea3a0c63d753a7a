import Foundation
import Testing
import ValidationCore
import ValidationRules

@Suite("Amounts of money")
struct AmountTests {
  struct Reading: Sendable, CustomTestStringConvertible {
    let locale: String
    let text: String
    let value: String
    let currency: String
    init(_ locale: String, _ text: String, _ value: String, _ currency: String) {
      (self.locale, self.text, self.value, self.currency) = (locale, text, value, currency)
    }
    var testDescription: String { "\(locale) \(text)" }
  }

  @Test(
    "are read as the locale writes them",
    arguments: [
      Reading("en", "$1,234.50", "1234.5", "USD"), Reading("en", "-€5", "-5", "EUR"),
      Reading("en", "€-5", "-5", "EUR"), Reading("en", "$.50", "0.5", "USD"),
      Reading("en-CA", "$5", "5", "CAD"), Reading("en-CA", "US$5", "5", "USD"),
      Reading("de", "1.234,50\u{A0}€", "1234.5", "EUR"), Reading("de", "EUR 5", "5", "EUR"),
      Reading("nl", "€\u{A0}-1.234,50", "-1234.5", "EUR"),
      Reading("fr-CH", "234.50 CHF", "234.5", "CHF"),
      Reading("ar-EG", "\u{61C}-\u{200F}١٬٢٣٤٫٥٠\u{A0}€", "-1234.5", "EUR"),
      Reading("he", "\u{200F}\u{200E}-1,234.50\u{A0}\u{200F}€", "-1234.5", "EUR"),
      Reading("fa", "\u{200E}−\u{200E}€۱٬۲۳۴٫۵۰", "-1234.5", "EUR"),
      Reading("hi", "₹१२,३४,५६७.८९", "1234567.89", "INR"), Reading("ja", "￥１，０００", "1000", "JPY"),
      Reading("en", "KWD 1.125", "1.125", "KWD"), Reading("sv", "5 kr", "5", "SEK"),
      Reading("da", "5,00\u{A0}kr.", "5", "DKK"),
    ])
  func reading(row: Reading) throws {
    let own = row.locale == "sv" || row.locale == "da" ? [row.currency] : nil
    let amount = try AmountFormat(locale: row.locale, currencies: own).amount(in: row.text)
    #expect(
      amount == CurrencyAmount(value: try #require(Decimal(string: row.value)), currency: row.currency))
  }

  private static let inGerman: [String: ValidationError.Argument] = ["example": .text("1.234,50\u{A0}€")]

  @Test(
    "of one currency",
    arguments: [
      Row("5"), Row("-5 €"), Row("5\u{A0}EUR"), Row("1.234,5 €"), Row("1234,50€"), Row("\u{200F}5 €"),
      Row("", ValidationError(code: .numberSyntax, limits: inGerman, ranges: [0..<0])),
      Row("€", ValidationError(code: .numberSyntax, limits: inGerman, ranges: [0..<3])),
      Row(
        "€ 5",
        ValidationError(code: .numberSyntax, limits: inGerman, ranges: [0..<3], suggestion: "5,00\u{A0}€")),
      Row(
        " 5 €",
        ValidationError(code: .numberSyntax, limits: inGerman, ranges: [0..<1], suggestion: "5,00\u{A0}€")),
      Row("12.34 €", ValidationError(code: .numberSyntax, limits: inGerman, ranges: [2..<3])),
      Row(
        "1.23.456 €",
        ValidationError(
          code: .numberSyntax, limits: inGerman, ranges: [1..<2], suggestion: "123.456,00\u{A0}€")),
      Row(
        "1٢ €",
        ValidationError(code: .numberMixedDigits, found: ["character": .character("٢")], ranges: [1..<3])),
      Row(
        "5,125 €",
        ValidationError(
          code: .numberTooManyFractionDigits, found: ["maximum": 2, "actual": 3], ranges: [4..<5])),
      Row(
        "٥٫١٢٥ €",
        ValidationError(
          code: .numberTooManyFractionDigits, found: ["maximum": 2, "actual": 3], ranges: [8..<10])),
      Row(
        "5 $",
        ValidationError(
          code: .currencyNotAccepted, limits: ["accepted": .alternatives(["EUR"])], ranges: [2..<3])),
      Row(
        "5 eur",
        ValidationError(
          code: .currencyUnknown, found: ["code": "eur"], ranges: [2..<5], suggestion: "5,00\u{A0}€")),
      Row("5 €\u{0}", ValidationError(code: .currencyUnknown, found: ["code": "€\u{0}"], ranges: [2..<6])),
      Row("5 👍🏽", ValidationError(code: .currencyUnknown, found: ["code": "👍🏽"], ranges: [2..<10])),
    ])
  func euros(row: Row<String>) { expect(row, from: .amount(in: "de", currency: "EUR")) }

  @Test("have the decimals of their currency, and limits")
  func limits() {
    let rule = Validation.amount(in: "en", currencies: ["JPY", "KWD"], minimum: 1, maximum: 1000)
    #expect(rule.isValid(value: "¥1,000"))
    #expect(rule.isValid(value: "KWD 1.125"))
    #expect(
      rule.errors(in: "¥1.5") == [
        ValidationError(
          code: .numberTooManyFractionDigits, found: ["maximum": 0, "actual": 1], ranges: [4..<5])
      ])
    #expect(
      rule.errors(in: "¥0") == [
        ValidationError(code: .rangeTooSmall, limits: ["minimum": "1"], found: ["actual": "0"])
      ])
    let dollars = Validation.amount(in: "en", currency: "USD", maximum: 1000)
    #expect(
      dollars.errors(in: "$1,000.01") == [
        ValidationError(
          code: .rangeTooLarge, limits: ["maximum": "$1,000.00"], found: ["actual": "$1,000.01"])
      ])
    #expect(!dollars.isValid(value: megabyte(of: "9")))
    #expect(!dollars.isValid(value: "$" + String(repeating: "9", count: 39)))
  }

  @Test("must name the currency where several are accepted")
  func missing() {
    #expect(
      Validation.amount(in: "en").errors(in: "5") == [
        ValidationError(code: .currencyMissing, limits: ["example": "$1,234.50"], ranges: [1..<1])
      ])
    // Several currencies have this symbol, and English does not write it for one of them.
    #expect(Validation.amount(in: "en").errors(in: "kr5").map(\.code) == [.currencyUnknown])
  }

  @Test("have currencies in use and limits in order")
  func impossible() {
    #expect(throws: ImpossibleRule.self) { try AmountFormat(locale: "en", currencies: ["DEM"]) }
    #expect(throws: ImpossibleRule.self) { try AmountFormat(locale: "en", currencies: []) }
    #expect(throws: ImpossibleRule.self) { try AmountFormat(locale: "en", minimum: 2, maximum: 1) }
    #expect(throws: ImpossibleRule.self) { try AmountFormat(locale: "?") }
  }
}
