import JSONText
import Primitives
import Testing
import ValidationCore

@testable import RuleDocuments

/// Members and elements of large objects and lists are found in tables as a search finds them.
struct PartFinderTests {
  private static let record = """
    {"o": {\((0..<500).map { "\"m\($0 % 400)\": \($0)" }.joined(separator: ", "))},
     "l": [\((0..<500).map { "{\"n\": \($0)}" }.joined(separator: ", "))]}
    """

  private static func check(_ record: JSONTapeValue) throws {
    var finder = PartFinder()
    let (object, list) = (try #require(record.member("o")), try #require(record.member("l")))
    // Far beyond what is searched before a table is made.
    for _ in 0..<20 {
      for index in [0, 1, 99, 399, 400, 499, 500] {
        let member = finder.member("m\(index)", of: object)
        #expect(member?.decimal == object.member("m\(index)")?.decimal)
        // The last of two members counts.
        #expect(
          member?.decimal
            == (index < 100 ? ExactDecimal("\(index + 400)") : index < 400 ? ExactDecimal("\(index)") : nil))
        let element = finder.element(at: index, of: list)?.member("n")
        #expect(element?.decimal == (index < 500 ? ExactDecimal("\(index)") : nil))
      }
      #expect(finder.member("m1", of: list)?.type == nil)
      #expect(finder.element(at: 1, of: object)?.type == nil)
    }
  }

  @Test("in a record from memory, and in one read in place")
  func forms() throws {
    let tape = JSONTape()
    try Self.check(try #require(tape.write(try JSONNode.parse(Self.record))))
    try Array(Self.record.utf8).withUnsafeBufferPointer { utf8 in
      try Self.check(try #require(tape.read(utf8)))
    }
  }

  @Test("names that are alike at both ends are told apart")
  func alike() {
    let names = (0..<1_000).map { "prefix--\($0)--and a long suffix" } + ["", "a", "abcdefgh", "abcdefghi"]
    let table = MemberTable(names)
    for (offset, name) in names.enumerated() {
      #expect(Array(name.utf8).withUnsafeBufferPointer { table.offset(of: $0) } == offset)
    }
    for name in ["prefix--1000--and a long suffix", "b", "abcdefgi", String(repeating: "x", count: 10_000)] {
      #expect(Array(name.utf8).withUnsafeBufferPointer { table.offset(of: $0) } == nil)
    }
  }
}
