/// The preferences in an HTTP `Accept-Language` header (RFC 9110 §12.5.4, language ranges of RFC 4647).
///
/// Reading never fails: an item that is not a language range with a weight is skipped, since any client may send one.
package struct AcceptLanguage: Sendable, Hashable {
  /// The longest header that is read, in bytes; a longer one is cut at a comma.
  package static let longestHeader = 4_096

  /// How many languages are read, those of the highest weight; each costs some ten microseconds in ICU.
  package static let mostLanguages = 100

  /// The language tags by descending weight, equal weights in the header's order; canonical, without duplicates, at
  /// most ``mostLanguages``.
  package let preferred: [String]
  /// The language tags with weight zero, which the reader refuses.
  package let excluded: [String]
  /// Whether the reader accepts any other language (`*` with a weight above zero); nil when the header does not say.
  package let acceptsOthers: Bool?

  /// Reads a header such as `pt-AO, pt;q=0.9, en;q=0.5, *;q=0`.
  package init(_ header: String) {
    var weighted: [(tag: String, weight: Int)] = []
    var excluded: [String] = []
    var refused: Set<String> = []
    var others: Bool?
    for item in Self.items(of: header) {
      guard let (range, weight) = Self.range(item) else { continue }
      if range == "*" {
        others = weight > 0
      } else if let tag = LocaleData.canonical(range) {
        if weight > 0 {
          weighted.append((tag, weight))
        } else if refused.insert(tag).inserted {
          excluded.append(tag)
        }
      }
    }
    // Sorted by weight and position, since the standard library's sort is not documented as stable.
    var preferred: [String] = []
    var seen: Set<String> = []
    for (_, item) in weighted.enumerated().sorted(by: {
      ($1.element.weight, $0.offset) < ($0.element.weight, $1.offset)
    }) where preferred.count < Self.mostLanguages && seen.insert(item.tag).inserted {
      preferred.append(item.tag)
    }
    self.preferred = preferred
    self.excluded = excluded
    acceptsOthers = others
  }

  /// Whether the reader refuses texts in `tag`: the longest range that covers it has weight zero.
  ///
  /// In `pt-BR, pt;q=0`, `pt-PT` and `pt` are excluded and `pt-BR` is not.
  package func excludes(_ tag: String) -> Bool {
    let tag = LocaleData.canonical(tag) ?? tag
    guard let refused = Self.longestCovering(tag, excluded) else { return false }
    return refused > (Self.longestCovering(tag, preferred) ?? -1)
  }

  /// The available tag that suits the reader; nil when none does.
  ///
  /// Never chooses a tag that the header excludes (`q=0`), even if it is the nearest.
  package func best(among available: [String]) -> String? {
    let accepted = excluded.isEmpty ? available : available.filter { !excludes($0) }
    return LocaleData.bestMatch(
      desired: preferred, available: accepted, isKept: accepted.count == available.count)
  }

  /// The length of the longest range that covers a tag, by RFC 4647 basic filtering.
  private static func longestCovering(_ tag: String, _ ranges: [String]) -> Int? {
    ranges.filter { tag == $0 || tag.hasPrefix("\($0)-") }.map(\.utf8.count).max()
  }

  /// The header's items between commas, without an item that the length cap cut short.
  private static func items(of header: String) -> [Substring.UTF8View.SubSequence] {
    let items = header.utf8.prefix(longestHeader).split(separator: UInt8(ascii: ","))
    return header.utf8.count > longestHeader ? items.dropLast() : items
  }

  /// One range with its weight in thousandths, nil when the item is not a range.
  private static func range(_ item: Substring.UTF8View.SubSequence) -> (range: String, weight: Int)? {
    let parts = item.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
    guard parts.count <= 2, let range = parts.first.flatMap({ String(trimmed($0)) }), !range.isEmpty else {
      return nil
    }
    guard parts.count == 2 else { return (range, 1_000) }
    return weight(trimmed(parts[1])).map { (range, $0) }
  }

  /// The weight `q=0.8` in thousandths; RFC 9110 allows three digits.
  private static func weight(_ text: Substring.UTF8View.SubSequence) -> Int? {
    let halves = text.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
    guard halves.count == 2, ["q", "Q"].contains(String(trimmed(halves[0])) ?? "") else { return nil }
    let digits = Array(trimmed(halves[1]))
    guard let first = digits.first, digits.count <= 5, digits.count < 2 || digits[1] == UInt8(ascii: ".")
    else {
      return nil
    }
    var value = 0
    for index in [0, 2, 3, 4] {
      let digit = index < digits.count ? Int(digits[index]) - 48 : 0
      guard (0...9).contains(digit) else { return nil }
      value = value * 10 + digit
    }
    return first <= UInt8(ascii: "1") && value <= 1_000 ? value : nil
  }

  /// An item without surrounding spaces and tabs.
  private static func trimmed(_ text: Substring.UTF8View.SubSequence) -> Substring.UTF8View.SubSequence {
    let isSpace = { (byte: UInt8) in byte == 0x20 || byte == 0x09 }
    let tail = text.drop(while: isSpace)
    let end = tail.lastIndex { !isSpace($0) }
    return end.map { tail[...$0] } ?? tail[..<tail.startIndex]
  }
}
