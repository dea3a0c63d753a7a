import ICU
import Primitives

/// Columns of a terminal, by East_Asian_Width (UAX #11) and grapheme cluster.
///
/// A cluster is as wide as its widest code point: a base with marks takes the base's columns, a family emoji
/// takes two. Terminals differ in text that they shape (Indic conjuncts); this is the common ground.
struct DisplayWidth: Sendable {
  /// Two columns: wide and fullwidth letters, and characters shown as an emoji by default.
  private let wide: CodePointSet
  /// No columns: marks on other characters, controls, invisibles, and jamo that complete a syllable.
  private let zero: CodePointSet
  /// Two columns when the emoji variation selector follows.
  private let emoji: CodePointSet

  /// The widths in the Unicode version of the linked ICU.
  static let shared = Result { () throws(ICUError) in try DisplayWidth() }

  private init() throws(ICUError) {
    wide = try CodePointSet(#"[\p{ea=W}\p{ea=F}\p{Emoji_Presentation}]"#)
    zero = try CodePointSet(
      #"[\p{Mn}\p{Me}\p{Cc}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\p{hst=V}\p{hst=T}]"#
    )
    emoji = try CodePointSet(#"[\p{Emoji}]"#)
  }

  /// The columns of one grapheme cluster: 0, 1 or 2.
  func columns(of cluster: Range<Int>, in utf8: UnsafeBufferPointer<UInt8>) -> Int {
    if cluster.count == 1 { return (0x20...0x7E).contains(utf8[cluster.lowerBound]) ? 1 : 0 }
    var widest = 0
    var offset = cluster.lowerBound
    var isEmoji = false
    while offset < cluster.upperBound {
      let (value, end) = UTF8Decoding.codePoint(in: utf8, at: offset)
      if value == 0xFE0F, isEmoji { return 2 }
      isEmoji = emoji.contains(value)
      if !zero.contains(value) { widest = max(widest, wide.contains(value) ? 2 : 1) }
      if widest == 2 { return 2 }
      offset = end
    }
    return widest
  }
}
