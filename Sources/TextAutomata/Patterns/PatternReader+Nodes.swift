import ICU

/// Nodes and runs of literals.
extension PatternReader {
  mutating func append(literal codePoint: UInt32) {
    run.append(codePoint)
    isQuantifiable = true
  }

  mutating func append(_ node: PatternNode) throws(DeclinedPattern) {
    try flush()
    sequence.append(node)
    isQuantifiable = true
  }

  mutating func append(escaped node: PatternNode) throws(DeclinedPattern) {
    advance()
    try append(node)
    isQuantifiable = false
  }

  mutating func append(assertion: PatternAssertion) throws(DeclinedPattern) {
    try append(.assertion(assertion))
    isQuantifiable = false
  }

  /// Appends a class; as in ICU, a class with a single code point is a literal, and joins the literals after it.
  mutating func append(class set: CodePointRanges) throws(DeclinedPattern) {
    if let single = set.single { return append(literal: single) }
    try append(.set(set))
  }

  /// Makes nodes of the literals that were read; a quantifier binds only to the last of them.
  mutating func flush(partingLast: Bool = false) throws(DeclinedPattern) {
    guard let last = run.last else { return }
    if partingLast {
      try makeNodes(of: run.dropLast())
      try makeNodes(of: [last])
    } else {
      try makeNodes(of: run[...])
    }
    run = []
  }

  mutating func makeNodes(of literals: ArraySlice<UInt32>) throws(DeclinedPattern) {
    guard options.contains(.caseInsensitive) else {
      sequence += literals.map { .set(CodePointRanges($0)) }
      return
    }
    do throws(ICUError) {
      var folded: [UInt32] = []
      for literal in literals { folded += try CaseFoldings.folding(of: literal) }
      if folded.count > 1 {
        sequence.append(.folded(folded))
      } else if let only = folded.first {
        sequence.append(.set(try CaseFoldings.shared.get().sources(ofSimple: only)))
      }
    } catch { throw .failed(error) }
  }
}
