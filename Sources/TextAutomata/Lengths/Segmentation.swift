package import ICU
import Primitives

/// The length of text in each unit.
///
/// Graphemes and words are those of UAX #29 in the Unicode version of the linked ICU, which differs from the
/// Swift standard library's: "क्षि" and new emoji may count differently there.
package enum Segmentation {
  /// Counts units of UTF-8 text.
  ///
  /// With `limit`, counting stops as soon as the count exceeds it, and the result is `limit + 1`; so "at most 20"
  /// of a megabyte reads a few bytes. Once the property tables are made, allocates nothing for code units, code points,
  /// graphemes and columns. `locale` is an ICU locale that tailors words; nil is root.
  package static func count(
    _ unit: TextUnit,
    in utf8: UnsafeBufferPointer<UInt8>,
    stoppingAfter limit: Int? = nil,
    locale: String? = nil
  ) throws(ICUError) -> Int {
    let limit = max(limit ?? .max, 0)
    // The lowest count that means "too many".
    let stop = limit == .max ? .max : limit + 1
    switch unit {
    case .utf8:
      return min(utf8.count, stop)
    case .codePoints:
      // A code point takes at most four bytes.
      return (utf8.count + 3) / 4 >= stop ? stop : min(countCodePoints(utf8), stop)
    case .utf16:
      // A UTF-16 unit takes at most three bytes.
      return (utf8.count + 2) / 3 >= stop ? stop : min(countUTF16(utf8), stop)
    case .graphemes:
      return try GraphemeClusters.count(utf8, stop: stop)
    case .words:
      return try countWords(utf8, stop: stop, locale: locale)
    case .displayColumns:
      return try countColumns(utf8, stop: stop)
    }
  }

  /// Counts grapheme clusters, to `limit + 1` at most, where that neither allocates nor fails; otherwise nil.
  package static func clusters(in utf8: UnsafeBufferPointer<UInt8>, stoppingAfter limit: Int) -> Int? {
    ClusterAutomaton.shared?.count(utf8, stop: limit == .max ? .max : limit + 1)
  }

  /// Whether a text certainly has so many grapheme clusters; without allocating, and mostly without reading all of it.
  package static func hasClusters(_ minimum: Int, in utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    guard utf8.count >= minimum else { return false }
    if ClusterAutomaton.beginsPlain(utf8, minimum) { return true }
    if minimum > 16, PrintableASCII.isWhole(UnsafeBufferPointer(rebasing: utf8[..<minimum])) { return true }
    guard let automaton = ClusterAutomaton.shared else { return false }
    // Whether a cluster begins depends on nothing after it, and most are in less than eight bytes.
    var bytes = 8
    while utf8.count / bytes > minimum {
      var end = minimum * bytes
      while end > 0, !UTF8Decoding.isLead(utf8[end]) { end -= 1 }
      if automaton.count(UnsafeBufferPointer(rebasing: utf8[..<end])) >= minimum { return true }
      bytes *= 4
    }
    return automaton.count(utf8, stop: minimum) >= minimum
  }

  /// Counts units of a string.
  package static func count(
    _ unit: TextUnit,
    in text: String,
    stoppingAfter limit: Int? = nil,
    locale: String? = nil
  ) throws(ICUError) -> Int {
    try TextBuffers.withUTF8(of: text) { (utf8) throws(ICUError) in
      try count(unit, in: utf8, stoppingAfter: limit, locale: locale)
    }
  }

  private static func countCodePoints(_ utf8: UnsafeBufferPointer<UInt8>) -> Int {
    var count = 0
    for byte in utf8 where UTF8Decoding.isLead(byte) { count += 1 }
    return count
  }

  private static func countUTF16(_ utf8: UnsafeBufferPointer<UInt8>) -> Int {
    var count = 0
    for byte in utf8 where UTF8Decoding.isLead(byte) { count += byte >= 0xF0 ? 2 : 1 }
    return count
  }

  private static func countWords(
    _ utf8: UnsafeBufferPointer<UInt8>,
    stop: Int,
    locale: String?
  ) throws(ICUError) -> Int {
    guard !utf8.isEmpty else { return 0 }
    // A dictionary reads a whole run of one script, even a megabyte. Words depend only on their neighbourhood, so
    // a prefix with well over the limit of words decides.
    let window = 4_096 + min(stop, utf8.count) * 64
    if utf8.count > window * 2 {
      var end = window
      while end > 0, !UTF8Decoding.isLead(utf8[end]) { end -= 1 }
      let margin = 16
      let prefix = UnsafeBufferPointer(rebasing: utf8[..<end])
      if try countWords(prefix, stop: stop + margin, locale: locale) == stop + margin { return stop }
    }
    return try BreakIterator.on(utf8, .words, locale: locale) { (iterator) throws(ICUError) in
      var count = 0
      while count < stop, iterator.next() != nil {
        if iterator.isWord { count += 1 }
      }
      return count
    }
  }

  private static func countColumns(_ utf8: UnsafeBufferPointer<UInt8>, stop: Int) throws(ICUError) -> Int {
    let width = try DisplayWidth.shared.get()
    var columns = 0
    try GraphemeClusters.forEach(in: utf8) { start, end in
      columns += width.columns(of: start..<end, in: utf8)
      return columns < stop
    }
    // A wide cluster can exceed the limit by two.
    return min(columns, stop)
  }
}
