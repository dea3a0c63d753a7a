import Testing
import ValidationCore
import ValidationRules

@Suite("Numbers of Brazil, Portugal and Spain")
struct IberianNumberTests {
  @Test(
    "that are sound pass, and slips of the pen do not",
    arguments: [
      SoundNumbers(
        "br.cpf", .br.cpf, undetected: 1, "390.533.447-05", "39053344705", "123.456.789-09", "529.982.247-25",
        "00000000191"),
      SoundNumbers(
        "br.cnpj", .br.cnpj, "16.727.230/0001-97", "12.ABC.345/01DE-35", "12ABC34501DE35", "07195358000166",
        "11017153000168", "00.000.000/0001-91", "47080619000117", "33.000.167/0001-01"),
      SoundNumbers("br.cnh", .br.cnh, undetected: 1, "98765432100", "31562089605", "05580231008"),
      SoundNumbers("br.pis", .br.pis, "170.33259.50-4", "17033259504", "55550207756"),
      SoundNumbers(
        "br.tituloEleitor", .br.tituloEleitor, "1023 8501 0671", "102385010671", "004356870906",
        "690847092828"),
      SoundNumbers("pt.nif", .pt.nif, "501964843", "501 964 843", "500019720", "123456789", "299999998"),
      SoundNumbers("pt.cartaoCidadao", .pt.cartaoCidadao, "00000000 0 ZZ4", "000000000ZZ4", "045212244ZZ7"),
      SoundNumbers(
        "es.nif", .es.nif, "54362315K", "54362315-K", "X5253868R", "X-5253868-R", "M1234567L", "B64717838",
        "L1111111G", "A58818501", "Q0818001J", "R9600075G"),
      SoundNumbers("es.nie", .es.nie, "X2482300W", "X-2482300-W", "Y1234567X", "Z7654321H"),
      SoundNumbers(
        "es.cif", .es.cif, "J99216582", "A-58818501", "A-5881850-1", "A13585625", "P2807900B", "A0011012B"),
    ]
  )
  func sound(numbers: SoundNumbers) { numbers.expectSound() }

  @Test(
    "say what is wrong",
    arguments: [
      ("br.cpf", "111.111.111-11", wrong("br.cpf", .identifierNotIssued, 0..<14)),
      ("br.cpf", "00000000000", wrong("br.cpf", .identifierNotIssued, 0..<11)),
      ("br.cpf", "390.533.447-06", wrong("br.cpf", .identifierCheckDigit, 12..<14)),
      ("br.cnpj", "12.ABC.345/01DE-36", wrong("br.cnpj", .identifierCheckDigit, 16..<18)),
      ("br.cnpj", "00000000000000", wrong("br.cnpj", .identifierNotIssued, 0..<14)),
      ("br.cnpj", "12345678000000", wrong("br.cnpj", .identifierNotIssued, 8..<12)),
      ("br.cep", "00310-100", wrong("br.cep", .identifierRegion, 0..<2, ["region": "00"])),
      ("br.cep", "013-10100", wrong("br.cep", .identifierShape, 3..<4, suggestion: "01310-100")),
      ("br.cnh", "98765432101", wrong("br.cnh", .identifierCheckDigit, 9..<11)),
      ("br.cnh", "22222222222", wrong("br.cnh", .identifierNotIssued, 0..<11)),
      ("br.pis", "170.33259.50-5", wrong("br.pis", .identifierCheckDigit, 13..<14)),
      ("br.pis", "00000000000", wrong("br.pis", .identifierNotIssued, 0..<11)),
      ("br.tituloEleitor", "1023 8501 0672", wrong("br.tituloEleitor", .identifierCheckDigit, 12..<14)),
      (
        "br.tituloEleitor", "102385012971",
        wrong("br.tituloEleitor", .identifierRegion, 8..<10, ["region": "29"])
      ),
      ("br.tituloEleitor", "000000000701", wrong("br.tituloEleitor", .identifierNotIssued, 0..<8)),
      ("pt.nif", "501964842", wrong("pt.nif", .identifierCheckDigit, 8..<9)),
      ("pt.nif", "460000000", wrong("pt.nif", .identifierNotIssued, 0..<2)),
      ("pt.cartaoCidadao", "00000000 0 ZZ3", wrong("pt.cartaoCidadao", .identifierCheckDigit, 13..<14)),
      ("pt.cartaoCidadao", "00000000 A ZZ4", wrong("pt.cartaoCidadao", .identifierShape, 9..<10)),
      ("pt.postalCode", "0250-096", wrong("pt.postalCode", .identifierShape, 0..<1)),
      ("pt.postalCode", "1250096", wrong("pt.postalCode", .identifierShape, 4..<5, suggestion: "1250-096")),
      ("es.nif", "11111111T", wrong("es.nif", .identifierCheckDigit, 8..<9)),
      ("es.nif", "A11111118", wrong("es.nif", .identifierCheckDigit, 8..<9)),
      ("es.nif", "X-1111111-A", wrong("es.nif", .identifierCheckDigit, 10..<11)),
      ("es.nif", "L1111111C", wrong("es.nif", .identifierCheckDigit, 8..<9)),
      ("es.nif", "I1234567A", wrong("es.nif", .identifierShape, 0..<1)),
      (
        "es.nie", "x-2482300-w",
        wrong(
          "es.nie", .identifierCase, nil, ["case": "upper"], suggestion: "X-2482300-W"
        ).with([0..<1, 10..<11])
      ),
      ("es.nie", "12345678Z", wrong("es.nie", .identifierShape, 0..<1)),
      ("es.cif", "J99216583", wrong("es.cif", .identifierCheckDigit, 8..<9)),
      ("es.cif", "J9921658B", wrong("es.cif", .identifierCheckDigit, 8..<9)),
      ("es.cif", "P28079002", wrong("es.cif", .identifierCheckDigit, 8..<9)),
      (
        "es.cif", "M1234567L",
        wrong("es.cif", .identifierCharacters, nil, ["character": .character("M")]).with([0..<1, 8..<9])
      ),
    ]
  )
  func faults(name: String, text: String, error: ValidationError) throws {
    expect(Row(text, error), from: try #require(Self.rules[name]))
  }

  static let rules: [String: Validation<String>] = [
    "br.cpf": .br.cpf, "br.cnpj": .br.cnpj, "br.cep": .br.cep, "br.cnh": .br.cnh, "br.pis": .br.pis,
    "br.tituloEleitor": .br.tituloEleitor, "pt.nif": .pt.nif, "pt.cartaoCidadao": .pt.cartaoCidadao,
    "pt.postalCode": .pt.postalCode, "es.nif": .es.nif, "es.nie": .es.nie, "es.cif": .es.cif,
  ]

  @Test(
    "CEP and código postal are taken as they are written", arguments: ["01310-100", "01310100", "70002-900"])
  func postalCodes(code: String) {
    #expect(Validation.br.cep.isValid(value: code))
    #expect(Validation.pt.postalCode.isValid(value: "1250-096"))
  }
}
