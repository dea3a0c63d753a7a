import Testing
import ValidationCore

@testable import ValidationRules

@Suite("Numbers by country")
struct CountryNumberTests {
  @Test(
    "take what one of the country’s numbers takes",
    arguments: [
      (.nationalID, "PL", "44051401359"), (.nationalID, "BR", "390.533.447-05"),
      (.nationalID, "BE", "98.47.28-997.65"),
      (.taxNumber, "US", "536-90-4399"), (.taxNumber, "US", "912-90-3456"), (.taxNumber, "US", "91-1144442"),
      (.taxNumber, "RU", "7707083893"), (.vat, "DE", "DE136695976"), (.vat, "DE", "136695976"),
      (.vat, "GR", "EL094259216"), (.vat, "GR", "094259216"), (.vat, "XI", "XIGD001"),
      (.vat, "FR", "FRK7399859412"), (.vat, "FR", "K7399859412"), (.vat, "PL", "856-734-62-15"),
      (.vat, "PL", "PL8567346215"), (.vat, "GB", "980 7806 84"), (.vat, "CH", "CHE-107.787.577 MWST"),
      (.vat, "GB", "GB 980 7806 84"), (.vat, "GB", "GB980780684"), (.vat, "GB", "GBGD001"),
      (.vat, "NO", "NO 995 525 828 MVA"), (.vat, "NO", "NO995525828MVA"), (.vat, "IS", "IS00621"),
      (.companyNumber, "FR", "404 833 048"), (.companyNumber, "FR", "732 829 320 00074"),
    ] as [(CountryNumber, String, String)])
  func valid(number: CountryNumber, country: String, text: String) {
    #expect(number.fault(of: text, in: country, .ascii) == nil)
  }

  @Test(
    "say what is wrong with the one that a text is closest to",
    arguments: [
      (.nationalID, "PL", "44051401358", "identifier.checkDigit", "pl.pesel", 10..<11),
      (.taxNumber, "US", "666-90-4399", "identifier.notIssued", "us.ssn", 0..<3),
      (.taxNumber, "US", "912-93-456", "identifier.length", "us.ssn", nil),
      (.taxNumber, "RU", "500100732258", "identifier.checkDigit", "ru.inn", 11..<12),
      (.vat, "DE", "DE136695978", "identifier.checkDigit", "eu.vat", 10..<11),
      (.vat, "DE", "136695978", "identifier.checkDigit", "eu.vat", 8..<9),
      (.vat, "GB", "GB 980 7806 85", "identifier.checkDigit", "gb.vat", 12..<14),
      (.vat, "NO", "NO995525829MVA", "identifier.checkDigit", "no.mva", 10..<11),
      (.companyNumber, "FR", "732 829 320 00075", "identifier.checkDigit", "fr.siret", 16..<17),
      (.nationalID, "FI", "131052-308t", "identifier.case", "fi.hetu", 10..<11),
    ] as [(CountryNumber, String, String, ValidationError.Code, String, Range<Int>?)])
  func invalid(
    number: CountryNumber, country: String, text: String, code: ValidationError.Code, kind: String,
    range: Range<Int>?
  ) throws {
    let error = try #require(number.fault(of: text, in: country, .ascii))
    #expect(error.code == code)
    #expect(error.arguments["kind"] == .key("identifier.kind.\(kind)"))
    #expect(error.ranges == range.map { [$0] } ?? [])
  }

  @Test("never hold a date of birth or a sex among the facts of an error")
  func facts() {
    let allowed: Set<String> = ["kind", "expected", "actual", "unit", "character", "case", "region", "code"]
    for format in IdentifierFormat.national {
      for sample in format.invalid {
        for error in format.rule().errors(in: sample.text) {
          #expect(Set(error.arguments.keys).isSubset(of: allowed), "\(format.name)")
        }
      }
    }
  }

  @Test(
    "are known for capitals of ISO 3166-1 alone",
    arguments: ["pl", "", "POL", "EU", "ZZ", "P", "\u{130}L", "🇵🇱"])
  func unknown(country: String) {
    for number in CountryNumber.allCases {
      #expect(number.rule(of: country, .ascii) == nil)
      #expect(number.fault(of: "1", in: country, .ascii) == nil)
    }
  }

  @Test("list the countries that have them")
  func countries() {
    #expect(CountryNumber.vat.countries.count > 80)
    for number in CountryNumber.allCases {
      for country in number.countries {
        #expect(number.rule(of: country, .ascii) != nil, "\(number) \(country)")
      }
    }
    #expect(Set(VATMembers.all.map(\.country)).subtracting(CountryNumber.vat.countries) == ["EL"])
  }

  @Test("are written in digits of any script where that is asked")
  func scripts() {
    let arabic = "٤٤٠٥١٤٠١٣٥٩"
    #expect(Validation<String>.nationalID(of: "PL").errors(in: arabic).map(\.code) == [.identifierNotASCII])
    #expect(Validation<String>.nationalID(of: "PL", digits: .anyScript).errors(in: arabic) == [])
    #expect(
      Validation<String>.nationalID(of: "PL", digits: .anyScript).errors(in: "4" + arabic.dropFirst()).map(
        \.code)
        == [.numberMixedDigits])
  }

  @Test("are the rules of Swift members, too")
  func members() {
    #expect(Validation<String>.taxNumber(of: "DE").isValid(value: "36 574 261 809"))
    #expect(Validation<String>.vat(of: "DE").isValid(value: "136695976"))
    #expect(Validation<String>.companyNumber(of: "CZ").isValid(value: "25123891"))
    #expect(Validation<String>.pl.pesel.isValid(value: "44051401359"))
    #expect(Validation<String>.in.aadhaar(digits: .anyScript).isValid(value: "२३४१२३४१२३४६"))
  }

  @Test("have a name of their own, except those whose name each language translates")
  func names() {
    let unnamed = IdentifierFormat.national.filter(\.shortName.isEmpty).map(\.name)
    #expect(
      unnamed.sorted() == [
        "cn.mobile", "cn.postalCode", "cn.residentID", "cn.uscc", "eg.nationalID", "eg.taxNumber", "eu.vat",
        "mo.identityCard", "pt.postalCode", "sa.nationalID", "sa.vat", "tw.nationalID",
      ])
    #expect(IdentifierFormat.number(named: "pl.pesel")?.shortName == "PESEL")
    #expect(IdentifierFormat.number(named: "pl.nothing") == nil)
    #expect(IdentifierFormat.number(named: "") == nil)
  }
}
