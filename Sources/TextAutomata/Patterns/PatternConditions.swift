import ICU

/// The conditions at each position of a text, as bits: the assertions of a pattern, then its looks.
struct PatternConditions: Sendable {
  static let mostLooks = 24
  private static let firstLook = 7

  /// The assertions that neighbours determine, by their bits.
  private static let told: [PatternAssertion] = [
    .textStart, .textEnd, .lineStart, .lineEnd, .notBeforeLineFeed, .wordBoundary(isNegated: false),
  ]
  private static let lastLineEnd: UInt32 = 1 << 6

  /// The bits that hold between two kinds of neighbours.
  private let bits: [UInt32]
  /// The kind of each class as the neighbour before a position, without and with a word that continues.
  private let passed: [UInt8]
  /// The kind of each class as the neighbour after a position.
  private let kinds: [UInt8]
  private let edge: Int
  private let kindCount: Int

  /// The bit of an assertion, and whether the bit must not be set.
  static func bit(of assertion: PatternAssertion) -> (bit: UInt32, isNegated: Bool) {
    switch assertion {
    case .look(let number, let isNegated): (bit(ofLook: number), isNegated)
    case .wordBoundary(let isNegated): (1 << 5, isNegated)
    case .textStart: (1 << 0, false)
    case .textEnd: (1 << 1, false)
    case .lineStart: (1 << 2, false)
    case .lineEnd: (1 << 3, false)
    case .notBeforeLineFeed: (1 << 4, false)
    case .lastLineEnd: (lastLineEnd, false)
    }
  }

  static func bit(ofLook number: Int) -> UInt32 { 1 << UInt32(firstLook + number) }

  /// - Parameter neighbours: The neighbour that each class is.
  init(neighbours: [Neighbour]) {
    let words: [Neighbour.Word] = [.inside, .outside, .ignored]
    let lines: [Neighbour.Line] = [.edge, .carriageReturn, .lineFeed, .otherLineBreak, .other]
    let all = lines.flatMap { line in words.map { Neighbour(line: line, word: $0) } }
    var numbers: [Neighbour: Int] = [:]
    for (number, kind) in all.enumerated() { numbers[kind] = number }
    func number(of kind: Neighbour) -> Int { numbers[kind] ?? 0 }
    kindCount = all.count
    edge = number(of: .edge)
    kinds = neighbours.map { UInt8(number(of: $0)) }
    passed = neighbours.flatMap { neighbour in
      all.map { UInt8(number(of: neighbour.passed(after: $0))) }
    }
    bits = all.flatMap { previous in
      all.map { next in
        Self.told.reduce(0) { $0 | ($1.holds(after: previous, before: next) ? Self.bit(of: $1).bit : 0) }
      }
    }
  }

  /// Writes the conditions at each position between code points, by its UTF-8 offset; false for bytes that are not
  /// UTF-8.
  func write(
    to places: UnsafeMutablePointer<UInt32>,
    for text: UnsafeBufferPointer<UInt8>,
    _ classes: CodePointTable,
    _ meter: inout MatchMeter
  ) throws(RegularExpression.MatchError) -> Bool {
    var previous = edge
    if let start = text.baseAddress {
      var byte = start
      let end = start + text.count
      while byte < end {
        let offset = byte - start
        guard let number = classes.takeClass(&byte, end) else { return false }
        places[offset] = bits[previous * kindCount + Int(kinds[number])]
        previous = Int(passed[number * kindCount + previous])
        try meter.add(1)
      }
    }
    places[text.count] = bits[previous * kindCount + edge] | Self.lastLineEnd
    let lineEnd = text.count - Self.lastLineBreak(of: text)
    if lineEnd < text.count { places[lineEnd] |= Self.lastLineEnd }
    return true
  }

  /// The length of the line break that ends the text, in bytes; 0 if there is none.
  private static func lastLineBreak(of text: UnsafeBufferPointer<UInt8>) -> Int {
    switch text.last {
    case 0x0A: text.count >= 2 && text[text.count - 2] == 0x0D ? 2 : 1
    case 0x0B, 0x0C, 0x0D: 1
    case 0x85: text.count >= 2 && text[text.count - 2] == 0xC2 ? 2 : 0
    case 0xA8, 0xA9: text.count >= 3 && text[text.count - 3] == 0xE2 && text[text.count - 2] == 0x80 ? 3 : 0
    default: 0
    }
  }
}
