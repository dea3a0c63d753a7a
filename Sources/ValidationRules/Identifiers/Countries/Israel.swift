public import ValidationCore

/// The rules for Israeli numbers: `.il.identityNumber`, `.il.companyNumber`.
public struct IsraeliRules: Sendable {
  /// The text is a mispar zehut (מספר זהות), the number of a person in Israel.
  ///
  /// Nine digits, the last by Luhn, with zeros before shorter numbers.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.notASCII`, `identifier.grouping`,
  /// `identifier.notIssued`, `identifier.checkDigit`.
  public var identityNumber: Validation<String> { Self.identityNumber.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func identityNumber(digits: DigitScripts) -> Validation<String> { Self.identityNumber.rule(digits) }

  /// The text is a mispar hevra (ח״פ), the number of a company in Israel.
  ///
  /// Nine digits that begin with 5, the last by Luhn.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.shape`, `identifier.notASCII`,
  /// `identifier.separators`, `identifier.checkDigit`.
  public var companyNumber: Validation<String> { Self.companyNumber.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func companyNumber(digits: DigitScripts) -> Validation<String> { Self.companyNumber.rule(digits) }

  package static let formats: [IdentifierFormat] = [identityNumber, companyNumber]
}

extension Validation where Value == String {
  /// The rules for Israeli numbers.
  public static var il: IsraeliRules { IsraeliRules() }
}

extension IsraeliRules {
  static let identityNumber = IdentifierFormat.national(
    "il.identityNumber", "########-#",
    called: "ת״ז", for: [.nationalID],
    summary: "A mispar zehut (מספר זהות), the number of a person in Israel.",
    authority: "Population Registry Law 1965; רשות האוכלוסין",
    checks: [
      .notIssued(.allBut(last: 0), unless: .notZero(from: 0, dropping: 0)),
      .lastDigits(1, .luhn(from: 0, dropping: 0)),
    ],
    valid: ["03933742-3", "039337423"],
    invalid: [
      .init("00000000-0", .identifierNotIssued, 0..<10), .init("03933742-4", .identifierCheckDigit, 9..<10),
    ])

  static let companyNumber = IdentifierFormat.national(
    "il.companyNumber", "5#{8}",
    called: "ח״פ", for: [.companyNumber, .taxNumber, .vat],
    summary: "A mispar hevra (ח״פ), the number of a company in Israel.",
    authority: "רשם החברות; OECD, TIN of Israel",
    checks: [.lastDigits(1, .luhn(from: 0, dropping: 0))],
    valid: ["516179157"],
    invalid: [.init("416179157", .identifierShape, 0..<1), .init("516179158", .identifierCheckDigit, 8..<9)])
}
