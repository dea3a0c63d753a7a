import Testing
import ValidationCore
import ValidationRules

@Suite("Numbers of China, Taiwan and the Arab countries")
struct AsianNumberTests {
  @Test(
    "that are sound pass, and slips of the pen do not",
    arguments: [
      SoundNumbers(
        "cn.residentID", .cn.residentID, "11010519491231002X", "440524188001010014", "360426199101010071",
        "210203197503102721", "520323197806058856", "810000199001010019"),
      SoundNumbers(
        "cn.uscc", .cn.uscc, "91110000600037341L", "121200004013590816", "91340600MA2PERLJ2D",
        "91620105750935948X",
        "92340604MA2PENA300"),
      SoundNumbers(
        "tw.nationalID", .tw.nationalID, undetected: 8, "A123456789", "A800000014", "AB12345677", "F131104093"
      ),
      SoundNumbers(
        "hk.identityCard", .hk.identityCard, "A123456(3)", "A1234563", "K548653(A)", "H856249(2)",
        "AB987654(3)",
        "G123456(A)"),
      SoundNumbers("sa.nationalID", .sa.nationalID, "1000000008", "2345678904"),
      SoundNumbers("ae.emiratesID", .ae.emiratesID, "784-1979-1234567-1", "784197912345671"),
    ]
  )
  func sound(numbers: SoundNumbers) { numbers.expectSound() }

  @Test(
    "without a published check digit pass in their form",
    arguments: [
      (
        "cn.mobile",
        [
          "13800138000", "138 0013 8000", "+8613800138000", "+86 13800138000", "+86 138 0013 8000",
          "19912345678",
        ]
      ),
      ("cn.postalCode", ["100096", "266033", "860000", "999077", "010010"]),
      ("mo.identityCard", ["1234567(8)", "12345678", "51234567", "7123456(0)"]),
      ("sa.vat", ["300000000000003", "399999999900003", "310122393500003"]),
      ("ae.trn", ["100123456700003", "100-1234-5670-0003", "104123456700003"]),
      ("eg.nationalID", ["29001011234567", "30002291234567", "28812318812345"]),
      ("eg.taxNumber", ["100-531-385", "100531385", "421159723"]),
    ]
  )
  func formed(name: String, numbers: [String]) throws {
    let rule = try #require(Self.rules[name])
    for number in numbers { #expect(rule.errors(in: number) == [], "\(number)") }
  }

  @Test("are read in Arabic-Indic digits where that is asked")
  func arabicDigits() {
    #expect(Validation.eg.nationalID(digits: .anyScript).isValid(value: "٢٩٠٠١٠١١٢٣٤٥٦٧"))
    #expect(Validation.eg.taxNumber(digits: .anyScript).isValid(value: "٣٣١-١٠٥-٢٦٨"))
    #expect(Validation.sa.nationalID(digits: .anyScript).isValid(value: "١٠٠٠٠٠٠٠٠٨"))
    #expect(Validation.ae.emiratesID(digits: .anyScript).isValid(value: "٧٨٤-١٩٧٩-١٢٣٤٥٦٧-١"))
    #expect(Validation.hk.identityCard(digits: .anyScript).isValid(value: "Ａ１２３４５６（３）"))
    #expect(
      Validation.eg.taxNumber(digits: .anyScript).errors(in: "۹٤۹-۸۹۱-۲۰٤")
        == [
          ValidationError(
            code: .numberMixedDigits, arguments: ["character": .character("٤")], ranges: [2..<4])
        ])
  }

