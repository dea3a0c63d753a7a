import Testing
import ValidationCore
import ValidationRules

@Suite("A number of the country that another part names")
struct NumberOfCountryTests {
  struct Buyer: Sendable {
    var country: String? = nil
    var vat: String? = nil
    var phone: String? = nil
  }

  static let vat = Validation<Buyer>.number("vat", \.vat, .vat(), ofCountryIn: "country", \.country)
  static let phone = Validation<Buyer>.number(
    "phone", { $0.phone }, .phone(kinds: [.mobile]), ofCountryIn: "country", { $0.country })

  @Test(
    "is judged by that country",
    arguments: [
      (Buyer(country: "DE", vat: "DE136695976"), nil),
      (Buyer(country: "PL", vat: "DE136695976"), "identifier.characters"),
      (Buyer(country: "DE", vat: "DE136695978"), "identifier.checkDigit"),
      (Buyer(country: nil, vat: "x"), nil),
      (Buyer(country: "AQ", vat: "x"), nil), (Buyer(country: "DE"), nil),
    ] as [(Buyer, ValidationError.Code?)])
  func vat(buyer: Buyer, code: ValidationError.Code?) {
    let errors = Self.vat.errors(in: buyer)
    #expect(errors.map(\.code) == (code.map { [$0] } ?? []))
    #expect(errors.allSatisfy { $0.path.description == "vat" })
  }

  @Test(
    "may be a phone number",
    arguments: [
      (Buyer(country: "BR", phone: "(11) 96123-4567"), nil),
      (Buyer(country: "BR", phone: "(11) 3123-4567"), "phone.kind"),
      (Buyer(country: "PT", phone: "+55 11 96123-4567"), "phone.otherCountry"),
      (Buyer(country: "AQ", phone: "1234"), "phone.international"), (Buyer(phone: "1234"), nil),
    ] as [(Buyer, ValidationError.Code?)])
  func phone(buyer: Buyer, code: ValidationError.Code?) {
    let errors = Self.phone.errors(in: buyer)
    #expect(errors.map(\.code) == (code.map { [$0] } ?? []))
    #expect(errors.allSatisfy { $0.path.description == "phone" })
  }

  @Test("has a rule of documents")
  func documents() {
    #expect(
      Self.phone.constraint
        == .field("phone", .rule("phone", ["countryField": "country", "kinds": .list(["mobile"])])))
  }
}
