import Primitives

/// Texts with a value each, looked up by their UTF-8, mostly by one comparison: the names of members that a schema
/// mentions, or the texts that it allows.
///
/// The seed is chosen so that few texts share a place, and from random numbers, since documents may be hostile.
struct NameTable<Value: BitwiseCopyable>: ~Copyable {
  struct Slot {
    fileprivate var key: ByteStringKey
    /// The bytes of the text; nil if the slot is free.
    fileprivate var text: UnsafePointer<UInt8>?
    var value: Value

    /// Whether it is that of a text, unless it is free.
    @inline(__always)
    fileprivate func holds(_ other: ByteStringKey, _ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
      guard key.isEqual(to: other), let text else { return false }
      return other.length <= 16 || NameSeed.hasSameMiddle(text, utf8)
    }
  }

  let count: Int
  private let slots: UnsafeMutablePointer<Slot>
  private let mask: Int
  private let seed: NameSeed
  private let bytes: UnsafeMutablePointer<UInt8>

  /// - Parameters:
  ///   - texts: The UTF-8 of the texts with their values. Of equal texts, the first counts.
  ///   - none: A value for the places that are free.
  init(_ texts: [(text: [UInt8], value: Value)], none: Value) {
    bytes = .allocate(capacity: texts.reduce(1) { $0 + $1.text.count })
    var entries: [(key: ByteStringKey, text: UnsafeBufferPointer<UInt8>, value: Value)] = []
    entries.reserveCapacity(texts.count)
    var end = bytes
    for (text, value) in texts {
      let copy = UnsafeMutableBufferPointer(start: end, count: text.count)
      _ = copy.initialize(from: text)
      end += copy.count
      let utf8 = UnsafeBufferPointer(copy)
      entries.append((ByteStringKey(utf8), utf8, value))
    }
    var capacity = 4
    while capacity < (entries.count <= NameSeed.few ? 4 : 2) * entries.count { capacity *= 2 }
    let mask = capacity - 1
    self.mask = mask
    seed = NameSeed.best(for: entries.map { ($0.key, $0.text) }, mask)
    slots = .allocate(capacity: capacity)
    slots.initialize(
      repeating: Slot(key: ByteStringKey(UnsafeBufferPointer(start: nil, count: 0)), text: nil, value: none),
      count: capacity)
    var count = 0
    for entry in entries {
      var index = seed.place(of: entry.key, entry.text) & mask
      while slots[index].text != nil, !slots[index].holds(entry.key, entry.text) {
        index = (index + 1) & mask
      }
      if slots[index].text != nil { continue }
      slots[index] = Slot(key: entry.key, text: entry.text.baseAddress, value: entry.value)
      count += 1
    }
    self.count = count
  }

  deinit {
    slots.deallocate()
    bytes.deallocate()
  }

  /// The place of a text; nil if the table does not have it.
  @inline(__always)
  func slot(of text: UnsafeBufferPointer<UInt8>) -> UnsafeMutablePointer<Slot>? {
    let key = ByteStringKey(text)
    var index = seed.place(of: key, text) & mask
    while slots[index].text != nil {
      if slots[index].holds(key, text) { return slots + index }
      index = (index &+ 1) & mask
    }
    return nil
  }

  @inline(__always)
  func contains(_ text: UnsafeBufferPointer<UInt8>) -> Bool { slot(of: text) != nil }
}

/// How texts are spread over the places of a table.
struct NameSeed {
  /// For so many texts, a seed without collisions is worth searching.
  static let few = 64
  private static let trials: UInt64 = 24

  let first: UInt64
  let last: UInt64

  /// The seed of some that gives the fewest texts the place of another one.
  static func best(for texts: [(key: ByteStringKey, text: UnsafeBufferPointer<UInt8>)], _ mask: Int)
    -> NameSeed
  {
    if texts.count > few { return NameSeed(first: .seed(0), last: .seed(1)) }
    var best: (seed: NameSeed, collisions: Int)?
    // A bit for each place, of which there are at most eight for a text.
    var taken = [UInt64](repeating: 0, count: mask / 64 + 1)
    for trial in 0..<trials {
      let seed = NameSeed(
        first: .seed(0) &+ trial &* 0x9E37_79B9_7F4A_7C15, last: .seed(1) ^ trial &* 0xBF58_476D_1CE4_E5B9)
      for index in taken.indices { taken[index] = 0 }
      var collisions = 0
      for (key, text) in texts {
        let place = seed.place(of: key, text) & mask
        let bit = UInt64(1) << UInt64(place & 63)
        if taken[place >> 6] & bit != 0 { collisions += 1 }
        taken[place >> 6] |= bit
      }
      if best == nil || collisions < best?.collisions ?? 0 { best = (seed, collisions) }
      if collisions == 0 { break }
    }
    return best?.seed ?? NameSeed(first: .seed(0), last: .seed(1))
  }

  @inline(__always)
  func place(of key: ByteStringKey, _ text: UnsafeBufferPointer<UInt8>) -> Int {
    let length = UInt64(truncatingIfNeeded: key.length)
    let middle = key.length > 16 ? middle(of: text) : 0
    let (high, low) = (key.first ^ first).multipliedFullWidth(by: (key.last &+ length) ^ middle ^ last)
    return Int(truncatingIfNeeded: high ^ low)
  }

  /// A hash of the bytes between the first and the last eight.
  @inline(never)
  private func middle(of text: UnsafeBufferPointer<UInt8>) -> UInt64 {
    guard let start = UnsafeRawPointer(text.baseAddress) else { return 0 }
    var (hash, offset) = (first, 8)
    while offset < text.count - 8 {
      // The last word may have some of the last eight bytes, too.
      let word = (start + offset).loadUnaligned(as: UInt64.self)
      let (high, low) = (hash ^ word).multipliedFullWidth(by: last | 1)
      hash = high ^ low
      offset += 8
    }
    return hash
  }

  /// Whether two texts of the same length, more than 16 bytes, have the same bytes after the first eight.
  @inline(never)
  static func hasSameMiddle(_ one: UnsafePointer<UInt8>, _ other: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let start = UnsafeRawPointer(other.baseAddress) else { return false }
    let one = UnsafeRawPointer(one)
    var offset = 8
    while offset < other.count - 8 {
      if (one + offset).loadUnaligned(as: UInt64.self) != (start + offset).loadUnaligned(as: UInt64.self) {
        return false
      }
      offset += 8
    }
    return true
  }
}
