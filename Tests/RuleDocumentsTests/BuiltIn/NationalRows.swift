import Foundation
import ValidationCore

extension RuleRow {
  static let national: [RuleRow] =
    nationalForms.flatMap { form in written(form.rule, form.number, form.lengths) }
    + nationalFaults + nationalCases + postalCodes

  /// A sound number of each kind, as it is written, and how many characters such numbers have.
  private static let nationalForms: [(rule: String, number: String, lengths: [Int])] = [
    ("br.cpf", "390.533.447-05", [11]),
    ("br.cnpj", "12.ABC.345/01DE-35", [14]),
    ("br.cep", "01310-100", [8]),
    ("br.cnh", "98765432100", [11]),
    ("br.pis", "170.33259.50-4", [11]),
    ("br.tituloEleitor", "1023 8501 0671", [12]),
    ("pt.nif", "501 964 843", [9]),
    ("pt.cartaoCidadao", "00000000 0 ZZ4", [12]),
    ("pt.postalCode", "1250-096", [7]),
    ("es.nif", "54362315K", [9]),
    ("es.nie", "X2482300W", [9]),
    ("es.cif", "J99216582", [9]),
    ("mx.curp", "BOXW310820HNERXN09", [18]),
    ("mx.rfc", "GODE561231GR8", [12, 13]),
    ("ar.cuit", "20-26756539-3", [11]),
    ("cl.rut", "12.531.909-2", [8, 9]),
    ("co.nit", "213.123.432-1", [7, 8, 9, 10, 11]),
    ("cn.residentID", "360426199101010071", [18]),
    ("cn.uscc", "91110000600037341L", [18]),
    ("cn.mobile", "138 0013 8000", [11, 14]),
    ("cn.postalCode", "266033", [6]),
    ("tw.nationalID", "A123456789", [10]),
    ("hk.identityCard", "A123456(3)", [8, 9]),
    ("mo.identityCard", "1234567(8)", [8]),
    ("sa.nationalID", "1000000008", [10]),
    ("sa.vat", "300000000000003", [15]),
    ("ae.emiratesID", "784-1979-1234567-1", [15]),
    ("ae.trn", "100-1234-5670-0003", [15]),
    ("eg.nationalID", "29001011234567", [14]),
    ("eg.taxNumber", "100-531-385", [9]),
    ("eu.vat", "DE136695976", [11]),
  ]

  /// A number as it should be, and with the faults that every kind can have.
  private static func written(_ rule: String, _ number: String, _ lengths: [Int]) -> [RuleRow] {
    let expected = lengths.map { ValidationError.Argument.integer($0) }
    let isDigit = { (character: Character) in ("0"..."9").contains(character) }
    let count = number.count { !" .-/()".contains($0) }
    let arabic = String(number.map { isDigit($0) ? Character(arabicDigit($0)) : $0 })
    var ranges: [Range<Int>] = []
    var end = 0
    for character in number {
      let next = end + (isDigit(character) ? 2 : 1)
      if isDigit(character), ranges.last?.upperBound == end {
        ranges[ranges.count - 1] = ranges[ranges.count - 1].lowerBound..<next
      } else if isDigit(character) {
        ranges.append(end..<next)
      }
      end = next
    }
    let digits = number.indices.filter { isDigit(number[$0]) }
    let last = digits[digits.count - 1]
    let offset = number.utf8.distance(from: number.startIndex, to: last)
    let mixed = number.replacingCharacters(in: last...last, with: String(arabicDigit(number[last])))
    let first = arabicDigit(number[digits[0]])
    return [
      RuleRow(rule, "\"\(rule)\"", "\"\(number)\""),
      RuleRow(rule, "{\"\(rule)\": \"anyScript\"}", "\"\(arabic)\""),
      RuleRow(
        rule, "{\"\(rule)\": {\"digits\": \"ascii\"}}", "\"\(arabic)\"",
        national(rule, "notASCII", ["character": .character(first)], ranges, number)),
      RuleRow(
        rule, "\"\(rule)\"", "\"\(mixed)\"",
        error(
          "number.mixedDigits", ["character": .character(arabicDigit(number[last]))], [offset..<offset + 2])
      ),
      RuleRow(
        rule, "\"\(rule)\"", "\"\(number)!\"",
        national(
          rule, "characters", ["character": .character("!")], [number.utf8.count..<number.utf8.count + 1])),
      RuleRow(
        rule, "\"\(rule)\"", "\"\(number)0000000\"",
        national(
          rule, "length",
          [
            "expected": expected.count == 1 ? expected[0] : .alternatives(expected),
            "actual": .integer(count + 7),
          ])),
    ]
  }

