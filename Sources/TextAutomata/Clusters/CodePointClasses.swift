import ICU
import Primitives

/// A one-byte number for each code point, found from UTF-8 in two loads.
///
/// Equal blocks of 64 code points are stored once, so 17,408 block numbers and some hundred blocks cover all of
/// Unicode. The last byte of a code point's UTF-8 selects the number in its block, so that no code point needs to be
/// assembled.
struct CodePointClasses: @unchecked Sendable {
  // Sendable: the memory behind the pointers is written before the initializer returns, never again, and
  // not freed once the table is shared.
  private static let blockCount = 0x11_0000 / 64

  /// The number of the block of each 64 code points.
  private let index: UnsafePointer<UInt16>
  /// The blocks; the first two are those of ASCII, in order.
  private let values: UnsafePointer<UInt8>

  /// Makes a table from ranges of code points with one number, which `forEachRange` gives in order without gaps.
  ///
  /// The memory, some 90 KB for the classes of a segmentation, is kept until the process ends, so make each table only
  /// once.
  init<Failure>(
    _ forEachRange: ((_ range: ClosedRange<Int>, _ value: UInt8) -> Void) throws(Failure) -> Void
  ) throws(Failure) {
    let index = UnsafeMutablePointer<UInt16>.allocate(capacity: Self.blockCount)
    index.initialize(repeating: 0, count: Self.blockCount)
    var values: [UInt8] = []
    var uniformBlocks: [UInt8: UInt16] = [:]
    try forEachRange { range, value in
      var block = range.lowerBound >> 6
      while block << 6 <= range.upperBound {
        // The block after the last one that the range covers completely.
        let next = (range.upperBound + 1) >> 6
        if block > 1, block << 6 >= range.lowerBound, block < next {
          let number = uniformBlocks[value] ?? Self.add(value, to: &values)
          uniformBlocks[value] = number
          (index + block).update(repeating: number, count: next - block)
          block = next
          continue
        }
        if block << 6 >= range.lowerBound { index[block] = Self.add(value, to: &values) }
        let start = Int(index[block]) << 6
        for codePoint in range.clamped(to: block << 6...(block << 6 | 63)) {
          values[start + (codePoint & 63)] = value
        }
        block += 1
      }
    }
    let kept = UnsafeMutablePointer<UInt8>.allocate(capacity: values.count)
    kept.initialize(from: values, count: values.count)
    self.index = UnsafePointer(index)
    self.values = UnsafePointer(kept)
  }

  /// Frees the memory; only for a table that turned out to be useless and is not shared.
  func deallocate() {
    index.deallocate()
    values.deallocate()
  }

  /// Adds a block of one value and returns its number; there are 17,408 blocks, so 16 bits always suffice.
  private static func add(_ value: UInt8, to values: inout [UInt8]) -> UInt16 {
    values.append(contentsOf: repeatElement(value, count: 64))
    return UInt16(values.count / 64 - 1)
  }

  /// The number of a code point up to U+10FFFF.
  @inline(__always)
  subscript(codePoint: UInt32) -> UInt8 {
    self[block: Int(codePoint >> 6), UInt8(truncatingIfNeeded: codePoint)]
  }

  /// The number of an ASCII code point, in one load.
  @inline(__always)
  subscript(ascii byte: UInt8) -> UInt8 { values[Int(byte & 0x7F)] }

  /// The number of the code point at `position`; moves `position` after it.
  ///
  /// Ill-formed text gives the number of some code point, but never reads outside the buffer or stops advancing.
  @inline(__always)
  func next(in utf8: UnsafeBufferPointer<UInt8>, at position: inout Int) -> UInt8 {
    let lead = utf8[position]
    if lead < 0x80 {
      position += 1
      return self[ascii: lead]
    }
    if lead < 0xE0, position + 2 <= utf8.count {
      let last = utf8[position + 1]
      position += 2
      return self[block: Int(lead & 0x1F), last]
    }
    if lead & 0xF0 == 0xE0, position + 3 <= utf8.count {
      let (second, last) = (utf8[position + 1], utf8[position + 2])
      position += 3
      return self[block: Int(lead & 0x0F) << 6 | Int(second & 0x3F), last]
    }
    if lead >= 0xF0, position + 4 <= utf8.count {
      let (second, third, last) = (utf8[position + 1], utf8[position + 2], utf8[position + 3])
      position += 4
      let block = Int(lead & 0x07) << 12 | Int(second & 0x3F) << 6 | Int(third & 0x3F)
      return self[block: min(block, Self.blockCount - 1), last]
    }
    let (value, end) = UTF8Decoding.codePoint(in: utf8, at: position)
    position = end
    return self[value]
  }

  @inline(__always)
  private subscript(block block: Int, last: UInt8) -> UInt8 {
    values[Int(index[block]) << 6 | Int(last & 0x3F)]
  }
}
