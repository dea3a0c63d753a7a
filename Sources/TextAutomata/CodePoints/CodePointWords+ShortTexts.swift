import Primitives
import Synchronization

extension CodePointWords {
  /// Texts of up to this many bytes are walked over without chunks, whose setting up would take longer than the walk.
  static var shortBytes: Int { 256 }

  /// Answers the questions about a short text; nil if that needs what only ``walk(_:_:)`` has.
  ///
  /// The words of most texts, joined by "or", show that nothing in them depends on neighbours; the others are read again.
  /// - Parameters:
  ///   - joined: The words of the text, all of which have been read for it.
  ///   - automaton: What counts clusters; nil if they are not asked for.
  @inline(never)
  func walk(
    short utf8: UnsafeBufferPointer<UInt8>, _ joined: JoinedWords, _ questions: Questions,
    _ automaton: ClusterAutomaton?
  ) -> Findings? {
    var clusters = automaton.map(ClusterCount.init)
    if let clusters, !clusters.takesPlain { return nil }
    guard let first = utf8.baseAddress, !utf8.isEmpty, !UTF8Decoding.isCutOff(utf8) else { return nil }
    let found = joined.found
    let (asked, union) = (questions.flags, CodePointWord(bits: found))

    var neighbours = Neighbours()
    if asked.contains(.beginsBlank) { neighbours.tell(.beginsBlank, beginsBlank(utf8) ? .beginsBlank : []) }
    if asked.contains(.hidden) {
      neighbours.tell(.hidden, hasHidden(utf8, union) ? .hidden : [])
    }
    if !asked.isDisjoint(with: .ofOrder) {
      neighbours.tell(.ofOrder, order(of: utf8, union))
    }
    let comparesDigits = asked.contains(.mixedDigits)
    let rowsMarks = asked.contains(.stackedMarks)
    let hasClasses = clusters != nil && found & CodePointWord.graphemeClasses != 0
    var (marks, digits) = (MarkRow(), DigitSystems())
    if hasClasses || comparesDigits && union.has(.foreignDigit) || rowsMarks && union.has(.nonspacingMark) {
      let end = first + utf8.count
      var byte = first
      while byte < end {
        let address = byte
        let word = CodePointWord(bits: nextIfRead(&byte))
        if hasClasses { clusters?.take(word) }
        if rowsMarks { marks.take(word) }
        if comparesDigits, word.has(.foreignDigit) { digits.takeDigit(at: address - first, of: utf8) }
      }
    }
    if rowsMarks { neighbours.tell(marks) }
    if comparesDigits { neighbours.tell(.mixedDigits, digits.areMixed ? .mixedDigits : []) }
    if !hasClasses { clusters?.takePlain(utf8.codePointCount) }
    return Findings(
      found, .all, neighbours, clusters: clusters?.count, hasRefusedScripts: joined.isRefused)
  }

  /// The same as ``lacks(_:_:in:)`` for a short text with words that are joined by "or"; nil if they do not settle whether
  /// marks are stacked or digits mixed.
  func lacksByUnion(
    _ flags: CodePointFlags, _ joined: JoinedWords, in utf8: UnsafeBufferPointer<UInt8>
  ) -> Bool? {
    let union = CodePointWord(bits: joined.found)
    if joined.isRefused || union.has(flags.subtracting(.ofNeighbours)) { return false }
    if flags.contains(.stackedMarks) && union.has(.nonspacingMark)
      || flags.contains(.mixedDigits) && union.has(.foreignDigit)
    {
      return nil
    }
    if flags.contains(.hidden), hasHidden(utf8, union) { return false }
    if !flags.isDisjoint(with: .ofOrder), !order(of: utf8, union).isDisjoint(with: flags) { return false }
    return !flags.contains(.beginsBlank) || !beginsBlank(utf8)
  }

  /// What is found about the order of marks in a text whose words are joined by "or"; everything for ill-formed text.
  @inline(__always)
  private func order(of utf8: UnsafeBufferPointer<UInt8>, _ union: CodePointWord) -> CodePointFlags {
    union.bits & MarkOrder.suspicious == 0 ? [] : eachOrder(of: utf8)
  }

  @inline(never)
  private func eachOrder(of utf8: UnsafeBufferPointer<UInt8>) -> CodePointFlags {
    guard !UTF8Decoding.isCutOff(utf8) else { return .ofOrder }
    var order = MarkOrder(utf8, self)
    order.takeRead(utf8)
    return order.found
  }

