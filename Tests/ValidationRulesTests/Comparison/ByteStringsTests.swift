import Testing

@testable import ValidationRules

@Suite("Texts looked up by their bytes")
struct ByteStringsTests {
  static let lists: [[String]] = [
    [], [""], ["a", "b", "", "é", "e\u{301}", "家庭", "👨‍👩‍👧‍👦", "\0", "a\0"], (0..<1000).map { "text \($0)" },
    // More bytes than the hash reads.
    (0..<40).map { String(repeating: "x", count: 40) + "\($0)" }, ["twice", "twice", "twice"],
  ]

  @Test("finds what is listed as it is spelled, and nothing else", arguments: lists)
  func lookUp(texts: [String]) {
    let set = ByteStrings(texts)
    func contains(_ text: String) -> Bool { Array(text.utf8).withUnsafeBufferPointer { set.contains($0) } }
    for text in texts { #expect(contains(text)) }
    for text in ["a ", "A", "E\u{301}", "text 1000", "text", "twic", String(repeating: "x", count: 40)] {
      #expect(!contains(text))
    }
  }
}