  private static func arabicDigit(_ digit: Character) -> Unicode.Scalar {
    Unicode.Scalar(0x660 + UInt32(digit.wholeNumberValue ?? 0)) ?? "٠"
  }

  private static func national(
    _ rule: String,
    _ code: String,
    _ arguments: [String: ValidationError.Argument] = [:],
    _ ranges: [Range<Int>],
    _ suggestion: String? = nil
  ) -> ValidationError {
    var arguments = arguments
    arguments["kind"] = .key("identifier.kind.\(rule)")
    return error(ValidationError.Code(rawValue: "identifier.\(code)"), arguments, ranges, suggestion)
  }

  private static func national(
    _ rule: String, _ code: String, _ arguments: [String: ValidationError.Argument]
  ) -> ValidationError { national(rule, code, arguments, []) }

  private static func fault(
    _ rule: String,
    _ number: String,
    _ code: String,
    _ range: Range<Int>,
    region: String? = nil,
    suggestion: String? = nil
  ) -> RuleRow {
    let arguments = region.map { ["region": ValidationError.Argument.text($0)] } ?? [:]
    return RuleRow(
      rule, "\"\(rule)\"", "\"\(number)\"", national(rule, code, arguments, [range], suggestion))
  }

  private static let nationalFaults: [RuleRow] = [
    fault("br.cpf", "390.533.44705", "shape", 11..<12, suggestion: "390.533.447-05"),
    fault("br.cpf", "111.111.111-11", "notIssued", 0..<14),
    fault("br.cpf", "390.533.447-06", "checkDigit", 12..<14),
    fault("br.cnpj", "12ABC345/01DE35", "shape", 2..<3, suggestion: "12.ABC.345/01DE-35"),
    fault("br.cnpj", "12345678000000", "notIssued", 8..<12),
    fault("br.cnpj", "12.ABC.345/01DE-36", "checkDigit", 16..<18),
    fault("br.cep", "013-10100", "shape", 3..<4, suggestion: "01310-100"),
    fault("br.cep", "00310-100", "region", 0..<2, region: "00"),
    fault("br.cnh", "22222222222", "notIssued", 0..<11),
    fault("br.cnh", "98765432101", "checkDigit", 9..<11),
    fault("br.pis", "17033259.50-4", "shape", 3..<4, suggestion: "170.33259.50-4"),
    fault("br.pis", "00000000000", "notIssued", 0..<11),
    fault("br.pis", "170.33259.50-5", "checkDigit", 13..<14),
    fault("br.tituloEleitor", "10238501 0671", "shape", 4..<5, suggestion: "1023 8501 0671"),
    fault("br.tituloEleitor", "102385012971", "region", 8..<10, region: "29"),
    fault("br.tituloEleitor", "000000000701", "notIssued", 0..<8),
    fault("br.tituloEleitor", "102385010672", "checkDigit", 10..<12),
    fault("pt.nif", "501964 843", "shape", 3..<4, suggestion: "501 964 843"),
    fault("pt.nif", "460000000", "notIssued", 0..<2),
    fault("pt.nif", "501964842", "checkDigit", 8..<9),
    fault("pt.cartaoCidadao", "00000000 A ZZ4", "shape", 9..<10),
    fault("pt.cartaoCidadao", "00000000 0 ZZ3", "checkDigit", 13..<14),
    fault("pt.postalCode", "1250096", "shape", 4..<5, suggestion: "1250-096"),
    fault("es.nif", "I1234567A", "shape", 0..<1),
    fault("es.nif", "11111111T", "checkDigit", 8..<9),
    fault("es.nie", "12345678Z", "shape", 0..<1),
    fault("es.nie", "X1111111A", "checkDigit", 8..<9),
    fault("es.cif", "199216582", "shape", 0..<1),
    fault("es.cif", "J99216583", "checkDigit", 8..<9),
    fault("mx.curp", "PEGL890909QJCRMS08", "shape", 10..<11),
    fault("mx.curp", "BACA890909MJCRMS05", "notIssued", 0..<4),
    fault("mx.curp", "PEGL891313MJCRMS06", "date", 4..<10),
    fault("mx.curp", "PEGL890909MXXRMS08", "region", 11..<13, region: "XX"),
    fault("mx.curp", "BOXW310820HNERXN08", "checkDigit", 17..<18),
    fault("mx.rfc", "ABCD12345678B", "shape", 12..<13),
    fault("mx.rfc", "CACA580710NF7", "notIssued", 0..<4),
    fault("mx.rfc", "GODE561331GR8", "date", 4..<10),
    fault("mx.rfc", "GODE561231GR9", "checkDigit", 12..<13),
    fault("ar.cuit", "20-267565393", "shape", 11..<12, suggestion: "20-26756539-3"),
    fault("ar.cuit", "99-05536168-8", "notIssued", 0..<2),
    fault("ar.cuit", "20267565392", "checkDigit", 10..<11),
    fault("cl.rut", "1K626628-5", "shape", 1..<2),
    fault("cl.rut", "00000000-0", "notIssued", 0..<8),
    fault("cl.rut", "12531909-3", "checkDigit", 9..<10),
    fault("co.nit", "213.123432-1", "shape", 7..<8, suggestion: "213.123.432-1"),
    fault("co.nit", "0000000000", "notIssued", 0..<9),
    fault("co.nit", "2131234325", "checkDigit", 9..<10),
    fault("cn.residentID", "1X0105199001010014", "shape", 1..<2),
    fault("cn.residentID", "990426199112010074", "region", 0..<2, region: "99"),
    fault("cn.residentID", "110105199002290014", "date", 6..<14),
    fault("cn.residentID", "360426199101010072", "checkDigit", 17..<18),
    fault("cn.uscc", "9A110000600037341L", "shape", 1..<2),
    fault("cn.uscc", "91990000600037341L", "region", 2..<4, region: "99"),
    fault("cn.uscc", "91110000600037341N", "checkDigit", 17..<18),
    fault("cn.mobile", "12800138000", "shape", 1..<2),
    fault("cn.postalCode", "000001", "region", 0..<2, region: "00"),
    fault("tw.nationalID", "A323456789", "shape", 1..<2),
    fault("tw.nationalID", "A123456788", "checkDigit", 9..<10),
    fault("hk.identityCard", "A1234563)", "shape", 7..<8, suggestion: "A123456(3)"),
    fault("hk.identityCard", "A123456(4)", "checkDigit", 8..<9),
    fault("mo.identityCard", "2234567(8)", "shape", 0..<1),
    fault("sa.nationalID", "3000000008", "shape", 0..<1),
    fault("sa.nationalID", "1000000009", "checkDigit", 9..<10),
    fault("sa.vat", "300000000000002", "shape", 14..<15),
    fault("ae.emiratesID", "785-1979-1234567-1", "shape", 2..<3),
    fault("ae.emiratesID", "784-1799-1234567-2", "date", 4..<8),
    fault("ae.emiratesID", "784-1979-1234567-2", "checkDigit", 17..<18),
    fault("ae.trn", "200123456700003", "shape", 0..<1),
    fault("eg.nationalID", "19001011234567", "shape", 0..<1),
    fault("eg.nationalID", "29002301234567", "date", 1..<7),
    fault("eg.nationalID", "29001019934567", "region", 7..<9, region: "99"),
    fault("eg.taxNumber", "100-531385", "shape", 7..<8, suggestion: "100-531-385"),
    fault("eu.vat", "DE036695976", "shape", 2..<3),
    fault("eu.vat", "GB980780684", "region", 0..<2, region: "GB"),
    fault("eu.vat", "CZ1103492745", "date", 2..<8),
    fault("eu.vat", "CY12259033P", "notIssued", 2..<4),
    fault("eu.vat", "DE136695978", "checkDigit", 10..<11),
  ]

