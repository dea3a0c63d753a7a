public import ValidationCore

/// The rules for Indian numbers: `.in.aadhaar`, `.in.vid`, `.in.pan`, `.in.gstin`, `.in.epic`.
public struct IndianRules: Sendable {
  /// The text is an Aadhaar number of a person in India.
  ///
  /// Written `2341 2341 2346`: twelve digits, of which the last is a check digit by Verhoeff; no number
  /// begins with 0 or 1 or reads the same backwards.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.shape`, `identifier.notASCII`,
  /// `identifier.grouping`, `identifier.notIssued`, `identifier.checkDigit`.
  public var aadhaar: Validation<String> { Self.aadhaar.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func aadhaar(digits: DigitScripts) -> Validation<String> { Self.aadhaar.rule(digits) }

  /// The text is a VID, a virtual number for an Aadhaar number.
  ///
  /// Sixteen digits, of which the last is a check digit by Verhoeff.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.shape`, `identifier.notASCII`,
  /// `identifier.grouping`, `identifier.notIssued`, `identifier.checkDigit`.
  public var vid: Validation<String> { Self.vid.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func vid(digits: DigitScripts) -> Validation<String> { Self.vid.rule(digits) }

  /// The text is a PAN, the tax number of a person or a company in India.
  ///
  /// Ten characters, such as `ACUPA7085R`: five letters, of which the fourth tells the kind of holder (P for
  /// a person, C for a company), four digits and a check letter whose sum is not published.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.shape`, `identifier.notASCII`,
  /// `identifier.separators`, `identifier.case`, `identifier.notIssued`.
  public var pan: Validation<String> { Self.pan.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func pan(digits: DigitScripts) -> Validation<String> { Self.pan.rule(digits) }

  /// The text is a GSTIN, the number of a business for the goods and services tax in India.
  ///
  /// Fifteen characters: the state, a PAN, a character, Z and a check character by Luhn modulo 36.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.shape`, `identifier.notASCII`,
  /// `identifier.separators`, `identifier.case`, `identifier.region`, `identifier.notIssued`,
  /// `identifier.checkDigit`.
  public var gstin: Validation<String> { Self.gstin.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func gstin(digits: DigitScripts) -> Validation<String> { Self.gstin.rule(digits) }

  /// The text is an EPIC, the number of a voter in India.
  ///
  /// Three letters and seven digits, the last by Luhn.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.shape`, `identifier.notASCII`,
  /// `identifier.separators`, `identifier.case`, `identifier.checkDigit`.
  public var epic: Validation<String> { Self.epic.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func epic(digits: DigitScripts) -> Validation<String> { Self.epic.rule(digits) }

  package static let formats: [IdentifierFormat] = [aadhaar, vid, pan, gstin, epic]
}

extension Validation where Value == String {
  /// The rules for Indian numbers.
  public static var `in`: IndianRules { IndianRules() }
}

extension IndianRules {
  private static func isPalindrome(_ c: IdentifierCharacters) -> Bool {
    (0..<c.count / 2).allSatisfy { c[$0] == c[c.count - 1 - $0] }
  }

  /// What an Aadhaar number and a number that stands for one satisfy.
  private static let aadhaarChecks: [IdentifierCheck] = [
    .notIssued(
      .allBut(last: 0),
      unless: .function {
        let c = IdentifierCharacters($0, count: $1)
        return !isPalindrome(c)
      }),
    .lastDigits(1, .function { CheckDigits.isVerhoeff($0, $1) }),
  ]

  static let aadhaar = IdentifierFormat.national(
    "in.aadhaar", "[2-9]### #### ####",
    called: "Aadhaar", for: [.nationalID],
    summary: "An Aadhaar number of a person in India.",
    authority: "Aadhaar Act 2016; UIDAI",
    checks: aadhaarChecks,
    valid: ["2341 2341 2346", "234123412346"],
    invalid: [
      .init("222222222222", .identifierNotIssued, 0..<12),
      .init("2341 2341 2347", .identifierCheckDigit, 13..<14),
      .init("0341 2341 2346", .identifierShape, 0..<1),
    ])

  static let vid = IdentifierFormat.national(
    "in.vid", "[2-9]### #### #### ####",
    called: "VID",
    summary: "A VID, a virtual number for an Aadhaar number.",
    authority: "UIDAI, circular of 10 January 2018",
    checks: aadhaarChecks,
    valid: ["2341 2341 2341 2341", "2341234123412341"],
    invalid: [
      .init("2222222222222222", .identifierNotIssued, 0..<16),
      .init("2341 2341 2341 2342", .identifierCheckDigit, 18..<19),
      .init("0341 2341 2341 2341", .identifierShape, 0..<1),
    ])

  static let pan = IdentifierFormat.national(
    "in.pan", "@@@[ABCFGHJKLPT]@####@",
    called: "PAN", for: [.taxNumber],
    summary: "A PAN, the tax number of a person or a company in India.",
    authority: "Income-tax Act 1961, section 139A",
    checks: [.notIssued(.at(5..<9), unless: .notZero(from: 5, dropping: 1))],
    valid: ["ACUPA7085R"],
    invalid: [.init("ACUPA0000R", .identifierNotIssued, 5..<9), .init("ABMXA3211G", .identifierShape, 3..<4)])

  static let gstin = IdentifierFormat.national(
    "in.gstin", "##@@@[ABCFGHJKLPT]@####@[1-9A-Z]Z*",
    called: "GSTIN", for: [.vat, .taxNumber, .companyNumber],
    summary: "A GSTIN, the number of a business for the goods and services tax in India.",
    authority: "Central Goods and Services Tax Rules 2017, rule 10",
    checks: [
      .region(.at(0..<2), .number(at: 0, length: 2, NumberSet(1...38, 97...97))),
      .notIssued(.at(7..<11), unless: .notZero(from: 7, dropping: 4)),
      .lastDigits(
        1,
        .function {
          let c = IdentifierCharacters($0, count: $1)
          var sum = 0
          for index in 0..<14 {
            let share = c.values[index] * (index % 2 + 1)
            sum += share / 36 + share % 36
          }
          return (36 - sum % 36) % 36 == c.values[14]
        }),
    ],
    valid: ["27AAPFU0939F1ZV"],
    invalid: [
      .init("99AAPFU0939F1ZV", .identifierRegion, 0..<2),
      .init("27AAPFU0000F1ZV", .identifierNotIssued, 7..<11),
      .init("27AAPFU0939F1ZO", .identifierCheckDigit, 14..<15),
      .init("A7AAPFU0939F1ZV", .identifierShape, 0..<1),
    ])

  static let epic = IdentifierFormat.national(
    "in.epic", "@@@#{7}",
    called: "EPIC",
    summary: "An EPIC, the number of a voter in India.",
    authority: "Election Commission of India",
    checks: [.lastDigits(1, .luhn(from: 3, dropping: 0))],
    valid: ["WKH1186253"],
    invalid: [
      .init("WKH1186254", .identifierCheckDigit, 9..<10), .init("0KH1186253", .identifierShape, 0..<1),
    ])
}
