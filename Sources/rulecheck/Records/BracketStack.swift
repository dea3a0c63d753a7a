/// The open brackets of a JSON value, up to the depth that matters.
///
/// Beyond the maximum depth of a record only the count is kept, so that a file of only opening brackets cannot exhaust
/// memory.
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

  /// Closes the innermost bracket of the kind, and all inside it; does nothing if there is none.
  mutating func close(_ byte: UInt8) {
    guard excess == 0 else {
      excess -= 1
      return
    }
    let isBrace = byte == UInt8(ascii: "}")
    // The count avoids a search of all open brackets for each closing bracket that matches none.
    guard (isBrace ? braceCount : braces.count - braceCount) > 0 else { return }
    while let last = braces.popLast() {
      if last { braceCount -= 1 }
      if last == isBrace { return }
    }
  }

  /// Whether the byte closes a square bracket outside all the brackets that are open here.
  func closesOutside(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "]") && excess == 0 && !braces.isEmpty && braceCount == braces.count
  }
}
