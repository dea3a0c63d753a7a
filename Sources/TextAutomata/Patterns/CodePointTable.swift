/// The class of each code point of a partition, found from UTF-8.
///
/// A table of bytes gives the class of ASCII. For any other code point, a trie has two stages: the block of 64 code
/// points, then the code point in the block, which the last byte of its UTF-8 selects.
final class CodePointTable: @unchecked Sendable {
  // Sendable: only the initializer writes the memory.

  private static let blockCount = 0x11_0000 / 64
  /// Marks a byte that is not ASCII.
  private static let noASCII: UInt8 = 0xFF

  /// The class of each byte, for ASCII.
  private let byteClasses: UnsafeMutablePointer<UInt8>
  /// The offset of each block in `blockClasses`, divided by 64.
  private let blocks: UnsafeMutablePointer<UInt16>
  private let blockClasses: UnsafeMutablePointer<UInt8>
  /// The memory that the table uses.
  let byteCount: Int

  init(_ classes: AlphabetClasses) {
    let (blockNumbers, contents) = Self.blocks(of: classes)
    blocks = .allocate(capacity: Self.blockCount)
    blocks.initialize(from: blockNumbers, count: Self.blockCount)
    blockClasses = .allocate(capacity: contents.count)
    blockClasses.initialize(from: contents, count: contents.count)
    byteClasses = .allocate(capacity: 256)
    byteClasses.initialize(repeating: Self.noASCII, count: 256)
    for byte in 0..<128 { byteClasses[byte] = contents[Int(blockNumbers[byte / 64]) * 64 + byte % 64] }
    byteCount = 2 * Self.blockCount + contents.count + 256
  }

  deinit {
    byteClasses.deallocate()
    blocks.deallocate()
    blockClasses.deallocate()
  }

  /// The class of a byte of ASCII.
  func number(ofASCII byte: Int) -> Int { Int(byteClasses[byte]) }

  /// Moves past the code point that begins at `byte`, and returns its class; nil if the bytes are not a code point.
  ///
  /// The text must not be at its end.
  @inline(__always)
  func takeClass(_ byte: inout UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>) -> Int? {
    let asciiClass = byteClasses[Int(byte.pointee)]
    if asciiClass != Self.noASCII {
      byte += 1
      return Int(asciiClass)
    }
    guard let block = Self.takeBlock(&byte, end) else { return nil }
    return Int(blockClasses[Int(blocks[block]) << 6 | Int(byte[-1] & 0x3F)])
  }

  /// Moves before the code point that ends at `byte`, and returns its class; nil if the bytes are not a code point.
  ///
  /// The text must not be at its start.
  @inline(__always)
  func takeClassBackward(_ byte: inout UnsafePointer<UInt8>, _ start: UnsafePointer<UInt8>) -> Int? {
    let last = byte[-1]
    let asciiClass = byteClasses[Int(last)]
    if asciiClass != Self.noASCII {
      byte -= 1
      return Int(asciiClass)
    }
    var lead = byte - 1
    while lead.pointee & 0xC0 == 0x80, lead > start, byte - lead < 4 { lead -= 1 }
    var end = lead
    guard let block = Self.takeBlock(&end, byte), end == byte else { return nil }
    byte = lead
    return Int(blockClasses[Int(blocks[block]) << 6 | Int(last & 0x3F)])
  }

  /// Moves past a code point beyond ASCII and returns its block of 64; nil if the bytes are not a code point.
  @inline(__always)
  private static func takeBlock(_ byte: inout UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>) -> Int? {
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
      guard block >= 0x1_0000 / 64, block < blockCount else { return nil }
      byte += 4
      return block
    default: return nil
    }
  }

  /// The number of each block of 64 code points, and the classes of the distinct blocks.
  private static func blocks(of classes: AlphabetClasses) -> (numbers: [UInt16], contents: [UInt8]) {
    let intervals = classes.intervals
    var numbers: [UInt16] = []
    numbers.reserveCapacity(blockCount)
    var contents: [UInt8] = []
    var uniform = [UInt16?](repeating: nil, count: classes.count)
    var mixed: [[UInt8]: UInt16] = [:]
    var current = 0
    for block in 0..<blockCount {
      let first = UInt32(block * 64)
      while current + 1 < intervals.count, intervals[current + 1].start <= first { current += 1 }
      let next = current + 1 < intervals.count ? intervals[current + 1].start : 0x11_0000
      if next >= first + 64 {
        let number = intervals[current].number
        if let known = uniform[Int(number)] {
          numbers.append(known)
          continue
        }
        uniform[Int(number)] = UInt16(contents.count / 64)
        numbers.append(UInt16(contents.count / 64))
        contents += [UInt8](repeating: number, count: 64)
      } else {
        var position = current
        let content = (first..<first + 64).map { codePoint in
          while position + 1 < intervals.count, intervals[position + 1].start <= codePoint { position += 1 }
          return intervals[position].number
        }
        if let known = mixed[content] {
          numbers.append(known)
        } else {
          mixed[content] = UInt16(contents.count / 64)
          numbers.append(UInt16(contents.count / 64))
          contents += content
        }
      }
    }
    return (numbers, contents)
  }
}
