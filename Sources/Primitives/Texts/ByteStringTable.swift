/// Texts that are looked up by their UTF-8: the names of the members that rules refer to, or the values of a list.
///
/// An open hash table. A text is identified by its length and its first and last eight bytes, which cover most texts
/// completely, and by the bytes in between if it is longer. The hash is seeded, since documents may be hostile.
///
/// `@unchecked Sendable` holds because it never changes after initialization.
package final class ByteStringTable: @unchecked Sendable {
  private struct Slot {
    var first: UInt64 = 0
    var last: UInt64 = 0
    /// The length of the text; -1 if the slot is free.
    var length = -1
    var offset = 0
    var start = 0
  }

  private struct Seed {
    let first = UInt64.seed(0)
    let last = UInt64.seed(1)
  }

  /// The values that identify texts of up to sixteen bytes.
  private struct Key {
    let first: UInt64
    let last: UInt64
    let length: Int
    /// A hash of the bytes in between, for longer texts.
    let middle: UInt64

    @inline(__always)
    init(_ text: UnsafeBufferPointer<UInt8>) {
      length = text.count
      guard let base = text.baseAddress.map(UnsafeRawPointer.init) else {
        (first, last, middle) = (0, 0, 0)
        return
      }
      middle = length > 16 ? Self.hash(between: base, length) : 0
      switch length {
      case 8...:
        first = base.loadUnaligned(as: UInt64.self)
        last = (base + (length - 8)).loadUnaligned(as: UInt64.self)
      case 4...7:
        first = UInt64(base.loadUnaligned(as: UInt32.self))
        last = UInt64((base + (length - 4)).loadUnaligned(as: UInt32.self))
      case 1...3:
        first = UInt64(text[0]) | UInt64(text[length / 2]) << 8
        last = UInt64(text[length - 1])
      default: (first, last) = (0, 0)
      }
    }

    private static func hash(between base: UnsafeRawPointer, _ length: Int) -> UInt64 {
      var hasher = Hasher()
      hasher.combine(bytes: UnsafeRawBufferPointer(start: base + 8, count: length - 16))
      return UInt64(bitPattern: Int64(hasher.finalize()))
    }

    @inline(__always)
    func hash(_ seed: Seed) -> Int {
      // All bits of both factors are in the two halves of the product; which ones is unpredictable without the seed.
      let (high, low) = (first ^ seed.first)
        .multipliedFullWidth(by: (last &+ UInt64(truncatingIfNeeded: length)) ^ middle ^ seed.last)
      return Int(truncatingIfNeeded: high ^ low)
    }
  }

  package let count: Int
  // Not arrays: each look-up would count a reference to them.
  private let slots: UnsafeMutablePointer<Slot>
  private let bytes: UnsafeMutablePointer<UInt8>
  private let mask: Int
  private let seed = Seed()
  /// The length of the longest text.
  private let longest: Int

  /// - Parameter texts: The texts; the offset of each is its index among them. Of equal texts, the first counts.
  package init(_ texts: [String]) {
    count = texts.count
    var capacity = 4
    while capacity < 2 * texts.count { capacity *= 2 }
    mask = capacity - 1
    var slots = Array(repeating: Slot(), count: capacity)
    var bytes: [UInt8] = []
    longest = texts.reduce(0) { max($0, $1.utf8.count) }
    for (offset, text) in texts.enumerated() {
      let utf8 = Array(text.utf8)
      let key = utf8.withUnsafeBufferPointer { Key($0) }
      var index = key.hash(seed) & mask
      while slots[index].length >= 0 { index = (index + 1) & mask }
      slots[index] = Slot(
        first: key.first, last: key.last, length: key.length, offset: offset, start: bytes.count)
      bytes += utf8
    }
    self.slots = .allocate(capacity: capacity)
    self.slots.initialize(from: slots, count: capacity)
    self.bytes = .allocate(capacity: max(1, bytes.count))
    self.bytes.initialize(from: bytes, count: bytes.count)
  }

  deinit {
    slots.deallocate()
    bytes.deallocate()
  }

  /// The offset of a text among those of the table; nil if it is not among them.
  package func offset(of text: UnsafeBufferPointer<UInt8>) -> Int? {
    if text.count > longest { return nil }
    let key = Key(text)
    var index = key.hash(seed) & mask
    while slots[index].length >= 0 {
      let slot = slots + index
      if slot.pointee.length == key.length, slot.pointee.first == key.first, slot.pointee.last == key.last,
        key.length <= 16 || holds(text, at: slot.pointee.start)
      {
        return slot.pointee.offset
      }
      index = (index + 1) & mask
    }
    return nil
  }

  private func holds(_ text: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
    for index in text.indices where bytes[start + index] != text[index] { return false }
    return true
  }
}

extension UInt64 {
  /// A number that differs from process to process, like the hashes of Swift's own tables.
  package static func seed(_ number: Int) -> UInt64 {
    var hasher = Hasher()
    hasher.combine(number)
    return UInt64(bitPattern: Int64(hasher.finalize()))
  }
}
