/// The open brackets of a JSON value, up to the depth that matters.
///
/// Beyond the maximum depth of a record only the count is kept, so that a file of only opening brackets cannot exhaust
/// memory.
struct BracketStack: Sendable {
  private static let maximumDepth = 1_024

  /// The outermost 64, a bit each: 1 for a brace; the lowest is the outermost.
  private var outer: UInt64 = 0
  private var outerCount = 0
  /// Whether each of the others is a brace.
  private var inner: [Bool] = []
  /// How many of them are braces.
  private var innerBraces = 0
  private var excess = 0

  var isEmpty: Bool { outerCount == 0 }

  private var count: Int { outerCount + inner.count }

  private var braceCount: Int { (outer & ~(UInt64.max << UInt64(outerCount))).nonzeroBitCount + innerBraces }

  /// The open brackets as C has them; nil if there are more than it can hold.
  var shallow: (braces: UInt64, depth: UInt32)? {
    get { inner.isEmpty && excess == 0 ? (outer, UInt32(outerCount)) : nil }
    set { if let newValue { (outer, outerCount) = (newValue.braces, Int(newValue.depth)) } }
  }

  mutating func open(_ byte: UInt8) {
    let isBrace = byte == UInt8(ascii: "{")
    if outerCount < 64 {
      let bit = UInt64(1) << UInt64(outerCount)
      outer = isBrace ? outer | bit : outer & ~bit
      outerCount += 1
    } else if count < Self.maximumDepth {
      inner.append(isBrace)
      if isBrace { innerBraces += 1 }
    } else {
      excess += 1
    }
  }

  /// Closes the innermost bracket of the kind, and all inside it; does nothing if there is none.
  mutating func close(_ byte: UInt8) {
    guard excess == 0 else {
      excess -= 1
      return
    }
    let isBrace = byte == UInt8(ascii: "}")
    // The count avoids a search of all open brackets for each closing bracket that matches none.
    guard (isBrace ? braceCount : count - braceCount) > 0 else { return }
    while let last = popLast(), last != isBrace {}
  }

  /// Removes the innermost bracket; whether it is a brace.
  private mutating func popLast() -> Bool? {
    if let last = inner.popLast() {
      if last { innerBraces -= 1 }
      return last
    }
    guard outerCount > 0 else { return nil }
    outerCount -= 1
    return outer >> UInt64(outerCount) & 1 == 1
  }

  /// Whether the byte closes a square bracket outside all the brackets that are open here.
  func closesOutside(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "]") && excess == 0 && !isEmpty && braceCount == count
  }
}
