import JSONText
import Testing
import ValidationCore

@testable import RuleDocuments

/// Numbers at the ends of what exponents and digits can say: no rule traps, and both forms of a record get one answer.
struct NumberExtremesTests {
  static let numbers: [String] = [
    "1e-9223372036854775808", "1e-9223372036854775807", "1e-9223372036854775809", "-1e-9223372036854775808",
    "1e9223372036854775807", "1e9223372036854775808", "-1e9223372036854775807", "0e99999999999999999999",
    "0e-9223372036854775808", "1E400", "1e-400", "123e-2", "-0", "9223372036854775807",
    "-9223372036854775808",
    "9223372036854775808", "18446744073709551616", "1e1000000000000000", "1e-1000000000000000",
    String(repeating: "7", count: 2_000), "0." + String(repeating: "0", count: 2_000) + "1",
    "1" + String(repeating: "0", count: 2_000) + "e-2000",
  ]

  @Test(
    "Every rule takes every number, in nodes and in place", arguments: Set(RuleRow.all.map(\.use)).sorted())
  func values(use: String) throws {
    let document = try RuleDocument(json: "{\"fields\": {\"a\": [\(use)]}}".utf8)
    for number in Self.numbers {
      for value in [number, "[\(number), 1, \(number)]"] {
        let record = #"{"b": "same", "day": "2026-06-15", "five": 5, "a": "# + value + "}"
        let node = try JSONNode.parse(record)
        #expect(try document.errors(inJSON: record.utf8) == document.errors(in: node), "\(value)")
      }
    }
  }

  @Test("A limit can be any number", arguments: numbers)
  func limits(number: String) throws {
    for rule in ["min", "max", "equal", "notEqual"] {
      let document = try RuleDocument(json: "{\"fields\": {\"a\": [{\"\(rule)\": \(number)}]}}".utf8)
      let isRefused = rule == "notEqual"
      #expect(document.errors(in: try JSONNode.parse("{\"a\": \(number)}")).isEmpty != isRefused)
    }
  }

  @Test("A count must fit, and a number that does not is named where it is written", arguments: numbers)
  func counts(number: String) throws {
    let fits = (try JSONNode.parse(number).integer).map { $0 >= 0 } ?? false
    for use in ["{\"length\": {\"max\": \(number)}}", "{\"count\": {\"min\": \(number)}}"] {
      let text = "{\"fields\": {\"a\": [\(use)]}}"
      if fits {
        #expect(throws: Never.self) { try RuleDocument(json: text.utf8) }
      } else {
        #expect(throws: RuleDocumentError.self) { try RuleDocument(json: text.utf8) }
      }
    }
  }

  @Test("The error tells the number as it was written where nothing else holds it")
  func error() throws {
    let document = try RuleDocument(json: #"{"fields": {"age": [{"range": {"min": 18, "max": 120}}]}}"#.utf8)
    func actual(_ number: String) throws -> [ValidationError.Argument] {
      try document.errors(inJSON: "{\"age\": \(number)}".utf8).compactMap { $0.arguments["actual"] }
    }
    #expect(try actual("1e-9223372036854775808") == ["1e-9223372036854775808"])
    #expect(try actual("1e9223372036854775807") == ["1e9223372036854775807"])
    #expect(try actual("0e99999999999999999999") == [0])
    #expect(try actual("-0") == [0])
    #expect(try actual("1800e-2") == [])
  }
}
