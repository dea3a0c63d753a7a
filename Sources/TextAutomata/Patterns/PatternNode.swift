import ICU

/// A regular expression as a tree of what it may hold to stay a regular language.
indirect enum PatternNode: Hashable, Sendable {
  /// One code point of a set.
  case set(CodePointRanges)
  /// A text that equals this one after full case folding; this one is folded.
  case folded([UInt32])
  /// One code point of a set, where CR LF are one, which ICU never parts: `\R`, and `.` that matches line breaks.
  case unpartedLineBreak(in: CodePointRanges)
  case assertion(PatternAssertion)
  case sequence([PatternNode])
  case alternatives([PatternNode])
  /// Greedy and lazy repeats accept the same texts, but prefer matches of different length. No maximum: any number.
  case repeated(PatternNode, minimum: Int, maximum: Int?, isLazy: Bool = false)

  static let empty = PatternNode.sequence([])
}
