import Testing
import ValidationCore

@testable import ValidationRules

@Suite("Panamanian tax numbers")
struct PanamanianNumberTests {
  /// Numbers of companies as they write them.
  @Test(
    "of companies have check digits by the volume, roll or folio",
    arguments: [
      "130-377-34706 DV 2", "186-505-46878 DV80", "253-92-57027 DV 76", "410-0018-001604 DV 26",
      "649-529-117695 DV 1", "860-116-100257 DV 6", "3152-26-11756 D.V.60", "4265-60-58061 DV 00",
      "6763-10-76640 DV 08", "8075-10-85775 D.V.49", "9944-73-101955 DV 9", "12561-16-124551 DV78",
      "16292-152-155203 DV 65", "19573-102-178376 DV78", "21094-39-189991 DV48", "27957-10-229660 D.V.5",
      "30746-002-240130 DV 72", "32812-2-249262 D.V. 63", "34932-2-258267 D.V.17", "39160-2-274372 DV03",
      "43059-0023-290396 D.V.70", "46004-187-302083 DV 96", "48854-14-312652 DV53", "49511-149-315269 D.V.75",
      "50871-26-319483 DV54", "58223-2-855 DV 04", "85253-1-376213 DV 18", "190229-1-393739 DV80",
      "854254-1-506006 DV 45", "990445-1-534073 DV 0", "1724590-1-691090 DV93", "2251567-0001-781630 DV 00",
      "2588017-1-831938 DV 20", "155587169-2-2014 D.V. 9", "155604680-2-2015 D.V.0", "155664844-2-2018 DV 64",
      "155698228-2-2020 DV68",
    ])
  func companies(text: String) { expect(Row(text), from: .pa.ruc) }

  /// What the calculator of the tax authority says.
  @Test(
    "of persons have check digits by the letters, too",
    arguments: [
      ("8-769-1080", 56), ("5-257-218", 9), ("6-108-289", 79), ("8-28-1284", 33), ("2-7-89", 20),
      ("1-184-921", 49), ("E-8-127702", 16), ("E-8-127703", 5), ("E-8-12770", 72), ("E-8-96407", 29),
      ("E-1-11", 63), ("E-1234-12770", 98), ("E-7824-53189", 90), ("E-9624-41065", 80), ("PE-1-19", 60),
      ("PE-123-12345", 42), ("PE-842-3681", 51), ("PE-523-8262", 37), ("N-19-1821", 11), ("N-1-24", 89),
      ("N-1234-12345", 0), ("N-7824-53189", 73), ("8AV-1-196", 90), ("2AV-1234-12345", 26),
      ("8AV-123-123456", 78), ("2AV-1234-123", 33), ("13PI-1-196", 58), ("8PI-23-65", 91),
      ("2PI-123-123456", 65),
      ("8PI-1234-12345", 26), ("3-NT-3-33", 45), ("8-NT-1-24", 33), ("9-NT-2-421578", 50),
      ("12-NT-45-2154", 17),
      ("8-NT-1-13656", 43), ("1-NT-45-56544", 3), ("11-NT-958-218210", 73), ("8-NT-1-123456", 52),
    ])
  func persons(number: String, digits: Int) {
    expect(Row(number), from: .pa.ruc)
    let both = digits < 10 ? "0\(digits)" : "\(digits)"
    expect(Row("\(number) DV \(both)"), from: .pa.ruc)
    let others = (0..<100).filter { $0 != digits }.map { $0 < 10 ? "0\($0)" : "\($0)" }
    let accepted = others.filter { Validation<String>.pa.ruc.isValid(value: "\(number) DV \($0)") }
    // A number of the tax authority does not tell a person from a company, whose check digits differ.
    #expect(accepted.count == (number.contains("NT") ? 1 : 0), "\(accepted)")
  }

  @Test(
    "are written with hyphens, and with the check digits behind them",
    arguments: [
      Row("8-442-445-08"), Row("8-442-445-DV-08"), Row("8-442-445-DV08"), Row("8-442-445DV08"),
      Row("8-442-445 DV 8"), Row("8-442-445 D.V. 08"), Row("8-442-445 DV-08"), Row("08-0442-000445 DV 08"),
      Row("0000000253-0092-057027 DV76"), Row("14-310-13014"), Row("99-1-1"),
      fault("8-442-445-8", 11..<11), fault("8-442-445 08", 9..<10), fault("8-442-445 ", 9..<10),
      fault("8-442-445-", 10..<10), fault("8-442-445 DV", 12..<12), fault("8-442-445 DV 080", 15..<16),
      fault("8-442-445 DV  08", 13..<14), fault("8-442-445  DV 08", 9..<10), fault("8-442-445-08 ", 12..<13),
      fault("8.442.445", 1..<2), fault("8 442 445", 1..<2), fault("8442445", 7..<7), fault("8-442", 5..<5),
      fault("8--445", 2..<3), fault("-8-442-445", 0..<1), fault("8-44255-445", 6..<7),
      fault("8-442-4455555", 12..<13), fault("12345678901-1-1", 10..<11), fault("0-442-445", 0..<1),
      fault("000-442-445", 0..<1), fault("14AV-1-196", 2..<3), fault("8PE-1-196", 1..<2),
      fault("AV-1-196", 0..<1),
      fault("100-NT-1-24", 4..<5), fault("8-NT-1234-24", 8..<9), fault("E8-127702", 1..<2), fault("", 0..<0),
    ])
  func form(row: Row<String>) { expect(row, from: .pa.ruc) }

  static func fault(_ text: String, _ range: Range<Int>) -> Row<String> {
    Row(text, wrong("pa.ruc", .identifierShape, range))
  }

  @Test(
    "have no separators but their own",
    arguments: [
      Row(
        "3-NT-3-33 DV: 45",
        wrong("pa.ruc", .identifierGrouping, 12..<13, suggestion: "3-NT-3-33 DV 45")),
      Row("8/442/445", wrong("pa.ruc", .identifierGrouping).with([1..<2, 5..<6])),
      Row(
        "8–442–445",
        wrong("pa.ruc", .identifierNotASCII, nil, ["character": .character("–")], suggestion: "8-442-445")
          .with([1..<4, 7..<10])),
      Row("RUC 8-442-445", wrong("pa.ruc", .identifierCharacters, 0..<3, ["character": .character("R")])),
    ])
  func separators(row: Row<String>) { expect(row, from: .pa.ruc) }

  @Test(
    "are among the numbers of Panama",
    arguments: [
      (.taxNumber, "155596713-2-2015 DV 59", nil), (.taxNumber, "8-442-445", nil),
      (.taxNumber, "8-442-445 DV 09", .identifierCheckDigit), (.vat, "2588017-1-831938 DV20", nil),
      (.companyNumber, "253-92-57027", nil), (.nationalID, "8-442-445", nil),
      (.nationalID, "E-8-127702", nil),
      (.nationalID, "253-92-57027", .identifierShape),
      (.nationalID, "8-442-445 DV 08", .identifierCharacters),
      (.nationalID, "3-NT-3-33", .identifierCharacters),
    ] as [(CountryNumber, String, ValidationError.Code?)])
  func countryNumbers(number: CountryNumber, text: String, code: ValidationError.Code?) {
    #expect(number.fault(of: text, in: "PA", .ascii)?.code == code)
  }
}
