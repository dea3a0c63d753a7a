/// Escapes, and classes in brackets.
extension ECMAScriptSyntax {
  /// A member of a class in brackets.
  private enum ClassAtom {
    case character(UInt32)
    case set
  }

  /// Reads an escape outside of brackets.
  mutating func escape() -> Int? {
    let start = offset
    let next = byte(offset + 1)
    isRepeatable = true
    switch next {
    case UInt8(ascii: "b"), UInt8(ascii: "B"):
      (offset, isRepeatable) = (offset + 2, false)
      return nil
    case 0x31...0x39:
      offset += 1
      let number = (digits() ?? 0..<0).prefix(10).reduce(0) { $0 * 10 + Int(utf8[$1] - 0x30) }
      if number > largestReference.number { largestReference = (number, start) }
      return nil
    case UInt8(ascii: "k"):
      offset += 2
      guard let name = groupName() else { return start }
      // Of equal references, the first has the place of a fault.
      if namedReferences.place(ofNameAt: name, in: text) == nil {
        _ = namedReferences.insert(name, in: text)
      }
      return nil
    default:
      if classEscape() { return nil }
      return characterEscape() == nil ? start : nil
    }
  }

  /// Reads `\d` and the like; false if there is no such escape, or an unknown property.
  private mutating func classEscape() -> Bool {
    switch byte(offset + 1) {
    case UInt8(ascii: "d"), UInt8(ascii: "D"), UInt8(ascii: "s"), UInt8(ascii: "S"), UInt8(ascii: "w"),
      UInt8(ascii: "W"):
      offset += 2
      return true
    case UInt8(ascii: "p"), UInt8(ascii: "P"):
      guard byte(offset + 2) == UInt8(ascii: "{"),
        let end = utf8[(offset + 3)...].firstIndex(of: UInt8(ascii: "}"))
      else { return false }
      let property = String(decoding: utf8[offset + 3..<end], as: UTF8.self)
      guard ECMAScriptProperty.isKnown(property) else { return false }
      offset = end + 1
      return true
    default: return false
    }
  }

  /// Reads an escape of one character, and returns the character; nil if there is none.
  private mutating func characterEscape() -> UInt32? {
    let next = byte(offset + 1)
    switch next {
    case UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"), UInt8(ascii: "v"):
      offset += 2
      let controls: [UInt8: UInt32] = [0x66: 12, 0x6E: 10, 0x72: 13, 0x74: 9, 0x76: 11]
      return controls[next]
    case UInt8(ascii: "0") where !(0x30...0x39 ~= byte(offset + 2)):
      offset += 2
      return 0
    case UInt8(ascii: "c"):
      let letter = byte(offset + 2)
      guard 0x61...0x7A ~= letter | 0x20 else { return nil }
      offset += 3
      return UInt32(letter & 31)
    case UInt8(ascii: "x"):
      var place = offset + 2
      defer { offset = place }
      return text.hex(2, at: &place)
    case UInt8(ascii: "u"):
      var place = offset + 2
      defer { offset = place }
      return text.unicodeEscape(at: &place)
    case UInt8(ascii: "^"), UInt8(ascii: "$"), UInt8(ascii: "\\"), UInt8(ascii: "."), UInt8(ascii: "*"),
      UInt8(ascii: "+"), UInt8(ascii: "?"), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "["),
      UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "|"), UInt8(ascii: "/"):
      offset += 2
      return UInt32(next)
    default: return nil
    }
  }

  /// Reads a class in brackets.
  mutating func characterClass() -> Int? {
    let start = offset
    offset += 1
    if byte(offset) == UInt8(ascii: "^") { offset += 1 }
    while offset < utf8.count, utf8[offset] != UInt8(ascii: "]") {
      let first = offset
      guard let low = classAtom() else { return first }
      guard byte(offset) == UInt8(ascii: "-"), offset + 1 < utf8.count, utf8[offset + 1] != UInt8(ascii: "]")
      else { continue }
      offset += 1
      let second = offset
      guard let high = classAtom() else { return second }
      guard case .character(let low) = low, case .character(let high) = high, low <= high else {
        return first
      }
    }
    guard offset < utf8.count else { return start }
    (offset, isRepeatable) = (offset + 1, true)
    return nil
  }

  /// Reads one member of a class: a character, or a set of them; nil if it is malformed.
  private mutating func classAtom() -> ClassAtom? {
    guard utf8[offset] == UInt8(ascii: "\\") else {
      var end = offset + 1
      while end < utf8.count, utf8[end] & 0xC0 == 0x80 { end += 1 }
      if utf8[offset] < 0x80 {
        offset = end
        return .character(UInt32(utf8[end - 1]))
      }
      let scalar = String(decoding: utf8[offset..<end], as: UTF8.self).unicodeScalars.first
      offset = end
      return .character(scalar?.value ?? 0)
    }
    switch byte(offset + 1) {
    case UInt8(ascii: "b"):
      offset += 2
      return .character(8)
    case UInt8(ascii: "-"):
      offset += 2
      return .character(0x2D)
    default:
      return classEscape() ? .set : characterEscape().map { .character($0) }
    }
  }
}
