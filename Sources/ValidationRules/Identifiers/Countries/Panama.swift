public import ValidationCore

/// The rules for Panamanian numbers: `.pa.ruc`, `.pa.cedula`.
public struct PanamanianRules: Sendable {
  /// The text is a RUC, the tax number of a person or a company in Panama, with or without its check digits (DV).
  ///
  /// Written `155596713-2-2015 DV 59`: parts without a certain length, whose hyphens belong to the number. That of a
  /// company is its folio, image and entry in the Public Registry, and that of a person the number of the cédula,
  /// `8-442-445 DV 08` or `E-8-127702 DV 16`; whoever has neither has a number of the tax authority, `3-NT-3-33 DV 45`.
  ///
  /// A form often has a field of its own for the DV, so a number without one is accepted by its form alone. With one,
  /// `DV 59`, `DV59`, `D.V. 59`, `-DV-59` and `-59` are accepted, and `DV 8` for `DV 08`. Both digits are modulo 11 by
  /// the algorithm of the Dirección General de Ingresos, which ANIP publishes as DV_RUC.pdf.
  ///
  /// Codes: `identifier.characters`, `identifier.notASCII`, `identifier.grouping`, `identifier.case`,
  /// `identifier.shape`, `identifier.checkDigit`.
  public var ruc: Validation<String> { Self.ruc.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func ruc(digits: DigitScripts) -> Validation<String> { Self.ruc.rule(digits) }

  /// The text is the number of a cédula de identidad personal, by which Panama knows a person.
  ///
  /// Written `8-442-445`: the province, 1 to 13, the book and the entry of the birth, with hyphens and without a check
  /// digit. Letters follow the province of those born before the register, `8AV-1-196`, and of indigenous people,
  /// `8PI-1-80`, and replace it for Panamanians born abroad, `PE-842-3681`, foreigners, `E-8-127702`, and naturalized
  /// citizens, `N-19-1821`.
  ///
  /// Codes: `identifier.characters`, `identifier.notASCII`, `identifier.grouping`, `identifier.case`,
  /// `identifier.shape`.
  public var cedula: Validation<String> { Self.cedula.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func cedula(digits: DigitScripts) -> Validation<String> { Self.cedula.rule(digits) }

  package static let formats: [IdentifierFormat] = [ruc, cedula]
}

extension Validation where Value == String {
  /// The rules for Panamanian numbers.
  public static var pa: PanamanianRules { PanamanianRules() }
}

extension PanamanianRules {
  static let ruc = IdentifierFormat(
    name: "pa.ruc",
    summary: "A RUC, the tax number of a person or a company in Panama, with or without its check digits.",
    authority: "Dirección General de Ingresos, cálculo del dígito verificador de la RUC",
    shortName: "RUC",
    purposes: [.taxNumber, .vat, .companyNumber],
    structure: .fixed(
      IdentifierVariant(
        of: .digit.union(IdentifierMask.Cell("ADEINPTV- .".utf8)),
        checks: [
          .shape({ PanamanianNumber(IdentifierCharacters($0, count: $1)).fault == nil }) {
            PanamanianNumber($0).fault
          },
          IdentifierCheck(
            .identifierCheckDigit, .last(2),
            [
              .function {
                let text = IdentifierCharacters($0, count: $1)
                return PanamanianNumber(text).hasRightCheckDigits(in: text)
              }
            ],
            problem: {
              IdentifierProblem(code: .identifierCheckDigit, range: PanamanianNumber($0).checkDigits)
            }),
        ])),
    readsAnyScript: true,
    valid: [
      "155596713-2-2015 DV 59", "2588017-1-831938 DV20", "253-92-57027 D.V. 76", "130-377-34706 DV 2",
      "46004-187-302083-96", "1489806-1-645353", "8-442-445 DV 08", "8-442-445", "1-184-921-DV-49",
      "E-8-127702 DV 16", "PE-842-3681 DV 51", "N-19-1821 DV 11", "8AV-1-196 DV 90", "13PI-1-196 DV 58",
      "3-NT-3-33 DV 45", "8-NT-1-13656 DV 43",
    ],
    invalid: [
      .init("155596713-2-2015 DV 58", .identifierCheckDigit, 20..<22),
      .init("8-442-445-09", .identifierCheckDigit, 10..<12),
      .init("130-377-34706 DV 3", .identifierCheckDigit, 17..<18),
      .init("3-NT-3-33 DV 46", .identifierCheckDigit, 13..<15),
      .init("155596713-2", .identifierShape, 11..<11),
      .init("0-442-445", .identifierShape, 0..<1),
      .init("14AV-1-196", .identifierShape, 2..<3),
      .init("8-442-445 08", .identifierShape, 9..<10),
      .init("8-442-445 DV: 08", .identifierGrouping, 12..<13, suggestion: "8-442-445 DV 08"),
      .init("3-nt-3-33 dv 45", .identifierCase, 2..<4, 10..<12, suggestion: "3-NT-3-33 DV 45"),
    ])

  static let cedula = IdentifierFormat(
    name: "pa.cedula",
    summary: "The number of a cédula de identidad personal, by which Panama knows a person.",
    authority: "Tribunal Electoral, Dirección Nacional de Cedulación",
    shortName: "Cédula",
    purposes: [.nationalID],
    structure: .fixed(
      IdentifierVariant(
        of: .digit.union(IdentifierMask.Cell("AEINPV-".utf8)),
        checks: [
          .shape({ PanamanianNumber(IdentifierCharacters($0, count: $1)).cardFault == nil }) {
            PanamanianNumber($0).cardFault
          }
        ])),
    readsAnyScript: true,
    valid: [
      "8-442-445", "13-1234-123456", "PE-842-3681", "E-8-127702", "N-19-1821", "8AV-1-196", "13PI-1-196",
    ],
    invalid: [
      .init("14-442-445", .identifierShape, 0..<1),
      .init("8-442", .identifierShape, 5..<5),
      .init("8-44255-445", .identifierShape, 6..<7),
      .init("8-442-445-08", .identifierShape, 9..<10),
      .init("8 442 445", .identifierGrouping, 1..<2, 5..<6),
      .init("pe-842-3681", .identifierCase, 0..<2, suggestion: "PE-842-3681"),
    ])
}
