import CJSONTape
import Primitives

/// Reads a JSON text onto a tape by the tokens that a scan found, without looking at what is between them.
///
/// It accepts no text that ``JSONTapeReader`` refuses, and writes the same entries; that reader decides about the texts
/// that it refuses.
struct JSONTokenReader: ~Copyable {
  private static let noParent = Int(UInt32.max >> 3)

  private let start: UnsafePointer<UInt8>
  private let end: UnsafePointer<UInt8>
  private let tape: JSONTape
  /// There is space for an entry for each token.
  private let entries: UnsafeMutablePointer<json_tape_entry>
  private var token: UnsafePointer<UInt32>
  private let lastToken: UnsafePointer<UInt32>
  private var used = 0
  private var depthLeft: Int
  /// The open container, and how many parts of it are complete. Until it is closed, the extent of its entry has the
  /// offset of the container around it. ``OpenContainers`` does the same, but less of it stays in
  /// registers here.
  private var container = JSONTokenReader.noParent
  private var partCount: UInt32 = 0
  private var isObject = false
  /// The first backslash that was not read; the end if there is none.
  private var backslash: UnsafePointer<UInt8>
  /// Where the next text with escapes is written; nil before the first.
  private var textEnd: UnsafeMutablePointer<UInt8>?

  private init(
    _ text: UnsafeBufferPointer<UInt8>, _ start: UnsafePointer<UInt8>, _ tokens: json_token_starts,
    _ tape: JSONTape, maximumDepth: Int
  ) {
    self.start = start
    end = start + text.count
    self.tape = tape
    entries = tape.entries
    token = tokens.offsets
    lastToken = tokens.offsets + tokens.count
    depthLeft = maximumDepth
    backslash = json_find(UInt8(ascii: "\\"), start, text.count) ?? end
  }

  /// Whether the whole text was read.
  static func read(
    _ text: UnsafeBufferPointer<UInt8>,
    _ tokens: json_token_starts,
    onto tape: JSONTape,
    maximumDepth: Int
  ) -> Bool {
    guard let start = text.baseAddress, tape.reserve(tokens.count) else { return false }
    // Its parts stay in registers, since everything that it calls in the loop is inlined.
    var reader = JSONTokenReader(text, start, tokens, tape, maximumDepth: maximumDepth)
    return reader.read()
  }

  @inline(__always)
  private mutating func read() -> Bool {
    repeat {
      guard let first = next() else { return false }
      switch first.pointee {
      case UInt8(ascii: "\""): guard takeString(first) else { return false }
      case UInt8(ascii: "{"):
        guard open(JSON_TAPE_OBJECT), let part = next() else { return false }
        if part.pointee == UInt8(ascii: "}") {
          close()
        } else {
          guard takeName(part) else { return false }
          continue
        }
      case UInt8(ascii: "["):
        guard open(JSON_TAPE_ARRAY), token < lastToken else { return false }
        guard start[Int(token.pointee)] == UInt8(ascii: "]") else { continue }
        token += 1
        close()
      case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        guard let behind = NumberGrammar.end(of: first, limit: end), ends(at: behind) else { return false }
        append(first, behind - first, JSON_TAPE_NUMBER)
      case UInt8(ascii: "t"): guard takeWord(first, "true", JSON_TAPE_TRUE) else { return false }
      case UInt8(ascii: "f"): guard takeWord(first, "false", JSON_TAPE_FALSE) else { return false }
      case UInt8(ascii: "n"): guard takeWord(first, "null", JSON_TAPE_NULL) else { return false }
      default: return false
      }
      guard finishValue() else { return false }
    } while container != Self.noParent
    return token == lastToken
  }

  /// The first byte of the next token; nil after the last.
  @inline(__always)
  private mutating func next() -> UnsafePointer<UInt8>? {
    guard token < lastToken else { return nil }
    defer { token += 1 }
    return start + Int(token.pointee)
  }

