/// A nondeterministic automaton (Thompson's construction) over sets of code points.
struct PatternGraph {
  /// A place in the pattern, and how a match goes on from there.
  enum Node {
    case consume(set: Int, next: Int)
    case fork(Int, Int)
    case assertion(PatternAssertion, next: Int)
    case accept
  }

  /// More places are declined: a repeat of a repeat multiplies them.
  private static let mostNodes = 20_000
  /// More distinct sets are declined.
  private static let mostSets = 500

  private(set) var nodes: [Node] = [.accept]
  private(set) var sets: [CodePointRanges] = []
  private(set) var start = 0
  private var numbers: [CodePointRanges: Int] = [:]

  static let accept = 0

  /// Builds the automaton of a whole match, or of one that may begin and end anywhere.
  init(of tree: PatternNode, findsPart: Bool) throws(DeclinedPattern) {
    start = try add(tree, before: Self.accept)
    try checkLastLineEnds()
    if findsPart {
      try extendLastLineEnds()
      let entry = start
      let loop = try append(.accept)
      let any = try append(.consume(set: number(of: .everything), next: loop))
      nodes[loop] = .fork(entry, any)
      start = loop
    }
  }

  /// Adds the part and returns the node that it begins at.
  private mutating func add(_ tree: PatternNode, before next: Int) throws(DeclinedPattern) -> Int {
    switch tree {
    case .set(let set): return try append(.consume(set: number(of: set), next: next))
    case .folded(let folded): return try add(folded: folded, before: next)
    case .anyOrLineBreak: return try addAnyOrLineBreak(before: next)
    case .assertion(let assertion): return try append(.assertion(assertion, next: next))
    case .sequence(let parts):
      var next = next
      for part in parts.reversed() { next = try add(part, before: next) }
      return next
    case .alternatives(let parts):
      var starts: [Int] = []
      for part in parts { starts.append(try add(part, before: next)) }
      return try fork(starts)
    case .repeated(let part, let minimum, let maximum):
      var start = next
      if let maximum {
        for _ in minimum..<maximum { start = try append(.fork(add(part, before: start), next)) }
      } else {
        start = try append(.accept)
        nodes[start] = .fork(try add(part, before: start), next)
      }
      for _ in 0..<minimum { start = try add(part, before: start) }
      return start
    }
  }

  /// Adds a caseless text: each code point of the input spends one to three code points of the folded text.
  private mutating func add(folded: [UInt32], before next: Int) throws(DeclinedPattern) -> Int {
    let foldings: CaseFoldings
    do throws(ICUError) { foldings = try CaseFoldings.shared.get() } catch { throw .failed(error) }
    var starts = [next]  // the node for each offset, from the end backwards
    for offset in folded.indices.reversed() {
      var ways: [Int] = []
      for length in 1...min(3, folded.count - offset) {
        let sources = foldings.sources(ofFull: folded[offset..<offset + length])
        guard sources != .empty else { continue }
        ways.append(try append(.consume(set: number(of: sources), next: starts[starts.count - length])))
      }
      starts.append(try fork(ways))
    }
    return starts[starts.count - 1]
  }

  private mutating func addAnyOrLineBreak(before next: Int) throws(DeclinedPattern) -> Int {
    let alone = try append(.assertion(.notBeforeLineFeed, next: next))
    let lineFeed = try append(.consume(set: number(of: CodePointRanges(0x0A)), next: next))
    let after = try append(.fork(alone, lineFeed))
    let carriageReturn = CodePointRanges(0x0D)
    return try fork([
      append(.consume(set: number(of: carriageReturn.complement), next: next)),
      append(.consume(set: number(of: carriageReturn), next: after)),
    ])
  }

  private mutating func fork(_ starts: [Int]) throws(DeclinedPattern) -> Int {
    guard var last = starts.last else {
      return try append(.consume(set: number(of: .empty), next: Self.accept))
    }
    for start in starts.dropLast().reversed() { last = try append(.fork(start, last)) }
    return last
  }

  private mutating func append(_ node: Node) throws(DeclinedPattern) -> Int {
    guard nodes.count < Self.mostNodes else { throw .size }
    nodes.append(node)
    return nodes.count - 1
  }

  private mutating func number(of set: CodePointRanges) throws(DeclinedPattern) -> Int {
    if let number = numbers[set] { return number }
    guard sets.count < Self.mostSets else { throw .size }
    numbers[set] = sets.count
    sets.append(set)
    return sets.count - 1
  }
}

/// `$` and `\Z`, which see past a last line break.
extension PatternGraph {
  /// Declines a pattern that goes on after `$` or `\Z`; that could step into the line break that they saw past.
  private func checkLastLineEnds() throws(DeclinedPattern) {
    for case .assertion(.lastLineEnd, let next) in nodes {
      var seen: Set<Int> = []
      var pending = [next]
      while let node = pending.popLast() {
        guard seen.insert(node).inserted else { continue }
        switch nodes[node] {
        case .accept: break
        case .assertion(.lastLineEnd, let next): pending.append(next)
        case .fork(let one, let other): pending += [one, other]
        case .consume, .assertion: throw .syntax
        }
      }
    }
  }

  /// Lets a part end at `$` before the last line break. (A whole match ends at the end, so there `$` means `\z`.)
  private mutating func extendLastLineEnds() throws(DeclinedPattern) {
    for index in nodes.indices {
      guard case .assertion(.lastLineEnd, _) = nodes[index] else { continue }
      let end = try append(.assertion(.textEnd, next: Self.accept))
      let lineBreak = try append(.consume(set: number(of: Neighbour.lineBreaks), next: end))
      let lineFeed = try append(.consume(set: number(of: CodePointRanges(0x0A)), next: end))
      let pair = try append(.consume(set: number(of: CodePointRanges(0x0D)), next: lineFeed))
      // Asking for the end of a line keeps it from standing between CR and LF.
      let atBreak = try append(.assertion(.lineEnd, next: fork([lineBreak, pair])))
      nodes[index] = .fork(end, atBreak)
    }
  }
}
