import ICU

/// The grammar of patterns in ECMA-262 with the flag `u`, read without recursion.
struct ECMAScriptSyntax {
  // Nil if ICU's data cannot be read; then no name but of `$` and `_` is taken.
  private static let identifierStart = try? CodePointSet("[\\p{ID_Start}]")
  private static let identifierContinue = try? CodePointSet("[\\p{ID_Continue}]")

  let text: ECMAScriptText
  var offset = 0
  /// Whether there is something before the offset that a quantifier can repeat.
  var isRepeatable = false
  /// The first reference to each name, and that to the largest number, with its place.
  var namedReferences = ECMAScriptNames()
  var largestReference = (number: 0, place: 0)

  private var groups = ECMAScriptGroups()
  private var groupCount = 0
  /// The last group of each name.
  private var names = ECMAScriptNames()

  init(_ utf8: UnsafeBufferPointer<UInt8>) { text = ECMAScriptText(utf8: utf8) }

  var utf8: UnsafeBufferPointer<UInt8> { text.utf8 }

  /// The offset of the first byte at which the grammar is broken; nil if the pattern is well-formed.
  mutating func fault() -> Int? {
    while offset < utf8.count {
      if let fault = term() { return fault }
    }
    if groups.count > 1 { return groups[groups.count - 1].start }
    let number = largestReference.number > groupCount ? largestReference.place : nil
    // A reference by name begins with `\k<`.
    let name = namedReferences.first(notIn: names, in: text).map { $0 - 3 }
    guard let number, let name else { return number ?? name }
    return min(number, name)
  }

  func byte(_ index: Int) -> UInt8 { text.byte(index) }

  private mutating func term() -> Int? {
    let start = offset
    switch utf8[offset] {
    case UInt8(ascii: "^"), UInt8(ascii: "$"): (offset, isRepeatable) = (offset + 1, false)
    case UInt8(ascii: "|"):
      groups[groups.count - 1].alternative = offset
      (offset, isRepeatable) = (offset + 1, false)
    case UInt8(ascii: "("): return openGroup()
    case UInt8(ascii: ")"):
      guard groups.count > 1 else { return start }
      (offset, isRepeatable) = (offset + 1, groups.removeLast().isRepeatable)
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
      groups.append(ECMAScriptGroups.Group(start: start, isRepeatable: true, alternative: start))
      offset += 1
      return nil
    }
    offset += 2
    var isAssertion = false
    if text.isNext(":", at: offset) {
      offset += 1
    } else if text.isNext("=", at: offset) || text.isNext("!", at: offset) {
      (offset, isAssertion) = (offset + 1, true)
    } else if text.isNext("<=", at: offset) || text.isNext("<!", at: offset) {
      (offset, isAssertion) = (offset + 2, true)
    } else if text.isNext("<", at: offset) {
      guard let name = groupName() else { return offset }
      // A group of this name begins with `(?<`.
      if let earlier = names.insert(name, in: text), canBothMatch(earlier - 3) { return name }
      groupCount += 1
    } else {
      guard modifiers() else { return offset }
    }
    groups.append(ECMAScriptGroups.Group(start: start, isRepeatable: !isAssertion, alternative: start))
    return nil
  }

  /// Whether a group that begins at `earlier` and one that begins here can take part in one match: they can unless they
  /// are in two alternatives of the innermost group around both. Only the last group of a name must be asked for, as the
  /// earlier ones are in other alternatives than that one.
  private func canBothMatch(_ earlier: Int) -> Bool {
    // The open groups are in the order of their starts; the whole pattern is the first of them.
    var (low, high) = (0, groups.count)
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if groups[middle].start < earlier { low = middle } else { high = middle }
    }
    return groups[low].alternative < earlier
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

  /// Reads the name of a group in angle brackets, an identifier of ECMAScript; returns where it begins.
  mutating func groupName() -> Int? {
    guard byte(offset) == UInt8(ascii: "<") else { return nil }
    offset += 1
    let start = offset
    while offset < utf8.count, utf8[offset] != UInt8(ascii: ">") {
      guard let (scalar, end) = text.nameCharacter(at: offset) else { return nil }
      let isFirst = offset == start
      let isAllowed =
        scalar == "$" || scalar == "_" || scalar == "\u{200C}" && !isFirst || scalar == "\u{200D}" && !isFirst
        || (isFirst ? Self.identifierStart : Self.identifierContinue)?.contains(scalar) == true
      guard isAllowed else { return nil }
      offset = end
    }
    guard offset < utf8.count, offset > start else { return nil }
    offset += 1
    return start
  }

  private mutating func quantifier() -> Int? {
    let start = offset
    guard isRepeatable else { return start }
    if utf8[offset] == UInt8(ascii: "{") {
      offset += 1
      guard let least = digits() else { return start }
      var most: Range<Int>? = least
      if byte(offset) == UInt8(ascii: ",") {
        offset += 1
        most = digits()
      }
      guard byte(offset) == UInt8(ascii: "}") else { return start }
      if let most,
        most.count < least.count
          || most.count == least.count && utf8[most].lexicographicallyPrecedes(utf8[least])
      {
        return start
      }
    }
    offset += 1
    if byte(offset) == UInt8(ascii: "?") { offset += 1 }
    isRepeatable = false
    return nil
  }

  /// Reads decimal digits, and returns where they are, without leading zeros; nil if there are none.
  mutating func digits() -> Range<Int>? {
    var start = offset
    while 0x30...0x39 ~= byte(offset) { offset += 1 }
    if offset == start { return nil }
    while start < offset, utf8[start] == 0x30 { start += 1 }
    return start..<offset
  }
}
