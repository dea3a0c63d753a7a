import Testing
import ValidationCore
import ValidationRules

@Suite("Formats of the web")
struct WebFormatTests {
  static func grammar(_ kind: String, _ range: Range<Int>) -> ValidationError {
    ValidationError(
      code: .identifierShape, arguments: ["kind": .key("identifier.kind." + kind)], ranges: [range])
  }

  @Test(
    "Colors",
    arguments: [
      "#FFF", "#12345678", "red", "CurrentColor", "rgb(0 0 0)", "rgb(0 0 0/0)", "rgb(1.5 2% none)",
      "RGB(1,2,3,50%)",
      "rgba(1%,2%,3%)", "hsl(120 100% 50%)", "hsl(1e2grad 1 2)", "hsla(120deg, 1%, 2%, .5)",
      "hwb(0 0% 0% / none)",
      "lab(none 0 0)", "oklch(1 .1 1turn)", "color( srgb-linear 1 0 0 / 1 )", "rgb(+1-2.5 3)",
      "rgb(\n1\t2 3)",
    ])
  func colors(color: String) { #expect(Validation.cssColor.isValid(value: color)) }

  @Test(
    "System colors (CSS Color 4, section 6.2)",
    arguments: [
      "AccentColor", "AccentColorText", "ActiveText", "ButtonBorder", "ButtonFace", "ButtonText", "Canvas",
      "CanvasText", "Field", "FieldText", "GrayText", "Highlight", "HighlightText", "LinkText", "Mark",
      "MarkText", "SelectedItem", "SelectedItemText", "VisitedText", "canvastext", "CANVAS",
    ])
  func systemColors(color: String) {
    #expect(Validation.cssColor.isValid(value: color))
    #expect(Validation.cssColor([.name]).isValid(value: color))
    #expect(Validation.cssColor([.hex, .rgb]).errors(in: color) == [Self.grammar("hexColor", 0..<1)])
  }

  @Test(
    "No colors",
    arguments: [
      Row("", grammar("hexColor", 0..<0)), Row("#12", grammar("hexColor", 3..<3)),
      Row("#12g", grammar("hexColor", 3..<4)),
      Row("rgb(1 2)", grammar("hexColor", 7..<8)), Row("rgb(1, 2%, 3)", grammar("hexColor", 7..<8)),
      Row("rgb(1 2 3", grammar("hexColor", 9..<9)), Row("hwb(1,2%,3%)", grammar("hexColor", 5..<6)),
      Row("hsl(1, none, 2%)", grammar("hexColor", 7..<8)), Row("rgb(1px 2 3)", grammar("hexColor", 4..<5)),
      Row("color(p3 1 2 3)", grammar("hexColor", 6..<7)), Row("red ", grammar("hexColor", 3..<4)),
      Row("CanvasTexts", grammar("hexColor", 0..<1)), Row("Canvas Text", grammar("hexColor", 6..<7)),
      Row("лиловый", grammar("hexColor", 0..<2)), Row("rgb(1 2 3))", grammar("hexColor", 10..<11)),
      Row(megabyte(of: "a"), grammar("hexColor", 0..<1)), Row("rgb(calc(1) 2 3)", grammar("hexColor", 4..<5)),
    ])
  func noColors(row: Row<String>) { expect(row, from: .cssColor) }

  @Test(
    "Names of files",
    arguments: [
      ("a.b", nil), ("résumé", nil), ("إيصال ٢٠٢٦.pdf", nil), ("👨‍👩‍👧.png", nil), ("CONSOLE.txt", nil),
      ("COM10", nil),
      ("-rf", nil), ("a/b", .identifierCharacters), ("a\\b", .identifierCharacters),
      ("a\nb", .identifierCharacters),
      ("exe\u{202E}gpj.", .identifierCharacters), (".", .choiceForbidden), ("nul", .choiceForbidden),
      ("Lpt1.tar.gz", .choiceForbidden), ("COM¹.txt", .choiceForbidden), ("aux .c", .choiceForbidden),
      ("a ", .fileNameEnd), ("a. .", .fileNameEnd), ("", .presenceEmpty),
    ] as [(String, ValidationError.Code?)])
  func files(name: String, code: ValidationError.Code?) {
    #expect(Validation.fileName.errors(in: name).first?.code == code)
    #expect(Validation.fileName.isValid(value: name) == (code == nil))
  }

  @Test("A name that ends with dots and spaces is suggested without them")
  func fileEnd() {
    let errors = Validation.fileName.errors(in: "a.txt. ")
    #expect(errors.map(\.suggestion) == ["a.txt"])
    #expect(errors.map(\.ranges) == [[5..<7]])
    #expect(Validation.fileName.errors(in: " . ").first?.suggestion == nil)
  }

  @Test(
    "Schedules",
    arguments: [
      Row("* * * * *"), Row("0-59/5\t*  1,15 * mon-FRI"), Row("@REBOOT"), Row("0 0 29 feb *"),
      Row("", grammar("cron", 0..<0)), Row(" * * * * *", grammar("cron", 0..<1)),
      Row("* * * * * ", grammar("cron", 9..<10)),
      Row("*,* * * * *"), Row("5/2 * * * *", grammar("cron", 1..<2)),
      Row("1- * * * *", grammar("cron", 2..<3)),
      Row("* * * * ?", grammar("cron", 8..<9)), Row("* * * foo *", grammar("cron", 6..<7)),
      Row(
        "* 24 * * *",
        ValidationError(
          code: .cronValue, arguments: ["minimum": 0, "maximum": 23, "value": "24"], ranges: [2..<4])),
      Row(
        "* * 5-4 * *",
        ValidationError(
          code: .cronValue, arguments: ["minimum": 1, "maximum": 31, "value": "5-4"], ranges: [4..<7])),
      Row(
        "99999999999999999999 * * * *",
        ValidationError(
          code: .cronValue, arguments: ["minimum": 0, "maximum": 59, "value": "99999999999999999999"],
          ranges: [0..<20])),
      Row("١ * * * *", grammar("cron", 0..<2)),
      Row(megabyte(of: "*,"), grammar("cron", 1_048_578..<1_048_578)),
    ])
  func schedules(row: Row<String>) {
    if row.value.utf8.count < 1_000 {
      expect(row, from: .cron)
    } else {
      #expect(Validation.cron.errors(in: row.value).map(\.code) == [.identifierShape])
    }
  }

  @Test(
    "PEM",
    arguments: [
      ("-----BEGIN A-----\r\nAAAA\r\n-----END A-----\r\n", nil), ("-----BEGIN A-----\n-----END A-----", nil),
      ("-----BEGIN A B-----\n AA==\n-----END A B-----  ", nil),
      ("-----BEGIN -----\nAAAA\n-----END -----", nil),
      ("x-----BEGIN A-----\nAAAA\n-----END A-----", .identifierShape),
      ("-----BEGIN A-----", .identifierShape),
      ("-----BEGIN A-----\nAAAA-----END A-----", .identifierShape),
      ("-----BEGIN A-----\nAAAA\n-----END A----", .identifierShape),
      ("-----BEGIN A-----\nA===\n-----END A-----", .base64Length),
      ("-----BEGIN A-----\nA=AA\n-----END A-----", .base64Padding),
      ("-----BEGIN A-----\nAAAA\n-----END A-----\nx", .identifierShape),
      ("-----BEGIN A-----\n道\n-----END A-----", .base64Character),
      ("", .identifierShape),
      ("-----BEGIN A-B C-----\nAAAA\n-----END A-B C-----", nil),
      ("-----BEGIN A  B-----\nAAAA\n-----END A  B-----", .identifierShape),
      ("-----BEGIN A--B-----\nAAAA\n-----END A--B-----", .identifierShape),
      ("-----BEGIN A -----\nAAAA\n-----END A -----", .identifierShape),
      ("-----BEGIN  A-----\nAAAA\n-----END  A-----", .identifierShape),
      ("-----BEGIN -A-----\nAAAA\n-----END -A-----", .identifierShape),
      ("-----BEGIN A------\nAAAA\n-----END A------", .identifierShape),
      ("-----BEGIN Á-----\nAAAA\n-----END Á-----", .identifierShape),
    ] as [(String, ValidationError.Code?)])
  func pem(text: String, code: ValidationError.Code?) {
    #expect(Validation.pem.errors(in: text).first?.code == code)
    #expect(Validation.pem.isValid(value: text) == (code == nil))
  }

  static let object = "-----BEGIN A-----\nAAAA\n-----END A-----"

  @Test(
    "A bundle of PEM",
    arguments: [
      (object, []), (object + "\n" + object + "\n", []), ("Subject: 道\n\(object)\nand\n\(object)\nend", []),
      (object + object, [.identifierShape]), ("", [.identifierShape]), ("a \(object)", [.identifierShape]),
      (object + "\n-----BEGIN A-----\nA*AA\n-----END A-----", [.base64Character]),
      (object + "\n-----BEGIN A-----\nAAAA", [.identifierShape]),
      (object + "\n-----BEGIN B-----\nAAAA\n-----END B-----\n" + object, [.choiceNotListed]),
    ] as [(String, [ValidationError.Code])])
  func bundle(text: String, codes: [ValidationError.Code]) {
    let rule: Validation<String> = .pem(labels: ["A"], bundle: true)
    #expect(rule.errors(in: text).map(\.code) == codes)
    #expect(rule.isValid(value: text) == codes.isEmpty)
  }

  @Test(
    "A number in Crockford's Base 32",
    arguments: [
      ("16J", []), ("16j", []), ("1", []), ("oil", []), ("-1-6-J-", []),
      ("0123456789ABCDEFGHJKMNPQRSTVWXYZ", []),
      ("", [.identifierShape]), ("-", [.identifierShape]), ("U", [.identifierCharacters]),
      ("16u", [.identifierCharacters]), ("16*", [.identifierCharacters]), ("16 J", [.identifierCharacters]),
      ("16J=", [.base64Padding]), ("Ж", [.identifierCharacters]), ("1\u{0}", [.identifierCharacters]),
    ] as [(String, [ValidationError.Code])])
  func crockford(text: String, codes: [ValidationError.Code]) {
    #expect(Validation.base32(.crockford).errors(in: text).map(\.code) == codes)
    #expect(Validation.base32(.crockford).isValid(value: text) == codes.isEmpty)
  }
}
