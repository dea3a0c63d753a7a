import ICU
import Randomness
import Testing

@testable import TextAutomata

@Suite("The boundaries of clusters")
struct ClusterBoundariesTests {
  private static let parts = [
    "a", "é", "e\u{301}", "\r\n", "🇧🇷", "🇧🇷🇵🇹🇪", "👩‍👩‍👧", "👍🏽", "क्षि", "เธอ", "ตัว", "각", "\u{1100}\u{1161}", "\u{600}1",
    "\u{200D}",
    "\u{301}", String(repeating: "\u{308}", count: 40), "字", "\0",
  ]

  @Test("asked in any order are those of the whole text")
  func agreement() throws {
    var random = SplitMix(seed: 11)
    for _ in 0..<2_000 {
      let text = (0..<Int.random(in: 1...9, using: &random)).map { _ in
        Self.parts.randomElement(using: &random) ?? ""
      }.joined()
      let utf16 = Array(text.utf16)
      let isAscending = Bool.random(using: &random)
      var asked = (0..<6).map { _ in Int.random(in: 0...utf16.count, using: &random) }
      if isAscending { asked.sort() }
      let answers = try Self.answers(text, utf16, asked.map { ($0, min($0 + 3, utf16.count)) })
      var (boundaries, offset) = (Set([0]), 0)
      for cluster in try Self.clusters(text) {
        offset += cluster.utf16.count
        boundaries.insert(offset)
      }
      let expected = asked.map { start in
        (start...min(start + 3, utf16.count)).first(where: boundaries.contains)
      }
      #expect(answers == expected, "\(text.unicodeScalars.map { String($0.value, radix: 16) }) \(asked)")
    }
  }

  private static func answers(
    _ text: String, _ utf16: [UInt16], _ ranges: [(Int, Int)]
  ) throws -> [Int?] {
    var text = text
    return try text.withUTF8 { utf8 in
      try utf16.withUnsafeBufferPointer { utf16 in
        var boundaries = ClusterBoundaries(utf8, utf16)
        return try ranges.map { try boundaries.first(from: $0.0, through: $0.1) }
      }
    }
  }

  private static func clusters(_ text: String) throws -> [Substring] {
    var (copy, ends) = (text, [Int]())
    try copy.withUTF8 { utf8 in
      try GraphemeClusters.forEach(in: utf8) { _, end in
        ends.append(end)
        return true
      }
    }
    var start = 0
    return ends.map { end in
      defer { start = end }
      return Substring(
        text.utf8[
          text.utf8.index(text.startIndex, offsetBy: start)..<text.utf8.index(text.startIndex, offsetBy: end)]
      )
    }
  }
}
