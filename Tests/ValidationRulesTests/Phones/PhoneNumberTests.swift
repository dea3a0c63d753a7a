import Testing
import ValidationCore

@testable import ValidationRules

@Suite("A phone number that is read")
struct PhoneNumberTests {
  @Test(
    "has its country, its kind and its forms",
    arguments: [
      ("BR", "(11) 96123-4567", "+5511961234567", "BR", .mobile, "(11) 96123-4567", "+55 11 96123-4567"),
      ("AR", "011 15-2345-6789", "+5491123456789", "AR", .mobile, "011 15-2345-6789", "+54 9 11 2345-6789"),
      ("IT", "06 1234 5678", "+390612345678", "IT", .fixedLine, "06 1234 5678", "+39 06 1234 5678"),
      (
        "US", "+1 204-234-5678", "+12042345678", "CA", .fixedLineOrMobile, "(204) 234-5678", "+1 204-234-5678"
      ),
      ("GB", "0808 157 0192", "+448081570192", "GB", .tollFree, "0808 157 0192", "+44 808 157 0192"),
      ("GB", "07911 123456", "+447911123456", "GG", .mobile, "07911 123456", "+44 7911 123456"),
      ("RU", "8 (912) 345-67-89", "+79123456789", "RU", .mobile, "8 (912) 345-67-89", "+7 912 345-67-89"),
      (nil, "+800 1234 5678", "+80012345678", "001", .tollFree, "1234 5678", "+800 1234 5678"),
      ("AG", "464-1234", "+12684641234", "AG", .mobile, "(268) 464-1234", "+1 268-464-1234"),
      ("SA", "٠٥١ ٢٣٤ ٥٦٧٨", "+966512345678", "SA", .mobile, "051 234 5678", "+966 51 234 5678"),
      ("CN", "131 2345 6789", "+8613123456789", "CN", .mobile, "131 2345 6789", "+86 131 2345 6789"),
    ] as [(String?, String, String, String, PhoneNumber.Kind, String, String)])
  func forms(
    country: String?, text: String, e164: String, region: String, kind: PhoneNumber.Kind, national: String,
    international: String
  ) throws {
    let number = try PhoneNumber(text, country: country)
    #expect(number.e164 == e164)
    #expect(number.region == region)
    #expect(number.kind == kind)
    #expect(number.nationalFormat == national)
    #expect(number.internationalFormat == international)
    #expect(number.isValid && number.isPossible)
    #expect(try PhoneNumber(e164) == number)
  }

  @Test("need not be valid")
  func invalid() throws {
    let number = try PhoneNumber("(11) 06123-4567", country: "BR")
    #expect(number.kind == nil && !number.isValid && number.isPossible)
    #expect(number.isValid(in: "BR") == false)
    #expect(try PhoneNumber("+44 1481 256789").isValid(in: "GG"))
    #expect(try !PhoneNumber("+44 1481 256789").isValid(in: "GB"))
  }

  @Test("is not read from a text that is none")
  func faults() {
    for (text, code) in [
      ("", "phone.international"), ("abc", "identifier.characters"), ("030 1234", "phone.international"),
      ("+999 1", "phone.countryCode"), ("+55 1", "phone.tooShort"),
      ("+55119612345678901234", "phone.tooLong"),
    ] as [(String, ValidationError.Code)] {
      #expect(throws: ValidationError.self) { try PhoneNumber(text) }
      do { _ = try PhoneNumber(text) } catch { #expect(error.code == code, "\(text)") }
    }
  }
}
