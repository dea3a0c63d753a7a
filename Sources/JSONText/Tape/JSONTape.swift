package import CJSONTape

/// Storage for one JSON value, which is read in place or written from memory; reused for the next value.
///
/// A value that is read points into the bytes of its text, so these must stay in place as long as the value is used;
/// only strings with escapes are copied. Once the storage has grown to the size that the texts need, reading and
/// writing allocate nothing.
///
/// A tape serves one thread at a time.
package final class JSONTape {
  /// How deep arrays and objects may nest, the same as for nodes.
  package static let maximumDepth = 512
  /// The largest number of entries whose extent an entry can hold.
  private static let maximumCapacity = 1 << 28

  // A tape serves one thread, and accesses to these entries do not overlap: the checks for that would only cost time.
  @exclusivity(unchecked) private(set) var entries: UnsafeMutablePointer<json_tape_entry>
  @exclusivity(unchecked) private(set) var capacity: Int
  private var texts: UnsafeMutablePointer<UInt8>?
  private(set) var textCapacity = 0

  /// - Parameter capacity: How many entries there is space for at first.
  package init(capacity: Int = 256) {
    self.capacity = max(1, capacity)
    entries = .allocate(capacity: self.capacity)
  }

  deinit {
    entries.deallocate()
    texts?.deallocate()
  }

  /// Reads one JSON text, as strictly as `JSONNode.parse`.
  ///
  /// It does not count lines, which makes it fast: call `JSONNode.parse` to learn why a text is not JSON.
  /// - Parameters:
  ///   - utf8: The text.
  ///   - tokens: The tokens that a scan found in the text, so that most of its bytes are not looked at.
  ///   - skipsMark: Whether a leading byte order mark is skipped.
  ///   - maximumDepth: How deep arrays and objects may nest.
  /// - Returns: The value; nil if the text is not JSON, or is larger than a tape can hold.
  package func read(
    _ utf8: UnsafeBufferPointer<UInt8>,
    tokens: json_token_starts? = nil,
    skipsMark: Bool = true,
    maximumDepth: Int = JSONTape.maximumDepth
  ) -> JSONTapeValue? {
    guard utf8.count <= Int(UInt32.max) else { return nil }
    if let tokens, JSONTokenReader.read(utf8, tokens, onto: self, maximumDepth: maximumDepth) { return value }
    let isRead = JSONTapeReader.read(utf8, onto: self, skipsMark: skipsMark, maximumDepth: maximumDepth)
    return isRead ? value : nil
  }

  /// The memory that the tape uses, in bytes.
  package var byteCount: Int { capacity * MemoryLayout<json_tape_entry>.stride + textCapacity }

  /// The last value read.
  package var value: JSONTapeValue { JSONTapeValue(entries) }

  /// Space for a number of entries, which replace the last value; nil if a tape cannot hold so many.
  ///
  /// Whoever writes them writes a whole value, as `json_tape_entry` says.
  package func room(for count: Int) -> UnsafeMutablePointer<json_tape_entry>? {
    reserve(count) ? entries : nil
  }

  /// Makes space for a number of entries, without the existing ones; false if a tape cannot hold so many.
  func reserve(_ count: Int) -> Bool {
    if count <= capacity { return true }
    guard count <= Self.maximumCapacity else { return false }
    entries.deallocate()
    capacity = max(count, min(2 * capacity, Self.maximumCapacity))
    entries = .allocate(capacity: capacity)
    return true
  }

  /// Makes more space for entries and keeps the existing ones.
  ///
  /// - Returns: Whether there is more space: the size of a tape is limited.
  func grow() -> Bool {
    guard capacity < Self.maximumCapacity else { return false }
    let larger = UnsafeMutablePointer<json_tape_entry>.allocate(capacity: 2 * capacity)
    larger.moveInitialize(from: entries, count: capacity)
    entries.deallocate()
    entries = larger
    capacity *= 2
    return true
  }

  /// Space for the strings with escapes of one JSON text; decoding never makes them longer.
  ///
  /// - Parameter count: The length of the JSON text in bytes.
  package func textRoom(for count: Int) -> UnsafeMutablePointer<UInt8> {
    if let texts, textCapacity >= count { return texts }
    return growTexts(toFit: count, keeping: 0) { _ in }
  }

  /// Makes more space for texts.
  ///
  /// - Parameters:
  ///   - count: The size of the new space in bytes.
  ///   - used: How many bytes of the old space are copied.
  ///   - move: Called with the new space while the old one still exists.
  func growTexts(
    toFit count: Int,
    keeping used: Int,
    _ move: (UnsafeMutablePointer<UInt8>) -> Void
  ) -> UnsafeMutablePointer<UInt8> {
    textCapacity = max(64, count, 2 * textCapacity)
    let room = UnsafeMutablePointer<UInt8>.allocate(capacity: textCapacity)
    if let texts {
      room.initialize(from: texts, count: used)
      move(room)
      texts.deallocate()
    }
    texts = room
    return room
  }
}
