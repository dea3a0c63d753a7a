package import CJSONTape

/// Room for one JSON value, read in place or written from memory, and used again for the next.
///
/// Values that are read point into the bytes that were read, so that these must stay where they are as long as the
/// values are used; of those only texts with escapes are copied. Once the room has grown to what texts need, reading
/// and writing allocate nothing.
///
/// A tape serves one thread at a time.
package final class JSONTape {
  /// How deep arrays and objects may nest, as when nodes are read.
  package static let maximumDepth = 512
  /// The largest number of entries whose extent an entry can hold.
  private static let maximumCapacity = 1 << 28

  // A tape serves one thread, and no access to these lasts: checks for overlapping ones cost without a use.
  @exclusivity(unchecked) private(set) var entries: UnsafeMutablePointer<json_tape_entry>
  @exclusivity(unchecked) private(set) var capacity: Int
  private var texts: UnsafeMutablePointer<UInt8>?
  private(set) var textCapacity = 0

  /// - Parameter capacity: How many entries there is room for from the start.
  package init(capacity: Int = 256) {
    self.capacity = max(1, capacity)
    entries = .allocate(capacity: self.capacity)
  }

  deinit {
    entries.deallocate()
    texts?.deallocate()
  }

  /// Reads one JSON text, strictly as `JSONNode.parse` does.
  ///
  /// It keeps no count of lines, which is what makes it fast: why a text is no JSON is for `JSONNode.parse` to say.
  /// - Parameters:
  ///   - utf8: The text.
  ///   - tokens: What a scan found in the text, which saves looking for the ends of string literals.
  ///   - skipsMark: Whether a byte order mark in front is skipped.
  ///   - maximumDepth: How deep arrays and objects may nest.
  /// - Returns: The value; nil where the text is not JSON, or larger than a tape can hold.
  package func read(
    _ utf8: UnsafeBufferPointer<UInt8>,
    tokens: json_token_starts? = nil,
    skipsMark: Bool = true,
    maximumDepth: Int = JSONTape.maximumDepth
  ) -> JSONTapeValue? {
    guard utf8.count <= Int(UInt32.max), let start = utf8.baseAddress else { return nil }
    var reader = JSONTapeReader(
      start,
      end: start + utf8.count,
      strings: StringEnds(start, end: start + utf8.count, tokens: tokens),
      tape: self,
      maximumDepth: maximumDepth
    )
    return reader.read(skipsMark: skipsMark) ? value : nil
  }

  /// The room that the tape takes, in bytes.
  package var byteCount: Int { capacity * MemoryLayout<json_tape_entry>.stride + textCapacity }

  /// The value that was read last.
  package var value: JSONTapeValue { JSONTapeValue(entries) }

  /// Makes more room for entries; those that are there stay.
  ///
  /// - Returns: Whether there is more room: a tape has an end.
  package func grow() -> Bool {
    guard capacity < Self.maximumCapacity else { return false }
    let larger = UnsafeMutablePointer<json_tape_entry>.allocate(capacity: 2 * capacity)
    larger.moveInitialize(from: entries, count: capacity)
    entries.deallocate()
    entries = larger
    capacity *= 2
    return true
  }

  /// Room for the texts with escapes of one JSON text, which never grow by being read.
  ///
  /// - Parameter count: The length of the JSON text in bytes.
  package func textRoom(for count: Int) -> UnsafeMutablePointer<UInt8> {
    if let texts, textCapacity >= count { return texts }
    return growTexts(toFit: count, keeping: 0) { _ in }
  }

  /// Makes more room for texts.
  ///
  /// - Parameters:
  ///   - count: The bytes that there is room for afterwards.
  ///   - used: How many bytes of the old room go along.
  ///   - move: Is given the new room while the old one is still there.
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
