import JSONText
import Primitives
import Testing
import ValidationCore

@testable import RuleDocuments

/// A limit on errors ends the work, not only the list.
struct ErrorLimitTests {
  /// Counts how often rules look at a value.
  private final class Counter: Sendable {
    private let count = Lock(0)
    func add() { count.withLock { $0 += 1 } }
    var value: Int { count.withLock { $0 } }
  }

  private static func document(_ rules: String, _ counter: Counter) throws -> RuleDocument {
    var registry = RuleRegistry.builtIn
    registry.register(
      "counted",
      number: Validation { value in
        counter.add()
        if value.text != "0" { throw ValidationError(code: "counted", arguments: ["v": .text(value.text)]) }
      },
      codes: ["counted"]
    )
    return try RuleDocument(json: rules.utf8, registry: registry)
  }

  private static let documents = [
    #"{"fields": {"l[]": ["counted"]}}"#,
    #"{"fields": {"l[]": ["counted", {"counted": true, "severity": "warning"}, {"range": {"max": 1}}]}}"#,
    #"{"fields": {"l[]": {"rules": ["counted", "counted"], "stopAtFirst": true}}}"#,
    #"{"fields": {"l[]": {"rules": ["counted"], "sensitive": true}, "l[].x": ["required"], "l": ["unique"]}}"#,
    #"{"fields": {"l": ["unique", {"count": 1}], "l[]": [{"counted": true, "stopAtFirst": true}, "counted"]}}"#,
  ]

  @Test("the first errors are those of the whole list", arguments: documents)
  func prefix(rules: String) throws {
    let record = #"{"l": [0, 1, 1, 0, 2, 3, 3, 0, 4]}"#
    let counter = Counter()
    let document = try Self.document(rules, counter)
    let node = try JSONNode.parse(record)
    let all = document.errors(in: node)
    for limit in 0...all.count + 1 {
      var left = limit
      let expected = all.prefix { error in
        defer { if error.severity == .error { left -= 1 } }
        return left > 0
      }
      #expect(document.errors(in: node, maximumErrors: limit) == Array(expected), "\(limit)")
      #expect(try document.errors(inJSON: record.utf8, maximumErrors: limit) == Array(expected), "\(limit)")
    }
  }

  @Test("what comes behind the limit is not looked at", arguments: [1, 10])
  func work(limit: Int) throws {
    let counter = Counter()
    let document = try Self.document(#"{"fields": {"l[]": ["counted"], "m[]": ["counted"]}}"#, counter)
    let list = Array(repeating: "1", count: 10_000).joined(separator: ",")
    let record = "{\"l\": [\(list)], \"m\": [\(list)]}"
    #expect(try document.errors(inJSON: record.utf8, maximumErrors: limit).count == limit)
    #expect(counter.value == limit)
  }
}
