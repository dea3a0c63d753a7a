import ICU

/// The grammar of patterns in ECMA-262 with the flag `u`, read without recursion.
struct ECMAScriptSyntax {
  /// A group that is open, and the names of groups in it.
  private struct Group {
    let start: Int
    /// Whether what follows may be repeated.
    let isRepeatable: Bool
    /// The names in the alternative that is read, and in those before it: only two alternatives may share a name.
    var names: Set<String> = []
    var otherNames: Set<String> = []
  }

  /// A member of a class in brackets.
  private enum ClassAtom {
    case character(UInt32)
    case set
  }

  // Nil if ICU's data cannot be read; then no name but of `$` and `_` is taken.
  private static let identifierStart = try? CodePointSet("[\\p{ID_Start}]")
  private static let identifierContinue = try? CodePointSet("[\\p{ID_Continue}]")

  private let utf8: UnsafeBufferPointer<UInt8>
  private var offset = 0
  private var groups = [Group(start: 0, isRepeatable: false)]
  private var groupCount = 0
  private var names: Set<String> = []
  /// References to groups by name and by number, with their places.
  private var namedReferences: [(name: String, place: Int)] = []
  private var largestReference = (number: 0, place: 0)
  /// Whether there is something before the offset that a quantifier can repeat.
  private var isRepeatable = false

  init(_ utf8: UnsafeBufferPointer<UInt8>) { self.utf8 = utf8 }

  /// The offset of the first byte at which the grammar is broken; nil if the pattern is well-formed.
  mutating func fault() -> Int? {
    while offset < utf8.count {
      if let fault = term() { return fault }
    }
    if groups.count > 1 { return groups[groups.count - 1].start }
    let unknown = namedReferences.filter { !names.contains($0.name) }.map(\.place)
    let beyond = largestReference.number > groupCount ? [largestReference.place] : []
    return (unknown + beyond).min()
  }

  private func byte(_ index: Int) -> UInt8 { index < utf8.count ? utf8[index] : 0 }

  private func isNext(_ text: StaticString, at index: Int) -> Bool {
    text.withUTF8Buffer { text in
      index + text.count <= utf8.count && utf8[index..<index + text.count].elementsEqual(text)
    }
  }

  private mutating func term() -> Int? {
    let start = offset
    switch utf8[offset] {
    case UInt8(ascii: "^"), UInt8(ascii: "$"): (offset, isRepeatable) = (offset + 1, false)
    case UInt8(ascii: "|"):
      let last = groups.count - 1
      groups[last].otherNames.formUnion(groups[last].names)
      groups[last].names = []
      (offset, isRepeatable) = (offset + 1, false)
    case UInt8(ascii: "("): return openGroup()
    case UInt8(ascii: ")"):
      guard groups.count > 1, let group = groups.popLast() else { return start }
      groups[groups.count - 1].names.formUnion(group.names.union(group.otherNames))
      (offset, isRepeatable) = (offset + 1, group.isRepeatable)
    case UInt8(ascii: "["): return characterClass()
    case UInt8(ascii: "\\"): return escape()
    case UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: "?"), UInt8(ascii: "{"): return quantifier()
    case UInt8(ascii: "]"), UInt8(ascii: "}"): return start
    default: (offset, isRepeatable) = (offset + 1, true)
    }
    return nil
  }

  private mutating func openGroup() -> Int? {
    let start = offset
    isRepeatable = false
    guard byte(offset + 1) == UInt8(ascii: "?") else {
      groupCount += 1
      groups.append(Group(start: start, isRepeatable: true))
      offset += 1
      return nil
    }
    offset += 2
    if isNext(":", at: offset) {
      groups.append(Group(start: start, isRepeatable: true))
      offset += 1
    } else if isNext("=", at: offset) || isNext("!", at: offset) {
      groups.append(Group(start: start, isRepeatable: false))
      offset += 1
    } else if isNext("<=", at: offset) || isNext("<!", at: offset) {
      groups.append(Group(start: start, isRepeatable: false))
      offset += 2
    } else if isNext("<", at: offset) {
      let place = offset + 1
      guard let name = groupName() else { return offset }
      if groups.contains(where: { $0.names.contains(name) }) { return place }
      groups[groups.count - 1].names.insert(name)
      names.insert(name)
      groupCount += 1
      groups.append(Group(start: start, isRepeatable: true))
    } else {
      guard modifiers() else { return offset }
      groups.append(Group(start: start, isRepeatable: true))
    }
    return nil
  }

  /// Reads `ims-ims:`, in which no flag is twice and at least one flag is there.
  private mutating func modifiers() -> Bool {
    var seen: Set<UInt8> = []
    var hasHyphen = false
    while true {
      switch byte(offset) {
      case UInt8(ascii: "i"), UInt8(ascii: "m"), UInt8(ascii: "s"):
        guard seen.insert(byte(offset)).inserted else { return false }
      case UInt8(ascii: "-") where !hasHyphen: hasHyphen = true
      case UInt8(ascii: ":") where !seen.isEmpty:
        offset += 1
        return true
      default: return false
      }
      offset += 1
    }
  }

  /// Reads the name of a group in angle brackets: an identifier of ECMAScript.
  private mutating func groupName() -> String? {
    guard byte(offset) == UInt8(ascii: "<") else { return nil }
    offset += 1
    var name = String.UnicodeScalarView()
    while offset < utf8.count, utf8[offset] != UInt8(ascii: ">") {
      guard let (scalar, end) = nameCharacter() else { return nil }
      let isAllowed =
        scalar == "$" || scalar == "_" || scalar == "\u{200C}" && !name.isEmpty
        || scalar == "\u{200D}" && !name.isEmpty
        || (name.isEmpty ? Self.identifierStart : Self.identifierContinue)?.contains(scalar) == true
      guard isAllowed else { return nil }
      name.append(scalar)
      offset = end
    }
    guard offset < utf8.count, !name.isEmpty else { return nil }
    offset += 1
    return String(name)
  }

  private mutating func nameCharacter() -> (Unicode.Scalar, end: Int)? {
    if utf8[offset] == UInt8(ascii: "\\") {
      guard byte(offset + 1) == UInt8(ascii: "u") else { return nil }
      let start = offset
      offset += 2
      guard let value = unicodeEscape(), let scalar = Unicode.Scalar(value) else {
        offset = start
        return nil
      }
      let end = offset
      offset = start
      return (scalar, end)
    }
    var end = offset + 1
    while end < utf8.count, utf8[end] & 0xC0 == 0x80 { end += 1 }
    let scalar = String(decoding: utf8[offset..<end], as: UTF8.self).unicodeScalars.first
    return scalar.map { ($0, end) }
  }

  private mutating func quantifier() -> Int? {
    let start = offset
    guard isRepeatable else { return start }
    if utf8[offset] == UInt8(ascii: "{") {
      offset += 1
      guard let least = digits() else { return start }
      var most: [UInt8]? = least
      if byte(offset) == UInt8(ascii: ",") {
        offset += 1
        most = digits()
      }
      guard byte(offset) == UInt8(ascii: "}") else { return start }
      if let most,
        most.count < least.count || most.count == least.count && most.lexicographicallyPrecedes(least)
      {
        return start
      }
    }
    offset += 1
    if byte(offset) == UInt8(ascii: "?") { offset += 1 }
    isRepeatable = false
    return nil
  }

  /// Reads decimal digits, of which leading zeros do not count; nil if there are none.
  private mutating func digits() -> [UInt8]? {
    let start = offset
    while 0x30...0x39 ~= byte(offset) { offset += 1 }
    return offset > start ? Array(utf8[start..<offset].drop { $0 == 0x30 }) : nil
  }
}

