public import ValidationCore

/// The rules for Brazilian numbers: `.br.cpf`, `.br.cnpj`, `.br.cep`, `.br.cnh`, `.br.pis`, `.br.tituloEleitor`.
public struct BrazilianRules: Sendable {
  /// The text is a CPF, the number of a natural person in the register of the Receita Federal.
  ///
  /// Written `123.456.789-09` or `12345678909`. Both check digits are those of the Receita Federal (modulus 11,
  /// weights 10 to 2 and 11 to 2; a remainder below 2 gives 0). Eleven equal digits satisfy that sum, but are never
  /// issued (Receita Federal, validation rules of its file layouts), and neither are eleven zeros.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.notASCII`, `identifier.grouping`,
  /// `identifier.notIssued`, `identifier.checkDigit`.
  public var cpf: Validation<String> { cpf(digits: .ascii) }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func cpf(digits: DigitScripts) -> Validation<String> { IdentifierFormat.cpf.rule(digits) }

  /// The text is a CNPJ, the number of a legal entity in the register of the Receita Federal.
  ///
  /// Written `12.ABC.345/01DE-35` or `12ABC34501DE35`. Since July 2026 the first twelve characters may be digits and
  /// uppercase letters (Instrução Normativa RFB 2.229/2024; Nota Técnica COCAD/SUARA/RFB 49/2024). Each counts as its
  /// ASCII code minus 48, so that A is 17, and numbers with digits only keep their check digits. The two check digits
  /// are digits (modulus 11, weights 2 to 9 from the right, repeated). Fourteen equal digits and an order of zeros
  /// are never issued; a root of zeros is: `00.000.000/0001-91` is the Banco do Brasil.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.shape`, `identifier.notASCII`,
  /// `identifier.grouping`, `identifier.case`, `identifier.notIssued`, `identifier.checkDigit`.
  public var cnpj: Validation<String> { cnpj(digits: .ascii) }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func cnpj(digits: DigitScripts) -> Validation<String> { IdentifierFormat.cnpj.rule(digits) }

  /// The text is a CEP, a postal code of the Correios.
  ///
  /// Written `01310-100` or `01310100`. The first digit is the postal region, and all ten are in use, but no code is
  /// below 01000-000 (Correios, Estrutura do CEP). Whether a code is in use is not checked. There is no check digit.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.notASCII`, `identifier.grouping`,
  /// `identifier.region`.
  public var cep: Validation<String> { cep(digits: .ascii) }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func cep(digits: DigitScripts) -> Validation<String> { IdentifierFormat.cep.rule(digits) }

  /// The text is the registration number of a CNH, a Brazilian driver's license.
  ///
  /// Eleven digits, of which the last two are check digits (modulus 11): weights 9 to 1 for the first and 1 to 9 for
  /// the second, with a remainder of 10 written as 0. Senatran publishes the form of the number (Resolução Contran
  /// 192/2006) but not the sum. Implementations agree on it except for numbers whose first remainder is 10, where
  /// most subtract 2 from the second: here both are accepted. Eleven equal digits are never issued.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.notASCII`, `identifier.separators`,
  /// `identifier.notIssued`, `identifier.checkDigit`.
  public var cnh: Validation<String> { cnh(digits: .ascii) }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func cnh(digits: DigitScripts) -> Validation<String> { IdentifierFormat.cnh.rule(digits) }

  /// The text is a PIS, PASEP, NIT or NIS, the number of a worker or of a beneficiary.
  ///
  /// Written `170.33259.50-4` or `17033259504`. The last digit is a check digit (modulus 11, weights 3 2 9 8 7 6 5 4
  /// 3 2, a remainder below 2 gives 0: Caixa Econômica Federal, Cadastro NIS; the same in the layouts of the
  /// eSocial). Eleven equal digits are never issued.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.notASCII`, `identifier.grouping`,
  /// `identifier.notIssued`, `identifier.checkDigit`.
  public var pis: Validation<String> { pis(digits: .ascii) }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func pis(digits: DigitScripts) -> Validation<String> { IdentifierFormat.pis.rule(digits) }

