import Foundation
import JSONText
import Testing
import ValidationCore
import ValidationRules

@testable import RuleDocuments

/// A use of a built-in rule, as some row of the tests has it, with the values of those rows as samples.
struct RuleCall: Sendable, CustomTestStringConvertible {
  let rule: String
  let use: String
  /// Values of the rows of the rule, valid and invalid ones.
  let samples: [JSONNode]
  /// The rule on the field `a`, with the fields that rows have beside it.
  let document: RuleDocument
  /// The same with the field marked as sensitive.
  let sensitive: RuleDocument

  var testDescription: String { use }

  static let all: [RuleCall] = {
    var values: [String: [JSONNode]] = [:]
    for row in RuleRow.all {
      guard let value = row.value, let node = try? JSONNode.parse(value) else { continue }
      values[row.rule, default: []].append(node)
    }
    var seen: Set<String> = []
    return RuleRow.all.compactMap { row in
      // What a deadline ends depends on the clock.
      guard !row.use.contains("deadline"), seen.insert(row.use).inserted else { return nil }
      return try? RuleCall(row.rule, row.use, values[row.rule] ?? [])
    }
  }()

  private init(_ rule: String, _ use: String, _ samples: [JSONNode]) throws {
    (self.rule, self.use, self.samples) = (rule, use, samples)
    document = try RuleDocument(json: Data("{\"fields\": {\"a\": [\(use)]}}".utf8))
    sensitive = try RuleDocument(
      json: Data("{\"fields\": {\"a\": {\"rules\": [\(use)], \"sensitive\": true}}}".utf8))
  }

  /// Whether the rule says more of a text than that it is none of its values.
  var takesText: Bool {
    document.errors(in: Self.record(JSONNode(.string("?")))).allSatisfy { $0.code != .typeMismatch }
  }

  /// A record with a value in the field `a`.
  static func record(_ value: JSONNode) -> JSONNode {
    JSONNode(
      .object([
        .init(key: "b", value: JSONNode(.string("same"))),
        .init(key: "day", value: JSONNode(.string("2026-06-15"))),
        .init(key: "five", value: JSONNode(.number("5"))), .init(key: "a", value: value),
      ])
    )
  }

  /// As many values as are asked for, the same in every run.
  func values(_ count: Int) -> [JSONNode] {
    var source = HostileValues(
      seed: UInt64(use.utf8.reduce(5381) { ($0 &* 33) ^ Int($1) }.magnitude),
      samples: samples,
      isText: takesText
    )
    return samples + (0..<count).map { _ in source.next() }
  }
}

/// How many values each use is run over; more where the environment says so, for a long run by hand:
/// `FACTS_VALUES=20000 swift test --filter RuleDocumentsTests.ErrorFacts`.
let valuesPerUse = ProcessInfo.processInfo.environment["FACTS_VALUES"].flatMap { Int($0) } ?? 120
