import Randomness
import Testing

@testable import rulecheck

@Suite("Records of JSON that are found 64 bytes at a time")
struct JSONScannerTests {
  private static let parts = [
    "\"", "\"", "\\", "\\\\", "\\\"", "\"\\u0915\\u094d\\\\\\n\\\"\"", "{", "}", "[", "]", ",", ":", "\n",
    "\r\n", "\r", "\t", " ", "   ", "1", "abc", "é",
    "王", "\u{0}",
    "\"a long name of a member\": \"and a long text, which is longer than a block of 64 bytes is, or than two of them\"",
    "{\"a\": [1, {\"b\": \"é\"}]}", "\n    ", "\u{7F}",
    String(repeating: "\\", count: 63), String(repeating: "\\", count: 64),
    String(repeating: "[", count: 61), String(repeating: "{\"\":[", count: 40),
    String(repeating: "]}", count: 30),
  ]

  /// The records that a scanner finds in text that arrives in pieces, and the position after it.
  private static func records(in text: [UInt8], pieces: Int, readsEachByte: Bool) -> [String] {
    var scanner = JSONScanner(readsEachByte: readsEachByte)
    var scan = RecordScan(maximumRecordBytes: 1_000)
    for piece in 1...pieces {
      text[..<(text.count * piece / pieces)].withUnsafeBufferPointer { scanner.scan($0, &scan) }
    }
    scanner.finish(count: text.count, &scan)
    return scan.spans.map { "\($0)" } + ["\(scan.position(at: text.count))"]
  }

  @Test("are those that a look at each byte finds", arguments: 0..<20)
  func records(seed: UInt64) {
    var random = SplitMix(seed: seed)
    for _ in 0..<200 {
      let count = Int.random(in: 0...40, using: &random)
      let text = (0..<count).map { _ in Self.parts.randomElement(using: &random) ?? "" }.joined()
      let utf8 = Array(((Bool.random(using: &random) ? "[" : "") + text).utf8)
      let pieces = Int.random(in: 1...3, using: &random)
      #expect(
        Self.records(in: utf8, pieces: pieces, readsEachByte: false)
          == Self.records(in: utf8, pieces: pieces, readsEachByte: true), "\(text.debugDescription)")
    }
  }
}
