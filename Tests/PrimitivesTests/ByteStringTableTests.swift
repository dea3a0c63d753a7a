import Primitives
import Testing

@Suite("Texts looked up by their bytes")
struct ByteStringTableTests {
  static let lists: [[String]] = [
    [], [""], ["a", "b", "", "é", "e\u{301}", "家庭", "👨‍👩‍👧‍👦", "\0", "a\0"], (0..<1000).map { "text \($0)" },
    (0..<40).map { String(repeating: "x", count: 40) + "\($0)" }, ["twice", "twice", "twice"],
  ]

  @Test("finds what is listed as it is spelled, and nothing else", arguments: lists)
  func lookUp(texts: [String]) {
    let table = ByteStringTable(texts)
    func offset(_ text: String) -> Int? {
      Array(text.utf8).withUnsafeBufferPointer { table.offset(of: $0) }
    }
    for text in texts {
      #expect(offset(text) == texts.firstIndex { $0.utf8.elementsEqual(text.utf8) })
    }
    for text in ["a ", "A", "E\u{301}", "text 1000", "text", "twic", String(repeating: "x", count: 40)] {
      #expect(offset(text) == nil)
    }
  }

  @Test("tells texts that are alike at both ends apart")
  func alike() {
    let names = (0..<1_000).map { "prefix--\($0)--and a long suffix" } + ["", "a", "abcdefgh", "abcdefghi"]
    let table = ByteStringTable(names)
    for (offset, name) in names.enumerated() {
      #expect(Array(name.utf8).withUnsafeBufferPointer { table.offset(of: $0) } == offset)
    }
    for name in ["prefix--1000--and a long suffix", "b", "abcdefgi", String(repeating: "x", count: 10_000)] {
      #expect(Array(name.utf8).withUnsafeBufferPointer { table.offset(of: $0) } == nil)
    }
  }
}