  private static let nationalCases: [RuleRow] = [
    RuleRow(
      "br.cnpj", "\"br.cnpj\"", "\"12.aBC.345/01DE-35\"",
      national("br.cnpj", "case", ["case": "upper"], [3..<4], "12.ABC.345/01DE-35")),
    RuleRow(
      "pt.cartaoCidadao", "\"pt.cartaoCidadao\"", "\"00000000 0 Zz4\"",
      national("pt.cartaoCidadao", "case", ["case": "upper"], [12..<13], "00000000 0 ZZ4")),
    RuleRow(
      "es.nif", "\"es.nif\"", "\"54362315k\"",
      national("es.nif", "case", ["case": "upper"], [8..<9], "54362315K")),
    RuleRow(
      "es.nie", "\"es.nie\"", "\"x2482300W\"",
      national("es.nie", "case", ["case": "upper"], [0..<1], "X2482300W")),
    RuleRow(
      "es.cif", "\"es.cif\"", "\"j99216582\"",
      national("es.cif", "case", ["case": "upper"], [0..<1], "J99216582")),
    RuleRow(
      "mx.curp", "\"mx.curp\"", "\"bOXW310820HNERXN09\"",
      national("mx.curp", "case", ["case": "upper"], [0..<1], "BOXW310820HNERXN09")),
    RuleRow(
      "mx.rfc", "\"mx.rfc\"", "\"ñAÑ800101AA3\"",
      national("mx.rfc", "case", ["case": "upper"], [0..<2], "ÑAÑ800101AA3")),
    RuleRow(
      "cl.rut", "\"cl.rut\"", "\"10626628-k\"",
      national("cl.rut", "case", ["case": "upper"], [9..<10], "10626628-K")),
    RuleRow(
      "cn.residentID", "\"cn.residentID\"", "\"11010519491231002x\"",
      national("cn.residentID", "case", ["case": "upper"], [17..<18], "11010519491231002X")),
    RuleRow(
      "cn.uscc", "\"cn.uscc\"", "\"91110000600037341l\"",
      national("cn.uscc", "case", ["case": "upper"], [17..<18], "91110000600037341L")),
    RuleRow(
      "tw.nationalID", "\"tw.nationalID\"", "\"a123456789\"",
      national("tw.nationalID", "case", ["case": "upper"], [0..<1], "A123456789")),
    RuleRow(
      "hk.identityCard", "\"hk.identityCard\"", "\"a123456(3)\"",
      national("hk.identityCard", "case", ["case": "upper"], [0..<1], "A123456(3)")),
    RuleRow(
      "eu.vat", "\"eu.vat\"", "\"dE136695976\"",
      national("eu.vat", "case", ["case": "upper"], [0..<1], "DE136695976")),
    RuleRow("mx.rfc", #"{"mx.rfc": {"checkDigit": "error"}}"#, #""GODE561231GR8""#),
  ]

  private static let postalCodes: [RuleRow] = [
    RuleRow("postalCode", #"{"postalCode": "CA"}"#, #""K1A 0B1""#),
    RuleRow("postalCode", #"{"postalCode": {"region": "EG", "digits": "anyScript"}}"#, #""١٢٤١١""#),
    postal("CA", "W1A 0B1", national("postalCode", "shape", [:], [0..<1])),
    postal("CA", "k1A 0B1", national("postalCode", "case", ["case": "upper"], [0..<1], "K1A 0B1")),
    postal("GB", "XX1 1AA", national("postalCode", "region", ["region": "XX"], [0..<2])),
    postal("DE", "1234", national("postalCode", "length", ["expected": 5, "actual": 4])),
    postal("DE", "1234!", national("postalCode", "characters", ["character": .character("!")], [4..<5])),
    postal(
      "EG", "١٢٤١١", national("postalCode", "notASCII", ["character": .character("١")], [0..<10], "12411")),
    postal("EG", "1241١", error("number.mixedDigits", ["character": .character("١")], [4..<6])),
  ]

  private static func postal(_ region: String, _ code: String, _ error: ValidationError) -> RuleRow {
    RuleRow("postalCode", "{\"postalCode\": \"\(region)\"}", "\"\(code)\"", error)
  }
}
