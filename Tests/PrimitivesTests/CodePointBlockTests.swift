import Primitives
import Testing

@Suite("Blocks of 64 code points")
struct CodePointBlockTests {
  /// The block of the code point at the start of some bytes, and the bytes passed; nil if they are not a code point.
  static func take(_ bytes: [UInt8]) -> [Int]? {
    bytes.withUnsafeBufferPointer { bytes in
      guard var byte = bytes.baseAddress else { return nil }
      let end = byte + bytes.count
      guard let block = CodePointBlock.take(&byte, end) else { return byte == bytes.baseAddress ? nil : [] }
      return [block, end - byte]
    }
  }

  @Test("the UTF-8 of every code point beyond ASCII selects its block")
  func everyCodePoint() {
    var wrong: [UInt32] = []
    for value in UInt32(0x80)...0x10_FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      if Self.take(Array(String(scalar).utf8)) != [Int(value >> 6), 0] { wrong.append(value) }
    }
    #expect(wrong == [])
    #expect(CodePointBlock.count == 0x10_FFFF / 64 + 1)
  }

  @Test(
    "bytes that are not a code point have none, and are not passed",
    arguments: [
      [0x80], [0xBF, 0xBF], [0xC0, 0x80], [0xC1, 0xBF], [0xC2], [0xC2, 0x41], [0xE0, 0x80, 0x80],
      [0xE0, 0x9F, 0xBF], [0xE2, 0x82], [0xE2, 0x82, 0xC2], [0xED, 0xA0, 0x80], [0xED, 0xBF, 0xBF],
      [0xF0, 0x80, 0x80, 0x80], [0xF0, 0x8F, 0xBF, 0xBF], [0xF0, 0x9F, 0x98], [0xF0, 0x9F, 0x98, 0x28],
      [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xFF],
    ] as [[UInt8]])
  func illFormed(bytes: [UInt8]) {
    #expect(Self.take(bytes) == nil)
  }

  @Test("equal contents are stored once, in the order in which they were first added")
  func distinct() {
    var blocks = DistinctBlocks<String>()
    blocks.append("é", times: 3)
    blocks.append("b")
    blocks.append("e\u{301}")
    blocks.append("c", times: 0)
    blocks.append("b", times: 2)
    #expect(blocks.numbers == [0, 0, 0, 1, 0, 1, 1])
    #expect(blocks.contents == ["é", "b", "c"])
  }
}
