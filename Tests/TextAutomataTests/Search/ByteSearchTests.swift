import Testing

@testable import TextAutomata

@Suite("A search by bytes")
struct ByteSearchTests {
  @Test("finds what a search that reads each byte finds")
  func agreement() throws {
    var random = LinearCongruential(state: 5)
    for round in 0..<20_000 {
      // Few letters, so that much overlaps.
      let letters: [UInt8] = round % 2 == 0 ? [0x61, 0x62] : Array("аbв中".utf8)
      func text(_ lengths: ClosedRange<Int>) -> [UInt8] {
        (0..<Int.random(in: lengths, using: &random)).map { _ in letters.randomElement(using: &random) ?? 0 }
      }
      let search = try #require(ByteSearch(text(1...6)))
      text(0...60).withUnsafeBufferPointer { utf8 in
        for start in [0, 1, 7] {
          let (found, expected) = (
            search.firstRange(in: utf8, from: start), search.firstRangeByEachByte(in: utf8, from: start)
          )
          if found != expected { Issue.record("\(search.bytes) in \(Array(utf8)) from \(start)") }
        }
        let expected = search.firstRangeByEachByte(in: utf8, from: 0)
        if search.isFound(in: utf8) != (expected != nil)
          || search.begins(utf8) != utf8.starts(with: search.bytes)
          || search.ends(utf8) != utf8.suffix(search.bytes.count).elementsEqual(search.bytes)
        {
          Issue.record("\(search.bytes) in \(Array(utf8))")
        }
      }
    }
  }

  @Test("finds texts of any length", arguments: [1, 2, 254, 255, 256, 1_000])
  func lengths(count: Int) throws {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 7) }
    let search = try #require(ByteSearch(bytes))
    for before in [0, 1, 300] {
      let text = [UInt8](repeating: 1, count: before) + bytes + [9]
      text.withUnsafeBufferPointer { utf8 in
        #expect(search.firstRange(in: utf8, from: 0) == search.firstRangeByEachByte(in: utf8, from: 0))
        #expect(search.firstRange(in: utf8, from: before) == before..<before + count)
        #expect(search.isFound(in: utf8))
      }
    }
    #expect(ByteSearch([]) == nil)
  }

  @Test("takes time linear in a text of near matches")
  func nearMatches() throws {
    let search = try #require(ByteSearch(Array(repeating: 0x61, count: 200) + [0x62] + [0x61, 0x61]))
    let text = [UInt8](repeating: 0x61, count: 1_000_000)
    text.withUnsafeBufferPointer { #expect(search.firstRange(in: $0, from: 0) == nil) }
  }
}
