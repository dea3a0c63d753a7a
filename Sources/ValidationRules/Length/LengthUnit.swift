internal import ICU
import TextAutomata

/// The unit in which the length of a text is counted.
///
/// A reader's limit and a database's differ: "👨‍👩‍👧‍👦" has 1 grapheme cluster, 7 code points, 11 UTF-16 units and 25
/// bytes of UTF-8.
public enum LengthUnit: String, Sendable, Hashable, CaseIterable, Codable {
  /// User-perceived characters: extended grapheme clusters of UAX #29.
  case graphemes
  /// Unicode code points.
  case codePoints
  /// UTF-16 code units, as JavaScript, Java and many databases count.
  case utf16
  /// Bytes of UTF-8.
  case utf8
  /// Words of UAX #29, found with ICU's dictionaries for languages such as Chinese, Japanese and Thai.
  case words
  /// Columns of a terminal or fixed-width print, by East Asian Width (UAX #11).
  case displayColumns

  var segmented: TextUnit {
    switch self {
    case .graphemes: .graphemes
    case .codePoints: .codePoints
    case .utf16: .utf16
    case .utf8: .utf8
    case .words: .words
    case .displayColumns: .displayColumns
    }
  }
}
