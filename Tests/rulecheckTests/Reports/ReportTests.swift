import Foundation
import JSONText
import MessageLocalization
import Testing
import ValidationCore

@testable import rulecheck

@Suite struct ReportTests {
  static let results = [
    RecordResult(
      number: 2,
      line: 5,
      errors: [
        ValidationError(
          code: "length.tooShort",
          arguments: ["minimum": 3, "actual": 1, "unit": "graphemes"],
          path: ["items", 3, "a/b"]
        ),
        ValidationError(
          code: "unicode.notNormalized",
          arguments: ["form": "NFC"],
          path: ["name"],
          severity: .warning,
          ranges: [2..<5],
          suggestion: "zoë\u{1B}"
        ),
      ]
    ),
    RecordResult(
      number: 3,
      line: 6,
      errors: [ValidationError(code: "record.malformed", arguments: ["line": 6, "column": 9])],
      detail: "unexpected “}”; expected a value"
    ),
  ]

  static func entry(_ result: RecordResult, _ report: any Report) -> String {
    var bytes: [UInt8] = []
    report.write(result, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  static func write(_ report: any Report) -> String {
    var summary = Summary()
    for number in [1, 4] { summary.add(RecordResult(number: number, line: number, errors: [])) }
    for result in results { summary.add(result) }
    return report.opening + results.map { Self.entry($0, report) }.joined(separator: report.separator)
      + report.closing(summary)
  }

  @Test("a reader gets headings, paths, sentences, facts, suggestions and a summary")
  func englishText() {
    #expect(
      Self.write(TextReport(wording: ReportText(locale: "en"))) == """
        Record 2, line 5
          items[3].a/b: “\u{2068}items[3].a/b\u{2069}” must have at least 3 characters
            length.tooShort actual=1 minimum=3 unit=graphemes
          name: Warning: “\u{2068}name\u{2069}” must use the standard form of its characters (Unicode \u{2068}NFC\u{2069})
            unicode.notNormalized form=NFC
            Suggestion: zoë\\u{1B}

        Record 3, line 6
          The record cannot be read; the error is on line 6, column 9
            record.malformed column=9 line=6
            unexpected “}”; expected a value

        4 records checked, 2 invalid, 2 errors
          1  length.tooShort
          1  record.malformed
          1  unicode.notNormalized

        """
    )
  }

  @Test("in Arabic each line runs from right to left, and what does not is isolated")
  func arabicText() {
    let text = Self.write(TextReport(wording: ReportText(locale: "ar-EG")))
    let lines = text.split(separator: "\n").map(String.init)
    #expect(lines.allSatisfy { $0.hasPrefix("\u{200F}") })
    #expect(lines[0] == "\u{200F}السجل رقم \u{2067}٢\u{2069}، السطر \u{2067}٥\u{2069}")
    #expect(lines[2] == "\u{200F}    \u{2068}length.tooShort actual=1 minimum=3 unit=graphemes\u{2069}")
    #expect(lines.last == "\u{200F}  \u{2068}1  unicode.notNormalized\u{2069}")
  }

  @Test("a program gets one object for each error")
  func ndjson() {
    #expect(
      Self.write(NDJSONReport(wording: ReportText(locale: "es"))) == #"""
        {"record":2,"line":5,"path":"/items/3/a~1b","code":"length.tooShort","arguments":{"actual":1,"minimum":3,"unit":"graphemes"},"severity":"error","message":"El campo «\#u{2068}items[3].a/b\#u{2069}» debe tener al menos 3 caracteres"}
        {"record":2,"line":5,"path":"/name","code":"unicode.notNormalized","arguments":{"form":"NFC"},"severity":"warning","message":"El campo «\#u{2068}name\#u{2069}» debe tener los caracteres en su forma normalizada (Unicode \#u{2068}NFC\#u{2069})","ranges":[[2,5]],"suggestion":"zoë\u001B"}
        {"record":3,"line":6,"path":"","code":"record.malformed","arguments":{"column":9,"line":6},"severity":"error","message":"No se puede leer el registro; el error está en la línea 6, columna 9","detail":"unexpected “}”; expected a value"}

        """#
    )
  }

  @Test("a program gets one object for the whole run")
  func json() {
    #expect(
      Self.write(JSONReport(wording: ReportText(locale: "zh-Hans"))) == #"""
        {"records":[
        {"record":2,"line":5,"valid":false,"errors":[{"path":"/items/3/a~1b","code":"length.tooShort","arguments":{"actual":1,"minimum":3,"unit":"graphemes"},"severity":"error","message":"“\#u{2068}items[3].a/b\#u{2069}”不能少于 3 个字符"},{"path":"/name","code":"unicode.notNormalized","arguments":{"form":"NFC"},"severity":"warning","message":"“\#u{2068}name\#u{2069}”必须使用标准的字符形式（Unicode \#u{2068}NFC\#u{2069}）","ranges":[[2,5]],"suggestion":"zoë\u001B"}]},
        {"record":3,"line":6,"valid":false,"errors":[{"path":"","code":"record.malformed","arguments":{"column":9,"line":6},"severity":"error","message":"无法读取此记录；错误位于第 6 行第 9 列","detail":"unexpected “}”; expected a value"}]}
        ],"summary":{"records":4,"invalid":2,"errors":2,"warnings":1,"codes":{"length.tooShort":1,"record.malformed":1,"unicode.notNormalized":1},"stopped":null}}

        """#
    )
  }

  @Test(
    "arguments are plain JSON",
    arguments: [
      (ValidationError.Argument.integer(-3), "-3"), (.decimal(Decimal(string: "12.50") ?? 0), "12.5"),
      (.decimal(.nan), #""NaN""#), (.text("a\"ب"), #""a\"ب""#), (.list([1, "x"]), #"[1,"x"]"#),
      (.key("field.email"), #""field.email""#),
      (.date(Date(timeIntervalSince1970: 0)), #""1970-01-01T00:00:00Z""#),
      (.moment(Date(timeIntervalSince1970: 0), offset: 3_600), #""1970-01-01T00:00:00Z""#),
      (.day(Date(timeIntervalSince1970: 0)), #""1970-01-01""#), (.boolean(true), #""true""#),
      (.null, #""null""#),
    ])
  func arguments(argument: ValidationError.Argument, json: String) {
    var bytes: [UInt8] = []
    bytes.append(json: argument)
    #expect(String(decoding: bytes, as: UTF8.self) == json)
  }
}