  @Test(
    "say what is wrong",
    arguments: [
      ("cn.residentID", "360426199101010072", wrong("cn.residentID", .identifierCheckDigit, 17..<18)),
      ("cn.residentID", "110105194912310021", wrong("cn.residentID", .identifierCheckDigit, 17..<18)),
      (
        "cn.residentID", "11010519491231002x",
        wrong("cn.residentID", .identifierCase, 17..<18, ["case": "upper"], suggestion: "11010519491231002X")
      ),
      (
        "cn.residentID", "990426199112010074",
        wrong("cn.residentID", .identifierRegion, 0..<2, ["region": "99"])
      ),
      ("cn.residentID", "110105199002290014", wrong("cn.residentID", .identifierDate, 6..<14)),
      ("cn.residentID", "110105190002290014", wrong("cn.residentID", .identifierDate, 6..<14)),
      ("cn.residentID", "110105299001010014", wrong("cn.residentID", .identifierDate, 6..<14)),
      ("cn.residentID", "1X0105199001010014", wrong("cn.residentID", .identifierShape, 1..<2)),
      (
        "cn.residentID", "110105900101001",
        wrong("cn.residentID", .identifierLength, nil, ["expected": 18, "actual": 15])
      ),
      ("cn.uscc", "91110000600037341N", wrong("cn.uscc", .identifierCheckDigit, 17..<18)),
      ("cn.uscc", "91990000600037341L", wrong("cn.uscc", .identifierRegion, 2..<4, ["region": "99"])),
      (
        "cn.uscc", "9111000060003IOZSV",
        wrong("cn.uscc", .identifierCharacters, 13..<18, ["character": .character("I")])
      ),
      ("cn.mobile", "12800138000", wrong("cn.mobile", .identifierShape, 1..<2)),
      (
        "cn.mobile", "1380-0138000",
        wrong("cn.mobile", .identifierCharacters, 4..<5, ["character": .character("-")])
      ),
      ("cn.mobile", "138 00138000", wrong("cn.mobile", .identifierShape, 8..<9, suggestion: "138 0013 8000")),
      ("cn.postalCode", "000001", wrong("cn.postalCode", .identifierRegion, 0..<2, ["region": "00"])),
      ("cn.postalCode", "999079", wrong("cn.postalCode", .identifierRegion, 0..<2, ["region": "99"])),
      ("tw.nationalID", "A123456788", wrong("tw.nationalID", .identifierCheckDigit, 9..<10)),
      ("tw.nationalID", "A323456789", wrong("tw.nationalID", .identifierShape, 1..<2)),
      ("hk.identityCard", "A123456(4)", wrong("hk.identityCard", .identifierCheckDigit, 8..<9)),
      (
        "hk.identityCard", "A1234563)",
        wrong("hk.identityCard", .identifierShape, 7..<8, suggestion: "A123456(3)")
      ),
      ("mo.identityCard", "2234567(8)", wrong("mo.identityCard", .identifierShape, 0..<1)),
      ("sa.nationalID", "1000000009", wrong("sa.nationalID", .identifierCheckDigit, 9..<10)),
      ("sa.nationalID", "3000000008", wrong("sa.nationalID", .identifierShape, 0..<1)),
      ("sa.vat", "300000000000002", wrong("sa.vat", .identifierShape, 14..<15)),
      ("ae.emiratesID", "784-1979-1234567-2", wrong("ae.emiratesID", .identifierCheckDigit, 17..<18)),
      ("ae.emiratesID", "784-1799-1234567-2", wrong("ae.emiratesID", .identifierDate, 4..<8)),
      ("ae.emiratesID", "785-1979-1234567-1", wrong("ae.emiratesID", .identifierShape, 2..<3)),
      ("ae.trn", "200123456700003", wrong("ae.trn", .identifierShape, 0..<1)),
      ("eg.nationalID", "29002301234567", wrong("eg.nationalID", .identifierDate, 1..<7)),
      ("eg.nationalID", "39901011234567", wrong("eg.nationalID", .identifierDate, 1..<7)),
      ("eg.nationalID", "29001019934567", wrong("eg.nationalID", .identifierRegion, 7..<9, ["region": "99"])),
      ("eg.nationalID", "19001011234567", wrong("eg.nationalID", .identifierShape, 0..<1)),
      (
        "eg.taxNumber", "100-531385",
        wrong("eg.taxNumber", .identifierShape, 7..<8, suggestion: "100-531-385")
      ),
    ]
  )
  func faults(name: String, text: String, error: ValidationError) throws {
    expect(Row(text, error), from: try #require(Self.rules[name]))
  }

  static let rules: [String: Validation<String>] = [
    "cn.residentID": .cn.residentID, "cn.uscc": .cn.uscc, "cn.mobile": .cn.mobile,
    "cn.postalCode": .cn.postalCode,
    "tw.nationalID": .tw.nationalID, "hk.identityCard": .hk.identityCard, "mo.identityCard": .mo.identityCard,
    "sa.nationalID": .sa.nationalID, "sa.vat": .sa.vat, "ae.emiratesID": .ae.emiratesID, "ae.trn": .ae.trn,
    "eg.nationalID": .eg.nationalID, "eg.taxNumber": .eg.taxNumber,
  ]
}
