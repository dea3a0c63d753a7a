import ICU
import TextAutomata
import ValidationCore

/// A grapheme cluster as defined by UTS #51.
struct EmojiCluster {
  private static let presentation: Unicode.Scalar = "\u{FE0F}"
  private static let textPresentation: Unicode.Scalar = "\u{FE0E}"

  let utf8: UnsafeBufferPointer<UInt8>

  init(_ utf8: UnsafeBufferPointer<UInt8>) { self.utf8 = utf8 }

  /// Whether it is displayed as an emoji: one of its characters has emoji presentation, by itself or by a selector,
  /// or is one of the pictographs that no font shows as text (🏋).
  var isEmoji: Bool {
    // U+00A9 is the first character that can be an emoji.
    if utf8.count == 1 { return false }
    let words = CodePointWords.sharedAddress
    var scalars = UTF8Scalars(utf8)
    var next = scalars.next()?.scalar
    while let scalar = next {
      next = scalars.next()?.scalar
      if next == Self.presentation {
        if scalar.icuProperties.isEmoji { return true }
      } else if next != Self.textPresentation, words.pointee[scalar].has(.inEmoji) {
        // Beyond the Basic Multilingual Plane no emoji was originally a text character.
        if scalar.value > 0xFFFF || scalar.icuProperties.isEmojiPresentation { return true }
      }
    }
    return false
  }

  /// Whether it is recommended for general interchange, once its U+FE0F are corrected.
  var isRecommended: Bool {
    if isBasic { return true }
    if EmojiSequences.isRecommended(utf8) { return true }
    // No sequence is nearly this long; a cluster of a megabyte is not copied.
    guard utf8.count <= 256 else { return false }
    var qualified = String(qualified)
    return qualified.withUTF8 { EmojiSequences.isRecommended($0) }
  }

  /// Whether it is one emoji character with U+FE0F or without it: all of these are recommended, once that is corrected,
  /// but for the letters that flags are made of.
  private var isBasic: Bool {
    var scalars = UTF8Scalars(utf8)
    guard let first = scalars.next()?.scalar, first != Self.presentation,
      CodePointWords.sharedAddress.pointee[first].has(.inEmoji), !("\u{1F1E6}"..."\u{1F1FF}" ~= first)
    else { return false }
    guard let second = scalars.next() else { return true }
    return second.scalar == Self.presentation && second.range.upperBound == utf8.count
  }

  /// The cluster with U+FE0F after each character that needs it to be displayed as an emoji, and nowhere else.
  private var qualified: String.UnicodeScalarView {
    var qualified = String.UnicodeScalarView()
    let scalars = UTF8Scalars(utf8).lazy.map(\.scalar).filter { $0 != Self.presentation }
    var iterator = scalars.makeIterator()
    var next = iterator.next()
    while let scalar = next {
      next = iterator.next()
      qualified.append(scalar)
      let properties = scalar.icuProperties
      let isModified = next?.icuProperties.isEmojiModifier ?? false
      if properties.isEmoji, !properties.isEmojiPresentation, !isModified, next != Self.textPresentation {
        qualified.append(Self.presentation)
      }
    }
    return qualified
  }

  /// The text without its emoji.
  static func removed(from utf8: UnsafeBufferPointer<UInt8>) -> SuggestionBytes? {
    var kept = SuggestionBytes(capacity: utf8.count)
    do throws(ICUError) {
      try Segmentation.forEachGrapheme(in: utf8) { range in
        let bytes = UnsafeBufferPointer(rebasing: utf8[range])
        if !EmojiCluster(bytes).isEmoji { kept.append(contentsOf: bytes) }
        return true
      }
    } catch {
      return nil
    }
    return kept
  }
}
