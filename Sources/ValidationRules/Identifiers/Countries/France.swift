public import ValidationCore

/// The rules for French numbers: `.fr.nif`, `.fr.nir`, `.fr.siren`, `.fr.siret`, `.fr.tva`, `.fr.accise`.
public struct FrenchRules: Sendable {
  /// The text is a numéro fiscal (SPI, NIF), the tax number of a person in France.
  ///
  /// Written `30 23 217 600 053`: thirteen digits that begin with 0 to 3, the last three of which are the
  /// remainder of the first ten modulo 511.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.shape`, `identifier.notASCII`,
  /// `identifier.grouping`, `identifier.checkDigit`.
  public var nif: Validation<String> { Self.nif.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func nif(digits: DigitScripts) -> Validation<String> { Self.nif.rule(digits) }

  /// The text is a NIR, the social security number of a person in France.
  ///
  /// Written `2 95 10 99 126 111 93`: sex, year and month of birth, department and commune, a number, and two
  /// check digits, 97 less the remainder of the first thirteen modulo 97, where 2A counts as 19 and 2B as 18.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.shape`, `identifier.notASCII`,
  /// `identifier.grouping`, `identifier.case`, `identifier.checkDigit`.
  public var nir: Validation<String> { Self.nir.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func nir(digits: DigitScripts) -> Validation<String> { Self.nir.rule(digits) }

  /// The text is a SIREN, the number of a company in France.
  ///
  /// Written `404 833 048`: nine digits, the last by Luhn.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.notASCII`, `identifier.grouping`,
  /// `identifier.checkDigit`.
  public var siren: Validation<String> { Self.siren.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func siren(digits: DigitScripts) -> Validation<String> { Self.siren.rule(digits) }

  /// The text is a SIRET, the number of an establishment of a company in France.
  ///
  /// Written `732 829 320 00074`: a SIREN and five digits, the last by Luhn. The digits of establishments of
  /// La Poste (356 000 000) have a sum that is a multiple of 5.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.notASCII`, `identifier.grouping`,
  /// `identifier.checkDigit`.
  public var siret: Validation<String> { Self.siret.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func siret(digits: DigitScripts) -> Validation<String> { Self.siret.rule(digits) }

  /// The text is a French VAT number (numéro de TVA) without the country code.
  ///
  /// Written `40 303 265 045`: two characters and the SIREN. For the form with FR before it, see `eu.vat`.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.shape`, `identifier.notASCII`,
  /// `identifier.grouping`, `identifier.case`, `identifier.checkDigit`.
  public var tva: Validation<String> { Self.tva.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func tva(digits: DigitScripts) -> Validation<String> { Self.tva.rule(digits) }

  /// The text is a numéro d’accise, the number of a French operator for excise duties.
  ///
  /// Written `FR023004N9448`: FR0, two digits of the year, three for the customs office, a letter for the
  /// kind of operator and four digits.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.shape`, `identifier.notASCII`,
  /// `identifier.separators`, `identifier.case`.
  public var accise: Validation<String> { Self.accise.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func accise(digits: DigitScripts) -> Validation<String> { Self.accise.rule(digits) }

  package static let formats: [IdentifierFormat] = [nif, nir, siren, siret, tva, accise, rcs]
}

extension Validation where Value == String {
  /// The rules for French numbers.
  public static var fr: FrenchRules { FrenchRules() }
}

extension FrenchRules {
  static let nif = IdentifierFormat.national(
    "fr.nif", "[0-3]# ## ### ### ###",
    called: "SPI", for: [.taxNumber],
    summary: "A numéro fiscal (SPI, NIF), the tax number of a person in France.",
    authority: "Direction générale des Finances publiques; Commission européenne, TIN",
    checks: [
      .lastDigits(
        3,
        .function {
          let c = IdentifierCharacters($0, count: $1)
          return c.number(0..<10) % 511 == c.number(10..<13)
        })
    ],
    valid: ["30 23 217 600 053", "3023217600053"],
    invalid: [
      .init("30 23 217 600 054", .identifierCheckDigit, 14..<17),
      .init("40 23 217 600 053", .identifierShape, 0..<1),
    ])

  static let nir = IdentifierFormat.national(
    "fr.nir", "# ## ## ## ### ### ##", "# ## ## 2[AB] ### ### ##",
    called: "NIR", for: [.nationalID],
    summary: "A NIR, the social security number of a person in France.",
    authority: "Décret 82-103; INSEE",
    checks: [
      .lastDigits(
        2,
        .function {
          let c = IdentifierCharacters($0, count: $1)
          let department =
            c[6] == UInt8(ascii: "A") ? 19 : c[6] == UInt8(ascii: "B") ? 18 : c.number(5..<7)
          let number = (c.number(0..<5) * 100 + department) * 1_000_000 + c.number(7..<13)
          return 97 - number % 97 == c.number(13..<15)
        })
    ],
    valid: ["2 95 10 99 126 111 93", "295109912611193", "253072B07300470", "253072A07300443"],
    invalid: [
      .init("2 95 10 99 126 111 94", .identifierCheckDigit, 19..<21),
      .init("A 95 10 99 126 111 93", .identifierShape, 0..<1),
    ])

  static let siren = IdentifierFormat.national(
    "fr.siren", "### ### ###",
    called: "SIREN", for: [.companyNumber],
    summary: "A SIREN, the number of a company in France.",
    authority: "Code de commerce, article R123-221; INSEE",
    checks: [.lastDigits(1, .luhn(from: 0, dropping: 0))],
    valid: ["404 833 048", "404833048", "552008443"],
    invalid: [.init("404 833 049", .identifierCheckDigit, 10..<11)])

  static let siret = IdentifierFormat.national(
    "fr.siret", "### ### ### #####",
    called: "SIRET", for: [.companyNumber],
    summary: "A SIRET, the number of an establishment of a company in France.",
    authority: "Code de commerce, article R123-221; INSEE",
    checks: [
      .checkDigit(.at(8..<9), .luhn(from: 0, dropping: 5)),
      .lastDigits(
        1,
        .function {
          let c = IdentifierCharacters($0, count: $1)
          if CheckDigits.isLuhn($0, 14) {
            return c.number(0..<9) != 356_000_000 || c.number(9..<14) == 48 || c.values.reduce(0, +) % 5 == 0
          }
          return c.number(0..<9) == 356_000_000 && c.values.reduce(0, +) % 5 == 0
        }),
    ],
    valid: ["732 829 320 00074", "73282932000074", "35600000000048"],
    invalid: [.init("732 829 320 00075", .identifierCheckDigit, 16..<17)])

  static let tva = IdentifierFormat.national(
    "fr.tva", "[0-9A-HJ-NP-Z]{2} ### ### ###",
    called: "TVA", for: [.taxNumber, .vat],
    summary: "A French VAT number (numéro de TVA) without the country code.",
    authority: "Code général des impôts, annexe II, article 242 nonies A",
    checks: VATMembers.france.checks,
    valid: ["40 303 265 045", "40303265045", "K7399859412", "4Z123456782"],
    invalid: [
      .init("41 303 265 045", .identifierCheckDigit, 0..<2), .init("40 A03 265 045", .identifierShape, 3..<4),
    ])

  static let accise = IdentifierFormat.national(
    "fr.accise", "FR0#####[ENCB]####",
    called: "Accise",
    summary: "A numéro d’accise, the number of a French operator for excise duties.",
    authority: "Code général des impôts; DGDDI",
    valid: ["FR023004N9448"],
    invalid: [.init("FR012907F0820", .identifierShape, 8..<9)])
}
