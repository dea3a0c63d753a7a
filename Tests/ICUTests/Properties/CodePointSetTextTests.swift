import Testing

@testable import ICU

@Suite("Texts within a set of code points")
struct CodePointSetTextTests {
  @Test(
    "every code point is found from its UTF-8", arguments: [#"[\p{L}]"#, #"[^\p{M}]"#, "[\\u0000-\\u00FF]"])
  func agreement(pattern: String) throws {
    let set = try CodePointSet(pattern)
    for value in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let isWithin = TextBuffers.withUTF8(of: String(scalar)) { set.containsAll(of: $0) }
      if isWithin != set.contains(scalar) { Issue.record("U+\(String(value, radix: 16))") }
    }
  }

  @Test("one code point outside is enough, and ill-formed text is not read past")
  func texts() throws {
    let letters = try CodePointSet(#"[\p{L}]"#)
    func isWithin(_ bytes: [UInt8]) -> Bool { bytes.withUnsafeBufferPointer { letters.containsAll(of: $0) } }
    #expect(isWithin([]))
    #expect(isWithin(Array("aéب中𝒜".utf8)))
    #expect(!isWithin(Array("aéب中1𝒜".utf8)))
    for cut in [[0xC3], [0xE4, 0xB8], [0xF0, 0x9D, 0x92], [0xFF, 0xFF, 0xFF, 0xFF]] as [[UInt8]] {
      _ = isWithin(Array("a".utf8) + cut)
    }
  }
}
