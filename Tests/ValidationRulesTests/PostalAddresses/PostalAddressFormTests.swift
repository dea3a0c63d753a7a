import Testing
import ValidationCore

@testable import ValidationRules

@Suite("The form of postal addresses")
struct PostalAddressFormTests {
  @Test("tells the parts of a country's addresses, in order")
  func japan() throws {
    let form = try #require(PostalAddressForm(country: "JP"))
    #expect(form.parts == [.postalCode, .administrativeArea, .lines, .organization, .recipient])
    #expect(form.required == [.lines, .administrativeArea, .postalCode])
    #expect(form.administrativeAreaKind == "prefecture")
    #expect(form.areas.count == 47)
    #expect(form.areas.first?.names == ["北海道", "Hokkaido"])
    #expect(form.areas.first?.code == "01")
    #expect(PostalAddressForm(country: "XX") == nil)
    #expect(PostalAddressForm.countries.count > 240)
  }

  @Test("has names that lead to their own areas, in each country", arguments: PostalAddressForm.countries)
  func names(country: String) throws {
    let addresses = try #require(CountryAddresses.of(country))
    #expect(!addresses.form.required.isEmpty)
    #expect(!addresses.form.parts.isEmpty)
    for (index, area) in addresses.form.areas.enumerated() {
      #expect(!area.names.isEmpty)
      for name in area.names {
        #expect(addresses.area(named: name) == index, "\(country) \(name)")
        #expect(addresses.area(named: name.uppercased()) == index, "\(country) \(name)")
      }
    }
  }

  @Test(
    "has prefixes of postal codes with sets of characters",
    arguments: [
      ("69[0-24-8]", "692", true), ("69[0-24-8]", "693", false), ("69[0-24-8]", "69", false),
      ("0[4-9]", "040-0001", true), ("018", "0 1-8", true), ("X0[ABC]", "X0B 0A0", true), ("", "1", true),
      ("X0[ABC]", "X0", false), ("X0[ABC", "X0", true), ("1", "", false),
    ])
  func prefixes(pattern: String, code: String, matches: Bool) {
    var code = code
    #expect(code.withUTF8 { PostalPrefix(pattern).matches($0) } == matches)
  }

  @Test(
    "writes an address as its country does",
    arguments: [
      (
        PostalAddress(
          country: "BR", recipient: "Ana", lines: ["Av. Paulista, 1578", "ap. 3"], locality: "São Paulo",
          administrativeArea: "SP", postalCode: "01310-200"), false,
        ["Ana", "Av. Paulista, 1578", "ap. 3", "São Paulo-SP", "01310-200"]
      ),
      (
        PostalAddress(country: "BR", lines: ["1"], locality: "São Paulo"), false, ["1", "São Paulo"]
      ),
      (
        PostalAddress(
          country: "JP", recipient: "山田", lines: ["千代田1-1"], administrativeArea: "東京都", postalCode: "100-0001"
        ),
        false, ["〒100-0001", "東京都", "千代田1-1", "山田"]
      ),
      (
        PostalAddress(
          country: "JP", lines: ["1-1 Chiyoda"], administrativeArea: "Tokyo", postalCode: "100-0001"), true,
        ["1-1 Chiyoda, Tokyo", "100-0001"]
      ),
      (
        PostalAddress(
          country: "DE", lines: ["Platz 1\n\n", " "], locality: "Berlin", postalCode: "10115"), false,
        ["Platz 1", "10115 Berlin"]
      ),
      (PostalAddress(country: "XX", lines: ["1"], locality: "a"), false, ["1", "a"]),
      (PostalAddress(country: nil), false, []),
    ])
  func formatted(address: PostalAddress, isLatin: Bool, lines: [String]) {
    #expect(address.formatted(isLatin: isLatin) == lines)
  }
}
