import HostileJSON
import JSONText
import Testing

@testable import RuleDocuments

/// The rule `json` has a reader of its own, which keeps nothing; it refuses what the strict one refuses.
struct JSONRuleGrammarTests {
  @Test("A malformed text is refused", arguments: MalformedJSON.texts)
  func grammar(text: String) throws { try Self.compare(Array(text.utf8)) }

  @Test("Hostile texts are refused as the strict reader refuses them")
  func hostileGrammar() throws {
    for text in HostileJSON(seed: 31, count: 10_000) { try Self.compare(text) }
  }

  /// Halves of surrogate pairs and byte order marks are left out: the grammar has the former, and not the latter.
  private static func compare(_ bytes: [UInt8]) throws {
    guard !bytes.starts(with: [0xEF, 0xBB, 0xBF]), let text = String(validating: bytes, as: UTF8.self) else {
      return
    }
    let isJSON: Bool
    do {
      _ = try JSONNode.parse(text)
      isJSON = true
    } catch {
      if error.problem.contains("surrogate") { return }
      isJSON = false
    }
    let record = JSONNode(.object([JSONNode.Member(key: "a", value: JSONNode(.string(text)))]))
    #expect(try document.get().errors(in: record).isEmpty == isJSON, "\(bytes)")
  }

  private static let document = Result { try RuleDocument(json: #"{"fields": {"a": ["json"]}}"#.utf8) }
}
