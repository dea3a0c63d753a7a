import Testing
import ValidationCore

@testable import ValidationRules

@Suite("A postal address")
struct PostalAddressRuleTests {
  @Test(
    "of each country is taken as its people write it",
    arguments: [
      PostalAddress(
        country: "BR", lines: ["Av. Paulista, 1578"], dependentLocality: "Bela Vista", locality: "São Paulo",
        administrativeArea: "sao paulo", postalCode: "01310-200"),
      PostalAddress(
        country: "BR", lines: ["SQS 1"], locality: "Brasília", administrativeArea: "BR-DF",
        postalCode: "70040010"),
      PostalAddress(
        country: "JP", lines: ["千代田区千代田1-1"], administrativeArea: "東京都", postalCode: "100-0001"),
      PostalAddress(
        country: "JP", lines: ["1-1 Chiyoda"], administrativeArea: "TOKYO", postalCode: "100-0001"),
      PostalAddress(
        country: "CN", lines: ["景山前街4号"], locality: "北京市", administrativeArea: "北京市", postalCode: "100009"),
      PostalAddress(country: "HK", lines: ["彌敦道1號"], administrativeArea: "九龍"),
      PostalAddress(country: "AE", lines: ["شارع الشيخ زايد"], administrativeArea: "دبي"),
      PostalAddress(
        country: "EG", lines: ["ميدان التحرير"], locality: "القاهرة", administrativeArea: "القاهرة",
        postalCode: "11511"),
      PostalAddress(
        country: "CA", lines: ["111 Rue Wellington"], locality: "Ottawa", administrativeArea: "Ontario",
        postalCode: "K1A 0A9"),
      PostalAddress(
        country: "CA", lines: ["1"], locality: "Québec", administrativeArea: "Que\u{301}bec",
        postalCode: "G1R4S9"),
      PostalAddress(
        country: "US", lines: ["1600 Pennsylvania Ave NW"], locality: "Washington", administrativeArea: "DC",
        postalCode: "20500-0003"),
      PostalAddress(country: "IE", lines: ["1 Main St"], locality: "Cork", administrativeArea: "Co Cork"),
      PostalAddress(country: "GB", lines: ["10 Downing St"], locality: "London", postalCode: "SW1A 2AA"),
      PostalAddress(country: "AD", lines: ["1"], locality: "a", administrativeArea: "b", postalCode: "AD100"),
      PostalAddress(country: "XK", lines: ["1"], locality: "Prishtinë"),
    ])
  func valid(address: PostalAddress) {
    #expect(Validation.postalAddress.errors(in: address) == [])
    #expect(Validation.postalAddress.isValid(value: address))
  }

  private static func address(
    _ country: String?, _ area: String?, _ code: String?, lines: [String] = ["1"]
  ) -> PostalAddress {
    PostalAddress(
      country: country, lines: lines, locality: "a", administrativeArea: area, postalCode: code)
  }

  private static func error(
    _ path: FieldPath.Segment, _ code: ValidationError.Code,
    _ arguments: [String: ValidationError.Argument] = [:], _ ranges: [Range<Int>] = [],
    _ suggestion: String? = nil
  ) -> ValidationError {
    ValidationError(
      code: code, arguments: arguments, path: [path], ranges: ranges, suggestion: suggestion)
  }

  @Test(
    "has its errors at its parts",
    arguments: [
      Row(PostalAddress(country: nil), error("country", .presenceMissing)),
      Row(PostalAddress(country: "\u{200B}"), error("country", .presenceBlank)),
      Row(
        PostalAddress(country: "JP"), error("lines", .presenceMissing),
        error("administrativeArea", .presenceMissing), error("postalCode", .presenceMissing)),
      Row(
        address("JP", "\u{3000}", "100-0001", lines: ["", " "]), error("lines", .presenceBlank),
        error("administrativeArea", .presenceBlank)),
      Row(
        address("BR", "Sao Paolo", "01310-200"),
        error("administrativeArea", .addressAreaUnknown, ["area": "Sao Paolo"], [0..<9], "São Paulo")),
      Row(
        address("BR", "X\0", "01310-200"),
        error("administrativeArea", .addressAreaUnknown, ["area": "X\0"], [0..<2])),
      Row(
        address("BR", "Rio de Janeiro", "01310-200"),
        error("postalCode", .addressOtherArea, ["area": "Rio de Janeiro"], [0..<9])),
      Row(
        address("AR", "Catamarca", "C1070AAM"),
        error("postalCode", .addressOtherArea, ["area": "Catamarca"], [0..<8])),
      Row(
        address("CA", "ON", "H3Z 2Y7"), error("postalCode", .addressOtherArea, ["area": "ON"], [0..<7])),
    ])
  func invalid(row: Row<PostalAddress>) { expect(row, from: .postalAddress) }

  @Test("of an unknown country has the errors of the country", arguments: ["br", "XX", "B", "ＢＲ", "BR\n"])
  func country(code: String) {
    let found = Validation.postalAddress.errors(in: PostalAddress(country: code))
    #expect(found.map(\.path) == [["country"]])
    #expect(found.map(\.code) == Validation.country.errors(in: code).map(\.code))
  }

  @Test("of one country need not name it, and must not name another")
  func oneCountry() {
    let rule = Validation<PostalAddress>.postalAddress(of: "GB", onlyUsedParts: true)
    #expect(rule.errors(in: Self.address(nil, nil, "SW1A 2AA")) == [])
    #expect(rule.errors(in: Self.address("GB", nil, "SW1A 2AA")) == [])
    let others = rule.errors(in: Self.address("IE", "Kent", "SW1A 2AA"))
    #expect(others.map(\.code) == [.choiceNotListed, .presenceUnexpected])
    #expect(others.map(\.path) == [["country"], ["administrativeArea"]])
  }

  @Test("has a postal code in other digits where that is accepted")
  func digits() {
    let address = Self.address("EG", "القاهرة", "١١٥١١")
    #expect(
      Validation.postalAddress.errors(in: address).map(\.code) == [.identifierNotASCII])
    let rule = Validation<PostalAddress>.postalAddress(digits: .anyScript)
    #expect(rule.errors(in: address) == [])
  }

  @Test("is read from the parts of a model under their own names")
  func model() {
    struct Order: Sendable {
      var street: String
      var zip: String?
    }
    let fields = PostalAddressFields(lines: ["street"], postalCode: "zip")
    let rule = Validation<Order>.postalAddress(of: "DE", in: fields) {
      PostalAddress(country: nil, lines: [$0.street], locality: "Berlin", postalCode: $0.zip)
    }
    #expect(rule.errors(in: Order(street: "", zip: nil)).map(\.path) == [["street"], ["zip"]])
    #expect(rule.errors(in: Order(street: "Platz 1", zip: "10115")) == [])
    #expect(
      rule.constraint
        == .rule(
          "postalAddress", ["country": "DE", "members": ["lines": ["street"], "postalCode": "zip"]]))
  }

  @Test("with a text of a megabyte is judged in linear time")
  func large() {
    let text = megabyte(of: "São Paulo")
    let found = Validation.postalAddress.errors(in: Self.address("BR", text, text, lines: [text]))
    #expect(found.map(\.code) == [.addressAreaUnknown, .identifierCharacters])
  }
}
