/// A regular expression as a tree of what it may hold to stay a regular language.
indirect enum PatternNode: Hashable, Sendable {
  /// One code point of a set.
  case set(CodePointRanges)
  /// A text that equals this one after full case folding; this one is folded.
  case folded([UInt32])
  /// One code point of any kind, or CR LF together, which ICU never parts: `.` that matches line breaks.
  case anyOrLineBreak
  case assertion(PatternAssertion)
  case sequence([PatternNode])
  case alternatives([PatternNode])
  /// Greedy and lazy repeats are alike, as they accept the same texts. No maximum: any number.
  case repeated(PatternNode, minimum: Int, maximum: Int?)

  static let empty = PatternNode.sequence([])
}

/// A condition on a place in the text, told from the code points on either side of it.
enum PatternAssertion: Hashable, Sendable {
  /// `\A`, and `^` without the multiline flag.
  case textStart
  /// `\z`.
  case textEnd
  /// `\Z`, and `$` without the multiline flag: at the end, or before a line break that ends the text.
  case lastLineEnd
  /// `^` with the multiline flag; never at the end of a text that is not empty.
  case lineStart
  /// `$` with the multiline flag.
  case lineEnd
  /// Not before LF, which `.` would have taken together with the CR before it.
  case notBeforeLineFeed

  /// Whether the answer needs the next code point.
  var looksAhead: Bool { self != .textStart }

  /// Whether the condition holds between two neighbours.
  ///
  /// `lastLineEnd` is answered as `textEnd`: see ``PatternAutomaton``.
  func holds(after previous: Neighbour, before next: Neighbour) -> Bool {
    switch self {
    case .textStart: previous == .edge
    case .textEnd, .lastLineEnd: next == .edge
    // Unlike `$`, ICU lets `^` stand between CR and LF.
    case .lineStart: previous == .edge || next != .edge && previous.isLineBreak
    case .lineEnd:
      next == .edge || next.isLineBreak && !(previous == .carriageReturn && next == .lineFeed)
    case .notBeforeLineFeed: next != .lineFeed
    }
  }
}

/// What stands beside a place in the text, as far as assertions tell it apart.
enum Neighbour: UInt8, Hashable, Sendable, CaseIterable {
  /// The start or the end of the text.
  case edge
  case carriageReturn
  case lineFeed
  case otherLineBreak
  case other

  /// ICU's line terminators in patterns: LF, VT, FF, CR, NEL, LS, PS.
  static let lineBreaks = CodePointRanges(uniting: [0x0A...0x0D, 0x85...0x85, 0x2028...0x2029])

  init(_ codePoint: UInt32) {
    self =
      switch codePoint {
      case 0x0D: .carriageReturn
      case 0x0A: .lineFeed
      default: Self.lineBreaks.contains(codePoint) ? .otherLineBreak : .other
      }
  }

  var isLineBreak: Bool { self != .edge && self != .other }
}
