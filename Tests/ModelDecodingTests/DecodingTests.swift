import Foundation
import ModelDecoding
import Testing
import ValidationCore
import ValidationRules

private struct Order: Codable, Validatable, Equatable {
  enum Size: String, Codable, CaseIterable { case small, large }
  enum Channel: String, Codable { case web, shop }
  enum Payment: Codable, Equatable {
    case card(number: String)
    case cash
  }
  struct Line: Codable, Equatable, Validatable {
    var sku: String
    var quantity: Int
    static let rules = Validation<Line>.all(.field(\.sku, .notBlank), .field(\.quantity, .range(1...)))
  }
  /// Either a number or a text.
  enum Code: Codable, Equatable {
    case number(Int)
    case text(String)
    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(Int.self) {
        self = .number(number)
      } else {
        self = .text(try container.decode(String.self))
      }
    }
    func encode(to encoder: any Encoder) throws {}
  }

  var id: UUID
  var customer: String
  var size: Size
  var channel: Channel
  var payment: Payment?
  var lines: [Line]
  var level: Int8
  var price: Decimal
  var when: Date
  var link: URL?
  var isGift: Bool?
  var scores: [String: Int]
  var code: Code?

  enum CodingKeys: String, CodingKey {
    case id
    case customer = "customer_name"
    case size, channel, payment, lines, level, price, when, link
    case isGift = "is_gift"
    case scores, code
  }

  static let rules = Validation<Order>.all(
    .field(\.customer, .notBlank), .field(\.lines, .notEmpty), .field(\.lines))
}

private let valid = """
  {"id": "7F3C8A52-5C0B-4B8B-9E0A-1D2F3A4B5C6D", "customer_name": "Ana", "size": "small", "channel": "web",
   "payment": {"card": {"number": "1"}}, "lines": [{"sku": "a", "quantity": 1}], "level": 1, "price": 9.95,
   "when": 0, "scores": {"x": 1}, "code": "c"}
  """

/// The valid document with a text replaced by another.
private func document(_ changes: [(String, String)]) -> Data {
  Data(changes.reduce(valid) { $0.replacing($1.0, with: $1.1) }.utf8)
}

private func facts(_ body: () throws(ValidationErrors) -> some Any) -> [String] {
  do {
    _ = try body()
    return []
  } catch {
    return error.map(\.description)
  }
}

@Suite("Models from JSON")
struct DecodingTests {
  @Test("A valid document gives the model")
  func success() throws {
    let order = try Order.validated(from: Data(valid.utf8))
    #expect(order.customer == "Ana" && order.lines == [Order.Line(sku: "a", quantity: 1)])
    #expect(order.code == .text("c"))
    #expect(try Order.validated(from: Data(valid.utf8), unknownFields: .refused) == order)
  }