  /// Whether an invisible character of such a text has no visible effect; true for ill-formed text.
  @inline(__always)
  private func hasHidden(_ utf8: UnsafeBufferPointer<UInt8>, _ union: CodePointWord) -> Bool {
    union.has(.invisible) && hasHidden(utf8)
  }

  @inline(never)
  private func hasHidden(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    guard !UTF8Decoding.isCutOff(utf8) else { return true }
    var invisibles = InvisibleContext()
    invisibles.takeRead(utf8)
    return invisibles.hasHidden
  }

  /// Whether a nonspacing mark of a text is in a row with another.
  func hasStackedMarks(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    var (marks, position) = (MarkRow(), 0)
    while position < utf8.count {
      if marks.grows(by: next(in: utf8, at: &position)), marks.height > 1 { return true }
    }
    return false
  }

  /// The words of all code points of a text joined by "or".
  struct JoinedWords {
    let found: UInt64
    /// Whether a code point has scripts that a table refuses.
    let isRefused: Bool
  }

  /// - Parameter skipsPlain: Whether the words of printable ASCII are left out, since nothing that is asked concerns
  ///   them.
  @inline(__always)
  func join(
    _ utf8: UnsafeBufferPointer<UInt8>, _ refusedScripts: UnsafePointer<Atomic<UInt8>>?,
    skipsPlain: Bool = false
  ) -> JoinedWords {
    var refused = UInt8(0)
    let found: UInt64
    if let refusedScripts {
      found = joinRead(utf8, skipsPlain: skipsPlain) { word in
        refused |= refusedScripts[CodePointWord(bits: word).scripts].load(ordering: .relaxed)
      }
    } else {
      found = joinRead(utf8, skipsPlain: skipsPlain) { _ in }
    }
    if found & CodePointWord.unread != 0 { return joinEach(utf8, refusedScripts) }
    return JoinedWords(found: found, isRefused: refused != 0)
  }

  /// The same for any text: one with code points that were not read yet, or that is ill-formed.
  @inline(never)
  private func joinEach(
    _ utf8: UnsafeBufferPointer<UInt8>, _ refusedScripts: UnsafePointer<Atomic<UInt8>>?
  ) -> JoinedWords {
    var (found, refused, position) = (UInt64(0), UInt8(0), 0)
    while position < utf8.count {
      let word = next(in: utf8, at: &position)
      found |= word.bits
      if let refusedScripts { refused |= refusedScripts[word.scripts].load(ordering: .relaxed) }
    }
    return JoinedWords(found: found, isRefused: refused != 0)
  }

  /// Passes the words of code points to `body`, and returns them joined by "or": ``CodePointWord/unread`` is among them
  /// if not all were read before, and for some ill-formed text.
  @inline(__always)
  private func joinRead(
    _ utf8: UnsafeBufferPointer<UInt8>, skipsPlain: Bool, _ body: (UInt64) -> Void
  ) -> UInt64 {
    guard let start = utf8.baseAddress else { return 0 }
    guard !UTF8Decoding.isCutOff(utf8) else { return CodePointWord.unread }
    let end = start + utf8.count
    let ascii = plain.words
    var (byte, found) = (start, UInt64(0))
    func take(_ word: UInt64) {
      found |= word
      body(word)
    }
    while byte < end {
      let first = Int(byte.pointee)
      if first < 0xC0 {
        take(ascii[first])
        byte += 1
        if skipsPlain, byte < end, byte.pointee < 0x80 { byte = PrintableASCII.endOfRun(from: byte, to: end) }
      } else if first < 0xE0 {
        // Letters of two bytes come in rows, and so do those of three.
        var lead = first &- 0xC0
        repeat {
          take(wordIfRead(lead, byte[1]))
          byte += 2
          guard byte < end else { return found }
          lead = Int(byte.pointee) &- 0xC0
        } while UInt(bitPattern: lead) < 0x20
      } else if first < 0xF0 {
        var lead = first &- 0xE0
        repeat {
          take(wordIfRead(lead, byte[1], byte[2]))
          byte += 3
          guard byte < end else { return found }
          lead = Int(byte.pointee) &- 0xE0
        } while UInt(bitPattern: lead) < 0x10
      } else {
        take(nextIfRead(&byte))
      }
    }
    return found
  }
}
