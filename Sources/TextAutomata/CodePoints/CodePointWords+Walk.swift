import Primitives
package import Synchronization

extension CodePointWords {
  /// What a walk over a text looks for.
  package struct Questions {
    /// Flags to look for.
    package var flags: CodePointFlags
    /// Whether to count grapheme clusters.
    package var countsClusters: Bool
    /// For each number of ``ScriptSets``, 1 if its scripts are refused and 0 otherwise; nil if scripts do not matter.
    package var refusedScripts: UnsafePointer<Atomic<UInt8>>?

    package init(
      flags: CodePointFlags,
      countsClusters: Bool = false,
      refusedScripts: UnsafePointer<Atomic<UInt8>>? = nil
    ) {
      (self.flags, self.countsClusters, self.refusedScripts) = (flags, countsClusters, refusedScripts)
    }
  }

  /// What a walk found.
  package struct Findings {
    /// The flags of all code points, joined by "or".
    package let flags: CodePointFlags
    /// The flags that were looked for, and those found on the way: if another is missing, that means nothing.
    package let known: CodePointFlags
    /// The number of grapheme clusters; nil if they were not counted, or ``ClusterAutomaton`` cannot.
    package let clusters: Int?
    /// Whether a code point has scripts that are refused.
    package let hasRefusedScripts: Bool
  }

  /// Answers all questions about a text in one pass over its code points, without an allocation.
  ///
  /// Runs of printable ASCII are skipped 32 bytes at a time, unless a question concerns them.
  /// Any answer is possible for ill-formed text, but nothing beyond its end is read.
  package func walk(_ utf8: UnsafeBufferPointer<UInt8>, _ questions: Questions) -> Findings {
    let skipsPlain = PlainWords.shared.answers(questions)
    var known = CodePointFlags.all
    if skipsPlain { known.subtract(PlainWords.shared.flags) }
    let walk = Walk(words: self, utf8, known, skipsPlain: skipsPlain)
    let scripts = questions.refusedScripts.map { RefusedScripts(table: $0) }
    // Each combination of questions has a loop of its own.
    if questions.flags.isDisjoint(with: .ofOrder) {
      return walk.run(NoQuestion(), questions.countsClusters, scripts)
    }
    return walk.run(MarkOrder(utf8, self), questions.countsClusters, scripts)
  }
}

/// What printable ASCII answers to questions.
private struct PlainWords {
  static let shared = PlainWords()

  /// The flags that some of it has.
  let flags: CodePointFlags
  /// The numbers of its scripts.
  private let scripts: [Int]

  private init() {
    let words = PrintableASCII.bytes.map { CodePointWords.shared[UInt32($0)] }
    flags = words.reduce([]) { $0.union($1.flags) }
    scripts = Array(Set(words.map(\.scripts)))
  }

  /// Whether it has nothing that is looked for, so that runs of it can be skipped.
  func answers(_ questions: CodePointWords.Questions) -> Bool {
    guard questions.flags.isDisjoint(with: flags) else { return false }
    guard let refused = questions.refusedScripts else { return true }
    for number in scripts where refused[number].load(ordering: .relaxed) != 0 { return false }
    return true
  }
}

/// A walk over a text, with the questions that not all walks have as type parameters, so that each of its loops has only
/// what it needs.
private struct Walk {
  let words: CodePointWords
  let utf8: UnsafeBufferPointer<UInt8>
  let known: CodePointFlags
  let skipsPlain: Bool

  init(words: CodePointWords, _ utf8: UnsafeBufferPointer<UInt8>, _ known: CodePointFlags, skipsPlain: Bool) {
    (self.words, self.utf8, self.known, self.skipsPlain) = (words, utf8, known, skipsPlain)
  }

  func run(_ order: some WalkQuestion, _ countsClusters: Bool, _ scripts: RefusedScripts?)
    -> CodePointWords.Findings
  {
    if countsClusters, let automaton = ClusterAutomaton.shared {
      return run(order, ClusterCount(automaton), scripts)
    }
    return run(order, NoQuestion(), scripts)
  }

  private func run(
    _ order: some WalkQuestion, _ clusters: some WalkQuestion, _ scripts: RefusedScripts?
  ) -> CodePointWords.Findings {
    guard let scripts else { return run(order, clusters, NoQuestion()) }
    return run(order, clusters, scripts)
  }

  @inline(never)
  private func run<Order: WalkQuestion, Clusters: WalkQuestion, Scripts: WalkQuestion>(
    _ order: Order, _ clusters: Clusters, _ scripts: Scripts
  ) -> CodePointWords.Findings {
    // Copies, since the compiler keeps variables in registers, but not members.
    var (order, clusters, scripts, found) = (order, clusters, scripts, UInt64(0))
    let (words, skipsPlain) = (words, skipsPlain)
    if let start = utf8.baseAddress {
      let end = start + utf8.count
      // From here on, a code point may have fewer than four bytes before the end.
      let tail = end - min(utf8.count, 3)
      var byte = start
      while byte < tail {
        let codePoint = byte
        if byte.pointee < 0x80, byte[1] < 0x80, skipsPlain, clusters.canSkipPlain {
          byte = PrintableASCII.endOfLongRun(from: byte, to: end)
          if byte != codePoint {
            order.skip(byte - codePoint)
            clusters.skip(byte - codePoint)
            continue
          }
        }
        let word = CodePointWord(bits: words.next(&byte))
        order.take(word, codePoint)
        clusters.take(word, codePoint)
        scripts.take(word, codePoint)
        found |= word.bits
      }
      while byte < end {
        let codePoint = byte
        let rest = UnsafeBufferPointer(start: byte, count: end - byte)
        let (value, length) = UTF8Decoding.codePoint(in: rest, at: 0)
        byte += length
        let word = words[value]
        order.take(word, codePoint)
        clusters.take(word, codePoint)
        scripts.take(word, codePoint)
        found |= word.bits
      }
    }
    return CodePointWords.Findings(
      flags: CodePointFlags(rawValue: found).intersection(.all).union(order.found),
      known: Order.self == NoQuestion.self ? known.subtracting(.ofOrder) : known,
      clusters: clusters.count,
      hasRefusedScripts: scripts.isRefused
    )
  }
}