  /// The text is the number of a título de eleitor, a Brazilian voter's registration.
  ///
  /// Written `1023 8501 0671` or `102385010671`: eight digits in sequence, two for the federal unit of the first
  /// registration (01 to 28; 28 is for those made abroad), and two check digits (Resolução TSE 21.538/2003, article
  /// 12; 23.659/2021). The first is the remainder modulo 11 of the sequence with weights 2 to 9, the second that of
  /// the unit and the first check digit with weights 7 to 9; 10 is written as 0, and in São Paulo (01) and Minas
  /// Gerais (02) a remainder of 0 as 1. Leading zeros, which the resolution allows print to omit, are required.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.notASCII`, `identifier.grouping`,
  /// `identifier.region`, `identifier.notIssued`, `identifier.checkDigit`.
  public var tituloEleitor: Validation<String> { tituloEleitor(digits: .ascii) }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func tituloEleitor(digits: DigitScripts) -> Validation<String> {
    IdentifierFormat.tituloEleitor.rule(digits)
  }

  package static let formats: [IdentifierFormat] = [.cpf, .cnpj, .cep, .cnh, .pis, .tituloEleitor]
}

extension Validation where Value == String {
  /// The rules for Brazilian numbers.
  public static var br: BrazilianRules { BrazilianRules() }
}

extension IdentifierFormat {
  static let cpf = national(
    "br.cpf", "###.###.###-##",
    called: "CPF", for: [.nationalID, .taxNumber],
    summary: "A CPF, the number of a Brazilian taxpayer.",
    authority: "Receita Federal do Brasil",
    checks: [
      .notUniform,
      .lastDigits(
        2, .sum(WeightedSum((2...10).reversed(), modulo: 11, gives: WeightedSum.mod11WithoutTen)),
        .sum(WeightedSum((2...11).reversed(), modulo: 11, gives: WeightedSum.mod11WithoutTen))),
    ],
    valid: ["390.533.447-05", "39053344705", "123.456.789-09", "529.982.247-25", "00000000191"],
    invalid: [
      .init("111.111.111-11", .identifierNotIssued, 0..<14),
      .init("00000000000", .identifierNotIssued, 0..<11),
      .init("390.533.447-06", .identifierCheckDigit, 12..<14),
      .init("390.533.44705", .identifierGrouping, 11..<12, suggestion: "390.533.447-05"),
    ]
  )

  private static let cnpjWeights = [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]

  static let cnpj = national(
    "br.cnpj", "**.***.***/****-##",
    called: "CNPJ", for: [.companyNumber, .taxNumber, .vat],
    summary: "A CNPJ, the number of a Brazilian legal entity, of digits or with letters.",
    authority: "Instrução Normativa RFB 2.229/2024",
    checks: [
      .notUniform,
      .notIssued(.at(8..<12), unless: .notZero(from: 8, dropping: 2)),
      .lastDigits(
        2,
        .sum(
          WeightedSum(
            cnpjWeights.dropFirst(), modulo: 11, gives: WeightedSum.mod11WithoutTen, values: .asciiFromZero)),
        .sum(WeightedSum(cnpjWeights, modulo: 11, gives: WeightedSum.mod11WithoutTen, values: .asciiFromZero))
      ),
    ],
    valid: [
      "12.ABC.345/01DE-35", "16.727.230/0001-97", "12ABC34501DE35", "07195358000166", "11017153000168",
      "00.000.000/0001-91", "47080619000117", "33.000.167/0001-01",
    ],
    invalid: [
      .init("00000000000000", .identifierNotIssued, 0..<14),
      .init("12345678000000", .identifierNotIssued, 8..<12),
      .init("12.ABC.345/01DE-36", .identifierCheckDigit, 16..<18),
      .init("12.ABC.345/01DE-3A", .identifierShape, 17..<18),
      .init("12ABC345/01DE35", .identifierGrouping, 2..<3, suggestion: "12.ABC.345/01DE-35"),
    ]
  )

