import Foundation
import JSONText
import Randomness

/// Hostile values: garbage in many scripts, and samples with some of their characters changed.
struct HostileValues {
  private var random: SplitMix
  private let texts: [String]
  private let others: [JSONNode]
  private let isText: Bool

  init(seed: UInt64, samples: [JSONNode], isText: Bool) {
    random = SplitMix(seed: seed)
    texts = samples.compactMap(\.string)
    others = samples.filter { $0.string == nil }
    self.isText = isText
  }

  mutating func next() -> JSONNode {
    if isText { return JSONNode(.string(text())) }
    switch random.below(4) {
    case 0: return JSONNode(.number(number()))
    case 1:
      let elements = (0..<random.below(5)).map { _ in
        random.below(2) == 0 ? JSONNode(.string(Self.pieces[random.below(6)])) : JSONNode(.number(number()))
      }
      return JSONNode(.array(elements))
    case 2 where !others.isEmpty: return others[random.below(others.count)]
    default: return JSONNode(.string(text()))
    }
  }

  private mutating func number() -> String {
    let digits = (0..<(1 + random.below(20))).map { _ in "\(random.below(10))" }.joined()
    let whole = String(digits.drop { $0 == "0" })
    var number = (random.below(3) == 0 ? "-" : "") + (whole.isEmpty ? "0" : whole)
    if random.below(3) == 0 { number += ".\(random.below(1000))" }
    if random.below(6) == 0 { number += "e\(random.below(40) - 20)" }
    return number
  }

  private mutating func text() -> String {
    if texts.isEmpty || random.below(4) == 0 { return garbage() }
    var text = Array(texts[random.below(texts.count)].unicodeScalars)
    for _ in 0...random.below(3) { damage(&text) }
    return String(String.UnicodeScalarView(text))
  }

  private mutating func garbage() -> String {
    var text = (0..<random.below(7)).map { _ in piece() }.joined()
    if random.below(150) == 0 { text = String(repeating: text + piece(), count: 40 + random.below(400)) }
    return text
  }

  private mutating func piece() -> String { Self.pieces[random.below(Self.pieces.count)] }

  private mutating func damage(_ text: inout [Unicode.Scalar]) {
    let place = random.below(text.count + 1)
    guard place < text.count else { return text.append(contentsOf: piece().unicodeScalars) }
    switch random.below(10) {
    case 0: text.remove(at: place)
    case 1: text.swapAt(place, random.below(text.count))
    case 2: text.insert(contentsOf: text[place..<min(text.count, place + 1 + random.below(6))], at: place)
    case 3: text.removeSubrange(place...)
    case 4:
      text = Array(String(String.UnicodeScalarView(text)).decomposedStringWithCanonicalMapping.unicodeScalars)
    case 5: text[place] = otherCase(text[place])
    case 6, 7: text[place] = otherForm(text[place])
    default: text.insert(contentsOf: piece().unicodeScalars, at: place)
    }
  }

  private func otherCase(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    let (upper, lower) = (scalar.properties.uppercaseMapping, scalar.properties.lowercaseMapping)
    return (lower == String(scalar) ? upper : lower).unicodeScalars.first ?? scalar
  }

  /// A digit of another script, or the fullwidth form.
  private mutating func otherForm(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    guard scalar.isASCII, scalar.value > 0x20 else { return "?" }
    if "0"..."9" ~= scalar, random.below(2) == 0 {
      let zeros: [UInt32] = [0x660, 0x6F0, 0x966, 0x1D7CE, 0x30]
      let zero = zeros[random.below(zeros.count)]
      return Unicode.Scalar(zero + (zero == 0x30 ? UInt32(random.below(10)) : scalar.value - 0x30)) ?? scalar
    }
    return Unicode.Scalar(scalar.value + 0xFEE0) ?? scalar
  }

  private static let pieces: [String] = [
    "a", "é", "b", "same", "Z", "ab", "Жя", "раур", "Ωςά", "سلام", "שלום", "नमस्ते", "क्ष", "ไทย", "汉字", "東京",
    "한글",
    "カナ", "ｶﾅ", "தமிழ்", "አማ", "ქა", "ñ", "ß", "İ", "ı", "ǅ", "ﬁ", "ﷺ", "Ⅷ", "²", "½",
    "e\u{301}", "\u{1100}\u{1161}\u{11A8}", "\u{301}", "\u{327}\u{301}\u{301}\u{301}", "\u{94D}", ">\u{338}",
    "a\u{20DD}",
    "\u{0}", "\u{7}", "\u{1B}", "\u{7F}", "\u{85}", "\t", "\n", "\r\n", " ", "  ", "\u{A0}", "\u{3000}",
    "\u{2028}",
    "\u{202E}", "\u{202C}", "\u{2066}", "\u{2069}", "\u{200F}", "\u{61C}", "\u{200B}", "\u{200C}", "\u{200D}",
    "\u{FEFF}",
    "\u{AD}", "\u{3164}", "\u{2060}", "\u{E0041}", "\u{FE0F}", "\u{FE0E}", "\u{E000}", "\u{10FFFF}",
    String(Unicode.Scalar(0xFDD0 as UInt32)!), "\u{378}",
    "\u{FFFD}",
    "👩‍👩‍👧‍👦", "👍🏽", "🇧🇷", "🇧", "1️⃣", "❤️", "☎︎", "👨‍🐶", "🏴󠁧󠁢󠁥󠁮󠁧󠁿",
    "0", "00", "1", "7", "12", "24", "60", "99", "2026", "١٢٣", "۴۵", "१२", "１２", "𝟏", "٫", "٬", ",",
    ".", "..", "。", "．", "-", "--", "–", "－", "−", "_", "@", ":", "::", "/", "／", "\\", "%", "%zz", "%41",
    "\"", "'", "<",
    "[", "]", "(", ")", "{", "}", "#", "?", "&", "=", "==", "+", "~", ";", "|", "*", "^", "$",
    "e", "E5", "x", "X", "T", "Z", "+01:00", "W", "P", "xn--", "xn--a", "http://", "www.", ".com",
    "localhost", "null", "true",
  ]
}
