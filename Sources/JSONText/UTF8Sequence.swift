/// Well-formed UTF-8 byte sequences (Unicode, table 3-7).
package enum UTF8Sequence {
  /// The length in bytes of the well-formed sequence at `offset`; nil if there is none.
  ///
  /// Overlong forms, surrogates and values beyond U+10FFFF are not well-formed.
  package static func length(of bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Int? {
    let lead = bytes[offset]
    let length: Int
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch lead {
    case 0x00...0x7F: return 1
    case 0xC2...0xDF: length = 2
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: length = 3
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: length = 4
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: return nil
    }
    guard offset + length <= bytes.count, second.contains(bytes[offset + 1]) else { return nil }
    for index in offset + 2..<max(offset + 2, offset + length) where bytes[index] & 0xC0 != 0x80 {
      return nil
    }
    return length
  }

  /// Whether bytes are well-formed UTF-8.
  package static func areWellFormed(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let start = UnsafeRawPointer(bytes.baseAddress) else { return true }
    var offset = 0
    while offset < bytes.count {
      while offset + 8 <= bytes.count,
        start.loadUnaligned(fromByteOffset: offset, as: UInt64.self) & 0x8080_8080_8080_8080 == 0
      {
        offset += 8
      }
      // Most letters of other scripts take two or three bytes.
      while offset + 4 <= bytes.count {
        let word = UInt32(littleEndian: start.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
        if word & 0xC0E0 == 0x80C0, word & 0x1E != 0 {
          offset += 2
        } else if word & 0xC0_C0F0 == 0x80_80E0, word & 0x200F != 0, word & 0x200F != 0x200D {
          offset += 3
        } else if word & 0x80 == 0, word & 0x8080_8080 != 0 {
          offset += 1
        } else {
          break
        }
      }
      guard offset < bytes.count else { return true }
      guard let length = length(of: bytes, at: offset) else { return false }
      offset += length
    }
    return true
  }
}
