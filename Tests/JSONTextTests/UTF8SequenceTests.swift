import JSONText
import Testing

@Suite("Well-formed UTF-8")
struct UTF8SequenceTests {
  /// Every lead, and what decides about each: the borders of the second byte of Unicode's table 3-7.
  @Test(
    "is what the standard library takes, at any place",
    arguments: ["", "abcdefg", "é", "ن한", "😀", "fourteen bytes", "字字字字é", "نص بالعربية نص"])
  func agreement(prefix: String) {
    let others: [UInt8] = [0x00, 0x41, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xE0, 0xFF]
    for lead in UInt8(0x70)...0xFF {
      for second in others {
        for third in others {
          for rest in [[], [0x80], [0xBF, 0x41], [0x41, 0x42, 0x43]] as [[UInt8]] {
            let bytes = Array(prefix.utf8) + [lead, second, third] + rest
            let isWellFormed = bytes.withUnsafeBufferPointer { UTF8Sequence.areWellFormed($0) }
            if isWellFormed != (String(validating: bytes, as: UTF8.self) != nil) {
              Issue.record("\(bytes) are not told apart")
            }
          }
        }
      }
    }
  }

  @Test("ends where the text does", arguments: ["é", "한", "😀", "نص نص نص نص", "字字字字字字字", "👩🏿‍🚒👩🏿‍🚒"])
  func ends(text: String) {
    let bytes = Array(text.utf8)
    for count in 0...bytes.count {
      let start = Array(bytes[..<count])
      #expect(
        start.withUnsafeBufferPointer { UTF8Sequence.areWellFormed($0) }
          == (String(validating: start, as: UTF8.self) != nil))
    }
  }
}
