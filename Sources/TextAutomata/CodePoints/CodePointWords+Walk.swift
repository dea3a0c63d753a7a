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
    /// The greatest number of nonspacing marks in a row, if ``CodePointFlags/stackedMarks`` is known.
    package let mostMarks: Int
  }

  /// Answers all questions about a text in one pass over its code points, without an allocation.
  ///
  /// Runs of printable ASCII are skipped 32 bytes at a time, unless a question concerns them.
  /// Any answer is possible for ill-formed text, but nothing beyond its end is read.
  package func walk(_ utf8: UnsafeBufferPointer<UInt8>, _ questions: Questions) -> Findings {
    let automaton = questions.countsClusters ? ClusterAutomaton.shared : nil
    let skipsPlain =
      PlainWords.shared.answers(questions) && (automaton == nil || automaton?.plain != nil)
    let knownOfAll = CodePointFlags.all.subtracting(skipsPlain ? PlainWords.shared.flags : [])
    if skipsPlain, PrintableASCII.isWhole(utf8) {
      // Most texts are short and plain; nothing that is looked for is in them.
      return Findings(
        flags: [], known: knownOfAll, clusters: automaton.map { _ in utf8.count }, hasRefusedScripts: false,
        mostMarks: 0)
    }
    let asked = questions.flags
    var clusters = automaton.map(ClusterCount.init)
    var order = asked.isDisjoint(with: .ofOrder) ? nil : MarkOrder(utf8, self)
    var scripts = RefusedScripts(questions.refusedScripts)
    var invisibles = asked.contains(.hidden) ? InvisibleContext() : nil
    var digits = asked.contains(.mixedDigits) ? DigitSystems() : nil
    var marks = asked.contains(.stackedMarks) ? MarkRow() : nil
    var found: UInt64 = 0
    WordChunk.withMemory { chunk in
      guard var byte = utf8.baseAddress else { return }
      let end = byte + utf8.count
      while byte < end {
        chunk.fill(from: &byte, utf8, self, skipsPlain: skipsPlain)
        found |= chunk.union
        order?.take(chunk)
        clusters?.take(chunk)
        scripts.take(chunk)
        invisibles?.take(chunk, of: utf8)
        digits?.take(chunk, of: utf8)
        marks?.take(chunk)
      }
    }

    var flags = CodePointFlags(rawValue: found & CodePointWord.allFlags)
    var known = knownOfAll.subtracting(.ofNeighbours)
    if let order {
      flags.formUnion(order.found)
      known.formUnion(.ofOrder)
    }
    if let invisibles {
      if invisibles.hasHidden { flags.insert(.hidden) }
      known.insert(.hidden)
    }
    if let digits {
      if digits.areMixed { flags.insert(.mixedDigits) }
      known.insert(.mixedDigits)
    }
    if let marks {
      if marks.greatest > 1 { flags.insert(.stackedMarks) }
      known.insert(.stackedMarks)
    }
    return Findings(
      flags: flags, known: known, clusters: clusters?.count, hasRefusedScripts: scripts.isRefused,
      mostMarks: marks?.greatest ?? 0)
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
