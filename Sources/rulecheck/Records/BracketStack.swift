/// The brackets of a JSON value that are open, as far down as matters.
///
/// Beyond the depth that a record may have at all only the count is kept, so that a file of nothing but opening
/// brackets cannot fill the memory.
struct BracketStack: Sendable {
  private static let maximumDepth = 1_024

  private var braces: [Bool] = []
  /// How many of them are braces; the others are square.
  private var braceCount = 0
  private var excess = 0

  var isEmpty: Bool { braces.isEmpty }

  mutating func open(_ byte: UInt8) {
    if braces.count < Self.maximumDepth {
      let isBrace = byte == UInt8(ascii: "{")
      braces.append(isBrace)
      if isBrace { braceCount += 1 }
    } else {
      excess += 1
    }
  }

  /// Closes the innermost bracket of the kind, and all inside it; nothing when there is none.
  mutating func close(_ byte: UInt8) {
    guard excess == 0 else {
      excess -= 1
      return
    }
    let isBrace = byte == UInt8(ascii: "}")
    // Counted, so that a file of brackets that match none does not search all that are open for each.
    guard (isBrace ? braceCount : braces.count - braceCount) > 0 else { return }
    while let last = braces.popLast() {
      if last { braceCount -= 1 }
      if last == isBrace { return }
    }
  }

  /// Whether the byte closes a square bracket that stands outside of all that are open here.
  func closesOutside(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "]") && excess == 0 && !braces.isEmpty && braceCount == braces.count
  }
}
