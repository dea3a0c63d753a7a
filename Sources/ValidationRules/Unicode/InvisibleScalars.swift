import ICU
import TextAutomata
import ValidationCore

/// The invisible characters of a text, each with whether it changes the appearance of its neighbors.
struct InvisibleScalars: Sequence, IteratorProtocol {
  struct Element {
    let element: UTF8Scalars.Element
    /// Whether the character has a visible effect where it is, so that it is allowed.
    let isSeen: Bool
  }

  private var scalars: UTF8Scalars
  private var before = Context()

  init(_ utf8: UnsafeBufferPointer<UInt8>) { scalars = UTF8Scalars(utf8) }

  mutating func next() -> Element? {
    while let element = scalars.next() {
      let scalar = element.scalar
      let word = CodePointWords.shared[scalar]
      guard word.has(.invisible) else {
        before.append(visible: scalar, word)
        continue
      }
      var rest = scalars
      let isSeen = before.shows(scalar, followedBy: &rest)
      before.append(invisible: scalar, isSeen: isSeen)
      return Element(element: element, isSeen: isSeen)
    }
    return nil
  }
}

extension InvisibleScalars {
  /// The characters before a joiner, as far as they decide whether it has a visible effect.
  private struct Context {
    /// The last visible character that is not a mark or modifier.
    private var base: Unicode.Scalar?
    /// The last visible character that is not transparent for joining.
    private var joiner: Unicode.Scalar?
    /// The last visible character.
    private var last: Unicode.Scalar?
    /// Whether the character directly before is visible or has a visible effect.
    private var isDirect = false
    private var isInTagSequence = false

    mutating func append(visible scalar: Unicode.Scalar, _ word: CodePointWord) {
      last = scalar
      if !word.has([.mark, .emojiModifier]) { base = scalar }
      if !word.has(.joiningTransparent) { joiner = scalar }
      isDirect = true
      isInTagSequence = scalar == "\u{1F3F4}"
    }

    mutating func append(invisible scalar: Unicode.Scalar, isSeen: Bool) {
      isDirect = isSeen && scalar.icuProperties.isVariationSelector
      if !isSeen || scalar == "\u{E007F}" { isInTagSequence = false }
    }

    func shows(_ scalar: Unicode.Scalar, followedBy rest: inout UTF8Scalars) -> Bool {
      switch scalar {
      case "\u{200D}": isDirect && (isAfterVirama || joinsPictographs(&rest))
      case "\u{200C}": isDirect && (isAfterVirama || separatesJoiningLetters(&rest))
      case "\u{E0020}"..."\u{E007F}": isInTagSequence
      default: isDirect && scalar.icuProperties.isVariationSelector
      }
    }

    private var isAfterVirama: Bool { last?.icuProperties.isVirama ?? false }

    private func joinsPictographs(_ rest: inout UTF8Scalars) -> Bool {
      guard let base, base.icuProperties.isExtendedPictographic, let next = rest.next() else {
        return false
      }
      return next.scalar.icuProperties.isExtendedPictographic
    }

    /// The rule of RFC 5892, appendix A.1: a joining letter on both sides, ignoring transparent characters.
    private func separatesJoiningLetters(_ rest: inout UTF8Scalars) -> Bool {
      guard let joiner, joiner.icuProperties.joiningType.joinsToFollowing else { return false }
      while let next = rest.next() {
        let joining = next.scalar.icuProperties.joiningType
        if joining != .transparent { return joining.joinsToPreceding }
      }
      return false
    }
  }
}
