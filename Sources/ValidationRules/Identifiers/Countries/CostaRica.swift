public import ValidationCore

/// The rules for Costa Rican numbers: `.cr.cedulaFisica`, `.cr.cedulaJuridica`, `.cr.dimex`.
public struct CostaRicanRules: Sendable {
  /// The text is a cédula de persona física, the number of a person in Costa Rica.
  ///
  /// Written `1-0613-0584` or `01-0613-0584`: the province, the volume and the entry, with all zeros; there
  /// is no check digit.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.shape`, `identifier.notASCII`,
  /// `identifier.grouping`.
  public var cedulaFisica: Validation<String> { Self.cedulaFisica.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func cedulaFisica(digits: DigitScripts) -> Validation<String> { Self.cedulaFisica.rule(digits) }

  /// The text is a cédula de persona jurídica, the number of a company in Costa Rica.
  ///
  /// Written `3-101-999999`: the class, the type, of those that the register has, and six digits in sequence.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.shape`, `identifier.notASCII`,
  /// `identifier.grouping`, `identifier.notIssued`.
  public var cedulaJuridica: Validation<String> { Self.cedulaJuridica.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func cedulaJuridica(digits: DigitScripts) -> Validation<String> { Self.cedulaJuridica.rule(digits) }

  /// The text is a DIMEX, the number of a foreigner in Costa Rica.
  ///
  /// Eleven or twelve digits that begin with 1.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.shape`, `identifier.notASCII`,
  /// `identifier.separators`.
  public var dimex: Validation<String> { Self.dimex.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func dimex(digits: DigitScripts) -> Validation<String> { Self.dimex.rule(digits) }

  package static let formats: [IdentifierFormat] = [cedulaFisica, cedulaJuridica, dimex]
}

extension Validation where Value == String {
  /// The rules for Costa Rican numbers.
  public static var cr: CostaRicanRules { CostaRicanRules() }
}

extension CostaRicanRules {
  static let cedulaFisica = IdentifierFormat.national(
    "cr.cedulaFisica", "#-####-####", "0#-####-####",
    called: "CPF", for: [.nationalID, .taxNumber],
    summary: "A cédula de persona física, the number of a person in Costa Rica.",
    authority: "Tribunal Supremo de Elecciones; Ministerio de Hacienda",
    valid: ["1-0613-0584", "01-0613-0584", "304550175"],
    invalid: [.init("11-0613-0584", .identifierShape, 0..<1)])

  static let cedulaJuridica = IdentifierFormat.national(
    "cr.cedulaJuridica", "[2-5]-###-######",
    called: "CPJ", for: [.taxNumber, .vat, .companyNumber],
    summary: "A cédula de persona jurídica, the number of a company in Costa Rica.",
    authority: "Registro Nacional, clases y tipos de cédulas jurídicas",
    checks: [
      .notIssued(
        .at(0..<4),
        unless: .number(
          at: 0, length: 4,
          NumberSet(
            2100...2100, 2200...2200, 2300...2300, 2400...2400, 3002...3014, 3101...3110, 4000...4000,
            5001...5001)))
    ],
    valid: ["3-101-999999", "3101999999"],
    invalid: [
      .init("3-534-123559", .identifierNotIssued, 0..<5), .init("0-101-999999", .identifierShape, 0..<1),
    ])

  static let dimex = IdentifierFormat.national(
    "cr.dimex", "1#{11}", "1#{10}",
    called: "DIMEX", for: [.nationalID],
    summary: "A DIMEX, the number of a foreigner in Costa Rica.",
    authority: "Ley 8764; Dirección General de Migración y Extranjería",
    valid: ["155812994816"],
    invalid: [.init("055812994816", .identifierShape, 0..<1)])
}
