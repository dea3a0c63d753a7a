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
    var scalars = UTF8Scalars(utf8)
    var next = scalars.next()?.scalar
    while let scalar = next {
      next = scalars.next()?.scalar
      let properties = scalar.icuProperties
      if next == Self.presentation {
        if properties.isEmoji { return true }
      } else if next != Self.textPresentation {
        // Beyond the Basic Multilingual Plane no emoji was originally a text character.
        if properties.isEmojiPresentation || scalar.value > 0xFFFF && properties.isEmoji { return true }
      }
    }
    return false
  }

  /// Whether it is recommended for general interchange, once its U+FE0F are corrected.
  var isRecommended: Bool {
    if EmojiSequences.isRecommended(utf8) { return true }
    // No sequence is nearly this long; a cluster of a megabyte is not copied.
    guard utf8.count <= 256 else { return false }
    var qualified = String(qualified)
    return qualified.withUTF8 { EmojiSequences.isRecommended($0) }
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
