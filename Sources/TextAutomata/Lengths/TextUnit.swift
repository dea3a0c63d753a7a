/// What the length of a text is counted in.
package enum TextUnit: String, Sendable, Hashable, CaseIterable {
  /// User-perceived characters: the extended grapheme clusters of UAX #29.
  case graphemes
  /// Unicode code points.
  case codePoints
  /// UTF-16 code units, as JavaScript, Java and many databases count.
  case utf16
  /// Bytes of UTF-8.
  case utf8
  /// Words of UAX #29 that hold letters, digits, kana or ideographs; by dictionary where no spaces part them.
  case words
  /// Columns of a terminal: two for East Asian wide and for emoji, none for marks and invisibles.
  case displayColumns
}
