public import ValidationCore

/// The rules for Moroccan numbers: `.ma.cnie`.
public struct MoroccanRules: Sendable {
  /// The text is the number of a CNIE (carte nationale d'identité électronique), the Moroccan identity card.
  ///
  /// Written `AB123456`: one or two letters for the office of the first card, and five or six digits (Direction
  /// générale de la sûreté nationale, DGSN; loi 35-06 of 2007). The DGSN publishes neither a list of the letters nor
  /// a check digit, so any are accepted.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.shape`, `identifier.notASCII`,
  /// `identifier.separators`, `identifier.case`.
  public var cnie: Validation<String> { cnie(digits: .ascii) }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func cnie(digits: DigitScripts) -> Validation<String> { IdentifierFormat.cnie.rule(digits) }

  package static let formats: [IdentifierFormat] = [.cnie, ice]
}

extension Validation where Value == String {
  /// The rules for Moroccan numbers.
  public static var ma: MoroccanRules { MoroccanRules() }
}

extension IdentifierFormat {
  static let cnie = national(
    "ma.cnie", "@@#{6}", "@@#{5}", "@#{6}", "@#{5}",
    called: "CNIE", for: [.nationalID],
    summary: "The number of a Moroccan identity card (CNIE).",
    authority: "DGSN, loi 35-06",
    valid: ["AB123456", "K45678", "J123456", "BE12345"],
    invalid: [.init("1AB23456", .identifierShape, 0..<1), .init("ABC12345", .identifierShape, 2..<3)]
  )
}

// MARK: Further

extension MoroccanRules {
  /// The text is an ICE, the number of a company in Morocco.
  ///
  /// Fifteen digits: nine for the company, four for the establishment and two check digits, with which the
  /// whole number is a multiple of 97.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.notASCII`, `identifier.separators`,
  /// `identifier.checkDigit`.
  public var ice: Validation<String> { Self.ice.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func ice(digits: DigitScripts) -> Validation<String> { Self.ice.rule(digits) }
}

extension MoroccanRules {
  static let ice = IdentifierFormat.national(
    "ma.ice", "#{15}",
    called: "ICE", for: [.taxNumber, .vat, .companyNumber],
    summary: "An ICE, the number of a company in Morocco.",
    authority: "Décret 2-11-63; loi 109-12",
    checks: [
      .lastDigits(
        2,
        .function {
          let c = IdentifierCharacters($0, count: $1)
          return c.number(0..<15) % 97 == 0
        })
    ],
    valid: ["001561191000066", "002136093000040"],
    invalid: [.init("001561191000067", .identifierCheckDigit, 13..<15)])
}
