public import ValidationCore

/// The rules for Portuguese numbers: `.pt.nif`, `.pt.cartaoCidadao`, `.pt.postalCode`.
public struct PortugueseRules: Sendable {
  /// The text is a NIF or NIPC, a Portuguese tax number.
  ///
  /// Written `501 964 843` or `501964843`, without other separators; with its country code it is a VAT number,
  /// ``EuropeanRules/vat``. The ninth digit is a check digit (modulus 11, weights 9 to 2, a remainder below 2 gives
  /// 0: Decreto-Lei 463/79; numbers are issued under Decreto-Lei 14/2013). The first digits give the kind of holder:
  /// 1 2 3 persons, 45 nonresident persons, 5 companies, 6 public bodies, 70 to 72, 74, 75, 77 to 79 estates and
  /// others, 8 former sole traders, 90, 91, 98, 99 condominiums, companies without legal personality and others
  /// (Portal das Finanças).
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.notASCII`, `identifier.grouping`,
  /// `identifier.notIssued`, `identifier.checkDigit`.
  public var nif: Validation<String> { nif(digits: .ascii) }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func nif(digits: DigitScripts) -> Validation<String> { IdentifierFormat.portugueseNIF.rule(digits) }

  /// The text is the document number of a cartão de cidadão, the Portuguese citizen card.
  ///
  /// Written `00000000 0 ZZ4` or `000000000ZZ4`: the eight digits of the civil identification number and its check
  /// digit, two characters for the version of the card, and a check digit for the whole number (the Luhn sum with
  /// letters counted as 10 to 35: "Validação de Número de Documento do Cartão de Cidadão", autenticacao.gov.pt). The
  /// ninth digit is not checked by itself: it follows the sum of the old identity card, in which a 0 may stand for
  /// 10.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.shape`, `identifier.notASCII`,
  /// `identifier.grouping`, `identifier.case`, `identifier.checkDigit`.
  public var cartaoCidadao: Validation<String> { cartaoCidadao(digits: .ascii) }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func cartaoCidadao(digits: DigitScripts) -> Validation<String> {
    IdentifierFormat.cartaoCidadao.rule(digits)
  }

  /// The text is a Portuguese postal code of the CTT, written `1250-096`.
  ///
  /// Four digits, a hyphen and three digits; the first is 1 to 9 (CTT, Código Postal). The hyphen is part of
  /// the code. Whether a code is in use is not checked.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.shape`, `identifier.notASCII`,
  /// `identifier.grouping`.
  public var postalCode: Validation<String> { postalCode(digits: .ascii) }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func postalCode(digits: DigitScripts) -> Validation<String> {
    IdentifierFormat.portuguesePostalCode.rule(digits)
  }

  package static let formats: [IdentifierFormat] = [.portugueseNIF, .cartaoCidadao, .portuguesePostalCode]
}

extension Validation where Value == String {
  /// The rules for Portuguese numbers.
  public static var pt: PortugueseRules { PortugueseRules() }
}

extension IdentifierFormat {
  static let portugueseNIF = national(
    "pt.nif", "### ### ###",
    called: "NIF", for: [.taxNumber, .vat, .companyNumber],
    summary: "A NIF or NIPC, a Portuguese tax number.",
    authority: "Decreto-Lei 14/2013",
    checks: portugueseNIFChecks,
    valid: ["501 964 843", "501964843", "500019720", "123456789", "299999998"],
    invalid: [
      .init("460000000", .identifierNotIssued, 0..<2),
      .init("501964842", .identifierCheckDigit, 8..<9),
      .init("501964 843", .identifierGrouping, 3..<4, suggestion: "501 964 843"),
    ]
  )

  static let portugueseNIFChecks: [IdentifierCheck] = [
    .notIssued(
      .at(0..<2),
      unless: .number(at: 0, length: 2, NumberSet(10...39, 45...45, 50...72, 74...75, 77...91, 98...99))),
    .lastDigits(1, .sum(WeightedSum((2...9).reversed(), modulo: 11, gives: WeightedSum.mod11WithoutTen))),
  ]

  static let cartaoCidadao = national(
    "pt.cartaoCidadao", "######## # **#",
    called: "Cartão de Cidadão", for: [.nationalID],
    summary: "The document number of a Portuguese citizen card.",
    authority: "Autenticação.gov",
    checks: [
      .lastDigits(
        1,
        .function {
          // Like the Luhn sum, but 9 is subtracted only from doubled values: a letter that is not doubled counts in
          // full.
          let values = IdentifierCharacters($0, count: $1).values
          var sum = 0
          for index in values.indices {
            let share = index % 2 == 0 ? values[index] * 2 : values[index]
            sum += index % 2 == 0 && share > 9 ? share - 9 : share
          }
          return sum % 10 == 0
        })
    ],
    valid: ["00000000 0 ZZ4", "000000000ZZ4", "045212244ZZ7"],
    invalid: [
      .init("00000000 A ZZ4", .identifierShape, 9..<10),
      .init("00000000 0 ZZ3", .identifierCheckDigit, 13..<14),
    ]
  )

  static let portuguesePostalCode = IdentifierFormat(
    name: "pt.postalCode",
    summary: "A Portuguese postal code.",
    authority: "CTT",
    structure: .fixed(IdentifierVariant(["[1-9]###-###"], allowsBare: false)),
    readsAnyScript: true,
    valid: ["1250-096"],
    invalid: [
      .init("0250-096", .identifierShape, 0..<1),
      .init("1250096", .identifierGrouping, 4..<5, suggestion: "1250-096"),
    ]
  )
}
