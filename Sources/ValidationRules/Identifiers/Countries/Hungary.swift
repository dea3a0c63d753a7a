public import ValidationCore

/// The rules for Hungarian numbers: `.hu.adoszam`, `.hu.adoazonosito`, `.hu.taj`.
public struct HungarianRules: Sendable {
  /// The text is an adószám, the tax number of a company in Hungary.
  ///
  /// Written `12892312-2-42`: eight digits, the last of which is a check digit modulo 10 with weights 9 7 3
  /// 1, one for the VAT code and two for the county; or the eight digits alone.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.shape`, `identifier.notASCII`,
  /// `identifier.grouping`, `identifier.checkDigit`.
  public var adoszam: Validation<String> { Self.adoszam.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func adoszam(digits: DigitScripts) -> Validation<String> { Self.adoszam.rule(digits) }

  /// The text is an adóazonosító jel, the tax number of a person in Hungary.
  ///
  /// Ten digits that begin with 8; the last is the remainder modulo 11 of the others with weights 1 to 9, and
  /// a number with a remainder of 10 is not issued.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.shape`, `identifier.notASCII`,
  /// `identifier.separators`, `identifier.checkDigit`.
  public var adoazonosito: Validation<String> { Self.adoazonosito.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func adoazonosito(digits: DigitScripts) -> Validation<String> { Self.adoazonosito.rule(digits) }

  /// The text is a TAJ, the social security number of a person in Hungary.
  ///
  /// Written `037 687 210`: the last digit is the remainder modulo 10 of the others, the odd places times 3
  /// and the even ones times 7.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.notASCII`, `identifier.grouping`,
  /// `identifier.checkDigit`.
  public var taj: Validation<String> { Self.taj.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func taj(digits: DigitScripts) -> Validation<String> { Self.taj.rule(digits) }

  package static let formats: [IdentifierFormat] = [adoszam, adoazonosito, taj]
}

extension Validation where Value == String {
  /// The rules for Hungarian numbers.
  public static var hu: HungarianRules { HungarianRules() }
}

extension HungarianRules {
  static let adoszam = IdentifierFormat.national(
    "hu.adoszam", "########-[1-5]-##", "#{8}",
    called: "Adószám", for: [.taxNumber, .vat, .companyNumber],
    summary: "An adószám, the tax number of a company in Hungary.",
    authority: "2017. évi CL. törvény, 1. melléklet",
    checks: [
      .checkDigit(.at(7..<8), .sum(WeightedSum([9, 7, 3, 1, 9, 7, 3], modulo: 10, gives: "0987654321")))
    ],
    valid: ["12892312-2-42", "12892312"],
    invalid: [
      .init("12892313-2-42", .identifierCheckDigit, 7..<8), .init("12892312-0-42", .identifierShape, 9..<10),
    ])

  static let adoazonosito = IdentifierFormat.national(
    "hu.adoazonosito", "8#{9}",
    called: "Adóazonosító jel", for: [.taxNumber],
    summary: "An adóazonosító jel, the tax number of a person in Hungary.",
    authority: "2017. évi CL. törvény, 1. melléklet",
    checks: [
      .lastDigits(1, .sum(WeightedSum([1, 2, 3, 4, 5, 6, 7, 8, 9], modulo: 11, gives: "0123456789-")))
    ],
    valid: ["8365670135"],
    invalid: [
      .init("8365670136", .identifierCheckDigit, 9..<10), .init("0365670135", .identifierShape, 0..<1),
    ])

  static let taj = IdentifierFormat.national(
    "hu.taj", "### ### ###",
    called: "TAJ", for: [.nationalID],
    summary: "A TAJ, the social security number of a person in Hungary.",
    authority: "1996. évi XX. törvény, 2. melléklet",
    checks: [.lastDigits(1, .sum(WeightedSum([3, 7, 3, 7, 3, 7, 3, 7], modulo: 10, gives: "0123456789")))],
    valid: ["037 687 210", "037687210"],
    invalid: [.init("037 687 211", .identifierCheckDigit, 10..<11)])
}
