/// The hash function SHA-1 (FIPS 180-4), as lists of leaked passwords have it: not for signatures.
///
/// Nothing is allocated.
struct SHA1 {
  /// The 160 bits of the hash.
  private(set) var state: (UInt32, UInt32, UInt32, UInt32, UInt32) = (
    0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0
  )

  init(_ message: UnsafeBufferPointer<UInt8>) {
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 80) { words in
      var start = 0
      while start + 64 <= message.count {
        compress(words) { message[start + $0] }
        start += 64
      }
      // A bit after the message, zeros, and the number of bits.
      let (count, bits) = (message.count - start, UInt64(message.count) &* 8)
      let blocks = count < 56 ? 1 : 2
      for block in 0..<blocks {
        compress(words) { index in
          let place = block * 64 + index
          if place < count { return message[start + place] }
          if place == count { return 0x80 }
          let left = blocks * 64 - 1 - place
          return left < 8 ? UInt8(truncatingIfNeeded: bits >> UInt64(left * 8)) : 0
        }
      }
    }
  }

  private mutating func compress(_ words: UnsafeMutableBufferPointer<UInt32>, _ byte: (Int) -> UInt8) {
    for index in 0..<16 {
      let word = (0..<4).reduce(UInt32(0)) { $0 << 8 | UInt32(byte(index * 4 + $1)) }
      words.initializeElement(at: index, to: word)
    }
    for index in 16..<80 {
      let word = words[index - 3] ^ words[index - 8] ^ words[index - 14] ^ words[index - 16]
      words.initializeElement(at: index, to: Self.rotated(word, 1))
    }
    var (a, b, c, d, e) = state
    for index in 0..<80 {
      let (mixed, constant): (UInt32, UInt32) =
        switch index {
        case ..<20: (b & c | ~b & d, 0x5A82_7999)
        case ..<40: (b ^ c ^ d, 0x6ED9_EBA1)
        case ..<60: (b & c | b & d | c & d, 0x8F1B_BCDC)
        default: (b ^ c ^ d, 0xCA62_C1D6)
        }
      let next = Self.rotated(a, 5) &+ mixed &+ e &+ constant &+ words[index]
      (e, d, c, b, a) = (d, c, Self.rotated(b, 30), a, next)
    }
    state = (state.0 &+ a, state.1 &+ b, state.2 &+ c, state.3 &+ d, state.4 &+ e)
  }

  private static func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word << count | word >> (32 - count)
  }
}

extension SHA1 {
  /// Reads a hash in 40 hexadecimal digits of either case; nil for anything else.
  init?(hexadecimal text: String) {
    guard text.utf8.count == 40 else { return nil }
    var words: [UInt32] = []
    var word: UInt32 = 0
    for (index, byte) in text.utf8.enumerated() {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { return nil }
      word = word << 4 | UInt32(digit)
      if index % 8 == 7 { words.append(word) }
    }
    state = (words[0], words[1], words[2], words[3], words[4])
  }
}
