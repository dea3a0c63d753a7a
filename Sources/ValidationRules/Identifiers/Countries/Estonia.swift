public import ValidationCore

/// The rules for Estonian numbers: `.ee.isikukood`, `.ee.registrikood`, `.ee.kmkr`.
public struct EstonianRules: Sendable {
  /// The text is an isikukood, the code of a person in Estonia.
  ///
  /// Eleven digits: one for the century and sex, the date of birth, a number and a check digit (weights 1 to
  /// 9 repeated modulo 11, from 3 where that leaves 10).
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.shape`, `identifier.notASCII`,
  /// `identifier.separators`, `identifier.date`, `identifier.checkDigit`.
  public var isikukood: Validation<String> { Self.isikukood.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func isikukood(digits: DigitScripts) -> Validation<String> { Self.isikukood.rule(digits) }

  /// The text is a registrikood, the code of an organization in Estonia.
  ///
  /// Eight digits: 1 for companies, 7 for public bodies, 8 for associations or 9 for foundations first; the
  /// check digit is that of the isikukood.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.shape`, `identifier.notASCII`,
  /// `identifier.separators`, `identifier.checkDigit`.
  public var registrikood: Validation<String> { Self.registrikood.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func registrikood(digits: DigitScripts) -> Validation<String> { Self.registrikood.rule(digits) }

  /// The text is a KMKR number, an Estonian VAT number without the country code.
  ///
  /// Nine digits with weights 3 7 1 modulo 10. For the form with EE before it, see `eu.vat`.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.shape`, `identifier.notASCII`,
  /// `identifier.separators`, `identifier.checkDigit`.
  public var kmkr: Validation<String> { Self.kmkr.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func kmkr(digits: DigitScripts) -> Validation<String> { Self.kmkr.rule(digits) }

  package static let formats: [IdentifierFormat] = [isikukood, registrikood, kmkr]
}

extension Validation where Value == String {
  /// The rules for Estonian numbers.
  public static var ee: EstonianRules { EstonianRules() }
}

extension EstonianRules {
  static let isikukood = IdentifierFormat.national(
    "ee.isikukood", "[1-8]#{10}",
    called: "IK", for: [.nationalID],
    summary: "An isikukood, the code of a person in Estonia.",
    authority: "Rahvastikuregistri seadus; EVS 585",
    checks: [
      .date(
        .at(1..<7),
        .function {
          let c = IdentifierCharacters($0, count: $1)
          return c.day(at: 1, century: 1800 + (c.values[0] - 1) / 2 * 100).isPast
        }),
      .lastDigits(
        1,
        .function {
          let c = IdentifierCharacters($0, count: $1)
          return CheckDigits.isBaltic(c)
        }),
    ],
    valid: ["36805280109"],
    invalid: [
      .init("36813280109", .identifierDate, 1..<7), .init("36805280100", .identifierCheckDigit, 10..<11),
      .init("06805280109", .identifierShape, 0..<1),
    ])

  static let registrikood = IdentifierFormat.national(
    "ee.registrikood", "[1789]#{7}",
    called: "Registrikood", for: [.companyNumber],
    summary: "A registrikood, the code of an organization in Estonia.",
    authority: "Äriregistri seadus",
    checks: [
      .lastDigits(
        1,
        .function {
          let c = IdentifierCharacters($0, count: $1)
          return CheckDigits.isBaltic(c)
        })
    ],
    valid: ["12345678"],
    invalid: [.init("12345679", .identifierCheckDigit, 7..<8), .init("02345678", .identifierShape, 0..<1)])

  static let kmkr = IdentifierFormat.national(
    "ee.kmkr", "[1-9]#{8}",
    called: "KMKR", for: [.taxNumber, .vat],
    summary: "A KMKR number, an Estonian VAT number without the country code.",
    authority: "Käibemaksuseadus; Maksu- ja Tolliamet",
    checks: VATMembers.estonia.checks,
    valid: ["100931558", "100594102"],
    invalid: [.init("100931559", .identifierCheckDigit, 8..<9), .init("000931558", .identifierShape, 0..<1)])
}
