import CJSONTape
import Primitives

/// Reads a JSON text (RFC 8259) onto a tape, byte by byte.
///
/// Open containers need no stack: until a container is closed, the extent of its entry holds the offset of the
/// enclosing container.
struct JSONTapeReader: ~Copyable {
  private static let noParent = Int(UInt32.max >> 3)

  private var cursor: UnsafePointer<UInt8>
  private let start: UnsafePointer<UInt8>
  private let end: UnsafePointer<UInt8>
  private let tape: JSONTape
  private let maximumDepth: Int

  private var entries: UnsafeMutablePointer<json_tape_entry>
  private var capacity: Int
  private var used = 0
  private var container = JSONTapeReader.noParent
  private var depth = 0
  /// The start of the next text with escapes; nil before the first.
  private var textEnd: UnsafeMutablePointer<UInt8>?

  init(
    _ start: UnsafePointer<UInt8>,
    end: UnsafePointer<UInt8>,
    tape: JSONTape,
    maximumDepth: Int
  ) {
    cursor = start
    self.start = start
    self.end = end
    self.tape = tape
    self.maximumDepth = maximumDepth
    entries = tape.entries
    capacity = tape.capacity
  }

  /// Reads the whole text; false if it is not JSON.
  mutating func read(skipsMark: Bool) -> Bool {
    if skipsMark, end - cursor >= 3, cursor[0] == 0xEF, cursor[1] == 0xBB, cursor[2] == 0xBF { cursor += 3 }
    skipBlanks()
    repeat {
      guard readValue() else { return false }
    } while container != Self.noParent
    skipBlanks()
    return cursor == end
  }

  /// Reads a value and the text after it up to the next value, or opens a container up to its first value.
  private mutating func readValue() -> Bool {
    guard cursor < end else { return false }
    switch cursor.pointee {
    case UInt8(ascii: "{"): return open(JSON_TAPE_OBJECT)
    case UInt8(ascii: "["): return open(JSON_TAPE_ARRAY)
    case UInt8(ascii: "\""):
      guard readString() else { return false }
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      guard readNumber() else { return false }
    case UInt8(ascii: "t"):
      guard readWord("true", JSON_TAPE_TRUE) else { return false }
    case UInt8(ascii: "f"):
      guard readWord("false", JSON_TAPE_FALSE) else { return false }
    case UInt8(ascii: "n"):
      guard readWord("null", JSON_TAPE_NULL) else { return false }
    default: return false
    }
    return finishValue()
  }

  private mutating func open(_ kind: Int) -> Bool {
    guard depth < maximumDepth else { return false }
    depth += 1
    cursor += 1
    let index = used
    guard append(nil, 0, kind) else { return false }
    entries[index].extent = UInt32(truncatingIfNeeded: container << 3 | kind)
    container = index
    skipBlanks()
    guard cursor < end else { return false }
    if cursor.pointee == (kind == JSON_TAPE_OBJECT ? UInt8(ascii: "}") : UInt8(ascii: "]")) {
      close()
      return finishValue()
    }
    return kind == JSON_TAPE_OBJECT ? readName() : true
  }

  private mutating func close() {
    cursor += 1
    let extent = entries[container].extent
    entries[container].extent = UInt32(truncatingIfNeeded: used - container) << 3 | extent & 7
    container = Int(extent >> 3)
    depth -= 1
  }

  /// Continues after a complete value: with the next value of its container, or after every container that ends here.
  private mutating func finishValue() -> Bool {
    while container != Self.noParent {
      entries[container].length += 1
      skipBlanks()
      guard cursor < end else { return false }
      let isObject = Int(entries[container].extent & 7) == JSON_TAPE_OBJECT
      switch cursor.pointee {
      case UInt8(ascii: ","):
        cursor += 1
        skipBlanks()
        return isObject ? readName() : true
      case UInt8(ascii: "}") where isObject: close()
      case UInt8(ascii: "]") where !isObject: close()
      default: return false
      }
    }
    return true
  }

  private mutating func readName() -> Bool {
    guard cursor < end, cursor.pointee == UInt8(ascii: "\""), readString() else { return false }
    skipBlanks()
    guard cursor < end, cursor.pointee == UInt8(ascii: ":") else { return false }
    cursor += 1
    skipBlanks()
    return true
  }

  @inline(__always)
  private mutating func append(_ text: UnsafePointer<UInt8>?, _ length: Int, _ kind: Int) -> Bool {
    if used == capacity {
      guard tape.grow() else { return false }
      entries = tape.entries
      capacity = tape.capacity
    }
    entries[used] = json_tape_entry(
      text: text,
      length: UInt32(truncatingIfNeeded: length),
      extent: UInt32(truncatingIfNeeded: 1 << 3 | kind)
    )
    used += 1
    return true
  }

  @inline(__always)
  private mutating func skipBlanks() {
    while cursor < end {
      switch cursor.pointee {
      case 0x20, 0x09, 0x0A, 0x0D: cursor += 1
      default: return
      }
    }
  }

  private mutating func readWord(_ word: StaticString, _ kind: Int) -> Bool {
    let count = word.utf8CodeUnitCount
    guard end - cursor >= count else { return false }
    for index in 0..<count where cursor[index] != word.utf8Start[index] { return false }
    cursor += count
    return append(nil, 0, kind)
  }

  private mutating func readNumber() -> Bool {
    let first = cursor
    guard let behind = NumberGrammar.end(of: first, limit: end) else { return false }
    cursor = behind
    return append(first, behind - first, JSON_TAPE_NUMBER)
  }

  /// Reads a string; the cursor is on its opening quote.
  private mutating func readString() -> Bool {
    cursor += 1
    let first = cursor
    guard let stop = StringBodyScanner.end(from: first, limit: end) else { return false }
    cursor = stop
    if stop.pointee == UInt8(ascii: "\"") {
      cursor += 1
      return append(first, stop - first, JSON_TAPE_STRING)
    }
    return readEscapedString(from: first)
  }

  /// Reads the remainder of a string into the space for texts; the cursor is on the first backslash.
  private mutating func readEscapedString(from first: UnsafePointer<UInt8>) -> Bool {
    let text = textEnd ?? tape.textRoom(for: end - start)
    var target = text
    var run = first
    while true {
      target.initialize(from: run, count: cursor - run)
      target += cursor - run
      if cursor.pointee == UInt8(ascii: "\"") { break }
      guard JSONEscape.read(&cursor, limit: end, into: &target) else { return false }
      run = cursor
      guard let stop = StringBodyScanner.end(from: cursor, limit: end) else { return false }
      cursor = stop
    }
    cursor += 1
    textEnd = target
    return append(text, target - text, JSON_TAPE_STRING)
  }
}