  static let cep = national(
    "br.cep", "#####-###",
    called: "CEP",
    summary: "A CEP, a Brazilian postal code.",
    authority: "Correios",
    checks: [.region(.at(0..<2), .number(at: 0, length: 2, NumberSet(1...99)))],
    valid: ["01310-100", "01310100", "70002-900"],
    invalid: [
      .init("00310-100", .identifierRegion, 0..<2),
      .init("013-10100", .identifierGrouping, 3..<4, suggestion: "01310-100"),
    ]
  )

  static let cnh = national(
    "br.cnh", "#{11}",
    called: "CNH",
    summary: "The registration number of a Brazilian driving licence.",
    authority: "Resolução Contran 192/2006",
    checks: [
      .notUniform,
      .lastDigits(
        2,
        .function {
          let values = IdentifierCharacters($0, count: $1).values
          let first = CheckDigits.weightedSum(values[..<9], (1...9).reversed()) % 11
          let second = CheckDigits.weightedSum(values[..<9], 1...9) % 11
          let isDiscounted = first == 10 && values[10] == (second + 9) % 11 % 10
          return values[9] == first % 10 && (values[10] == second % 10 || isDiscounted)
        }),
    ],
    valid: ["98765432100", "31562089605", "05580231008"],
    invalid: [
      .init("22222222222", .identifierNotIssued, 0..<11),
      .init("98765432101", .identifierCheckDigit, 9..<11),
    ]
  )

  static let pis = national(
    "br.pis", "###.#####.##-#",
    called: "PIS/PASEP/NIS",
    summary: "A PIS, PASEP, NIT or NIS, the number of a Brazilian worker.",
    authority: "Caixa Econômica Federal",
    checks: [
      .notUniform,
      .lastDigits(
        1, .sum(WeightedSum([3, 2, 9, 8, 7, 6, 5, 4, 3, 2], modulo: 11, gives: WeightedSum.mod11WithoutTen))),
    ],
    valid: ["170.33259.50-4", "17033259504", "55550207756"],
    invalid: [
      .init("00000000000", .identifierNotIssued, 0..<11),
      .init("170.33259.50-5", .identifierCheckDigit, 13..<14),
      .init("17033259.50-4", .identifierGrouping, 3..<4, suggestion: "170.33259.50-4"),
    ]
  )

  static let tituloEleitor = national(
    "br.tituloEleitor", "#### #### ####",
    called: "Título de eleitor",
    summary: "The number of a Brazilian voter’s registration.",
    authority: "Resolução TSE 23.659/2021",
    checks: [
      .region(.at(8..<10), .number(at: 8, length: 2, NumberSet(1...28))),
      .notIssued(.at(0..<8), unless: .notZero(from: 0, dropping: 4)),
      .lastDigits(
        2,
        .function {
          let characters = IdentifierCharacters($0, count: $1)
          let values = characters.values
          let unit = characters.number(8..<10)
          func digit(_ sum: Int) -> Int { sum % 11 == 0 && unit <= 2 ? 1 : sum % 11 % 10 }
          let first = digit(CheckDigits.weightedSum(values[..<8], 2...9))
          let second = digit(CheckDigits.weightedSum(values[8..<10], 7...8) + first * 9)
          return values[10] == first && values[11] == second
        }),
    ],
    valid: ["1023 8501 0671", "102385010671", "004356870906", "690847092828"],
    invalid: [
      .init("102385012971", .identifierRegion, 8..<10),
      .init("000000000701", .identifierNotIssued, 0..<8),
      .init("1023 8501 0672", .identifierCheckDigit, 12..<14),
      .init("10238501 0671", .identifierGrouping, 4..<5, suggestion: "1023 8501 0671"),
    ]
  )
}
