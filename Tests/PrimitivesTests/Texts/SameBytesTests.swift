import Primitives
import Testing

@Suite("Bytes of texts")
struct SameBytesTests {
  @Test("are the same only where each of them is", arguments: 0...40)
  func everyPlace(count: Int) {
    let text = (0..<count).map { UInt8($0 &* 37 & 0x7F) }
    let equal = Array(text)
    text.withUnsafeBufferPointer { text in
      #expect(text.hasSameBytes(as: text))
      equal.withUnsafeBufferPointer { #expect(text.hasSameBytes(as: $0)) }
      for place in 0..<count {
        var other = equal
        other[place] ^= 0x80
        other.withUnsafeBufferPointer { #expect(!text.hasSameBytes(as: $0), "\(place)") }
      }
      (equal + [0]).withUnsafeBufferPointer { #expect(!text.hasSameBytes(as: $0)) }
    }
  }
}
