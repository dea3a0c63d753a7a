import Testing
import ValidationCore
import ValidationRules

@Suite("Numbers of Spanish America")
struct AmericanNumberTests {
  @Test(
    "that are sound pass, and slips of the pen do not",
    arguments: [
      SoundNumbers(
        "mx.curp", .mx.curp, undetected: 4, "BOXW310820HNERXN09", "HEGG560427MVZRRL04", "BEML920313HMCLNS09",
        "PEGL890909MJCRMS08"),
      SoundNumbers(
        "mx.rfc", .mx.rfc, "GODE561231GR8", "GODE-561231-GR8", "GODE 561231 GR8", "MAB9307148T4",
        "MAB-930714-8T4",
        "&&&030828PX7", "B&D9605298Y3", "ÑAÑ800101AA3", "XAXX010101000", "XEXX010101000", "ÑAÑ800229AAA"),
      SoundNumbers(
        "ar.cuit", .ar.cuit, "20-26756539-3", "20267565393", "20-05536168-2", "20225121169", "27259106430",
        "20101234569"),
      SoundNumbers(
        "cl.rut", .cl.rut, "12.531.909-2", "12531909-2", "125319092", "76086428-5", "10626628-K", "10726809K"),
      SoundNumbers(
        "co.nit", .co.nit, undetected: 5, "213.123.432-1", "213123432-1", "2131234321", "8001972684",
        "890.903.938-8",
        "11185342480"),
    ]
  )
  func sound(numbers: SoundNumbers) { numbers.expectSound() }

  @Test(
    "say what is wrong",
    arguments: [
      ("mx.curp", "BOXW310820HNERXN08", wrong("mx.curp", .identifierCheckDigit, 17..<18)),
      ("mx.curp", "BACA890909MJCRMS05", wrong("mx.curp", .identifierNotIssued, 0..<4)),
      ("mx.curp", "PEGL891313MJCRMS06", wrong("mx.curp", .identifierDate, 4..<10)),
      ("mx.curp", "PEGL890909MXXRMS08", wrong("mx.curp", .identifierRegion, 11..<13, ["region": "XX"])),
      ("mx.curp", "PEGL890909QJCRMS08", wrong("mx.curp", .identifierShape, 10..<11)),
      ("mx.curp", "PEGL890909MJCAMS08", wrong("mx.curp", .identifierShape, 13..<14)),
      ("mx.rfc", "GODE561231GR9", wrong("mx.rfc", .identifierCheckDigit, 12..<13)),
      ("mx.rfc", "CACA580710NF7", wrong("mx.rfc", .identifierNotIssued, 0..<4)),
      ("mx.rfc", "GODE-561331-GR8", wrong("mx.rfc", .identifierDate, 5..<11)),
      ("mx.rfc", "GODE010229GR8", wrong("mx.rfc", .identifierDate, 4..<10)),
      ("mx.rfc", "ABCD12345678B", wrong("mx.rfc", .identifierShape, 12..<13)),
      ("mx.rfc", "ÑAÑ800101AA4", wrong("mx.rfc", .identifierCheckDigit, 13..<14)),
      (
        "mx.rfc", "ñañ800101aa3",
        wrong(
          "mx.rfc", .identifierCase, nil, ["case": "upper"], suggestion: "ÑAÑ800101AA3"
        ).with([0..<5, 11..<13])
      ),
      ("ar.cuit", "20267565392", wrong("ar.cuit", .identifierCheckDigit, 10..<11)),
      ("ar.cuit", "99-05536168-8", wrong("ar.cuit", .identifierNotIssued, 0..<2)),
      ("ar.cuit", "20-267565393", wrong("ar.cuit", .identifierShape, 11..<12, suggestion: "20-26756539-3")),
      ("cl.rut", "12531909-3", wrong("cl.rut", .identifierCheckDigit, 9..<10)),
      (
        "cl.rut", "10626628-k",
        wrong("cl.rut", .identifierCase, 9..<10, ["case": "upper"], suggestion: "10626628-K")
      ),
      ("cl.rut", "1K626628-5", wrong("cl.rut", .identifierShape, 1..<2)),
      ("cl.rut", "00000000-0", wrong("cl.rut", .identifierNotIssued, 0..<8)),
      ("co.nit", "2131234325", wrong("co.nit", .identifierCheckDigit, 9..<10)),
      ("co.nit", "0000000000", wrong("co.nit", .identifierNotIssued, 0..<9)),
      ("co.nit", "213.123432-1", wrong("co.nit", .identifierShape, 7..<8, suggestion: "213.123.432-1")),
    ]
  )
  func faults(name: String, text: String, error: ValidationError) throws {
    expect(Row(text, error), from: try #require(Self.rules[name]))
  }

  static let rules: [String: Validation<String>] = [
    "mx.curp": .mx.curp, "mx.rfc": .mx.rfc, "ar.cuit": .ar.cuit, "cl.rut": .cl.rut, "co.nit": .co.nit,
  ]

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
}
