/// Texts that are looked up by their bytes: the names of the members that rules are about, or the values of a list.
///
/// An open hash table. A text is told by its length and its first and last eight bytes, which is all there is of most,
/// and by the bytes between where it is longer.
final class MemberTable: Sendable {
  private struct Slot {
    var first: UInt64 = 0
    var last: UInt64 = 0
    /// The length of the text; -1 where the slot is free.
    var length = -1
    var offset = 0
    var start = 0
  }

  /// What tells texts of up to sixteen bytes from all others.
  private struct Key {
    let first: UInt64
    let last: UInt64
    let length: Int

    @inline(__always)
    init(_ text: UnsafeBufferPointer<UInt8>) {
      length = text.count
      guard let base = text.baseAddress.map(UnsafeRawPointer.init) else {
        (first, last) = (0, 0)
        return
      }
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

    @inline(__always)
    var hash: Int {
      // Multiplicative hashing (Knuth, volume 3, 6.4): the high bits of the product are well mixed.
      let mixed =
        (first ^ (last << 29 | last >> 35) ^ UInt64(truncatingIfNeeded: length)) &* 0x9E37_79B9_7F4A_7C15
      return Int(truncatingIfNeeded: mixed >> 32)
    }
  }

  let count: Int
  private let slots: [Slot]
  private let bytes: [UInt8]
  private let mask: Int

  /// - Parameter texts: Different ones; the offset of each is its place among them.
  init(_ texts: [String]) {
    count = texts.count
    var capacity = 4
    while capacity < 2 * texts.count { capacity *= 2 }
    mask = capacity - 1
    var slots = Array(repeating: Slot(), count: capacity)
    var bytes: [UInt8] = []
    for (offset, text) in texts.enumerated() {
      let utf8 = Array(text.utf8)
      let key = utf8.withUnsafeBufferPointer { Key($0) }
      var index = key.hash & mask
      while slots[index].length >= 0 { index = (index + 1) & mask }
      slots[index] = Slot(
        first: key.first, last: key.last, length: key.length, offset: offset, start: bytes.count)
      bytes += utf8
    }
    self.slots = slots
    self.bytes = bytes
  }

  /// The offset of a text among those of the table; nil where it is none of them.
  func offset(of text: UnsafeBufferPointer<UInt8>) -> Int? {
    let key = Key(text)
    var index = key.hash & mask
    return slots.withUnsafeBufferPointer { slots in
      while slots[index].length >= 0 {
        let slot = slots[index]
        if slot.length == key.length, slot.first == key.first, slot.last == key.last,
          key.length <= 16 || holds(text, at: slot.start)
        {
          return slot.offset
        }
        index = (index + 1) & mask
      }
      return nil
    }
  }

  private func holds(_ text: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
    for index in text.indices where bytes[start + index] != text[index] { return false }
    return true
  }
}
