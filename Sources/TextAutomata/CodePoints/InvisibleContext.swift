import Primitives

/// The characters before a place of a text, as far as they decide whether an invisible character there has a visible
/// effect: a joiner after a virama, between joining letters or between pictographs (RFC 5892, appendix A; UTS #51), a
/// variation selector, or a tag of a flag.
package struct InvisibleContext {
  private let words = CodePointWords.shared
  /// The last visible character that is not a mark or modifier.
  private var base = CodePointWord(bits: 0)
  /// The last visible character that is not transparent for joining.
  private var joiner = CodePointWord(bits: 0)
  /// The last visible character, and its offset.
  private var last = CodePointWord(bits: 0)
  private var lastOffset: Int?
  /// Whether the character directly before is visible or has a visible effect.
  private var isDirect = false
  /// Whether nothing after the last visible character ends a sequence of tags.
  private var mayBeTagged = false
  /// Whether there was an invisible character without a visible effect.
  private(set) var hasHidden = false

  package init() {}

  /// Takes the code point at an offset into account; returns whether it has a visible effect if it is invisible, and nil
  /// if it is visible.
  package mutating func take(
    _ word: CodePointWord,
    at offset: Int,
    of utf8: UnsafeBufferPointer<UInt8>
  ) -> Bool? {
    guard word.has(.invisible) else {
      takeVisible(word, at: offset)
      return nil
    }
    return takeInvisible(word, at: offset, of: utf8)
  }

  @inline(never)
  private mutating func takeInvisible(
    _ word: CodePointWord, at offset: Int, of utf8: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    let isSeen: Bool
    if word.has(.variationSelector) {
      isSeen = isDirect
    } else {
      let (value, end) = UTF8Decoding.codePoint(in: utf8, at: offset)
      isSeen = shows(value, before: end, of: utf8)
      isDirect = false
      if value == Self.endOfTags { mayBeTagged = false }
    }
    if !isSeen { (mayBeTagged, hasHidden) = (false, true) }
    return isSeen
  }

  @inline(__always)
  private mutating func takeVisible(_ word: CodePointWord, at offset: Int) {
    last = word
    lastOffset = offset
    if !word.has(.notBase) { base = word }
    if !word.has(.joiningTransparent) { joiner = word }
    isDirect = true
    mayBeTagged = true
  }

  private static let (zeroWidthNonJoiner, zeroWidthJoiner, blackFlag) = (
    UInt32(0x200C), UInt32(0x200D), 0x1F3F4
  )
  private static let (tags, endOfTags) = (UInt32(0xE0020)...0xE007F, UInt32(0xE007F))

  private func shows(_ value: UInt32, before end: Int, of utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    switch value {
    case Self.zeroWidthJoiner: isDirect && (last.isVirama || joinsPictographs(before: end, of: utf8))
    case Self.zeroWidthNonJoiner:
      isDirect && (last.isVirama || separatesJoiningLetters(before: end, of: utf8))
    case Self.tags: isInTagSequence(of: utf8)
    default: false
    }
  }

  private func isInTagSequence(of utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    guard mayBeTagged, let lastOffset else { return false }
    return UTF8Decoding.codePoint(in: utf8, at: lastOffset).value == Self.blackFlag
  }

  private func joinsPictographs(before end: Int, of utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    guard base.has(.pictographic), end < utf8.count else { return false }
    var position = end
    return words.next(in: utf8, at: &position).has(.pictographic)
  }

  /// The rule of RFC 5892, appendix A.1: a joining letter on both sides, ignoring transparent characters.
  private func separatesJoiningLetters(before end: Int, of utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    guard joiner.has(.joinsToFollowing) else { return false }
    var position = end
    while position < utf8.count {
      let word = words.next(in: utf8, at: &position)
      if !word.has(.joiningTransparent) { return word.has(.joinsToPreceding) }
    }
    return false
  }
}

extension InvisibleContext {
  /// Takes a text, which is not cut off and of which all code points were read before, until a character is hidden.
  mutating func takeRead(_ utf8: UnsafeBufferPointer<UInt8>) {
    guard let start = utf8.baseAddress else { return }
    let (words, end) = (words, start + utf8.count)
    // What visible characters change, in variables, which the compiler keeps in registers.
    var (base, joiner, last, lastAddress) = (base, joiner, last, UnsafePointer<UInt8>?.none)
    var byte = start
    while byte < end {
      let address = byte
      let word = CodePointWord(bits: words.nextIfRead(&byte))
      if !word.has(.invisible) {
        (last, lastAddress) = (word, address)
        if !word.has(.notBase) { base = word }
        if !word.has(.joiningTransparent) { joiner = word }
        continue
      }
      if let visible = lastAddress {
        (self.base, self.joiner, self.last, lastOffset) = (base, joiner, last, visible - start)
        (isDirect, mayBeTagged, lastAddress) = (true, true, nil)
      }
      if !takeInvisible(word, at: address - start, of: utf8) { return }
    }
  }

  @inline(__always)
  mutating func take(_ chunk: WordChunk, of utf8: UnsafeBufferPointer<UInt8>) {
    // Once one is found, nothing more needs to be known.
    if hasHidden { return }
    if chunk.has(.invisible) {
      takeEach(of: chunk, of: utf8)
    } else {
      takeVisible(chunk, from: 0, to: chunk.count)
    }
  }

  @inline(never)
  private mutating func takeEach(of chunk: WordChunk, of utf8: UnsafeBufferPointer<UInt8>) {
    var start = 0
    for index in 0..<chunk.count where chunk[index].has(.invisible) {
      takeVisible(chunk, from: start, to: index)
      if take(chunk[index], at: chunk.offsets[index], of: utf8) == false { return }
      start = index &+ 1
    }
    takeVisible(chunk, from: start, to: chunk.count)
  }

  /// Takes visible characters into account, reading back only as far as needed.
  @inline(__always)
  private mutating func takeVisible(_ chunk: WordChunk, from start: Int, to end: Int) {
    guard start < end else { return }
    let index = end &- 1
    takeVisible(chunk[index], at: chunk.offsets[index])
    if chunk[index].has(.markedOrTransparent) { readBack(chunk, from: start, to: index) }
  }

  @inline(never)
  private mutating func readBack(_ chunk: WordChunk, from start: Int, to end: Int) {
    var (lacksBase, lacksJoiner) = (chunk[end].has(.notBase), chunk[end].has(.joiningTransparent))
    var index = end
    while index > start, lacksBase || lacksJoiner {
      index &-= 1
      let word = chunk[index]
      if lacksBase, !word.has(.notBase) { (base, lacksBase) = (word, false) }
      if lacksJoiner, !word.has(.joiningTransparent) { (joiner, lacksJoiner) = (word, false) }
    }
  }
}
