import Primitives

/// The class of each code point of a partition, found from UTF-8.
///
/// A table of bytes gives the class of ASCII. For any other code point, a trie has two stages: the block of 64 code
/// points, then the code point in the block, which the last byte of its UTF-8 selects.
final class CodePointTable: @unchecked Sendable {
  // Sendable: only the initializer writes the memory.

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
    blocks = .allocate(capacity: CodePointBlock.count)
    blocks.initialize(from: blockNumbers, count: CodePointBlock.count)
    blockClasses = .allocate(capacity: contents.count)
    blockClasses.initialize(from: contents, count: contents.count)
    byteClasses = .allocate(capacity: 256)
    byteClasses.initialize(repeating: Self.noASCII, count: 256)
    for byte in 0..<128 { byteClasses[byte] = contents[Int(blockNumbers[byte / 64]) * 64 + byte % 64] }
    byteCount = 2 * CodePointBlock.count + contents.count + 256
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
    guard let block = CodePointBlock.take(&byte, end) else { return nil }
    return Int(blockClasses[Int(blocks[block]) << 6 | Int(byte[-1] & 0x3F)])
  }

  /// Moves past a code point of two or three bytes, which are not checked: for others, some class is returned.
  ///
  /// The text must not be cut off.
  /// - Parameter lead: The first byte, from 0xC0 to 0xEF.
  @inline(__always)
  func takeClass(_ byte: inout UnsafePointer<UInt8>, unchecked lead: Int) -> Int {
    let block: Int
    if lead < 0xE0 {
      block = lead & 0x1F
      byte += 2
    } else {
      block = (lead & 0x0F) << 6 | Int(byte[1] & 0x3F)
      byte += 3
    }
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
    guard let block = CodePointBlock.take(&end, byte), end == byte else { return nil }
    byte = lead
    return Int(blockClasses[Int(blocks[block]) << 6 | Int(last & 0x3F)])
  }

  /// The number of each block of 64 code points, and the classes of the distinct blocks.
  private static func blocks(of classes: AlphabetClasses) -> (numbers: [UInt16], contents: [UInt8]) {
    let intervals = classes.intervals
    var blocks = DistinctBlocks<[UInt8]>()
    var (current, block) = (0, 0)
    while block < CodePointBlock.count {
      let first = UInt32(block * 64)
      while current + 1 < intervals.count, intervals[current + 1].start <= first { current += 1 }
      let next = current + 1 < intervals.count ? intervals[current + 1].start : 0x11_0000
      let times = Int((next - first) / 64)
      if times > 0 {
        blocks.append([UInt8](repeating: intervals[current].number, count: 64), times: times)
      } else {
        var position = current
        blocks.append(
          (first..<first + 64).map { codePoint in
            while position + 1 < intervals.count, intervals[position + 1].start <= codePoint { position += 1 }
            return intervals[position].number
          })
      }
      block += max(times, 1)
    }
    return (blocks.numbers, Array(blocks.contents.joined()))
  }
}
