import Primitives

/// A buffer for UTF-16 that outlives one run, so that a run allocates nothing.
///
/// `@unchecked Sendable` holds because a buffer belongs to one run at a time: `take` removes it from the pool.
package final class UTF16Scratch: @unchecked Sendable {
  private var storage: UnsafeMutableBufferPointer<UInt16>
  private var count = 0

  private static let pool = Lock<[UTF16Scratch]>([])
  private static let initialCapacity = 512
  /// Buffers larger than this, in code units, and buffers beyond this number are freed after use.
  private static let keptCapacity = 1 << 16
  private static let keptBuffers = 32

  private init() {
    storage = .allocate(capacity: Self.initialCapacity)
  }

  deinit { storage.deallocate() }

  static func take() -> UTF16Scratch {
    pool.withLock { $0.popLast() } ?? UTF16Scratch()
  }

  static func giveBack(_ scratch: UTF16Scratch) {
    guard scratch.storage.count <= keptCapacity else { return }
    pool.withLock { if $0.count < keptBuffers { $0.append(scratch) } }
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
    var read = 0
    var written = 0
    while read < utf8.count {
      let lead = UInt32(utf8[read])
      func tail(_ offset: Int) -> UInt32 { UInt32(utf8[read + offset]) & 0x3F }
      switch lead {
      case ..<0x80:
        storage[written] = UInt16(lead)
        read += 1
      case ..<0xE0:
        storage[written] = UInt16((lead & 0x1F) << 6 | tail(1))
        read += 2
      case ..<0xF0:
        storage[written] = UInt16((lead & 0x0F) << 12 | tail(1) << 6 | tail(2))
        read += 3
      default:
        let scalar = ((lead & 0x07) << 18 | tail(1) << 12 | tail(2) << 6 | tail(3)) - 0x10000
        storage[written] = UInt16(0xD800 + (scalar >> 10))
        written += 1
        storage[written] = UInt16(0xDC00 + (scalar & 0x3FF))
        read += 4
      }
      written += 1
    }
    count = written
  }
}