  /// The first byte of the next token, or the end.
  @inline(__always)
  private var behind: UnsafePointer<UInt8> { token < lastToken ? start + Int(token.pointee) : end }

  @inline(__always)
  private mutating func append(_ text: UnsafePointer<UInt8>?, _ length: Int, _ kind: Int) {
    entries[used] = json_tape_entry(
      text: text, length: UInt32(truncatingIfNeeded: length),
      extent: UInt32(truncatingIfNeeded: 1 << 3 | kind))
    used += 1
  }

  @inline(__always)
  private mutating func open(_ kind: Int) -> Bool {
    guard depthLeft > 0 else { return false }
    depthLeft -= 1
    if container != Self.noParent { entries[container].length = partCount }
    entries[used] = json_tape_entry(
      text: nil, length: 0, extent: UInt32(truncatingIfNeeded: container << 3 | kind))
    (container, partCount, isObject) = (used, 0, kind == JSON_TAPE_OBJECT)
    used += 1
    return true
  }

  @inline(__always)
  private mutating func close() {
    let extent = entries[container].extent
    entries[container].length = partCount
    entries[container].extent = UInt32(truncatingIfNeeded: used - container) << 3 | extent & 7
    container = Int(extent >> 3)
    depthLeft += 1
    if container != Self.noParent {
      partCount = entries[container].length
      isObject = Int(entries[container].extent & 7) == JSON_TAPE_OBJECT
    }
  }

  /// Continues after a complete value: with the next value of its container, or after every container that ends here.
  @inline(__always)
  private mutating func finishValue() -> Bool {
    while container != Self.noParent {
      partCount &+= 1
      guard let next = next() else { return false }
      switch next.pointee {
      case UInt8(ascii: ","):
        guard isObject else { return true }
        guard let name = self.next() else { return false }
        return takeName(name)
      case UInt8(ascii: "}") where isObject: close()
      case UInt8(ascii: "]") where !isObject: close()
      default: return false
      }
    }
    return true
  }

  @inline(__always)
  private mutating func takeName(_ first: UnsafePointer<UInt8>) -> Bool {
    guard first.pointee == UInt8(ascii: "\""), takeString(first), let colon = next() else { return false }
    return colon.pointee == UInt8(ascii: ":")
  }

  /// - Parameter quote: The opening quote, after which the next token was not read.
  @inline(__always)
  private mutating func takeString(_ quote: UnsafePointer<UInt8>) -> Bool {
    // Only blanks are between a string and the token after it.
    var close = behind - 1
    while close.pointee != UInt8(ascii: "\"") {
      guard close > quote else { return false }
      close -= 1
    }
    guard close > quote else { return false }
    var (text, length) = (quote + 1, close - quote - 1)
    if backslash < close {
      let target = textEnd ?? tape.textRoom(for: end - start)
      guard let written = JSONEscape.decode(UnsafeBufferPointer(start: text, count: length), into: target)
      else { return false }
      textEnd = written
      (text, length) = (UnsafePointer(target), written - target)
      backslash = json_find(UInt8(ascii: "\\"), close + 1, end - close - 1) ?? end
    }
    append(text, length, JSON_TAPE_STRING)
    return true
  }

  /// Whether only blanks are between the end of a number or word and the next token.
  @inline(__always)
  private func ends(at last: UnsafePointer<UInt8>) -> Bool {
    let behind = behind
    var byte = last
    while byte < behind {
      switch byte.pointee {
      case 0x20, 0x09, 0x0A, 0x0D: byte += 1
      default: return false
      }
    }
    return byte == behind
  }

  @inline(__always)
  private mutating func takeWord(_ first: UnsafePointer<UInt8>, _ word: StaticString, _ kind: Int) -> Bool {
    let count = word.utf8CodeUnitCount
    guard end - first >= count else { return false }
    for index in 0..<count where first[index] != word.utf8Start[index] { return false }
    guard ends(at: first + count) else { return false }
    append(nil, 0, kind)
    return true
  }
}
