import ICU

/// A condition on a position in the text, determined by the code points around it.
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
  /// Not before LF, which `.` would have taken together with the preceding CR.
  case notBeforeLineFeed
  /// `\b`, or `\B` if negated.
  case wordBoundary(isNegated: Bool)
  /// A look-around, by its number in the pattern.
  case look(Int, isNegated: Bool)

  /// Whether the condition depends on the next code point.
  var looksAhead: Bool { self != .textStart }

  /// Whether the condition holds between two neighbours, as far as they determine it.
  ///
  /// `lastLineEnd` is treated as `textEnd`, which it is in a whole match: see ``PatternGraph``. ``PatternProgram``
  /// evaluates look-arounds.
  func holds(after previous: Neighbour, before next: Neighbour) -> Bool {
    switch self {
    case .textStart: previous.line == .edge
    case .textEnd, .lastLineEnd: next.line == .edge
    // Unlike `$`, ICU lets `^` match between CR and LF.
    case .lineStart: previous.line == .edge || next.line != .edge && previous.line.isLineBreak
    case .lineEnd:
      next.line == .edge
        || next.line.isLineBreak && !(previous.line == .carriageReturn && next.line == .lineFeed)
    case .notBeforeLineFeed: next.line != .lineFeed
    // A mark is never split from its base.
    case .wordBoundary(let isNegated):
      (next.word != .ignored && (next.word == .inside) != (previous.word == .inside)) != isNegated
    case .look: false
    }
  }
}

/// The neighbour of a position in the text, as far as assertions distinguish it.
struct Neighbour: Hashable, Sendable {
  enum Line: Hashable, Sendable {
    /// The start or the end of the text.
    case edge
    case carriageReturn, lineFeed, otherLineBreak
    case other

    var isLineBreak: Bool { self != .edge && self != .other }
  }

  enum Word: Hashable, Sendable {
    case inside, outside
    /// A combining mark or format character, which `\b` skips.
    case ignored
  }

  var line: Line
  var word: Word = .outside

  static let edge = Neighbour(line: .edge)
  static let other = Neighbour(line: .other)

  /// The neighbour before the next position, given the neighbour before this one.
  func passed(after previous: Neighbour) -> Neighbour {
    Neighbour(line: line, word: word == .ignored ? previous.word : word)
  }
}

extension Neighbour {
  /// ICU's line terminators in patterns: LF, VT, FF, CR, NEL, LS, PS.
  static let lineBreaks = CodePointRanges(uniting: [0x0A...0x0D, 0x85...0x85, 0x2028...0x2029])

  /// The sets that assertions need, whichever sets a pattern names.
  struct Sets {
    var lines = [CodePointRanges(0x0D), CodePointRanges(0x0A), Neighbour.lineBreaks]
    /// The set that `\w` matches, and the set that `\b` skips; empty if there is no `\b`.
    var words: [CodePointRanges] = []

    init(words: Bool) throws(DeclinedPattern) {
      guard words else { return }
      do throws(ICUError) {
        self.words = [
          try CodePointRanges(notation: PatternReader.wordCharacters),
          try CodePointRanges(notation: #"[\p{Grapheme_Extend}\p{Cf}]"#),
        ]
      } catch { throw .failed(error) }
    }

    var all: [CodePointRanges] { lines + words }

    /// The neighbours for the classes of a partition by these sets, starting at one class.
    func neighbours(in classes: AlphabetClasses, from first: Int) -> [Neighbour] {
      (0..<classes.count).map { number in
        func isIn(_ set: Int) -> Bool { classes.holds(set: first + set, class: number) }
        let line: Line =
          if isIn(0) { .carriageReturn } else if isIn(1) { .lineFeed } else if isIn(2) {
            .otherLineBreak
          } else {
            .other
          }
        guard !words.isEmpty else { return Neighbour(line: line) }
        return Neighbour(line: line, word: isIn(4) ? .ignored : isIn(3) ? .inside : .outside)
      }
    }
  }
}
