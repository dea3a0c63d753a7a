import Testing
import ValidationCore
import ValidationRules

@Suite("An identifier with separators")
struct IdentifierRuleTests {
  static func length(_ actual: Int) -> ValidationError {
    wrong("br.cpf", .identifierLength, nil, ["expected": 11, "actual": .integer(actual), "unit": "digits"])
  }

  static func stranger(_ character: Unicode.Scalar, _ range: Range<Int>) -> ValidationError {
    wrong("br.cpf", .identifierCharacters, range, ["character": .character(character)])
  }

  static func unformatted(_ range: Range<Int>) -> ValidationError {
    wrong("br.cpf", .identifierGrouping, range, suggestion: "390.533.447-05")
  }

  @Test(
    "are taken in the official form and bare, and not half-way",
    arguments: [
      Row("390.533.447-05"), Row("39053344705"),
      Row("390.533.44705", unformatted(11..<12)), Row("390533447-05", unformatted(3..<4)),
      Row("390-533-447-05", unformatted(3..<4).with([3..<4, 7..<8])),
      Row("390..533.447-05", unformatted(4..<5)),
      Row("390.533.447-05-", unformatted(14..<15)), Row(".39053344705", unformatted(0..<1)),
      Row("390 533 447 05", unformatted(3..<4).with([3..<4, 7..<8, 11..<12])),
      Row("390.533.447/05", unformatted(11..<12)),
      Row("390.533.447–05", notASCII("–", [11..<14])),
      Row("390\u{A0}533.447-05", notASCII("\u{00A0}", [3..<5])),
      Row("", length(0)), Row("...-", length(0)), Row("3905334470", length(10)),
      Row("390533447055", length(12)),
      Row("39053344705\n", stranger("\u{000A}", 11..<12)),
      Row("39053344705\0", stranger("\u{0000}", 11..<12)),
      Row("\u{301}39053344705", stranger("\u{0301}", 0..<2)),
      Row("3905334470e\u{301}", stranger("e", 10..<13)),
      Row("\u{202E}39053344705", stranger("\u{202E}", 0..<3)),
      Row("3905334470👨‍👩‍👧", stranger("👨", 10..<28)),
      Row(megabyte(of: "3"), length(1_048_577)), Row(megabyte(of: "."), length(0)),
      Row(megabyte(of: ".") + "39053344705", wrong("br.cpf", .identifierGrouping, 0..<1_048_577)),
      Row(megabyte(of: "\u{301}"), stranger("\u{0301}", 0..<1_048_578)),
    ]
  )
  func form(row: Row<String>) { expect(row, from: .br.cpf) }

  @Test(
    "are the same with the marks of letters apart",
    arguments: [
      ("de.handelsregisternummer", "Mu\u{308}nchen HRB 42243", nil, nil),
      ("de.handelsregisternummer", "HRB 42243 Mo\u{308}nchengladbach", nil, nil),
      ("de.handelsregisternummer", "Munchen HRB 42243", .identifierRegion, 0..<7),
      ("de.handelsregisternummer", "HRB 313 Ga\u{308}nsehausen", .identifierRegion, 8..<21),
      ("de.handelsregisternummer", "Mu\u{308}\u{301}nchen HRB 42243", .identifierCharacters, 4..<6),
      ("de.handelsregisternummer", "\u{308}Ulm HRB 30000", .identifierCharacters, 0..<2),
      ("de.handelsregisternummer", "Ulme\u{308} HRB 30000", .identifierCharacters, 3..<6),
      ("fr.rcs", "404 833 048 RCS E\u{301}vry", nil, nil),
      ("fr.rcs", "RCS Saint-E\u{301}tienne 323 159 715", nil, nil),
      ("fr.rcs", "RCS E\u{301}vry 404 833 049", .identifierCheckDigit, 21..<22),
      ("fr.rcs", "RCS Alenc\u{327}on 404833048", nil, nil),
      ("mx.rfc", "N\u{303}AN\u{303}800101AA3", nil, nil),
      ("mx.rfc", "n\u{303}an\u{303}800101AA3", .identifierCase, 0..<7),
      ("mx.rfc", "N\u{303}AN\u{303}800101AA4", .identifierCheckDigit, 15..<16),
      ("br.cpf", "3905334470e\u{301}", .identifierCharacters, 10..<13),
    ] as [(String, String, ValidationError.Code?, Range<Int>?)])
  func decomposed(rule: String, text: String, code: ValidationError.Code?, range: Range<Int>?) throws {
    let format = try #require(IdentifierFormat.all.first { $0.name == rule })
    let errors = format.rule().errors(in: text)
    #expect(errors.map(\.code) == (code.map { [$0] } ?? []))
    #expect(errors.first?.ranges.first == range)
  }

