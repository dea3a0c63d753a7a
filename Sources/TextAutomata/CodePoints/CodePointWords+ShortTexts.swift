import Primitives
import Synchronization

extension CodePointWords {
  /// Texts of up to this many bytes are walked over without chunks, whose setting up would take longer than the walk.
  static var shortBytes: Int { 256 }

  /// Answers the questions about a short text; nil if that needs what only ``walk(_:_:)`` has.
  ///
  /// The words of most texts, joined by "or", show that nothing in them depends on neighbours; the others are read once
  /// more.
  /// - Parameters:
  ///   - joined: The words of the text.
  ///   - automaton: What counts clusters; nil if they are not asked for.
  @inline(never)
  func walk(
    short utf8: UnsafeBufferPointer<UInt8>, _ joined: JoinedWords, _ questions: Questions,
    _ automaton: ClusterAutomaton?
  ) -> Findings? {
    var clusters = automaton.map(ClusterCount.init)
    if let clusters, !clusters.takesPlain { return nil }
    guard let first = utf8.baseAddress, !utf8.isEmpty else { return nil }
    let found = joined.found
    let (asked, union) = (questions.flags, CodePointWord(bits: found))
    if union.has(.invisible), asked.contains(.hidden) { return nil }

    var neighbours = Neighbours()
    if asked.contains(.beginsBlank) { neighbours.tell(.beginsBlank, beginsBlank(utf8) ? .beginsBlank : []) }
    // Nothing is hidden without an invisible character.
    neighbours.tell(asked.intersection(.hidden), [])
    let comparesDigits = asked.contains(.mixedDigits)
    let comparesOrder = !asked.isDisjoint(with: .ofOrder)
    let rowsMarks = asked.contains(.stackedMarks)
    let hasClasses = clusters != nil && found & CodePointWord.graphemeClasses != 0
    if hasClasses || needsNeighbours(found, asked) {
      var order = MarkOrder(utf8, self)
      var marks = MarkRow()
      var digits = DigitSystems()
      var position = 0
      while position < utf8.count {
        let address = first + position
        let word = next(in: utf8, at: &position)
        if comparesOrder { order.take(word, at: address) }
        if hasClasses { clusters?.take(word) }
        if rowsMarks { marks.take(word) }
        if comparesDigits, word.has(.foreignDigit) { digits.takeDigit(at: address - first, of: utf8) }
      }
      if comparesOrder { neighbours.tell(.ofOrder, order.found) }
      if rowsMarks { neighbours.tell(marks) }
      if comparesDigits { neighbours.tell(.mixedDigits, digits.areMixed ? .mixedDigits : []) }
    } else {
      if comparesOrder { neighbours.tell(.ofOrder, []) }
      if rowsMarks { neighbours.tell(MarkRow()) }
      if comparesDigits { neighbours.tell(.mixedDigits, []) }
    }
    if !hasClasses { clusters?.takePlain(utf8.codePointCount) }
    return Findings(
      found, .all, neighbours, clusters: clusters?.count, hasRefusedScripts: joined.isRefused)
  }

  /// The same as ``lacks(_:_:in:)`` for a short text in which nothing that flags are about depends on neighbours, as the
  /// words of its code points, joined by "or", show; nil for any other text.
  func lacksByUnion(
    _ flags: CodePointFlags, _ joined: JoinedWords, in utf8: UnsafeBufferPointer<UInt8>
  ) -> Bool? {
    let found = joined.found
    let union = CodePointWord(bits: found)
    if joined.isRefused || union.has(flags.subtracting(.ofNeighbours)) { return false }
    guard !needsNeighbours(found, flags), !union.has(.invisible) || !flags.contains(.hidden) else {
      return nil
    }
    return !flags.contains(.beginsBlank) || !beginsBlank(utf8)
  }

  /// Whether flags depend on neighbours in a text with words that are joined by "or", apart from hidden characters.
  @inline(__always)
  private func needsNeighbours(_ found: UInt64, _ flags: CodePointFlags) -> Bool {
    let union = CodePointWord(bits: found)
    return !flags.isDisjoint(with: .ofOrder) && found & MarkOrder.suspicious != 0
      || flags.contains(.stackedMarks) && union.has(.nonspacingMark)
      || flags.contains(.mixedDigits) && union.has(.foreignDigit)
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
    if let refusedScripts {
      var refused = UInt8(0)
      let found = forEachWord(of: utf8, skipsPlain: skipsPlain) { word in
        refused |= refusedScripts[CodePointWord(bits: word).scripts].load(ordering: .relaxed)
      }
      return JoinedWords(found: found, isRefused: refused != 0)
    }
    return JoinedWords(found: forEachWord(of: utf8, skipsPlain: skipsPlain) { _ in }, isRefused: false)
  }

  /// Passes the word of each code point to `body`; returns the words joined by "or".
  @inline(__always)
  private func forEachWord(
    of utf8: UnsafeBufferPointer<UInt8>, skipsPlain: Bool, _ body: (UInt64) -> Void
  ) -> UInt64 {
    guard let start = utf8.baseAddress else { return 0 }
    let end = start + utf8.count
    // From here on, a code point may have fewer than four bytes before the end.
    let tail = end - min(utf8.count, 3)
    let ascii = plain.words
    var (byte, found) = (start, UInt64(0))
    func take(_ word: UInt64) {
      found |= word
      body(word)
    }
    while byte < tail {
      var lead = Int(byte.pointee)
      if lead < 0x80 {
        // A space alone takes as long either way.
        if skipsPlain, byte[1] < 0x80 {
          let next = PrintableASCII.endOfRun(from: byte, to: tail)
          if next > byte {
            byte = next
            continue
          }
        }
        take(ascii[lead])
        byte += 1
      } else if lead < 0xE0 {
        // Letters of two bytes come in rows, and so do those of three.
        repeat {
          take(block(lead & 0x1F)[Int(byte[1] & 0x3F)])
          byte += 2
          lead = Int(byte.pointee)
        } while lead & 0xE0 == 0xC0 && byte < tail
      } else if lead < 0xF0 {
        repeat {
          take(block((lead & 0x0F) << 6 | Int(byte[1] & 0x3F))[Int(byte[2] & 0x3F)])
          byte += 3
          lead = Int(byte.pointee)
        } while lead & 0xF0 == 0xE0 && byte < tail
      } else {
        take(next(&byte))
      }
    }
    while byte < end {
      var position = byte - start
      take(next(in: utf8, at: &position).bits)
      byte = start + position
    }
    return found
  }
}
