/// The grammar of JSON (RFC 8259), read without recursion and without building anything.
///
/// A reader that builds values has to refuse what they cannot hold, such as half of a surrogate pair, and needs room for
/// them; here the grammar alone is asked, in memory that does not grow with the text.
struct JSONSyntax {
  /// Why a text is not JSON.
  enum Fault {
    /// The grammar breaks at an offset.
    case syntax(Int)
    /// Arrays and objects are nested deeper than is read, at an offset.
    case depth(Int)
  }

  /// The deepest nesting that is read (RFC 8259, section 9, lets an implementation set one).
  static let maximumDepth = 512

  private enum Next {
    case value, valueOrEnd, key, keyOrEnd, commaOrEnd
  }

  private let utf8: UnsafeBufferPointer<UInt8>
  private var offset = 0
  private var depth = 0
  /// A bit for each open bracket, set for an object.
  private var brackets = SIMD8<UInt64>()

  /// What is wrong with the bytes, or nil where they are one JSON value.
  static func fault(in utf8: UnsafeBufferPointer<UInt8>) -> Fault? {
    var syntax = JSONSyntax(utf8)
    return syntax.read()
  }

  private init(_ utf8: UnsafeBufferPointer<UInt8>) { self.utf8 = utf8 }

  private mutating func read() -> Fault? {
    var next = Next.value
    while true {
      skipSpace()
      guard offset < utf8.count else {
        return next == .commaOrEnd && depth == 0 ? nil : .syntax(offset)
      }
      let byte = utf8[offset]
      switch (next, byte) {
      case (.commaOrEnd, _) where depth == 0: return .syntax(offset)
      case (.commaOrEnd, UInt8(ascii: ",")):
        offset += 1
        next = isInObject ? .key : .value
      case (.commaOrEnd, UInt8(ascii: "}")) where isInObject, (.keyOrEnd, UInt8(ascii: "}")),
        (.commaOrEnd, UInt8(ascii: "]")) where !isInObject, (.valueOrEnd, UInt8(ascii: "]")):
        offset += 1
        depth -= 1
        next = .commaOrEnd
      case (.key, UInt8(ascii: "\"")), (.keyOrEnd, UInt8(ascii: "\"")):
        guard readString() else { return .syntax(offset) }
        skipSpace()
        guard offset < utf8.count, utf8[offset] == UInt8(ascii: ":") else { return .syntax(offset) }
        offset += 1
        next = .value
      case (.value, UInt8(ascii: "{")), (.valueOrEnd, UInt8(ascii: "{")),
        (.value, UInt8(ascii: "[")), (.valueOrEnd, UInt8(ascii: "[")):
        guard depth < Self.maximumDepth else { return .depth(offset) }
        open(object: byte == UInt8(ascii: "{"))
        next = byte == UInt8(ascii: "{") ? .keyOrEnd : .valueOrEnd
      case (.value, _), (.valueOrEnd, _):
        guard readScalar(byte) else { return .syntax(offset) }
        next = .commaOrEnd
      default: return .syntax(offset)
      }
    }
  }

  private var isInObject: Bool { brackets[(depth - 1) / 64] >> UInt64((depth - 1) % 64) & 1 != 0 }

  private mutating func open(object isObject: Bool) {
    let bit = UInt64(1) << UInt64(depth % 64)
    if isObject { brackets[depth / 64] |= bit } else { brackets[depth / 64] &= ~bit }
    depth += 1
    offset += 1
  }

  private mutating func skipSpace() {
    while offset < utf8.count {
      switch utf8[offset] {
      case 0x20, 0x09, 0x0A, 0x0D: offset += 1
      default: return
      }
    }
  }

  /// Reads a string, a number or a word; false where there is none, with the offset at the fault.
  private mutating func readScalar(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\""): readString()
    case UInt8(ascii: "t"): readWord("true")
    case UInt8(ascii: "f"): readWord("false")
    case UInt8(ascii: "n"): readWord("null")
    default: readNumber()
    }
  }

  private mutating func readWord(_ word: StaticString) -> Bool {
    word.withUTF8Buffer { letters in
      for letter in letters {
        guard offset < utf8.count, utf8[offset] == letter else { return false }
        offset += 1
      }
      return true
    }
  }

  private mutating func readString() -> Bool {
    offset += 1
    while offset < utf8.count {
      switch utf8[offset] {
      case UInt8(ascii: "\""):
        offset += 1
        return true
      case UInt8(ascii: "\\"): if !readEscape() { return false }
      case ..<0x20: return false
      default: offset += 1
      }
    }
    return false
  }

  private mutating func readEscape() -> Bool {
    guard offset + 1 < utf8.count else { return false }
    switch utf8[offset + 1] {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
      UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      offset += 2
      return true
    case UInt8(ascii: "u"):
      guard offset + 6 <= utf8.count, utf8[(offset + 2)..<(offset + 6)].allSatisfy(IPv6Syntax.isHexDigit)
      else {
        return false
      }
      offset += 6
      return true
    default: return false
    }
  }

  private mutating func readNumber() -> Bool {
    if utf8[offset] == UInt8(ascii: "-") { offset += 1 }
    if offset < utf8.count, utf8[offset] == UInt8(ascii: "0") {
      offset += 1
    } else if !readDigits() {
      return false
    }
    if offset < utf8.count, utf8[offset] == UInt8(ascii: ".") {
      offset += 1
      if !readDigits() { return false }
    }
    if offset < utf8.count, utf8[offset] | 0x20 == UInt8(ascii: "e") {
      offset += 1
      if offset < utf8.count, utf8[offset] == UInt8(ascii: "+") || utf8[offset] == UInt8(ascii: "-") {
        offset += 1
      }
      return readDigits()
    }
    return true
  }

  private mutating func readDigits() -> Bool {
    let start = offset
    while offset < utf8.count, 0x30...0x39 ~= utf8[offset] { offset += 1 }
    return offset > start
  }
}
