/// The unit in which the length of a text is counted.
package enum TextUnit: String, Sendable, Hashable, CaseIterable {
  /// User-perceived characters: the extended grapheme clusters of UAX #29.
  case graphemes
  /// Unicode code points.
  case codePoints
  /// UTF-16 code units, as JavaScript, Java and many databases count.
  case utf16
  /// Bytes of UTF-8.
  case utf8
  /// Words of UAX #29 that contain letters, digits, kana or ideographs; found by dictionary if no spaces separate them.
  case words
  /// Columns of a terminal: two for East Asian wide and for emoji, none for marks and invisibles.
  case displayColumns
}
