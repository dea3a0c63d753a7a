import Foundation
import Testing
import ValidationCore

@Suite("Validation error")
struct ValidationErrorTests {
  static let whole = ValidationError(
    code: "length.tooShort",
    arguments: [
      "minimum": 3, "name": "أحمد", "unit": .key("unit.graphemes"),
      "share": .decimal(Decimal(string: "0.10")!),
      "day": .date(Date(timeIntervalSince1970: 0)), "days": .day(Date(timeIntervalSince1970: -86_400)),
      "moment": .moment(Date(timeIntervalSince1970: 0), offset: -10_800), "yes": .boolean(true),
      "none": .null,
      "hijri": .day(Date(timeIntervalSince1970: 0), calendar: "islamic-umalqura"),
      "found": ["一", 2, .key("x")],
      "allowed": .alternatives(["二", 3]),
      "character": .character("\u{202E}"), "composed": .character([">", "\u{338}"]),
    ],
    path: ["items", 3, "name"],
    severity: .warning,
    message: .key("Use more"),
    ranges: [0..<2, 5..<5],
    suggestion: "é"
  )

  @Test(
    "survives JSON",
    arguments: [
      whole, ValidationError(code: "unknown.code.of.a.later.version"),
      ValidationError(code: .invalid, message: .literal("")),
    ]
  )
  func coding(error: ValidationError) throws {
    let data = try JSONEncoder().encode(error)
    #expect(try JSONDecoder().decode(ValidationError.self, from: data) == error)
  }

  @Test("leaves out what it does not have")
  func shortForm() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let data = try encoder.encode(ValidationErrors([ValidationError(code: .invalid)]))
    #expect(String(decoding: data, as: UTF8.self) == #"{"errors":[{"code":"invalid","severity":"error"}]}"#)
  }

  @Test(
    "refuses JSON that is not an error",
    arguments: [
      #"{}"#, #"{"code":"x","ranges":[[3,1]]}"#, #"{"code":"x","ranges":[[-1,1]]}"#,
      #"{"code":"x","ranges":[[1]]}"#,
      #"{"code":"x","arguments":{"a":{}}}"#, #"{"code":"x","arguments":{"a":{"integer":1,"text":"1"}}}"#,
      #"{"code":"x","arguments":{"a":{"decimal":"one"}}}"#,
      #"{"code":"x","arguments":{"a":{"character":"é"}}}"#,
      #"{"code":"x","arguments":{"a":{"character":"U+D800"}}}"#,
      #"{"code":"x","arguments":{"a":{"character":"U+-1"}}}"#,
      #"{"code":"x","severity":"fatal"}"#,
    ]
  )
  func refusal(json: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(ValidationError.self, from: Data(json.utf8))
    }
  }

  struct Taken: LocalizedError {
    var errorDescription: String? { "اسم المستخدم محجوز" }
  }

  @Test("keeps a user's error, and its description in JSON")
  func underlying() throws {
    let error = ValidationError(code: .invalid, underlying: Taken())
    #expect(error.underlying is Taken)
    #expect(error == ValidationError(code: .invalid, underlying: Taken()))
    #expect(error != ValidationError(code: .invalid))
    let read = try JSONDecoder().decode(ValidationError.self, from: JSONEncoder().encode(error))
    #expect(read.underlying?.localizedDescription == "اسم المستخدم محجوز")
    #expect(try JSONDecoder().decode(ValidationError.self, from: JSONEncoder().encode(read)) == read)
  }

  @Test(
    "names places in the text",
    arguments: [
      ("aé👍b", [1..<3, 3..<7], ["é", "👍"]), ("ab", [0..<1, 1..<9], ["a"]),
      ("ab", [-2 ..< -1, -1..<1, Int.min..<Int.max, 0..<Int.max, 1..<2], ["b"]),
    ])
  func places(text: String, ranges: [Range<Int>], parts: [String]) {
    let error = ValidationError(code: .invalid, ranges: ranges)
    #expect(error.ranges(in: text).map { String(text[$0]) } == parts)
  }

  @Test("types arguments by their values")
  func arguments() {
    let values: [(any Sendable, ValidationError.Argument)] = [
      (3, .integer(3)), (UInt8(3), .integer(3)), ("三", .text("三")), (1.5, .decimal(Decimal(string: "1.5")!)),
      (UInt64.max, .decimal(Decimal(string: "18446744073709551615")!)),
      (Float(0.1), .decimal(Decimal(string: "0.1")!)),
      (Double.infinity, .text("inf")), (Double.nan, .text("nan")), (true, .boolean(true)),
      (Int?.none as (any Sendable), .null), (Int?.some(3), .integer(3)),
      (Date(timeIntervalSince1970: 1), .date(Date(timeIntervalSince1970: 1))),
      (["a", "b"], .list(["a", "b"])),
    ]
    for (value, argument) in values { #expect(ValidationError.Argument(value) == argument) }
  }
}
