public import ValidationCore

/// The rules for Argentine numbers: `.ar.cuit`.
public struct ArgentineRules: Sendable {
  /// The text is a CUIT or CUIL, an Argentine tax or labor number.
  ///
  /// Written `20-26756539-3` or `20267565393`: a type (20, 23 to 27 for persons, 30, 33, 34 for companies, 50, 51, 55
  /// for abroad), eight digits and a check digit (ARCA, formerly AFIP; Resolución ANSES on the CUIL: modulus 11,
  /// weights 5 4 3 2 7 6 5 4 3 2). If the check digit would be 10, the type is changed, to 23 for persons and 33 for
  /// companies; a number that kept its type has 9 instead.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.notASCII`, `identifier.grouping`,
  /// `identifier.notIssued`, `identifier.checkDigit`.
  public var cuit: Validation<String> { cuit(digits: .ascii) }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func cuit(digits: DigitScripts) -> Validation<String> { IdentifierFormat.cuit.rule(digits) }

  package static let formats: [IdentifierFormat] = [.cuit, dni, cbu]
}

extension Validation where Value == String {
  /// The rules for Argentine numbers.
  public static var ar: ArgentineRules { ArgentineRules() }
}

extension IdentifierFormat {
  static let cuit = national(
    "ar.cuit", "##-########-#",
    called: "CUIT/CUIL", for: [.taxNumber, .vat, .companyNumber],
    summary: "A CUIT or CUIL, an Argentine tax or labour number.",
    authority: "ARCA",
    checks: [
      .notIssued(
        .at(0..<2),
        unless: .number(
          at: 0, length: 2, NumberSet(20...20, 23...27, 30...30, 33...34, 50...51, 55...55))),
      .lastDigits(1, .sum(WeightedSum([5, 4, 3, 2, 7, 6, 5, 4, 3, 2], modulo: 11, gives: "09987654321"))),
    ],
    valid: ["20-26756539-3", "20267565393", "20-05536168-2", "20225121169", "27259106430", "20101234569"],
    invalid: [
      .init("99-05536168-8", .identifierNotIssued, 0..<2),
      .init("20267565392", .identifierCheckDigit, 10..<11),
      .init("20-267565393", .identifierGrouping, 11..<12, suggestion: "20-26756539-3"),
    ]
  )
}

// MARK: Further

extension ArgentineRules {
  /// The text is a DNI, the number of a person in Argentina.
  ///
  /// Written `20.123.456`: seven or eight digits without a check digit.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.notASCII`, `identifier.grouping`.
  public var dni: Validation<String> { Self.dni.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func dni(digits: DigitScripts) -> Validation<String> { Self.dni.rule(digits) }

  /// The text is a CBU, the number of an Argentine bank account.
  ///
  /// Written `28505909 40090418135201`: eight digits for the bank and fourteen for the account, each with a
  /// check digit modulo 10 with weights 3 1 7 9 from the right.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.notASCII`, `identifier.grouping`,
  /// `identifier.checkDigit`.
  public var cbu: Validation<String> { Self.cbu.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func cbu(digits: DigitScripts) -> Validation<String> { Self.cbu.rule(digits) }
}

extension ArgentineRules {
  static let dni = IdentifierFormat.national(
    "ar.dni", "##.###.###", "#.###.###",
    called: "DNI", for: [.nationalID],
    summary: "A DNI, the number of a person in Argentina.",
    authority: "Ley 17.671; RENAPER",
    valid: ["20.123.456", "20123456", "5123456"],
    invalid: [])

  static let cbu = IdentifierFormat.national(
    "ar.cbu", "######## ##############",
    called: "CBU",
    summary: "A CBU, the number of an Argentine bank account.",
    authority: "Banco Central de la República Argentina, comunicación A 2622",
    checks: [
      .checkDigit(.at(7..<8), .sum(WeightedSum([7, 1, 3, 9, 7, 1, 3], modulo: 10, gives: "0987654321"))),
      .lastDigits(
        1,
        .sum(WeightedSum([3, 9, 7, 1, 3, 9, 7, 1, 3, 9, 7, 1, 3], modulo: 10, gives: "0987654321", from: 8))),
    ],
    valid: ["28505909 40090418135201", "2850590940090418135201"],
    invalid: [.init("28505908 40090418135201", .identifierCheckDigit, 7..<8)])
}
