import Foundation
import Testing
import ValidationCore
import ValidationRules

private struct OfferDraft: Sendable, Equatable {
  var title = ""
  var price = ""
  var until = ""
  var discount = ""
  var rows: [String] = []
}

private struct Offer: Sendable, Equatable {
  var title: String
  var price: Decimal
  var until: Date
  var discount: Decimal?
  var rows: [Decimal]
}

private func offers(in locale: String) -> Preparation<OfferDraft, Offer> {
  Preparation(
    .field(\.title, .notBlank.trimmed),
    .field(\.price, .notBlank, as: .number(in: locale, .range(Decimal(0)...Decimal(1_000_000))).trimmed),
    .field(\.until, as: .date(in: locale, .after(Date(timeIntervalSince1970: 0)))),
    .field(\.discount, as: .unlessBlank(.number(in: locale))),
    .field(\.rows, .count(...3), as: .each(.number(in: locale))),
    make: Offer.init
  )
}

@Suite("Preparation")
struct PreparationTests {
  private static let day = Date(timeIntervalSince1970: 1_924_905_600)  // 31 December 2030

  @Test(
    "makes a model of texts, with the digits and the forms of a locale",
    arguments: [
      ("pt-BR", "1.234,50", "31/12/2030", "0,5"), ("en", " 1,234.50 ", "12/31/2030", ".5"),
      ("ar-EG", "١٬٢٣٤٫٥٠", "٣١‏/١٢‏/٢٠٣٠", "٠٫٥"), ("de", "1234,5", "31.12.2030", "0,5"),
    ])
  func valid(locale: String, price: String, until: String, discount: String) throws {
    let offers = offers(in: locale)
    let draft = OfferDraft(
      title: " Mesa\n", price: price, until: until, discount: discount, rows: ["1", "2"])
    #expect(offers.errors(in: draft) == [] && offers.isValid(value: draft))
    let half = try #require(Decimal(string: "0.5"))
    let offer = Offer(
      title: "Mesa", price: Decimal(2469) * half, until: Self.day, discount: half, rows: [1, 2])
    #expect(try offers.prepared(draft) == offer)
    var plain = draft
    plain.discount = " \t"
    #expect(try offers.prepared(plain).discount == nil)
  }

  @Test(
    "lists all errors at their fields",
    arguments: [
      (
        OfferDraft(), ["title: presence.blank", "price: presence.blank", "until: date.syntax 0..<0"]
      ),
      (
        OfferDraft(
          title: "a", price: " x1", until: "31/13/2030", discount: "1.5", rows: ["1", "a", "2", "b"]),
        [
          "price: number.syntax 1..<2", "until: date.month 3..<5", "discount: number.syntax 1..<2",
          "rows: count.tooMany",
        ]
      ),
      (
        OfferDraft(title: "a", price: "-1", until: "01/01/1960", rows: ["1", "a"]),
        ["price: range.tooSmall", "until: range.notAfter", "rows[1]: number.syntax 0..<1"]
      ),
      (
        OfferDraft(title: "a", price: String(repeating: "9", count: 39), until: "31/12/2030\0"),
        ["price: number.syntax 0..<39", "until: date.syntax 10..<11"]
      ),
    ])
  fileprivate func errors(draft: OfferDraft, expected: [String]) throws {
    let offers = offers(in: "pt-BR")
    let errors = offers.errors(in: draft)
    let facts = errors.map { error in
      let ranges = error.ranges.map { " \($0.lowerBound)..<\($0.upperBound)" }.joined()
      return "\(error.path): \(error.code)\(ranges)"
    }
    #expect(facts == expected)
    #expect(throws: ValidationErrors(errors)) { try offers.prepared(draft) }
    #expect(offers.rules.errors(in: draft) == errors)
  }

  @Test("waits for checks, and traps nowhere")
  func checks() async throws {
    let isFree = Validation<String>.check("taken") { $0 != "ana" }
    let accounts = Preparation<OfferDraft, String>(
      .field(\.title, .notBlank.lowercased, isFree), make: { $0 })
    #expect(try await accounts.checked(OfferDraft(title: "JOÃO")) == "joão")
    await #expect(throws: ValidationErrors([ValidationError(code: "taken", path: ["title"])])) {
      try await accounts.checked(OfferDraft(title: "ana"))
    }
  }

  @Test("of a value that may be absent is absent with it")
  func optional() throws {
    let number = Preparation<String?, Decimal?>.optional(.number(in: "en"))
    #expect(try number.prepared(nil) == nil)
    #expect(try number.prepared("5") == 5)
    #expect(number.errors(in: "x").map(\.code) == [.numberSyntax])
    #expect(try Preparation<String, Decimal>.number(in: "en").map { $0 * 2 }.prepared("4") == 8)
    #expect(try Preparation<String, String>(.notBlank.trimmed).prepared(" a ") == "a")
  }
}

@Suite("A text in another letter case")
struct CaseMappedTests {
  @Test(
    "is judged and prepared by full case mapping",
    arguments: [
      (Validation<String>.equal(to: "ana@example.com").lowercased, "Ana@EXAMPLE.com", "ana@example.com"),
      (.equal(to: "i\u{307}").lowercased, "İ", "i\u{307}"), (.equal(to: "i").lowercased(in: "tr"), "İ", "i"),
      (.equal(to: "ı").lowercased(in: "tr"), "I", "ı"), (.equal(to: "οδος").lowercased, "ΟΔΟΣ", "οδος"),
      (.equal(to: "STRASSE").uppercased, "straße", "STRASSE"),
      (.equal(to: "İ").uppercased(in: "tr"), "i", "İ"),
      (.equal(to: "").lowercased, "", ""), (.equal(to: "\0a").lowercased, "\0A", "\0a"),
      (.equal(to: "a").trimmed.lowercased, " A ", "a"),
    ])
  func mapped(rule: Validation<String>, text: String, expected: String) {
    #expect(rule.errors(in: text) == [])
    #expect(Array(rule.prepared(text).utf8) == Array(expected.utf8))
    #expect(rule.prepared(expected) == expected)
  }

  @Test("has the ranges of the original where the bytes correspond")
  func ranges() {
    let rule = Validation<String>.ascii.lowercased
    #expect(rule.errors(in: "Aé").map(\.ranges) == [[]])
    #expect(Validation<String>.slug.lowercased.errors(in: "AB C").map(\.ranges) == [[2..<3]])
    #expect(rule.errors(in: "aé").map(\.ranges) == [[1..<3]])
  }
}
