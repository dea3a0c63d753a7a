import CQuietBytes

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
    bytes.baseAddress.map { quiet_is_utf8($0, bytes.count) != 0 } ?? true
  }
}
