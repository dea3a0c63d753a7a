import CJSONTape
import CQuietBytes
import Primitives

/// Reads a JSON text (RFC 8259) onto a tape, from its first byte to its last.
struct JSONTapeReader: ~Copyable {
  private var cursor: UnsafePointer<UInt8>
  private let start: UnsafePointer<UInt8>
  private let end: UnsafePointer<UInt8>
  private let tape: JSONTape
  private var containers: OpenContainers
  /// The end of the space for entries.
  private var limit: UnsafeMutablePointer<json_tape_entry>
  /// The start of the next text with escapes; nil before the first.
  private var textEnd: UnsafeMutablePointer<UInt8>?

  private init(
    _ text: UnsafeBufferPointer<UInt8>, _ start: UnsafePointer<UInt8>, _ tape: JSONTape, maximumDepth: Int
  ) {
    cursor = start
    self.start = start
    end = start + text.count
    self.tape = tape
    containers = OpenContainers(tape.entries, maximumDepth: maximumDepth)
    limit = tape.entries + tape.capacity
  }

  /// Reads the whole text; false if it is not JSON.
  static func read(
    _ text: UnsafeBufferPointer<UInt8>,
    onto tape: JSONTape,
    skipsMark: Bool,
    maximumDepth: Int
  ) -> Bool {
    guard let start = text.baseAddress else { return false }
    // Its parts stay in registers, since almost everything that it calls in the loop is inlined.
    var reader = JSONTapeReader(text, start, tape, maximumDepth: maximumDepth)
    return reader.read(skipsMark: skipsMark)
  }

  @inline(__always)
  private mutating func read(skipsMark: Bool) -> Bool {
    if skipsMark, end - cursor >= 3, cursor[0] == 0xEF, cursor[1] == 0xBB, cursor[2] == 0xBF { cursor += 3 }
    var byte = passBlanks()
    repeat {
      if containers.isObject {
        guard byte == UInt8(ascii: "\""), readString(), passBlanks() == UInt8(ascii: ":") else {
          return false
        }
        cursor += 1
        byte = passBlanks()
      }
      switch byte {
      case UInt8(ascii: "\""): guard readString() else { return false }
      case UInt8(ascii: "{"):
        guard open(JSON_TAPE_OBJECT) else { return false }
        byte = passBlanks()
        guard byte == UInt8(ascii: "}") else { continue }
        close()
      case UInt8(ascii: "["):
        guard open(JSON_TAPE_ARRAY) else { return false }
        byte = passBlanks()
        guard byte == UInt8(ascii: "]") else { continue }
        close()
      case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        guard let behind = NumberGrammar.end(of: cursor, limit: end), makeSpace() else { return false }
        containers.append(cursor, behind - cursor, JSON_TAPE_NUMBER)
        cursor = behind
      case UInt8(ascii: "t"): guard readWord("true", JSON_TAPE_TRUE) else { return false }
      case UInt8(ascii: "f"): guard readWord("false", JSON_TAPE_FALSE) else { return false }
      case UInt8(ascii: "n"): guard readWord("null", JSON_TAPE_NULL) else { return false }
      default: return false
      }
      guard let next = finishValue() else { return false }
      byte = next
    } while !containers.isEmpty
    return cursor == end
  }

  /// Passes blanks; returns the byte behind them, and 0, which no token starts with, at the end.
  @inline(__always)
  private mutating func passBlanks() -> UInt8 {
    while cursor < end {
      let byte = cursor.pointee
      // Most bytes are none of the four.
      if byte > 0x20 { return byte }
      guard byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { return byte }
      cursor += 1
    }
    return 0
  }

  @inline(__always)
  private mutating func open(_ kind: Int) -> Bool {
    guard makeSpace() else { return false }
    cursor += 1
    return containers.open(kind)
  }

  @inline(__always)
  private mutating func close() {
    cursor += 1
    containers.close()
  }

  /// Continues after a complete value: up to the next part of its container, whose first byte it returns, or behind every
  /// container that ends here; nil if something else is there.
  @inline(__always)
  private mutating func finishValue() -> UInt8? {
    while !containers.isEmpty {
      containers.completePart()
      switch passBlanks() {
      case UInt8(ascii: ","):
        cursor += 1
        return passBlanks()
      case UInt8(ascii: "}") where containers.isObject: close()
      case UInt8(ascii: "]") where !containers.isObject: close()
      default: return nil
      }
    }
    return passBlanks()
  }

  /// Makes space for an entry; false if the tape cannot hold more.
  @inline(__always)
  private mutating func makeSpace() -> Bool {
    if containers.next < limit { return true }
    guard tape.grow() else { return false }
    containers.move(to: tape.entries)
    limit = tape.entries + tape.capacity
    return true
  }

  @inline(__always)
  private mutating func readWord(_ word: StaticString, _ kind: Int) -> Bool {
    let count = word.utf8CodeUnitCount
    guard end - cursor >= count, makeSpace() else { return false }
    for index in 0..<count where cursor[index] != word.utf8Start[index] { return false }
    cursor += count
    containers.append(nil, 0, kind)
    return true
  }

  /// Reads a string; the cursor is on its opening quote.
  @inline(__always)
  private mutating func readString() -> Bool {
    let first = cursor + 1
    guard let stop = quiet_string_end(first, end, nil), stop < end, makeSpace() else { return false }
    if stop.pointee == UInt8(ascii: "\"") {
      cursor = stop + 1
      containers.append(first, stop - first, JSON_TAPE_STRING)
      return true
    }
    let text = textEnd ?? tape.textRoom(for: end - start)
    guard let (quote, written) = JSONEscape.decode(first, firstStop: stop, limit: end, into: text) else {
      return false
    }
    cursor = quote + 1
    textEnd = written
    containers.append(text, written - text, JSON_TAPE_STRING)
    return true
  }
}
