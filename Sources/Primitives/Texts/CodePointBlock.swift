/// Blocks of 64 code points, as tables of code points have them: the last byte of the UTF-8 of a code point selects it in
/// its block, and the other bytes select the block.
@usableFromInline
package enum CodePointBlock {
  /// The number of blocks in Unicode.
  @inlinable package static var count: Int { 0x11_0000 / 64 }

  /// Moves past a code point beyond ASCII and returns its block; nil if the bytes are not a code point.
  @inlinable
  @inline(__always)
  package static func take(_ byte: inout UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>) -> Int? {
    // A continuation byte without its leading bits is below 64.
    let lead = Int(byte.pointee)
    switch lead {
    case 0xC2...0xDF:
      guard end - byte >= 2, byte[1] ^ 0x80 < 64 else { return nil }
      byte += 2
      return lead & 0x1F
    case 0xE0...0xEF:
      guard end - byte >= 3, (byte[1] ^ 0x80) | (byte[2] ^ 0x80) < 64 else { return nil }
      let block = (lead & 0x0F) << 6 | Int(byte[1] & 0x3F)
      // Neither an overlong form of a code point nor a surrogate.
      guard block >= 0x800 / 64, block & ~0x1F != 0xD800 / 64 else { return nil }
      byte += 3
      return block
    case 0xF0...0xF4:
      guard end - byte >= 4, (byte[1] ^ 0x80) | (byte[2] ^ 0x80) | (byte[3] ^ 0x80) < 64 else { return nil }
      let block = (lead & 0x07) << 12 | Int(byte[1] & 0x3F) << 6 | Int(byte[2] & 0x3F)
      guard block >= 0x1_0000 / 64, block < count else { return nil }
      byte += 4
      return block
    default: return nil
    }
  }
}

/// The contents of blocks, equal ones stored once.
// Inlinable, since generic code would look up the type of the contents for each block.
@usableFromInline
package struct DistinctBlocks<Content: Hashable> {
  /// The number of each block's content.
  @usableFromInline package var numbers: [UInt16] = []
  @usableFromInline package var contents: [Content] = []
  @usableFromInline var known: [Content: UInt16] = [:]

  @inlinable package init() {}

  /// Adds some blocks with one content. There are 17,408 in all, so a number of 16 bits always suffices.
  @inlinable
  package mutating func append(_ content: Content, times: Int = 1) {
    let number = known[content] ?? UInt16(truncatingIfNeeded: contents.count)
    if Int(number) == contents.count {
      known[content] = number
      contents.append(content)
    }
    numbers.append(contentsOf: repeatElement(number, count: times))
  }
}