  @Test(
    "of the French register have the letter of one of its sections, or none",
    arguments: [
      ("RCS Paris A 323159715", nil), ("RCS Paris B 323 159 715", nil), ("RCS Paris C 323159715", nil),
      ("RCS Bourg-en-Bresse D 323159715", nil), ("RCS Paris 323159715", nil), ("323 159 715 RCS Paris", nil),
      ("RCS Paris X 323159715", 10..<11), ("RCS Paris E 323 159 715", 10..<11),
      ("RCS Paris b 323159715", 10..<11), ("RCS Évry X 323159715", 10..<11),
      ("323159715 RCS Paris X", 20..<21), ("RCS B 323159715", 0..<15),
    ] as [(String, Range<Int>?)])
  func frenchSections(text: String, fault: Range<Int>?) {
    expect(Row(text, fault.map { [wrong("fr.rcs", .identifierShape, $0)] } ?? []), from: .fr.rcs)
  }

  @Test(
    "of some banks of New Zealand add up the digits of each product",
    arguments: [
      Row("26-2600-0320871-032"), Row("26-2600-0900000-001"), Row("09-0000-0000000-000"),
      Row("26-2600-0900000-000", wrong("nz.bankAccount", .identifierCheckDigit, 8..<15)),
      Row("08-6523-1954512-001"),
    ])
  func newZealandAccounts(row: Row<String>) { expect(row, from: .nz.bankAccount) }

  @Test(
    "of securities keep the prefixes of countries that were withdrawn",
    arguments: [
      Row("CS0008418869"), Row("BU0000000001"), Row("DD0000000000"), Row("SU0000000002"), Row("TP0000000008"),
      Row("YU0000000004"), Row("ZR0000000008"),
      Row("ZZ0000000008", wrong("isin", .identifierRegion, 0..<2, ["region": "ZZ"])),
      Row("CS0008418868", wrong("isin", .identifierCheckDigit, 11..<12)),
    ])
  func formerCountries(row: Row<String>) { expect(row, from: .isin) }

  static func notASCII(_ character: Unicode.Scalar, _ ranges: [Range<Int>]) -> ValidationError {
    wrong(
      "br.cpf", .identifierNotASCII, nil, ["character": .character(character)], suggestion: "390.533.447-05"
    ).with(ranges)
  }

  @Test(
    "ask for ASCII digits unless told otherwise",
    arguments: [
      Row("٣٩٠.٥٣٣.٤٤٧-٠٥", notASCII("٣", [0..<6, 7..<13, 14..<20, 21..<25])),
      Row("３９０．５３３．４４７－０５", notASCII("３", [0..<42])),
      Row("3٩0.533.447-05", notASCII("٩", [1..<3])),
    ]
  )
  func asciiDigits(row: Row<String>) { expect(row, from: .br.cpf) }

  static func mixed(_ character: Unicode.Scalar, _ range: Range<Int>) -> ValidationError {
    ValidationError(
      code: .numberMixedDigits, arguments: ["character": .character(character)], ranges: [range])
  }

