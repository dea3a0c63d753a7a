import CJSONTape

/// Writes a value onto a tape, part by part; the texts must stay in place as long as the value is used.
struct JSONTapeBuilder: ~Copyable {
  private let tape: JSONTape
  private var entries: UnsafeMutablePointer<json_tape_entry>
  private var capacity: Int
  /// How many entries have been written.
  private(set) var count = 0
  /// Whether everything fit on the tape.
  private(set) var isComplete = true

  /// - Parameter tape: The tape, whose last value is replaced.
  init(_ tape: JSONTape) {
    self.tape = tape
    entries = tape.entries
    capacity = tape.capacity
  }

  /// Writes a text, number, boolean or null, or the name of a member.
  ///
  /// - Parameters:
  ///   - kind: The kind of a value that is not an array or object.
  ///   - text: The UTF-8 of a text or number in JSON's grammar; not used for any other kind.
  @inline(__always)
  mutating func append(_ kind: JSONTapeValue.Kind, _ text: UnsafeBufferPointer<UInt8>) {
    guard hasRoom else { return }
    // A string with no bytes still has an address, as a tape's own strings do.
    entries[count] = json_tape_entry(
      text: text.baseAddress,
      length: UInt32(truncatingIfNeeded: text.count),
      extent: 1 << 3 | kind.rawValue
    )
    count += 1
  }

  /// Starts an array or object; returns its place, with which it is closed.
  mutating func open() -> Int {
    append(.null, UnsafeBufferPointer(start: nil, count: 0))
    return count - 1
  }

  /// Ends an array or object.
  ///
  /// - Parameter partCount: How many elements or members it has.
  mutating func close(_ place: Int, as kind: JSONTapeValue.Kind, partCount: Int) {
    guard isComplete else { return }
    entries[place].length = UInt32(truncatingIfNeeded: partCount)
    entries[place].extent = UInt32(truncatingIfNeeded: count - place) << 3 | kind.rawValue
  }

  /// Notes that a part does not fit on the tape.
  mutating func refuse() { isComplete = false }

  private var hasRoom: Bool {
    @inline(__always)
    mutating get {
      if count < capacity { return true }
      guard isComplete, tape.grow() else {
        isComplete = false
        return false
      }
      entries = tape.entries
      capacity = tape.capacity
      return true
    }
  }
}
