import ICU
import Testing

@testable import TextAutomata

@Suite("ICU's compiled break rules")
struct CompiledBreakRulesTests {
  private let bytes = Result { () throws(ICUError) in try BreakIterator(.graphemes).compiledRules() }

  @Test("The rules for grapheme clusters can be read and followed")
  func graphemes() throws {
    let rules = try #require(try CompiledBreakRules(bytes.get()))
    #expect(rules.states.allSatisfy { $0.next.count == rules.classCount })
    var next = 0
    try rules.forEachRange { range, _ in
      #expect(range.lowerBound == next)
      next = range.upperBound + 1
    }
    #expect(next == 0x11_0000)
    #expect(try ClusterAutomaton(rules) != nil)
  }

  @Test("The rules for words look back and ask dictionaries, so they are refused")
  func words() throws {
    let words = try BreakIterator(.words).compiledRules()
    #expect(try CompiledBreakRules(words).flatMap { try ClusterAutomaton($0) } == nil)
  }

  @Test(
    "Another layout is refused",
    arguments: [(0, 0), (4, 5), (4, 7), (12, 0), (12, 2), (16, 0xFF), (35, 0xFF)])
  func otherLayout(offset: Int, value: UInt8) throws {
    var bytes = try bytes.get()
    bytes[offset] = value
    #expect(CompiledBreakRules(bytes) == nil)
  }

  @Test("Rules cut short are refused")
  func cutShort() throws {
    let bytes = try bytes.get()
    for length in (0..<1_000).map(\.self) + stride(from: 1_000, to: 12_000, by: 97) {
      #expect(CompiledBreakRules(Array(bytes.prefix(length))) == nil, "\(length)")
    }
  }

  @Test("A table that parts one pair otherwise than the break iterator is refused")
  func disagreement() throws {
    let rules = try #require(try CompiledBreakRules(bytes.get()))
    var refused = 0
    for state in rules.states.indices.dropFirst(2) {
      for number in CompiledBreakRules.firstClass..<rules.classCount
      where rules.states[state].next[number] != 0 {
        // Taking one step away parts what belongs together.
        var broken = rules
        broken.states[state].next[number] = 0
        if try ClusterAutomaton(broken) == nil { refused += 1 }
      }
    }
    #expect(refused > 20)
  }
}
