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
    /// The greatest number of nonspacing marks in a row, if ``CodePointFlags/stackedMarks`` is known.
    package let mostMarks: Int

    /// - Parameters:
    ///   - found: The words of all code points, joined by "or".
    ///   - known: The flags that it tells.
    init(
      _ found: UInt64, _ known: CodePointFlags, _ neighbours: Neighbours, clusters: Int?,
      hasRefusedScripts: Bool
    ) {
      flags = CodePointFlags(rawValue: found & CodePointWord.allFlags).subtracting(.ofNeighbours)
        .union(neighbours.found)
      self.known = known.subtracting(.ofNeighbours).union(neighbours.known)
      self.clusters = clusters
      self.hasRefusedScripts = hasRefusedScripts
      mostMarks = neighbours.mostMarks
    }
  }

  /// What was found by comparing code points with others.
  struct Neighbours {
    var found: CodePointFlags = []
    var known: CodePointFlags = []
    var mostMarks = 0

    @inline(__always)
    mutating func tell(_ flags: CodePointFlags, _ found: CodePointFlags) {
      known.formUnion(flags)
      self.found.formUnion(found)
    }

    mutating func tell(_ row: MarkRow) {
      tell(.stackedMarks, row.greatest > 1 ? .stackedMarks : [])
      mostMarks = row.greatest
    }
  }

  /// Answers all questions about a text in one pass over its code points, without an allocation.
  ///
  /// Runs of printable ASCII are skipped 32 bytes at a time, unless a question concerns them.
  /// Any answer is possible for ill-formed text, but nothing beyond its end is read.
  package func walk(_ utf8: UnsafeBufferPointer<UInt8>, _ questions: Questions) -> Findings {
    let automaton = questions.countsClusters ? ClusterAutomaton.shared : nil
    let skipsPlain =
      plain.answers(questions) && automaton?.hasPlainRow ?? true
    let knownOfAll = CodePointFlags.all.subtracting(skipsPlain ? plain.flags : [])
    if skipsPlain, PrintableASCII.isWhole(utf8) {
      // Most texts are short and plain; nothing that is looked for is in them.
      var neighbours = Neighbours()
      neighbours.tell(.ofNeighbours, beginsBlank(utf8) ? .beginsBlank : [])
      return Findings(
        0, knownOfAll, neighbours, clusters: automaton.map { _ in utf8.count }, hasRefusedScripts: false)
    }
    if questions.flags.isEmpty, questions.refusedScripts == nil, let automaton {
      // Nothing but the clusters is asked for.
      return Findings(0, [], Neighbours(), clusters: automaton.count(utf8), hasRefusedScripts: false)
    }
    if utf8.count <= Self.shortBytes,
      let findings = walk(short: utf8, join(utf8, questions.refusedScripts), questions, automaton)
    {
      return findings
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

    var neighbours = Neighbours()
    neighbours.tell(.beginsBlank, beginsBlank(utf8) ? .beginsBlank : [])
    if let order { neighbours.tell(.ofOrder, order.found) }
    if let invisibles { neighbours.tell(.hidden, invisibles.hasHidden ? .hidden : []) }
    if let digits { neighbours.tell(.mixedDigits, digits.areMixed ? .mixedDigits : []) }
    if let marks { neighbours.tell(marks) }
    return Findings(
      found, knownOfAll, neighbours, clusters: clusters?.count, hasRefusedScripts: scripts.isRefused)
  }

  /// Whether a text is empty, or begins with what shows nothing.
  @inline(__always)
  func beginsBlank(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    guard !utf8.isEmpty else { return true }
    var position = 0
    return next(in: utf8, at: &position).has(.blank)
  }
}

/// What printable ASCII answers to questions.
struct PlainWords: @unchecked Sendable {
  // Sendable: the memory is written by the initializer alone, and never freed.

  /// The flags that some of it has.
  let flags: CodePointFlags
  /// The word of each byte; for one that is not ASCII, every flag, and the grapheme class of what was not read.
  let words: UnsafePointer<UInt64>
  /// The numbers of its scripts: those of Latin letters, and of all other characters.
  private let scripts: UnsafeBufferPointer<Int>

  init() {
    let ascii = CodePointWord.words(ofBlock: 0, .shared) + CodePointWord.words(ofBlock: 1, .shared)
    let printable = PrintableASCII.bytes.map { ascii[Int($0)] }
    flags = printable.reduce([]) { $0.union($1.flags) }
    let scripts = UnsafeMutableBufferPointer<Int>.allocate(capacity: printable.count)
    let numbers = Set(printable.map(\.scripts))
    _ = scripts.initialize(from: numbers)
    self.scripts = UnsafeBufferPointer(rebasing: scripts[..<numbers.count])
    let words = UnsafeMutablePointer<UInt64>.allocate(capacity: 256)
    words.initialize(repeating: CodePointWord.allFlags | CodePointWord.unread(.shared).bits, count: 256)
    for byte in 0..<0x80 { words[byte] = ascii[byte].bits }
    self.words = UnsafePointer(words)
  }

  /// Whether it has nothing that is looked for, so that runs of it can be skipped.
  func answers(_ questions: CodePointWords.Questions) -> Bool {
    questions.flags.isDisjoint(with: flags) && allows(questions.refusedScripts)
  }

  /// Whether a table refuses none of its scripts.
  @inline(__always)
  func allows(_ refused: UnsafePointer<Atomic<UInt8>>?) -> Bool {
    guard let refused else { return true }
    for number in scripts where refused[number].load(ordering: .relaxed) != 0 { return false }
    return true
  }
}
