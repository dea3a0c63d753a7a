import ICU
import ValidationCore

/// The effect of a character on the nesting of embeddings and isolates (UAX #9).
enum BidiBracket {
  case opens(Level)
  case closes(Level)
  /// A paragraph ends, and with it everything that is open.
  case endsParagraph

  /// An open level: U+202C closes an embedding, U+2069 an isolate.
  enum Level {
    case embedding, isolate

    var closing: Unicode.Scalar { self == .embedding ? "\u{202C}" : "\u{2069}" }
  }

  /// Nil for all other characters.
  init?(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\u{202A}", "\u{202B}", "\u{202D}", "\u{202E}": self = .opens(.embedding)
    case "\u{2066}", "\u{2067}", "\u{2068}": self = .opens(.isolate)
    case "\u{202C}": self = .closes(.embedding)
    case "\u{2069}": self = .closes(.isolate)
    // Bidi_Class=B, which is stable.
    case "\n", "\r", "\u{1C}"..."\u{1E}", "\u{85}", "\u{2029}": self = .endsParagraph
    default: return nil
    }
  }
}

/// The open levels while a text is read, as long as all are well nested.
struct BidiNesting {
  /// One bit per level, the innermost lowest; set for an isolate.
  private var bits: UInt64 = 0
  private var depth = 0
  /// The outer levels if there are more than the bits can hold.
  private var outer: [UInt64] = []

  var isEmpty: Bool { depth == 0 }

  /// Takes a character into account, and returns whether the nesting is still valid.
  mutating func read(_ scalar: Unicode.Scalar) -> Bool {
    guard let bracket = BidiBracket(scalar) else { return true }
    switch bracket {
    case .opens(let level):
      if depth > 0, depth % 64 == 0 { outer.append(bits) }
      bits = bits << 1 | (level == .isolate ? 1 : 0)
      depth += 1
      return true
    case .closes(let level):
      guard depth > 0, (bits & 1 == 1) == (level == .isolate) else { return false }
      bits >>= 1
      depth -= 1
      if depth > 0, depth % 64 == 0 { bits = outer.popLast() ?? 0 }
      return true
    case .endsParagraph: return isEmpty
    }
  }
}

/// The faults in the nesting of a text, and the fixed text.
struct BidiRepair {
  private(set) var unclosed = OffendingScalars()
  private(set) var unopened = OffendingScalars()
  private(set) var repaired = String.UnicodeScalarView()

  private struct Opening {
    let level: BidiBracket.Level
    let element: UTF8Scalars.Element
  }

  private var open: [Opening] = []
  private var openIsolates = 0
  /// Openings that are never closed, in any order.
  private var left: [UTF8Scalars.Element] = []

  init(_ scalars: UTF8Scalars) {
    for element in scalars { read(element) }
    closeAll()
    for element in left.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) { unclosed.insert(element) }
  }

  private mutating func read(_ element: UTF8Scalars.Element) {
    switch BidiBracket(element.scalar) {
    case nil: break
    case .opens(let level):
      open.append(Opening(level: level, element: element))
      if level == .isolate { openIsolates += 1 }
    case .closes(.embedding):
      guard open.last?.level == .embedding else { return unopened.insert(element) }
      open.removeLast()
    case .closes(.isolate):
      guard openIsolates > 0 else { return unopened.insert(element) }
      while open.last?.level == .embedding { closeLast() }
      open.removeLast()
      openIsolates -= 1
    case .endsParagraph: closeAll()
    }
    repaired.append(element.scalar)
  }

  private mutating func closeAll() {
    while !open.isEmpty { closeLast() }
    openIsolates = 0
  }

  /// Closes the innermost level, which the text itself does not close.
  private mutating func closeLast() {
    guard let last = open.popLast() else { return }
    left.append(last.element)
    repaired.append(last.level.closing)
  }
}
