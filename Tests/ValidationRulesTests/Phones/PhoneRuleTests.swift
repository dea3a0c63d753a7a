import Randomness
import Testing
import ValidationCore

@testable import ValidationRules

@Suite("A phone number by its numbering plan")
struct PhoneRuleTests {
  @Test(
    "is taken as people write it",
    arguments: [
      ("BR", "(11) 96123-4567"), ("BR", "011 96123-4567"), ("BR", "0 15 11 96123-4567"),
      ("BR", "+55 11 96123-4567"), ("BR", "00 15 55 11 96123 4567"), ("BR", "5511961234567"),
      ("AR", "011 15-2345-6789"), ("AR", "+54 9 11 2345-6789"), ("RU", "8 (912) 345-67-89"),
      ("US", "1-415-555-2671"), ("US", "011 1 415 555 2671"), ("GB", "+44 (0)20 7946 0018"),
      ("DE", "030/1234567"), ("DE", "030 - 123 45 67"), ("IT", "+39 06 1234 5678"), ("MX", "55 1234 5678"),
      ("JP", "０９０ー１２３４ー５６７８"), ("SA", "٠٥١ ٢٣٤ ٥٦٧٨"), ("IN", "०८१२३४ ५६७८९"),
      ("CN", "\u{202A}+86 131\u{202F}2345\u{2011}6789\u{202C}"), ("AG", "464-1234"),
    ])
  func written(country: String, text: String) {
    #expect(Validation.phone(of: country).errors(in: text) == [])
  }

  private static func phone(
    _ code: ValidationError.Code, _ arguments: [String: ValidationError.Argument] = [:],
    _ ranges: [Range<Int>] = [], _ suggestion: String? = nil
  ) -> ValidationError {
    ValidationError(
      code: code, arguments: arguments.merging(["kind": .key("identifier.kind.phone")]) { own, _ in own },
      ranges: ranges, suggestion: suggestion)
  }

  private static func plain(
    _ code: ValidationError.Code, _ arguments: [String: ValidationError.Argument] = [:],
    _ ranges: [Range<Int>] = [], _ suggestion: String? = nil
  ) -> ValidationError {
    ValidationError(code: code, arguments: arguments, ranges: ranges, suggestion: suggestion)
  }

  @Test(
    "says what is wrong",
    arguments: [
      Row("", plain(.phoneTooShort, ["minimum": 10, "actual": 0])),
      Row("+", plain(.phoneCountryCode, [:], [1..<1])),
      Row("96123-4567", plain(.phoneTooShort, ["minimum": 10, "actual": 9])),
      Row("+55 11 96123-45678", plain(.phoneTooLong, ["maximum": 13, "actual": 14])),
      Row("(11) 9612", plain(.phoneTooShort, ["minimum": 10, "actual": 6])),
      Row("(11) 06123-4567", phone(.identifierNotIssued)),
      Row("+1 415 555 2671", plain(.phoneOtherCountry, ["country": .key("region.BR")])),
      Row("+997 1234567", plain(.phoneCountryCode, [:], [1..<4])),
      Row("(11) 3123-4567", plain(.phoneKind, ["kind": "mobile"])),
      Row("(11) 96123-456x", phone(.identifierCharacters, ["character": .character("x")], [14..<15])),
      Row("(11) 96123-4567\n", phone(.identifierCharacters, ["character": .character("\n")], [15..<16])),
      Row("(11) 96123\0-4567", phone(.identifierCharacters, ["character": .character("\0")], [10..<11])),
      Row(
        "11 96123-456٧",
        plain(.numberMixedDigits, ["character": .character("٧")], [12..<14])),
      Row("11+961234567", phone(.identifierShape, [:], [2..<3])),
      Row("++5511961234567", phone(.identifierShape, [:], [1..<2])),
      Row(" 11 96123-4567", phone(.identifierGrouping, [:], [0..<1], "+5511961234567")),
      Row("11 96123-4567 ", phone(.identifierGrouping, [:], [13..<14], "+5511961234567")),
      Row("(11 96123-4567", phone(.identifierGrouping, [:], [0..<1], "+5511961234567")),
      Row("(11) 96123-4567 ext. 9", phone(.identifierCharacters, ["character": .character("e")], [16..<19])),
      Row("👨‍👩‍👧", phone(.identifierCharacters, ["character": .character("👨")], [0..<18])),
      Row(
        megabyte(of: "5"),
        plain(.phoneTooLong, ["maximum": 13, "actual": .integer(megabyte(of: "5").utf8.count)])),
    ])
  func errors(row: Row<String>) { expect(row, from: .phone(of: "BR", kinds: [.mobile])) }

