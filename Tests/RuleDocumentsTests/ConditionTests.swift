import JSONText
import Testing
import ValidationCore

@testable import RuleDocuments

/// Conditions on other fields: what they mean, and how deep they may be.
struct ConditionTests {
  private static func document(when condition: String) throws(RuleDocumentError) -> RuleDocument {
    try RuleDocument(
      json: "{\"fields\": {\"a\": {\"rules\": [\"required\"], \"when\": \(condition)}}}".utf8, file: "r.json")
  }

  private static func nested(_ depth: Int, _ open: String, _ close: String) -> String {
    String(repeating: open, count: depth) + #"{"field": "b", "present": true}"#
      + String(repeating: close, count: depth)
  }

  private static let shapes = [
    (#"{"not": "#, "}"), (#"{"all": ["#, "]}"), (#"{"any": ["#, "]}"),
  ]

  @Test("conditions are nested up to 64 deep", arguments: shapes)
  func depth(open: String, close: String) throws {
    let document = try Self.document(when: Self.nested(63, open, close))
    let isNegated = open.contains("not")
    #expect(try document.errors(inJSON: #"{"b": 1}"#.utf8).isEmpty == isNegated)
    #expect(try document.errors(inJSON: "{}".utf8).isEmpty == !isNegated)
    let error = try #require(throws: RuleDocumentError.self) {
      try Self.document(when: Self.nested(64, open, close))
    }
    let step = open.contains("not") ? "/not" : open.contains("all") ? "/all/0" : "/any/0"
    #expect(error.path == "/fields/a/when" + String(repeating: step, count: 64))
    #expect(error.line == 1)
    #expect(error.column == 50 + 64 * open.utf8.count)
    #expect(
      error.description.hasSuffix(
        "the condition is nested too deeply; expected conditions that are nested up to 64 deep"))
  }

  /// Every combination of three fields that are 1, 2 or absent, against the meaning of the words.
  @Test("a condition is true where what it says is")
  func meaning() throws {
    typealias Facts = (x: Int?, y: Int?, z: Int?)
    let cases: [(condition: String, holds: (Facts) -> Bool)] = [
      (#"{"field": "x", "equals": 1}"#, { $0.x == 1 }),
      (#"{"field": "x", "in": [2, null]}"#, { $0.x != 1 }),
      (#"{"field": "x", "present": false}"#, { $0.x == nil }),
      (
        #"{"all": [{"field": "x", "equals": 1}, {"any": [{"field": "y", "equals": 2}, {"field": "z", "present": true}]}]}"#,
        { $0.x == 1 && ($0.y == 2 || $0.z != nil) }
      ),
      (
        #"{"any": [{"not": {"all": [{"field": "x", "present": true}, {"field": "y", "present": true}]}}, {"field": "z", "equals": 2}]}"#,
        { !($0.x != nil && $0.y != nil) || $0.z == 2 }
      ),
      (
        #"{"not": {"any": [{"all": [{"field": "x", "equals": 1}, {"field": "y", "equals": 1}]}, {"not": {"field": "z", "equals": 1}}]}}"#,
        { !(($0.x == 1 && $0.y == 1) || !($0.z == 1)) }
      ),
      (
        #"{"all": [{"any": [{"field": "x", "equals": 1}, {"field": "x", "equals": 2}]}, {"not": {"field": "y", "in": [1, 2]}}, {"any": [{"field": "z", "equals": 1}]}]}"#,
        { $0.x != nil && $0.y == nil && $0.z == 1 }
      ),
    ]
    let values: [Int?] = [nil, 1, 2]
    for (condition, holds) in cases {
      let plain = try Self.document(when: condition)
      // The same condition within a list, where what it finds is kept from element to element.
      let kept = try RuleDocument(
        json: "{\"fields\": {\"l[].a\": {\"rules\": [\"required\"], \"when\": \(condition)}}}".utf8)
      for x in values {
        for y in values {
          for z in values {
            let members = [("x", x), ("y", y), ("z", z)].compactMap { name, value in
              value.map { "\"\(name)\": \($0)" }
            }
            let expected = holds((x, y, z))
            let record = "{\(members.joined(separator: ", "))}"
            #expect(
              try plain.errors(inJSON: record.utf8).count == (expected ? 1 : 0), "\(condition) \(record)")
            let list = "{\((members + ["\"l\": [{}, {}, {}]"]).joined(separator: ", "))}"
            #expect(try kept.errors(inJSON: list.utf8).count == (expected ? 3 : 0), "\(condition) \(list)")
            #expect(kept.errors(in: try JSONNode.parse(list)).count == (expected ? 3 : 0))
          }
        }
      }
    }
  }

  @Test("what is kept about a field of an outer element goes with that element")
  func outerElement() throws {
    let document = try RuleDocument(
      json: #"""
        {"fields": {"o[].i[].a": {
          "rules": ["required", {"sameAs": "o[].t"}, {"beforeField": {"field": "o[].n", "orEqual": true}}],
          "when": {"field": "o[].k", "equals": "x"}}}}
        """#.utf8)
    let long = String(repeating: "é", count: 100)
    let record = #"""
      {"o": [
        {"k": "x", "t": 1, "n": 2, "i": [{}, {"a": 1}, {"a": 3}]},
        {"k": "y", "t": 1, "n": 2, "i": [{}, {"a": 3}]},
        {"k": "x", "t": "\#(long)", "i": [{"a": "\#(long)"}, {"a": "x"}]},
        {"t": 1, "i": [{}]},
        {"k": "x", "t": [1, {"b": 2, "c": 3}], "i": [{"a": [1.0, {"c": 3, "b": 2}]}, {"a": [1]}]}
      ]}
      """#
    let expected = [
      "o[0].i[0].a presence.missing", "o[0].i[2].a comparison.differs", "o[0].i[2].a fields.tooLarge",
      "o[2].i[1].a comparison.differs", "o[4].i[1].a comparison.differs",
    ]
    let found = try document.errors(inJSON: record.utf8).map { "\($0.path) \($0.code.rawValue)" }
    #expect(found == expected)
    #expect(
      document.errors(in: try JSONNode.parse(record)).map { "\($0.path) \($0.code.rawValue)" } == expected)
  }
}