  @Test("All faults are told at once, each with its code and path")
  func all() {
    let data = document([
      ("7F3C", "XXXX"), (#""customer_name": "Ana","#, ""), ("small", "huge"), ("web", "moon"),
      ("card", "gold"),
      (#""quantity": 1}"#, #""quantity": 1.5}, {"sku": null, "quantity": 2}, 3, {"sku": "b"}"#),
      (#""level": 1"#, #""level": 300"#), ("9.95", #""9.95""#), (#""when": 0"#, #""when": "soon""#),
      (#"{"x": 1}"#, #"{"x": "one"}, "is_gift": "yes", "link": 1"#), (#""c""#, "[]"),
    ])
    let expected = [
      "id: uuid", "customer_name: presence.missing", "size: choice.notListed (allowed: [small, large])",
      "channel: choice", "payment: choice", "lines[0].quantity: type.mismatch (expected: integer)",
      "lines[1].sku: presence.missing", "lines[2]: type.mismatch (expected: object)",
      "lines[3].quantity: presence.missing", "level: range.tooLarge (maximum: 127)",
      "price: type.mismatch (expected: number)", "when: type.mismatch (expected: number)",
      "link: type.mismatch (expected: text)", "is_gift: type.mismatch (expected: boolean)",
      "scores.x: type.mismatch (expected: integer)", "code: type.mismatch (expected: text)",
    ]
    #expect(facts { () throws(ValidationErrors) in try Order.validated(from: data) } == expected)
  }

  @Test("Rules run on a value that could be decoded")
  func rules() {
    let data = document([("Ana", " "), (#""quantity": 1"#, #""quantity": 0"#)])
    #expect(
      facts { () throws(ValidationErrors) in try Order.validated(from: data) } == [
        "customer_name: presence.blank", "lines[0].quantity: range.tooSmall (actual: 0, minimum: 1)",
      ])
  }

  @Test(
    "What is not JSON is told with its line and column, at the value that was read",
    arguments: [
      ("", "json.syntax (column: 1, line: 1)"),
      ("{\"a\":\n  [1,\n }", "a[1]: json.syntax (column: 2, line: 3)"),
      ("{\"id\": \"\u{1}\"}", "id: json.syntax (column: 9, line: 1)"),
      ("[1", "[1]: json.syntax (column: 3, line: 1)"),
      ("nul", "json.syntax (column: 4, line: 1)"),
    ])
  func syntax(text: String, expected: String) {
    #expect(facts { () throws(ValidationErrors) in try Order.validated(from: Data(text.utf8)) } == [expected])
  }

  @Test(
    "A document of another type is one error",
    arguments: [
      ("[]", "type.mismatch (expected: object)"), ("null", "presence.missing"),
      ("3", "type.mismatch (expected: object)"),
    ])
  func root(text: String, expected: String) {
    #expect(facts { () throws(ValidationErrors) in try Order.validated(from: Data(text.utf8)) } == [expected])
  }

  @Test("Unknown members are refused on request, with the known name that is near")
  func unknown() {
    let data = document([
      (#""level": 1"#, #""level": 1, "isgift": true, "admin": true"#),
      (#""quantity": 1"#, #""quantity": 1, "quantty": 2"#), (#"{"x": 1}"#, #"{"x": 1, "any": 2}"#),
    ])
    #expect(facts { () throws(ValidationErrors) in try Order.validated(from: data) } == [])
    #expect(
      facts { () throws(ValidationErrors) in try Order.validated(from: data, unknownFields: .refused) } == [
        "isgift: presence.misspelled (nearest: is_gift)", "admin: presence.unknown",
        "lines[0].quantty: presence.misspelled (nearest: quantity)",
      ])
  }

  /// A required enum with payloads, between other members.
  private struct Purchase: Decodable, Validatable {
    enum Payment: Decodable {
      case card(number: String)
      case cash
    }
    var id: Int
    var payment: Payment
    var note: String
    var total: Int
    static let rules = Validation<Purchase>.all(
      .field(\.note, .notBlank.trimmed), .field(\.total, .range(1...)))
  }

  @Test(
    "A required enum with payloads does not hide the faults after it",
    arguments: [
      (#""gold""#, "payment: type.mismatch (expected: object)"), ("null", "payment: presence.missing"),
      (#"{"gold": {}}"#, "payment: choice"), ("{}", "payment: choice"),
      (#"{"card": {"number": 1}}"#, "payment.card.number: type.mismatch (expected: text)"),
      (#"{"card": {}}"#, "payment.card.number: presence.missing"),
    ])
  func payloads(payment: String, expected: String) {
    let data = Data(#"{"id": "x", "payment": \#(payment), "note": 1}"#.utf8)
    #expect(
      facts { () throws(ValidationErrors) in try Purchase.validated(from: data) } == [
        "id: type.mismatch (expected: integer)", expected, "note: type.mismatch (expected: text)",
        "total: presence.missing",
      ])
  }

  @Test("Unknown members are told beside what the rules find, and beside the case of an enum, too")
  func unknownBesideRules() {
    let data = Data(
      #"{"id": 1, "payment": {"card": {"number": "1", "cvv": 2}, "extra": 1}, "note": " ", "total": 0, "nota": 1}"#
        .utf8)
    #expect(
      facts { () throws(ValidationErrors) in try Purchase.validated(from: data, unknownFields: .refused) }
        == [
          "note: presence.blank", "total: range.tooSmall (actual: 0, minimum: 1)",
          "nota: presence.misspelled (nearest: note)", "payment.extra: presence.unknown",
          "payment.card.cvv: presence.unknown",
        ])
  }

  @Test("The value is as the rules prepare it")
  func prepared() async throws {
    let data = Data(#"{"id": 1, "payment": {"cash": {}}, "note": "  olá\n", "total": 2}"#.utf8)
    #expect(try Purchase.validated(from: data).note == "olá")
    #expect(try Purchase.rules.validated(from: data).note == "olá")
    #expect(try await Purchase.checked(from: data).note == "olá")
  }

  @Test("Rules of an occasion apply when it is chosen")
  func scenarios() async throws {
    struct Item: Decodable, Validatable {
      var name: String
      static let rules = Validation<Item>.field(\.name, .notBlank.on("create"), .length(2...))
    }
    let data = Data(#"{"name": " "}"#.utf8)
    let short = "name: length.tooShort (actual: 1, minimum: 2, unit: graphemes)"
    #expect(facts { () throws(ValidationErrors) in try Item.validated(from: data) } == [short])
    #expect(
      facts { () throws(ValidationErrors) in try Item.validated(from: data, on: "create") }
        == ["name: presence.blank", short])
    let errors = await #expect(throws: ValidationErrors.self) {
      try await Item.checked(from: data, on: "create")
    }
    #expect(errors?.map(\.description) == ["name: presence.blank", short])
  }

  @Test(
    "Numbers that JSON cannot write, JSON5 and what a type asks the decoder for are read as the decoder does")
  func options() throws {
    struct Measure: Decodable, Validatable {
      struct Unit: Decodable {
        init(from decoder: any Decoder) throws {
          let known = CodingUserInfoKey(rawValue: "units").flatMap { decoder.userInfo[$0] } as? Set<String>
          let text = try decoder.singleValueContainer().decode(String.self)
          guard known?.contains(text) == true || text.isEmpty else {
            throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "unit"))
          }
        }
      }
      var value: Double
      var unit: Unit
      var note: String
      static let rules = Validation<Measure>.all()
    }
    let decoder = JSONDecoder()
    decoder.allowsJSON5 = true
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "∞", negativeInfinity: "-∞", nan: "NaN")
    if let key = CodingUserInfoKey(rawValue: "units") { decoder.userInfo[key] = Set(["kg"]) }
    func found(_ text: String) -> [String] {
      facts { () throws(ValidationErrors) in
        try Measure.validated(from: Data(text.utf8), unknownFields: .refused, decoder: decoder)
      }
    }
    #expect(found(#"{"value": "NaN", "unit": "kg", "note": ""}"#) == [])
    #expect(found(#"{"value": "∞", "unit": "kg"}"#) == ["note: presence.missing"])
    #expect(
      found(#"{value: 'x', unit: 'kg', /* none */ note: "",}"#) == ["value: type.mismatch (expected: number)"]
    )
    #expect(
      found("{value: 0x10, unit: 'kg', note: '', nte: 1}") == ["nte: presence.misspelled (nearest: note)"])
    #expect(
      found("{value: 1, unit: 'st', note: 3}") == ["unit: invalid", "note: type.mismatch (expected: text)"])
    #expect(found("{value: }") != [])
  }

  @Test("The decoder's own strategies apply")
  func strategies() throws {
    struct Event: Decodable, Validatable, Equatable {
      var startDate: Date
      var placeName: String
      static let rules = Validation<Event>.field(\.placeName, .notBlank)
    }
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    func decode(_ text: String) throws(ValidationErrors) -> Event {
      try Event.validated(from: Data(text.utf8), decoder: decoder)
    }
    #expect(
      try decode(#"{"start_date": "2026-01-31T00:00:00Z", "place_name": "x"}"#).startDate
        == Date(timeIntervalSince1970: 1_769_817_600))
    #expect(
      facts { () throws(ValidationErrors) in try decode(#"{"start_date": "soon"}"#) } == [
        "start_date: dateTime.syntax (example: \"2026-01-31T14:30:00Z\")", "place_name: presence.missing",
      ])
  }

  @Test("A type whose own code refuses a value gets an error, without text of the decoder")
  func refusing() {
    struct Even: Decodable {
      init(from decoder: any Decoder) throws {
        let number = try decoder.singleValueContainer().decode(Int.self)
        guard number > 0, number % 2 == 0 else {
          throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "odd"))
        }
      }
    }
    struct Pair: Decodable, Validatable {
      var first: Even
      var second: Int
      static let rules = Validation<Pair>.all()
    }
    #expect(
      facts { () throws(ValidationErrors) in
        try Pair.validated(from: Data(#"{"first": 3, "second": 1}"#.utf8))
      }
        == ["first: invalid"])
  }

  @Test("A deep or large document does not exhaust the stack", arguments: [100, 500, 5000])
  func deep(depth: Int) {
    final class Node: Decodable, Validatable, Sendable {
      let next: Node?
      let name: String
      static let rules = Validation<Node>.field("name", \.name, .notBlank)
    }
    let text =
      String(repeating: #"{"name": "x", "next": "#, count: depth) + "1" + String(repeating: "}", count: depth)
    #expect(!facts { () throws(ValidationErrors) in try Node.validated(from: Data(text.utf8)) }.isEmpty)
  }

  @Test("An error of a decoder is one of the package")
  func decodingError() {
    struct Item: Decodable { var tags: [Int] }
    func error(_ text: String) -> [String] {
      let failure = #expect(throws: DecodingError.self) {
        try JSONDecoder().decode(Item.self, from: Data(text.utf8))
      }
      return failure.map { ValidationErrors($0).map(\.description) } ?? []
    }
    #expect(error(#"{"tags": [1, "x"]}"#) == ["tags[1]: type.mismatch (expected: integer)"])
    #expect(error(#"{"tags": [null]}"#) == ["tags[0]: presence.missing"])
    #expect(error("{}") == ["tags: presence.missing"])
    #expect(error("{") == ["json"])
  }
}
