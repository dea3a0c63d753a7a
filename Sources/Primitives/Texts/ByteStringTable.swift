/// Texts that are looked up by their UTF-8: the names of the members that rules refer to, or the values of a list.
///
/// An open hash table. A text is identified by its length and its first and last eight bytes, which cover most texts
/// completely, and by the bytes in between if it is longer. The hash is seeded, since documents may be hostile.
///
/// `@unchecked Sendable` holds because it never changes after initialization.
package final class ByteStringTable: @unchecked Sendable {
  private struct Slot {
    var key = ByteStringKey(UnsafeBufferPointer(start: nil, count: 0))
    /// The offset of the text; -1 if the slot is free.
    var offset = -1
    var start = 0

    func has(_ key: ByteStringKey, _ text: [UInt8], in bytes: [UInt8]) -> Bool {
      self.key.isEqual(to: key) && bytes[start..<start + key.length].elementsEqual(text)
    }
  }

  fileprivate struct Seed {
    let first = UInt64.seed(0)
    let last = UInt64.seed(1)
  }

  /// How many texts there are, with those that are equal to an earlier one.
  package let count: Int
  // Not arrays: each look-up would count a reference to them.
  private let slots: UnsafeMutablePointer<Slot>
  private let bytes: UnsafeMutablePointer<UInt8>
  private let mask: Int
  private let seed: Seed
  /// The length of the longest text.
  private let longest: Int
  /// A bit for each length that a text has; the highest for all that are greater.
  private let lengths: UInt64
  /// The texts as numbers, and their offsets, if they are few and short: comparing takes less time than a hash.
  private let words: UnsafeMutablePointer<(word: UInt64, offset: Int)>
  /// How many they are; 0 if they are not few and short.
  private let wordCount: Int

  /// - Parameter texts: The texts; the offset of each is its index among them. Of equal texts, the first counts.
  package convenience init(_ texts: [String]) { self.init(texts, offsets: Array(texts.indices)) }

  /// - Parameters:
  ///   - texts: The texts. Of equal texts, the first counts.
  ///   - offsets: The offset of each text; at least 0.
  package init(_ texts: [String], offsets: [Int]) {
    count = texts.count
    var capacity = 4
    while capacity < 2 * texts.count { capacity *= 2 }
    mask = capacity - 1
    var slots = Array(repeating: Slot(), count: capacity)
    var bytes: [UInt8] = []
    longest = texts.reduce(0) { max($0, $1.utf8.count) }
    lengths = texts.reduce(0) { $0 | 1 << UInt64(min($1.utf8.count, 63)) }
    let seed = Seed()
    for (text, offset) in zip(texts, offsets) {
      let utf8 = Array(text.utf8)
      let (key, hash) = utf8.withUnsafeBufferPointer { utf8 in
        let key = ByteStringKey(utf8)
        return (key, key.hash(utf8, seed))
      }
      var index = hash & mask
      while slots[index].offset >= 0, !slots[index].has(key, utf8, in: bytes) { index = (index + 1) & mask }
      if slots[index].offset >= 0 { continue }
      slots[index] = Slot(key: key, offset: max(0, offset), start: bytes.count)
      bytes += utf8
    }
    self.seed = seed
    self.slots = .allocate(capacity: capacity)
    self.slots.initialize(from: slots, count: capacity)
    self.bytes = .allocate(capacity: max(1, bytes.count))
    self.bytes.initialize(from: bytes, count: bytes.count)
    let isWords = longest < 8 && texts.count <= Self.fewTexts
    words = .allocate(capacity: max(1, texts.count))
    var distinct: [(word: UInt64, offset: Int)] = []
    for (var text, offset) in zip(texts, offsets) where isWords {
      let word = text.withUTF8 { Self.word($0) }
      if !distinct.contains(where: { $0.word == word }) { distinct.append((word, max(0, offset))) }
    }
    words.initialize(from: distinct, count: distinct.count)
    wordCount = distinct.count
  }

  private static let fewTexts = 8

  /// A text of fewer than eight bytes as a number: its bytes and, above them, their count.
  @inline(__always)
  private static func word(_ text: UnsafeBufferPointer<UInt8>) -> UInt64 {
    let count = text.count
    guard let start = text.baseAddress, count > 0 else { return 0 }
    let last = UInt64(truncatingIfNeeded: count &- 1) &* 8
    let length = UInt64(truncatingIfNeeded: count) &<< 56
    if count >= 4 {
      // Where both numbers overlap, they are equal.
      let low = UnsafeRawPointer(start).loadUnaligned(as: UInt32.self)
      let high = UnsafeRawPointer(start + (count &- 4)).loadUnaligned(as: UInt32.self)
      return UInt64(UInt32(littleEndian: low)) | UInt64(UInt32(littleEndian: high)) &<< (last &- 24) | length
    }
    let middle = count >> 1
    return UInt64(start[0]) | UInt64(start[middle]) &<< UInt64(truncatingIfNeeded: middle &* 8)
      | UInt64(start[count &- 1]) &<< last | length
  }

  deinit {
    slots.deallocate()
    bytes.deallocate()
    words.deallocate()
  }

  /// The offset of a text among those of the table; nil if it is not among them.
  package func offset(of text: UnsafeBufferPointer<UInt8>) -> Int? {
    guard mayHave(text) else { return nil }
    if wordCount > 0 {
      let word = Self.word(text)
      for index in 0..<wordCount where words[index].word == word { return words[index].offset }
      return nil
    }
    let key = ByteStringKey(text)
    var index = key.hash(text, seed) & mask
    while slots[index].offset >= 0 {
      if isText(text, key, in: slots + index) { return slots[index].offset }
      index = (index + 1) & mask
    }
    return nil
  }

  /// Whether a text is in the table.
  package func contains(_ utf8: UnsafePointer<UInt8>?, _ count: Int) -> Bool {
    let text = UnsafeBufferPointer(start: utf8, count: count)
    guard wordCount > 0 else { return offset(of: text) != nil }
    guard count < 8 else { return false }
    let word = Self.word(text)
    for index in 0..<wordCount where words[index].word == word { return true }
    return false
  }

  /// Whether a text of the table is as long.
  @inline(__always)
  private func mayHave(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    text.count <= longest && lengths >> UInt64(min(text.count, 63)) & 1 != 0
  }

  @inline(__always)
  private func isText(
    _ text: UnsafeBufferPointer<UInt8>, _ key: ByteStringKey, in slot: UnsafeMutablePointer<Slot>
  ) -> Bool {
    slot.pointee.key.isEqual(to: key) && (key.length <= 16 || holds(text, at: slot.pointee.start))
  }

  private func holds(_ text: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
    for index in text.indices where bytes[start + index] != text[index] { return false }
    return true
  }
}

extension ByteStringKey {
  /// A hash of the bytes between those of the key; 0 for short texts.
  @inline(__always)
  private func middle(of text: UnsafeBufferPointer<UInt8>) -> UInt64 {
    length > 16
      ? Self.hash(UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(text)[8..<length - 8])) : 0
  }

  @inline(never)
  private static func hash(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    var hasher = Hasher()
    hasher.combine(bytes: bytes)
    return UInt64(bitPattern: Int64(hasher.finalize()))
  }

  /// - Parameter text: The text of the key.
  @inline(__always)
  fileprivate func hash(_ text: UnsafeBufferPointer<UInt8>, _ seed: ByteStringTable.Seed) -> Int {
    // All bits of both factors are in the two halves of the product; which ones is unpredictable without the seed.
    let (high, low) = (first ^ seed.first)
      .multipliedFullWidth(by: (last &+ UInt64(truncatingIfNeeded: length)) ^ middle(of: text) ^ seed.last)
    return Int(truncatingIfNeeded: high ^ low)
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
