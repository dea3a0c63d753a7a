import CICUShim
import Primitives

/// An immutable set of code points with lookup in two loads.
///
/// Equal blocks of 64 code points share one word, so the set of a property takes some 20 KB.
package struct CodePointSet: Sendable {
  /// The number of the block's word, for each block of 64 code points.
  let index: [UInt16]
  /// The distinct words; bit n is the block's code point n.
  let words: [UInt64]

  /// Builds a set from ICU's UnicodeSet notation, such as `[\p{L}&&\p{Script=Arabic}]`.
  ///
  /// Takes milliseconds; make each set only once.
  package init(_ pattern: String) throws(ICUError) {
    try self.init(opening: { status in
      TextBuffers.withUTF8(of: pattern) { utf8 -> OpaquePointer? in
        guard let address = utf8.baseAddress else {
          status = Int32(icushim_illegal_argument)
          return nil
        }
        return icushim_set_open(address, Int64(utf8.count), &status)
      }
    })
  }

  /// Builds a set from a set of ICU, which `open` hands over.
  init(opening open: (_ status: inout Int32) -> OpaquePointer?) throws(ICUError) {
    var status: Int32 = 0
    guard let set = open(&status) else {
      throw ICUError(status: status, operation: "build set of code points")
    }
    defer { icushim_set_close(set) }
    self.init(of: set)
  }

  /// The code points of a set of the shim, which the caller still owns.
  init(of set: OpaquePointer) {
    var bits = [UInt64](repeating: 0, count: CodePointBlock.count)
    Self.forEachRange(of: set) { range in
      for block in Int(range.lowerBound >> 6)...Int(range.upperBound >> 6) {
        let first = max(Int(range.lowerBound) - block * 64, 0)
        let last = min(Int(range.upperBound) - block * 64, 63)
        bits[block] |= (~0 << UInt64(first)) & (~0 >> UInt64(63 - last))
      }
    }
    var blocks = DistinctBlocks<UInt64>()
    var first = 0
    while first < bits.count {
      let end = bits[first...].firstIndex { $0 != bits[first] } ?? bits.count
      blocks.append(bits[first], times: end - first)
      first = end
    }
    (index, words) = (blocks.numbers, blocks.contents)
  }

  /// Whether the set contains a code point; false beyond U+10FFFF.
  @inline(__always)
  package func contains(_ codePoint: UInt32) -> Bool {
    let block = Int(codePoint >> 6)
    guard block < CodePointBlock.count else { return false }
    return words[Int(index[block])] >> UInt64(codePoint & 63) & 1 != 0
  }

  /// Whether the set contains a scalar.
  @inline(__always)
  package func contains(_ scalar: Unicode.Scalar) -> Bool { contains(scalar.value) }

  private static func forEachRange(of set: OpaquePointer, _ body: (ClosedRange<UInt32>) -> Void) {
    for index in 0..<icushim_set_range_count(set) {
      var (first, last) = (UInt32(0), UInt32(0))
      icushim_set_range(set, index, &first, &last)
      body(first...last)
    }
  }
}