extension ECMAScriptSyntax {
  /// Reads an escape outside of brackets.
  private mutating func escape() -> Int? {
    let start = offset
    let next = byte(offset + 1)
    isRepeatable = true
    switch next {
    case UInt8(ascii: "b"), UInt8(ascii: "B"):
      (offset, isRepeatable) = (offset + 2, false)
      return nil
    case 0x31...0x39:
      offset += 1
      let number = (digits() ?? []).prefix(10).reduce(0) { $0 * 10 + Int($1 - 0x30) }
      if number > largestReference.number { largestReference = (number, start) }
      return nil
    case UInt8(ascii: "k"):
      offset += 2
      guard let name = groupName() else { return start }
      namedReferences.append((name, start))
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
      offset += 2
      return hex(2)
    case UInt8(ascii: "u"):
      offset += 2
      return unicodeEscape()
    case UInt8(ascii: "^"), UInt8(ascii: "$"), UInt8(ascii: "\\"), UInt8(ascii: "."), UInt8(ascii: "*"),
      UInt8(ascii: "+"), UInt8(ascii: "?"), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "["),
      UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "|"), UInt8(ascii: "/"):
      offset += 2
      return UInt32(next)
    default: return nil
    }
  }

  /// Reads what follows `\u`: four digits, twice for a pair of surrogates, or digits in braces.
  private mutating func unicodeEscape() -> UInt32? {
    if byte(offset) == UInt8(ascii: "{") {
      offset += 1
      let start = offset
      var value: UInt32 = 0
      while let digit = CheckDigits.value(of: byte(offset)), digit < 16 {
        value = value << 4 | UInt32(digit)
        guard value <= 0x10FFFF else { return nil }
        offset += 1
      }
      guard offset > start, byte(offset) == UInt8(ascii: "}") else { return nil }
      offset += 1
      return value
    }
    guard let first = hex(4) else { return nil }
    guard 0xD800...0xDBFF ~= first, isNext("\\u", at: offset) else { return first }
    let afterFirst = offset
    offset += 2
    guard let second = hex(4), 0xDC00...0xDFFF ~= second else {
      offset = afterFirst
      return first
    }
    return 0x10000 + (first - 0xD800) << 10 + (second - 0xDC00)
  }

  private mutating func hex(_ count: Int) -> UInt32? {
    var value: UInt32 = 0
    for _ in 0..<count {
      guard let digit = CheckDigits.value(of: byte(offset)), digit < 16 else { return nil }
      value = value << 4 | UInt32(digit)
      offset += 1
    }
    return value
  }

  /// Reads a class in brackets.
  private mutating func characterClass() -> Int? {
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
