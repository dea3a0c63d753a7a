import TextAutomata
import ValidationCore

/// The invisible characters of a text, each with whether it changes the appearance of its neighbors.
struct InvisibleScalars: Sequence, IteratorProtocol {
  struct Element {
    let element: UTF8Scalars.Element
    /// Whether the character has a visible effect where it is, so that it is allowed.
    let isSeen: Bool
  }

  private let utf8: UnsafeBufferPointer<UInt8>
  private let words = CodePointWords.shared
  /// Where the text goes on after the last invisible character.
  private var position = 0
  private var before = Context()

  init(_ utf8: UnsafeBufferPointer<UInt8>) { self.utf8 = utf8 }

  mutating func next() -> Element? {
    guard let offset = words.firstOffset(of: .invisible, in: utf8, from: position) else { return nil }
    before.append(visible: position..<offset, of: utf8)
    var rest = UTF8Scalars(utf8, from: offset)
    guard let element = rest.next() else { return nil }
    position = element.range.upperBound
    let isSeen = before.shows(element.scalar, followedBy: &rest)
    before.append(invisible: element.scalar, isSeen: isSeen)
    return Element(element: element, isSeen: isSeen)
  }
}

extension InvisibleScalars {
  /// The characters before a joiner, as far as they decide whether it has a visible effect.
  private struct Context {
    private let words = CodePointWords.shared
    /// The last visible character that is not a mark or modifier.
    private var base: CodePointWord?
    /// The last visible character that is not transparent for joining.
    private var joiner: CodePointWord?
    /// The last visible character.
    private var last: CodePointWord?
    /// Whether the character directly before is visible or has a visible effect.
    private var isDirect = false
    private var isInTagSequence = false

    /// Takes the visible characters between two invisible ones into account, reading back only as far as needed.
    mutating func append(visible range: Range<Int>, of utf8: UnsafeBufferPointer<UInt8>) {
      guard !range.isEmpty else { return }
      var (base, joiner, last): (CodePointWord?, CodePointWord?, CodePointWord?)
      var offset = range.upperBound
      while offset > range.lowerBound, base == nil || joiner == nil {
        offset -= 1
        while offset > range.lowerBound, utf8[offset] & 0xC0 == 0x80 { offset -= 1 }
        var scalars = UTF8Scalars(utf8, from: offset)
        guard let scalar = scalars.next()?.scalar else { break }
        let word = words[scalar]
        if last == nil { isInTagSequence = scalar == "\u{1F3F4}" }
        last = last ?? word
        if base == nil, !word.has(.notBase) { base = word }
        if joiner == nil, !word.has(.joiningTransparent) { joiner = word }
      }
      (self.base, self.joiner, self.last) = (base ?? self.base, joiner ?? self.joiner, last)
      isDirect = true
    }

    mutating func append(invisible scalar: Unicode.Scalar, isSeen: Bool) {
      isDirect = isSeen && words[scalar].has(.variationSelector)
      if !isSeen || scalar == "\u{E007F}" { isInTagSequence = false }
    }

    func shows(_ scalar: Unicode.Scalar, followedBy rest: inout UTF8Scalars) -> Bool {
      switch scalar {
      case "\u{200D}": isDirect && (isAfterVirama || joinsPictographs(&rest))
      case "\u{200C}": isDirect && (isAfterVirama || separatesJoiningLetters(&rest))
      case "\u{E0020}"..."\u{E007F}": isInTagSequence
      default: isDirect && words[scalar].has(.variationSelector)
      }
    }

    private var isAfterVirama: Bool { last?.isVirama ?? false }

    private func joinsPictographs(_ rest: inout UTF8Scalars) -> Bool {
      guard let base, base.has(.pictographic), let next = rest.next() else { return false }
      return words[next.scalar].has(.pictographic)
    }

    /// The rule of RFC 5892, appendix A.1: a joining letter on both sides, ignoring transparent characters.
    private func separatesJoiningLetters(_ rest: inout UTF8Scalars) -> Bool {
      guard let joiner, joiner.has(.joinsToFollowing) else { return false }
      while let next = rest.next() {
        let word = words[next.scalar]
        if !word.has(.joiningTransparent) { return word.has(.joinsToPreceding) }
      }
      return false
    }
  }
}
