/// An immutable set of texts that is asked by their UTF-8 bytes, without a `String`.
///
/// A hash table with open addressing: its slots hold the number of a text, at the hash of its bytes or after. It is half
/// empty at least, so that a text is found in a step or two. Equal bytes only: what is canonically equivalent differs.
final class ByteStrings: Sendable {
  /// The bytes of all texts, one after the other.
  private let bytes: [UInt8]
  /// Where each text ends in `bytes`.
  private let ends: [Int]
  /// The number of a text, counted from 1; 0 for a free slot. A power of two of them.
  private let slots: [UInt32]
  /// The length of the longest text.
  private let longest: Int

  init(_ texts: [String]) {
    var (bytes, ends): ([UInt8], [Int]) = ([], [])
    var size = 4
    while size < texts.count * 2 { size *= 2 }
    var slots = [UInt32](repeating: 0, count: size)
    for (number, text) in texts.enumerated() {
      bytes += text.utf8
      ends.append(bytes.count)
      var slot = Array(text.utf8).withUnsafeBufferPointer { Self.hash($0) } & (size - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (size - 1) }
      slots[slot] = UInt32(number + 1)
    }
    (self.bytes, self.ends, self.slots) = (bytes, ends, slots)
    longest = texts.reduce(0) { max($0, $1.utf8.count) }
  }

  func contains(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    if utf8.count > longest { return false }
    var slot = Self.hash(utf8) & (slots.count - 1)
    while case let number = Int(slots[slot]), number != 0 {
      let start = number == 1 ? 0 : ends[number - 2]
      if ends[number - 1] - start == utf8.count, isEqual(utf8, from: start) { return true }
      slot = (slot + 1) & (slots.count - 1)
    }
    return false
  }

  private func isEqual(_ utf8: UnsafeBufferPointer<UInt8>, from start: Int) -> Bool {
    for offset in 0..<utf8.count where bytes[start + offset] != utf8[offset] { return false }
    return true
  }

  /// FNV-1a. Who chooses the texts of the set is the rule's author, so no one can make it slow.
  private static func hash(_ utf8: UnsafeBufferPointer<UInt8>) -> Int {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    // Of all bytes: very many texts may start alike, as addresses of web pages do.
    for byte in utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return Int(truncatingIfNeeded: hash ^ hash >> 32)
  }
}
