import ICU

/// A regular expression as a tree, limited to constructs that keep it a regular language.
indirect enum PatternNode: Hashable, Sendable {
  /// One code point of a set.
  case set(CodePointRanges)
  /// A text that equals this folded text after full case folding.
  case folded([UInt32])
  /// One code point of a set, or CR LF as one, which ICU never splits: `\R`, and `.` that matches line breaks.
  case unpartedLineBreak(in: CodePointRanges)
  case assertion(PatternAssertion)
  case sequence([PatternNode])
  case alternatives([PatternNode])
  /// Greedy and lazy repeats accept the same texts, but prefer matches of different lengths. No maximum: any number.
  case repeated(PatternNode, minimum: Int, maximum: Int?, isLazy: Bool = false)

  static let empty = PatternNode.sequence([])
}
