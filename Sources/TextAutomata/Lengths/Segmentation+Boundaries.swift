package import ICU
import Primitives

extension Segmentation {
  /// The boundaries of a text as ascending UTF-8 offsets, from 0 to its length; `[0]` for empty text.
  ///
  /// Words here are all segments of the word rules, including spaces and punctuation. Code units have boundaries
  /// where code points have them, and display columns where graphemes have them.
  package static func boundaries(
    of unit: TextUnit,
    in utf8: UnsafeBufferPointer<UInt8>,
    locale: String? = nil
  ) throws(ICUError) -> [Int] {
    guard !utf8.isEmpty else { return [0] }
    switch unit {
    case .codePoints, .utf16, .utf8:
      return utf8.indices.filter { UTF8Decoding.isLead(utf8[$0]) } + [utf8.count]
    case .graphemes, .displayColumns:
      var offsets = [0]
      try GraphemeClusters.forEach(in: utf8) { _, end in
        offsets.append(end)
        return true
      }
      return offsets
    case .words:
      return try BreakIterator.on(utf8, .words, locale: locale) { (iterator) throws(ICUError) in
        var offsets = [0]
        while let offset = iterator.next() { offsets.append(offset) }
        return offsets
      }
    }
  }

  /// The boundaries of a string as ascending UTF-8 offsets.
  package static func boundaries(
    of unit: TextUnit,
    in text: String,
    locale: String? = nil
  ) throws(ICUError) -> [Int] {
    try TextBuffers.withUTF8(of: text) { (utf8) throws(ICUError) in
      try boundaries(of: unit, in: utf8, locale: locale)
    }
  }

  /// The UTF-8 offset where the longest prefix of at most `count` units ends.
  ///
  /// Never splits a code point, nor a cluster if the unit is graphemes or columns. This is where a text that is
  /// too long would have to end, and where its excess starts.
  package static func endOfPrefix(
    of count: Int,
    _ unit: TextUnit,
    in utf8: UnsafeBufferPointer<UInt8>,
    locale: String? = nil
  ) throws(ICUError) -> Int {
    var (units, offset) = (0, 0)
    switch unit {
    case .utf8, .utf16, .codePoints:
      while offset < utf8.count {
        let (value, end) = UTF8Decoding.codePoint(in: utf8, at: offset)
        units += unit == .utf8 ? end - offset : unit == .utf16 && value > 0xFFFF ? 2 : 1
        if units > count { break }
        offset = end
      }
    case .graphemes, .displayColumns:
      let width = try DisplayWidth.shared.get()
      try GraphemeClusters.forEach(in: utf8) { start, end in
        units += unit == .graphemes ? 1 : width.columns(of: start..<end, in: utf8)
        if units <= count { offset = end }
        return units <= count
      }
    case .words:
      guard !utf8.isEmpty else { return 0 }
      offset = try BreakIterator.on(utf8, .words, locale: locale) { (iterator) throws(ICUError) in
        var offset = 0
        while let end = iterator.next() {
          if iterator.isWord { units += 1 }
          if units > count { break }
          offset = end
        }
        return offset
      }
    }
    return offset
  }

  /// The longest prefix of a string that has at most `count` units.
  package static func prefix(
    of count: Int,
    _ unit: TextUnit,
    in text: String,
    locale: String? = nil
  ) throws(ICUError) -> Substring {
    let offset = try TextBuffers.withUTF8(of: text) { (utf8) throws(ICUError) in
      try endOfPrefix(of: count, unit, in: utf8, locale: locale)
    }
    return text[..<text.utf8.index(text.startIndex, offsetBy: offset)]
  }
}

extension Segmentation {
  /// Calls `body` with the UTF-8 offsets of each grapheme cluster until `body` returns false; allocates nothing.
  package static func forEachGrapheme(
    in utf8: UnsafeBufferPointer<UInt8>,
    _ body: (_ range: Range<Int>) -> Bool
  ) throws(ICUError) {
    try GraphemeClusters.forEach(in: utf8) { start, end in body(start..<end) }
  }
}
