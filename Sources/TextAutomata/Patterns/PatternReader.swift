import ICU

/// Parses a pattern that ICU has compiled into a tree, and declines constructs that are not regular or not certain.
///
/// The syntax is that of ICU's regular expressions (UTS #18 level 1 and more). The reader declines unknown syntax, so
/// it never interprets a pattern differently from ICU.
struct PatternReader {
  /// Patterns with deeper nesting are declined, so that no pattern exhausts the stack.
  static let deepest = 40

  private let pattern: [UInt32]
  var offset = 0
  var options: RegularExpression.Options
  var depth = 0
  var lookBehindDepth = 0
  /// Literals read but not yet made into nodes. ICU folds the case of a whole run at once.
  var run: [UInt32] = []
  var sequence: [PatternNode] = []
  /// Whether the last node may take a quantifier.
  var isQuantifiable = false
  /// The looks that were read, each after those in its body.
  var looks: [PatternLook] = []
  /// Sets already requested from ICU, since patterns use the same ones repeatedly.
  var knownSets: [String: CodePointRanges] = [:]
  var closedSets: [CodePointRanges: CodePointRanges] = [:]

  static func tree(
    of pattern: String,
    options: RegularExpression.Options
  ) throws(DeclinedPattern) -> PatternTree {
    guard !options.contains(.literal) else { throw .syntax }
    var reader = PatternReader(pattern: pattern.unicodeScalars.map(\.value), options: options)
    let root = try reader.readAlternatives()
    guard reader.offset == reader.pattern.count else { throw .syntax }
    return PatternTree(root: root, looks: reader.looks)
  }

  private init(pattern: [UInt32], options: RegularExpression.Options) {
    self.pattern = pattern
    self.options = options
  }

  mutating func readAlternatives() throws(DeclinedPattern) -> PatternNode {
    var alternatives: [PatternNode] = []
    let outer = sequence
    sequence = []
    while let character = peek(), character != ")" {
      if take("|") {
        try flush()
        alternatives.append(.sequence(sequence))
        sequence = []
        isQuantifiable = false
      } else {
        try readItem()
      }
    }
    try flush()
    alternatives.append(.sequence(sequence))
    sequence = outer
    return alternatives.count == 1 ? alternatives[0] : .alternatives(alternatives)
  }

  private mutating func readItem() throws(DeclinedPattern) {
    switch peek() {
    case "(": try readGroup()
    case "[":
      try flush()
      advance()
      try append(class: try readClass())
    case ".":
      advance()
      try append(
        options.contains(.dotMatchesNewlines)
          ? .unpartedLineBreak(in: .everything) : .set(Neighbour.lineBreaks.complement))
    case "^":
      advance()
      try append(assertion: options.contains(.multiline) ? .lineStart : .textStart)
    case "$":
      advance()
      try append(assertion: options.contains(.multiline) ? .lineEnd : .lastLineEnd)
    case "*", "+", "?", "{": try readQuantifier()
    case "\\": try readEscape()
    case "]", "}", nil: throw .syntax
    default: append(literal: try takeCodePoint())
    }
  }

  private mutating func readEscape() throws(DeclinedPattern) {
    advance()
    switch peekEscaped() {
    case "A": try append(escaped: .assertion(.textStart))
    case "z": try append(escaped: .assertion(.textEnd))
    case "Z": try append(escaped: .assertion(.lastLineEnd))
    case "b" where !options.contains(.unicodeWordBoundaries):
      try append(escaped: .assertion(.wordBoundary(isNegated: false)))
    case "B" where !options.contains(.unicodeWordBoundaries):
      try append(escaped: .assertion(.wordBoundary(isNegated: true)))
    case "R":
      advance()
      try append(.unpartedLineBreak(in: Neighbour.lineBreaks))
    case "p", "P":
      try flush()
      try append(class: try readProperty())
    case "Q":
      advance()
      while !(pattern[offset...].starts(with: [0x5C, 0x45])) {
        guard offset < pattern.count else { return }
        append(literal: pattern[offset])
        offset += 1
      }
      offset += 2
    default:
      if let set = try takeClassEscape() {
        try append(.set(set))
      } else {
        append(literal: try takeEscapedLiteral())
      }
    }
  }

  private mutating func readQuantifier() throws(DeclinedPattern) {
    let limits: (minimum: Int, maximum: Int?)
    if take("*") {
      limits = (0, nil)
    } else if take("+") {
      limits = (1, nil)
    } else if take("?") {
      limits = (0, 1)
    } else {
      limits = try readInterval()
    }
    let isLazy = take("?")
    let isPossessive = !isLazy && take("+")
    if let next = peek(), ["*", "+", "?", "{"].contains(next) { throw .syntax }
    try flush(partingLast: true)
    guard isQuantifiable, let body = sequence.popLast() else { throw .syntax }
    // ICU loops over half of such a literal.
    if case .folded = body { throw .syntax }
    let repeated = PatternNode.repeated(
      body, minimum: limits.minimum, maximum: limits.maximum, isLazy: isLazy)
    sequence.append(isPossessive ? try atomic(repeated) : repeated)
    isQuantifiable = false
  }

  private mutating func readInterval() throws(DeclinedPattern) -> (Int, Int?) {
    advance()
    let minimum = try takeNumber()
    var maximum: Int? = minimum
    if take(",") { maximum = peek() == "}" ? nil : try takeNumber() }
    guard take("}"), maximum.map({ $0 >= minimum }) ?? true else { throw .syntax }
    return (minimum, maximum)
  }

  private mutating func takeNumber() throws(DeclinedPattern) -> Int {
    var number: Int?
    while let digit = peek(), ("0"..."9").contains(digit) {
      advance()
      number = (number ?? 0) * 10 + Int(digit.value - 0x30)
      guard number ?? 0 <= 1_000_000 else { throw .size }
    }
    guard let number else { throw .syntax }
    return number
  }
}

/// The next character.
extension PatternReader {
  /// The next significant character; skips white space and comments if the flags say so.
  mutating func peek() -> Unicode.Scalar? {
    if options.contains(.comments) { skipComments() }
    return peekEscaped()
  }

  /// The next character, even if it is white space or a comment.
  func peekEscaped() -> Unicode.Scalar? {
    offset < pattern.count ? Unicode.Scalar(pattern[offset]) : nil
  }

  mutating func advance() { offset += 1 }

  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard peek() == character else { return false }
    offset += 1
    return true
  }

  mutating func takeCodePoint() throws(DeclinedPattern) -> UInt32 {
    guard offset < pattern.count else { throw .syntax }
    defer { offset += 1 }
    return pattern[offset]
  }

  private mutating func skipComments() {
    while offset < pattern.count {
      let character = pattern[offset]
      if character == 0x23 {
        while offset < pattern.count, ![0x0A, 0x0D, 0x85, 0x2028].contains(pattern[offset]) { offset += 1 }
      } else if Self.patternWhiteSpace.contains(character) {
        offset += 1
      } else {
        return
      }
    }
  }

  /// The property Pattern_White_Space, which Unicode guarantees never to change.
  private static let patternWhiteSpace = CodePointRanges(uniting: [
    0x09...0x0D, 0x20...0x20, 0x85...0x85, 0x200E...0x200F, 0x2028...0x2029,
  ])
}
