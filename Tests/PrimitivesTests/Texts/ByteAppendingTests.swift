import Primitives
import Testing

@Suite("Appending bytes")
struct ByteAppendingTests {
  @Test(
    "appends a copy of a text",
    arguments: ["", "a", "\0", "ação", "e\u{301}", "👩‍👩‍👧", "مرحبا 12\n", String(repeating: "字", count: 400_000)])
  func texts(text: String) {
    var bytes = Array("<".utf8)
    bytes.append(copying: text)
    bytes.append(copying: text)
    #expect(bytes == Array("<\(text)\(text)".utf8))
  }

  @Test("leaves another copy of the bytes as it was")
  func copies() {
    var bytes = Array("a".utf8)
    bytes.reserveCapacity(100)
    let before = bytes
    bytes.append(copying: "b")
    #expect(before == Array("a".utf8))
    #expect(bytes == Array("ab".utf8))
  }

  @Test(
    "appends a number in ASCII digits",
    arguments: [0, 7, 9, 10, 99, 100, 1_000_000, -1, -10, -305, .max, .min] as [Int])
  func numbers(number: Int) {
    var bytes = Array("n".utf8)
    bytes.append(digitsOf: number)
    #expect(bytes == Array("n\(number)".utf8))
  }
}
