import ICU
import Primitives
package import Synchronization

extension CodePointWords {
  /// Whether a text certainly has none of some flags, and no script that a table refuses: true for every short text of
  /// which that is the case.
  package func lacks(
    _ flags: CodePointFlags, _ refusedScripts: UnsafePointer<Atomic<UInt8>>?,
    in utf8: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    // The first character alone tells whether a text begins with something visible.
    if flags == .beginsBlank, refusedScripts == nil, let first = utf8.first, 0x21...0x7E ~= first {
      return true
    }
    if flags == .notNFC, refusedScripts == nil, LatinText.isWhole(utf8) { return true }
    return isPlain(utf8, lacking: flags, refusedScripts) || lacksByWords(flags, refusedScripts, in: utf8)
  }

  /// The same for a text that is not plain.
  ///
  /// A function of its own, so that plain texts do not set up its registers.
  @inline(never)
  private func lacksByWords(
    _ flags: CodePointFlags, _ refusedScripts: UnsafePointer<Atomic<UInt8>>?,
    in utf8: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    if flags == .notASCII, refusedScripts == nil { return TextBuffers.isASCII(utf8) }
    guard utf8.count <= Self.shortBytes, !flags.contains(.notASCII) else { return false }
    let questions = Questions(flags: flags, refusedScripts: refusedScripts)
    let skipsPlain = flags.isDisjoint(with: plain.flags) && plain.allows(refusedScripts)
    let joined = join(utf8, refusedScripts, skipsPlain: skipsPlain)
    if let answer = lacksByUnion(flags, joined, in: utf8) { return answer }
    if flags == .stackedMarks { return !hasStackedMarks(utf8) }
    guard let findings = walk(short: utf8, joined, questions, nil) else { return false }
    return findings.known.isSuperset(of: flags) && findings.flags.isDisjoint(with: flags)
      && !findings.hasRefusedScripts
  }

  /// Whether a text is certainly ASCII that has none of some flags, and no script that a table refuses.
  ///
  /// Nothing in such a text depends on neighbours. It is read eight bytes at a time, or by the words of its bytes if the
  /// flags concern printable characters.
  @inline(__always)
  private func isPlain(
    _ utf8: UnsafeBufferPointer<UInt8>,
    lacking flags: CodePointFlags,
    _ refusedScripts: UnsafePointer<Atomic<UInt8>>?
  ) -> Bool {
    guard plain.allows(refusedScripts) else { return false }
    if flags.contains(.beginsBlank) {
      guard let first = utf8.first, first > 0x20 else { return false }
    }
    if flags.isDisjoint(with: plain.flags) { return PrintableASCII.isWhole(utf8) }
    guard utf8.count <= Self.shortBytes, let start = utf8.baseAddress else { return utf8.isEmpty }
    var word = UInt64(0)
    for offset in 0..<utf8.count {
      let byte = start[offset]
      guard byte < 0x80 else { return false }
      word |= plain.words[Int(byte)]
    }
    // Whether a control is hidden is decided by those beside it.
    return !CodePointWord(bits: word).has(flags.contains(.hidden) ? flags.union(.invisible) : flags)
  }

  /// The flags of a text of ASCII, joined by "or"; nil for any other text, and for one with controls but TAB.
  ///
  /// For short texts, which are over before a walk has begun. Nothing in such a text depends on neighbours: each
  /// character is a cluster, and the text is in every normalization form.
  package func flags(ofPlain utf8: UnsafeBufferPointer<UInt8>) -> CodePointFlags? {
    guard let start = utf8.baseAddress else { return [] }
    let end = start + utf8.count
    var (byte, joined) = (start, UInt64(0))
    let words = plain.words
    while byte < end {
      guard byte.pointee < 0x80 else { return nil }
      joined |= words[Int(byte.pointee)]
      byte += 1
    }
    let word = CodePointWord(bits: joined)
    return word.has([.lineBreak, .invisible]) ? nil : word.flags
  }
}
