public import ValidationCore

/// The rules for Dominican numbers: `.do.cedula`, `.do.rnc`, `.do.ncf`.
public struct DominicanRules: Sendable {
  /// The text is a cédula, the number of a person in the Dominican Republic.
  ///
  /// Written `224-0002211-1`: eleven digits, the last by Luhn. Some hundred old cédulas have another last
  /// digit: `checkDigit: warning` accepts them.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.notASCII`, `identifier.grouping`,
  /// `identifier.checkDigit`.
  public var cedula: Validation<String> { Self.cedula.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func cedula(digits: DigitScripts) -> Validation<String> { Self.cedula.rule(digits) }

  /// The text is an RNC, the tax number of a company in the Dominican Republic.
  ///
  /// Written `1-31-24679-6`: nine digits, of which the last is a check digit modulo 11 with weights 7 9 8 6 5
  /// 4 3 2, from 1 to 9. A few numbers have another: `checkDigit: warning` accepts them.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.notASCII`, `identifier.grouping`,
  /// `identifier.checkDigit`.
  public var rnc: Validation<String> { Self.rnc.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func rnc(digits: DigitScripts) -> Validation<String> { Self.rnc.rule(digits) }

  /// The text is an NCF, the number of a Dominican invoice.
  ///
  /// Written `E310000000005` (electronic) or `B0100000005`: a letter, two digits for the kind of document and
  /// ten or eight in sequence.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.shape`, `identifier.notASCII`,
  /// `identifier.separators`, `identifier.case`.
  public var ncf: Validation<String> { Self.ncf.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func ncf(digits: DigitScripts) -> Validation<String> { Self.ncf.rule(digits) }

  package static let formats: [IdentifierFormat] = [cedula, rnc, ncf]
}

extension Validation where Value == String {
  /// The rules for Dominican numbers.
  public static var `do`: DominicanRules { DominicanRules() }
}

extension DominicanRules {
  static let cedula = IdentifierFormat.national(
    "do.cedula", "###-#######-#",
    called: "Cédula", for: [.nationalID, .taxNumber],
    summary: "A cédula, the number of a person in the Dominican Republic.",
    authority: "Junta Central Electoral, Ley 8-92",
    checks: [.lastDigits(1, .luhn(from: 0, dropping: 0))],
    valid: ["224-0002211-1", "22400022111", "00113918205"],
    invalid: [.init("224-0002211-2", .identifierCheckDigit, 12..<13)]
  )
  .uncertain

  static let rnc = IdentifierFormat.national(
    "do.rnc", "#-##-#####-#",
    called: "RNC", for: [.taxNumber, .vat, .companyNumber],
    summary: "An RNC, the tax number of a company in the Dominican Republic.",
    authority: "DGII, Ley 11-92",
    checks: [.lastDigits(1, .sum(WeightedSum([7, 9, 8, 6, 5, 4, 3, 2], modulo: 11, gives: "21987654321")))],
    valid: ["1-31-24679-6", "131246796", "1-01-85004-3"],
    invalid: [.init("1-31-24679-7", .identifierCheckDigit, 11..<12)]
  )
  .uncertain

  static let ncf = IdentifierFormat.national(
    "do.ncf", "E3[1-4]#{10}", "E4[1345-7]#{10}", "B0[1-4]#{8}", "B1[1-7]#{8}",
    called: "NCF",
    summary: "An NCF, the number of a Dominican invoice.",
    authority: "DGII, Norma General 06-2018 and 01-2020",
    valid: ["E310000000005", "B0100000005"],
    invalid: [.init("0310000000005", .identifierShape, 0..<1)])
}
