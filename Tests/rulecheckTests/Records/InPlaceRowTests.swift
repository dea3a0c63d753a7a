import JSONText
import Randomness
import RuleDocuments
import Testing

@testable import rulecheck

/// A CSV row that is read in place is the record that its nodes are.
struct InPlaceRowTests {
  private static let header = "t,n,b,either,o.x,o.y,l[0],l[2].z,\"odd, name\",é"

  private static let rules = """
    {"fields": {"t": [{"type": "string"}], "n": [{"type": "number"}], "b": [{"type": "boolean"}],
      "either": [{"oneOf": [1, true, "10"]}], "o.x": [{"range": {"min": 1}}], "o.y": ["notEmpty"],
      "l[]": [{"oneOf": [1, 2, {"z": 3}]}], "é": [{"type": "integer"}]}}
    """

  private static let cells = [
    "", "", "\"\"", "a", "1", "-1.5", "1e3", "01", "1.", "true", "false", "TRUE", "10", "\"1\"", "\"a,b\"",
    "\"say \"\"yes\"\"\"", "\"\"\"\"", "\"line\nbreak\"", "é", "e\u{301}", "名前", " 1", "null", "t", "a\"b",
    "\"open", "\"a\"b", "123456789012345678901234567890", "\t",
  ]

  @Test("Generated rows", arguments: 0..<20)
  func generated(seed: Int) throws {
    var random = SplitMix(seed: UInt64(seed))
    let document = try RuleDocument(json: Self.rules.utf8)
    let comma = UInt8(ascii: ",")
    let table = try CSVTable(header: Array(Self.header.utf8), separator: comma) { names in
      document.cellTypes.columns(named: names)
    }
    let tape = JSONTape()
    var read = 0
    for _ in 0..<200 {
      let count = random.below(20) == 0 ? random.below(14) : 10
      let row = (0..<count).map { _ in random.element(of: Self.cells) }.joined(separator: ",")
      var bytes = Array(row.utf8)
      if random.below(20) == 0, !bytes.isEmpty { bytes[random.below(bytes.count)] = 0xFF }
      let expected = try? table.record(bytes, at: .start)
      let found = bytes.withUnsafeBufferPointer { table.read($0, to: tape)?.node }
      #expect(found?.description == expected?.description, "\(row.debugDescription)")
      #expect(found.map { document.errors(in: $0) } == expected.map { document.errors(in: $0) })
      if found != nil { read += 1 }
    }
    #expect(read > 20)
  }
}
