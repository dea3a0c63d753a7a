public import ValidationCore

/// The rules for Indonesian numbers: `.id.nik`, `.id.npwp`.
public struct IndonesianRules: Sendable {
  /// The text is an NIK, the number of a person in Indonesia.
  ///
  /// Sixteen digits: six for the place of registration, the date of birth, with 40 added to the day for
  /// women, and four in sequence. Provinces are looked up, districts are not: they change every year.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.notASCII`, `identifier.separators`,
  /// `identifier.region`, `identifier.date`.
  public var nik: Validation<String> { Self.nik.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func nik(digits: DigitScripts) -> Validation<String> { Self.nik.rule(digits) }

  /// The text is an NPWP, the tax number of a person or a company in Indonesia.
  ///
  /// Sixteen digits since 2024: an NIK, or 0 and the fifteen digits of the former number,
  /// `01.300.066.6-091.000`, whose ninth digit is a check digit by Luhn. The former number is accepted as
  /// well.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.notASCII`, `identifier.grouping`,
  /// `identifier.region`, `identifier.date`, `identifier.checkDigit`.
  public var npwp: Validation<String> { Self.npwp.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func npwp(digits: DigitScripts) -> Validation<String> { Self.npwp.rule(digits) }

  package static let formats: [IdentifierFormat] = [nik, npwp]
}

extension Validation where Value == String {
  /// The rules for Indonesian numbers.
  public static var id: IndonesianRules { IndonesianRules() }
}

extension IndonesianRules {
  private static let provinces = NumberSet(
    11...19, 21...21, 31...36, 51...53, 61...65, 71...76, 81...82, 91...96)

  static let nik = IdentifierFormat.national(
    "id.nik", "#{16}",
    called: "NIK", for: [.nationalID, .taxNumber],
    summary: "An NIK, the number of a person in Indonesia.",
    authority: "Undang-Undang 24/2013; Kementerian Dalam Negeri",
    checks: [
      .region(
        .at(0..<2),
        .number(
          at: 0, length: 2, NumberSet(11...19, 21...21, 31...36, 51...53, 61...65, 71...76, 81...82, 91...96))
      ),
      .date(
        .at(6..<12),
        .function {
          let c = IdentifierCharacters($0, count: $1)
          let (day, month, year) = (c.number(6..<8) % 40, c.number(8..<10), c.number(10..<12))
          return CivilDate(year: 1900 + year, month: month, day: day).isPast
            || CivilDate(year: 2000 + year, month: month, day: day).isPast
        }),
    ],
    valid: ["3171011708450001"],
    invalid: [
      .init("9971011708450001", .identifierRegion, 0..<2), .init("3171013002001234", .identifierDate, 6..<12),
    ])

  static let npwp = IdentifierFormat.national(
    "id.npwp", "##.###.###.#-###.###", "#{16}",
    called: "NPWP", for: [.taxNumber, .vat],
    summary: "An NPWP, the tax number of a person or a company in Indonesia.",
    authority: "PMK 112/PMK.03/2022; Direktorat Jenderal Pajak",
    checks: [
      .region(
        .at(0..<2),
        .function {
          let c = IdentifierCharacters($0, count: $1)
          return c.count == 15 || c[0] == UInt8(ascii: "0") || provinces.contains(c.number(0..<2))
        }),
      .date(
        .at(6..<12),
        .function {
          let c = IdentifierCharacters($0, count: $1)
          guard c[0] != UInt8(ascii: "0") else { return true }
          let (day, month, year) = (c.number(6..<8) % 40, c.number(8..<10), c.number(10..<12))
          return CivilDate(year: 1900 + year, month: month, day: day).isPast
            || CivilDate(year: 2000 + year, month: month, day: day).isPast
        }
      ).ofLength(16),
      .checkDigit(
        .at(8..<10),
        .function {
          let c = IdentifierCharacters($0, count: $1)
          if c.count == 15 { return CheckDigits.isLuhn($0, 9) }
          return c[0] != UInt8(ascii: "0") || CheckDigits.isLuhn($0, 10)
        }),
    ],
    valid: ["01.300.066.6-091.000", "013000666091000", "0013000666091000", "3171011708450001"],
    invalid: [
      .init("9971011708450001", .identifierRegion, 0..<2), .init("3171013002001234", .identifierDate, 6..<12),
      .init("01.300.066.7-091.000", .identifierCheckDigit, 11..<14),
    ])
}