  @Test(
    "is of any country where none is named",
    arguments: [
      Row("+86 131 2345 6789"), Row("+800 1234 5678"), Row("＋٩٦٦ ٥١ ٢٣٤ ٥٦٧٨"),
      Row("3123456789", plain(.phoneInternational, [:], [0..<0])),
      Row("13123456789", plain(.phoneInternational, [:], [0..<0], "+13123456789")),
      Row("8613123456789", plain(.phoneInternational, [:], [0..<0], "+8613123456789")),
      Row("+86 131 2345 67890123456", plain(.phoneTooLong, ["maximum": 14, "actual": 20])),
    ])
  func anyCountry(row: Row<String>) { expect(row, from: .phone(.valid)) }

  @Test(
    "has the form of E.164 where that is required, and otherwise that as its suggestion",
    arguments: [
      Row("+918123456789"), Row("+14155552671"),
      Row("08123456789", plain(.phoneInternational, [:], [0..<0], "+918123456789")),
      Row("+91 81234 56789", phone(.identifierGrouping, [:], [3..<4], "+918123456789")),
      Row("+9108123456789", phone(.identifierShape, [:], [3..<4], "+918123456789")),
      Row(
        "+९१८१२३४५६७८९",
        phone(
          .identifierNotASCII, ["unit": "digits", "character": .character("९")], [1..<4], "+918123456789")),
      Row("+91812345", plain(.phoneTooShort, ["minimum": 10, "actual": 8])),
    ])
  func form(row: Row<String>) { expect(row, from: .phone(of: "IN", form: .e164, allowsForeign: true)) }

  @Test("tells a possible length from a number that the plan has")
  func possible() {
    #expect(Validation.phone(of: "BR", check: .possible).isValid(value: "(11) 06123-4567"))
    #expect(!Validation.phone(of: "BR").isValid(value: "(11) 06123-4567"))
    #expect(
      Validation.phone(of: "CO", check: .possible).errors(in: "123456789")
        == [
          Self.phone(
            .identifierLength, ["expected": .alternatives([8, 10, 11]), "actual": 9, "unit": "digits"])
        ])
  }

  @Test(
    "is mobile where the plan does not tell",
    arguments: [PhoneNumber.Kind.mobile, .fixedLine, .fixedLineOrMobile])
  func eitherKind(kind: PhoneNumber.Kind) {
    #expect(Validation.phone(of: "US", kinds: [kind]).isValid(value: "(415) 555-2671"))
    #expect(!Validation.phone(of: "US", kinds: [kind]).isValid(value: "(800) 234-5678"))
  }

  @Test(
    "has an extension where one may follow",
    arguments: [
      "020 7946 0018 ext. 12", "020 7946 0018x12", "020 7946 0018 #12", "020 7946 0018;ext=12",
      "020 7946 0018 доб. 12",
      "020 7946 0018, 12#",
    ])
  func extensions(text: String) throws {
    #expect(Validation.phone(of: "GB", extensions: true).isValid(value: text))
    #expect(try PhoneNumber(text, country: "GB").description == "+442079460018;ext=12")
    #expect(!Validation.phone(of: "GB").isValid(value: text))
  }

  @Test("is judged in the same way quickly and in full")
  func agreement() throws {
    var random = SplitMix(seed: 7)
    let characters = Array("00112233445566778899+-() ./x٣".unicodeScalars)
    for country in NumberingPlan.regions {
      let rule = PhoneRule(plan: NumberingPlan(region: country), extensions: true)
      let validation = Validation(rule)
      let quick = try #require(rule.quick)
      for _ in 0..<40 {
        let count = Int.random(in: 0...16, using: &random)
        let text = String(
          String.UnicodeScalarView((0..<count).map { _ in characters.randomElement(using: &random) ?? "0" }))
        let isQuick = Array(text.utf8).withUnsafeBufferPointer { quick.accepts($0) }
        #expect(isQuick == validation.errors(in: text).isEmpty, "\(country) \(text)")
      }
    }
  }

  @Test("has a plan for each region, by its code in capitals")
  func plans() {
    #expect(NumberingPlan.regions.count == 245)
    for region in NumberingPlan.regions { #expect(NumberingPlan(region: region)?.region == region) }
    for code in ["", "br", "ZZ", "AQ", "001", "BRA", "é"] { #expect(NumberingPlan(region: code) == nil) }
  }
}