  @Test(
    "read the digits of any one script where that is asked",
    arguments: [
      Row("390.533.447-05"), Row("٣٩٠.٥٣٣.٤٤٧-٠٥"), Row("٣٩٠٥٣٣٤٤٧٠٥"), Row("۳۹۰۵۳۳۴۴۷۰۵"),
      Row("३९०५३३४४७०५"),
      Row("３９０．５３３．４４７－０５"), Row("𝟑𝟗𝟎𝟓𝟑𝟑𝟒𝟒𝟕𝟎𝟓"),
      Row("3٩0.533.447-05", mixed("٩", 1..<3)), Row("٣٩٠.٥٣٣.٤٤٧-۰٥", mixed("۰", 21..<23)),
      Row("٣٩٠٥٣٣٤٤٧٠٦", wrong("br.cpf", .identifierCheckDigit, 18..<22)),
    ]
  )
  func anyScript(row: Row<String>) { expect(row, from: .br.cpf(digits: .anyScript)) }

  @Test(
    "say that letters are to be capitals, and read fullwidth ones where that is asked",
    arguments: [
      Row("12.ABC.345/01DE-35"), Row("１２．ＡＢＣ．３４５／０１ＤＥ－３５"),
      Row(
        "12.abc.345/01De-35",
        wrong(
          "br.cnpj", .identifierCase, nil, ["case": "upper"], suggestion: "12.ABC.345/01DE-35"
        ).with([3..<6, 14..<15])),
      Row(
        "12.ABÇ.345/01DE-35",
        wrong("br.cnpj", .identifierCharacters, 5..<7, ["character": .character("Ç")])),
      Row("12.ABC.345/01DE-3A", wrong("br.cnpj", .identifierShape, 17..<18)),
    ]
  )
  func letters(row: Row<String>) { expect(row, from: .br.cnpj(digits: .anyScript)) }

  @Test("list the lengths that they can have")
  func lengths() {
    let expected = ValidationError.Argument.alternatives([12, 13])
    let error = wrong("mx.rfc", .identifierLength, nil, ["expected": expected, "actual": 0])
    expect(Row("", error), from: .mx.rfc)
  }

  @Test(
    "of two faults, the one without a suggestion is told first",
    arguments: [
      Row("12.abc.345/01de-3a", wrong("br.cnpj", .identifierShape, 17..<18)),
      Row("12 abc 345–01de-3", wrong("br.cnpj", .identifierLength, nil, ["expected": 14, "actual": 13])),
      Row(
        "12 abc 345–01de-35",
        wrong(
          "br.cnpj", .identifierNotASCII, 10..<13, ["character": .character("–")],
          suggestion: "12.ABC.345/01DE-35")),
      Row(
        "12 abc 345/01de-35",
        wrong("br.cnpj", .identifierGrouping, nil, suggestion: "12.ABC.345/01DE-35").with([2..<3, 6..<7])),
    ]
  )
  func order(row: Row<String>) { expect(row, from: .br.cnpj) }

  @Test("an RFC of the SAT with another check digit passes with a remark where that is asked")
  func remark() {
    let rule = Validation.mx.rfc(checkDigit: .warning)
    var warning = wrong("mx.rfc", .identifierCheckDigit, 12..<13)
    warning.severity = .warning
    #expect(rule.errors(in: "VACE460910SX6") == [warning])
    #expect(rule.isValid(value: "VACE460910SX6"))
    #expect(rule.errors(in: "GODE561231GR8") == [])
    #expect(!rule.isValid(value: "GODE561331GR8"))
    #expect(!Validation.mx.rfc.isValid(value: "VACE460910SX6"))
  }

  @Test("share a chain with other rules")
  func chain() {
    let rule = Validation<String>.all(.notBlank, .br.cpf)
    #expect(rule.isValid(value: "39053344705"))
    #expect(rule.errors(in: "11111111111") == [wrong("br.cpf", .identifierNotIssued, 0..<11)])
  }
}

extension ValidationError {
  /// The error with other ranges.
  func with(_ ranges: [Range<Int>]) -> ValidationError {
    var error = self
    error.ranges = ranges
    return error
  }
}
