import Testing
import ValidationCore

@testable import ValidationRules

@Suite("Passports and license plates by country")
struct OfficialFormTests {
  static let published = [
    (CountryNumber.passportNumber, OfficialForm.passports), (.licensePlate, OfficialForm.licensePlates),
  ].flatMap { number, forms in forms.map { (number, $0) } }

  @Test("take a number in the form of the country, and no other character", arguments: published)
  func samples(number: CountryNumber, form: OfficialForm) {
    #expect(number.fault(of: form.sample, in: form.country, .ascii) == nil)
    let bare = form.sample.filter { $0 != " " && $0 != "-" }
    #expect(number.fault(of: bare, in: form.country, .ascii) == nil)
    #expect(number.fault(of: form.sample + "!", in: form.country, .ascii)?.code == .identifierCharacters)
    #expect(number.fault(of: "", in: form.country, .ascii)?.code == .identifierLength)
    #expect(number.fault(of: form.sample + "\n", in: form.country, .ascii)?.code == .identifierCharacters)
    #expect(!form.authority.isEmpty)
  }

  @Test(
    "take each form that is in use",
    arguments: [
      (.licensePlate, "GB", "A123 BCD"), (.licensePlate, "GB", "ABC 123D"), (.licensePlate, "GB", "BIG 1234"),
      (.licensePlate, "DE", "M-A 1"), (.licensePlate, "DE", "TÖL AB 12H"), (.licensePlate, "BR", "ABC-1234"),
      (.licensePlate, "NL", "12-ABC-3"), (.licensePlate, "ES", "M-1234-AB"),
      (.licensePlate, "TR", "06 A 12345"),
      (.licensePlate, "IN", "22 BH 1234 AB"), (.passportNumber, "CN", "G12345678"),
      (.passportNumber, "US", "123456789"), (.passportNumber, "KR", "M12345678"),
    ] as [(CountryNumber, String, String)])
  func forms(number: CountryNumber, country: String, text: String) {
    #expect(number.fault(of: text, in: country, .ascii) == nil)
  }

  @Test(
    "refuse what the country does not issue",
    arguments: [
      (.licensePlate, "FR", "AO-123-CD", "identifier.characters"),
      (.licensePlate, "ES", "1234 ABC", "identifier.shape"),
      (.licensePlate, "FR", "ab-123-cd", "identifier.case"),
      (.passportNumber, "DE", "C01A00T47", "identifier.characters"),
      (.passportNumber, "GB", "92566541", "identifier.length"),
    ] as [(CountryNumber, String, String, ValidationError.Code)])
  func refused(number: CountryNumber, country: String, text: String, code: ValidationError.Code) {
    #expect(number.fault(of: text, in: country, .ascii)?.code == code)
  }

  @Test("suggest the written form")
  func suggestion() {
    let fault = CountryNumber.licensePlate.fault(of: "ab 123 cd", in: "FR", .ascii)
    #expect(fault?.suggestion == "AB-123-CD")
    #expect(fault?.arguments["kind"] == .key("identifier.kind.licensePlate"))
  }
}
