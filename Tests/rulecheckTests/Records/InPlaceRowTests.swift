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

  private static func header(_ name: (Int) -> String) -> String {
    (0..<10_000).map(name).joined(separator: ",")
  }

  static let wideHeaders = [
    header { "c\($0)" }, header { "list[\($0)].x" }, header { "l[\($0 / 100)].m[\($0 % 100)]" },
    // Columns in another order than that of the record.
    header { "o\($0 % 7).m\($0)" },
  ]

  @Test("Rows of 10,000 columns, most of them empty", arguments: wideHeaders)
  func wide(header: String) throws {
    var random = SplitMix(seed: 7)
    let document = try RuleDocument(json: #"{"fields": {"c9": [{"type": "number"}]}}"#.utf8)
    let table = try CSVTable(header: Array(header.utf8), separator: UInt8(ascii: ",")) { names in
      document.cellTypes.columns(named: names)
    }
    let tape = JSONTape()
    for share in [0, 1, 500, 9_000] {
      let cells = (0..<10_000).map { _ in
        random.below(10_000) < share ? random.element(of: ["1", "a", "\"\"", "é"]) : ""
      }
      let bytes = Array(cells.joined(separator: ",").utf8)
      let found = bytes.withUnsafeBufferPointer { table.read($0, to: tape)?.node.description }
      let expected = try table.record(bytes, at: .start).description
      #expect(found == expected)
    }
  }
}
