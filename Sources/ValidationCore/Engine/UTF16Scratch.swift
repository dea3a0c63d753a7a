import Primitives

/// A buffer for UTF-16 that outlives one run, so that a run allocates nothing.
///
/// `@unchecked Sendable` holds because a buffer belongs to one run at a time: `take` removes it from the pool.
package final class UTF16Scratch: @unchecked Sendable {
  private var storage: UnsafeMutableBufferPointer<UInt16>
  private var count = 0

  private static let pool = Pool<UTF16Scratch>(capacity: 32)
  private static let initialCapacity = 512
  /// Buffers larger than this, in code units, are freed after use.
  private static let keptCapacity = 1 << 16

  private init() {
    storage = .allocate(capacity: Self.initialCapacity)
  }

  deinit { storage.deallocate() }

  static func take() -> UTF16Scratch { pool.take() ?? UTF16Scratch() }

  static func giveBack(_ scratch: UTF16Scratch) {
    if scratch.storage.count <= keptCapacity { pool.give(scratch) }
  }

  var units: UnsafeBufferPointer<UInt16> {
    UnsafeBufferPointer(rebasing: storage[..<count])
  }

  /// Writes well-formed UTF-8 as UTF-16, which never takes more units than there are bytes.
  func fill(with utf8: UnsafeBufferPointer<UInt8>) {
    if storage.count < utf8.count {
      storage.deallocate()
      storage = .allocate(capacity: max(utf8.count, 2 * Self.initialCapacity))
    }
    var (read, written) = (0, 0)
    while read < utf8.count {
      let (value, end) = UTF8Decoding.codePoint(in: utf8, at: read)
      read = end
      if value < 0x10000 {
        storage[written] = UInt16(value)
      } else {
        storage[written] = UInt16(0xD7C0 + (value >> 10))
        written += 1
        storage[written] = UInt16(0xDC00 | value & 0x3FF)
      }
      written += 1
    }
    count = written
  }
}
