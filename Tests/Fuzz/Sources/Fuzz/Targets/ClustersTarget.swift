@testable import ICU
@testable import TextAutomata

/// Grapheme clusters by our automaton are those of ICU's break iterator, counted and limited in every way.
enum ClustersTarget {
  static let target = FuzzTarget("clusters", run)

  /// Code points of every kind that the rules of UAX #29 tell apart, the ends of each class.
  private static let kinds: [Unicode.Scalar] = {
    let breaks = ["CN", "CR", "EX", "LF", "L", "LV", "LVT", "PP", "RI", "SM", "T", "V", "XX", "ZWJ"]
    let consonants = ["Deva", "Beng", "Mlym", "Taml", "Khmr", "Tibt", "Mymr"].flatMap { script in
      ["Consonant", "Virama", "Nukta", "Invisible_Stacker", "Pure_Killer", "Vowel_Dependent"].map {
        #"[\p{sc=\#(script)}&\p{InSC=\#($0)}]"#
      }
    }
    let sets = breaks.map { #"[\p{GCB=\#($0)}]"# } + [#"[\p{ExtPict}]"#, #"[\p{EMod}]"#] + consonants
    let all = (UInt32(0)...0x1_FBFF).lazy
    let ends = sets.compactMap { try? CodePointSet($0) }.flatMap { set in
      [all.first(where: set.contains), all.last(where: set.contains)].compactMap {
        $0.flatMap(Unicode.Scalar.init)
      }
    }
    return ["a", " ", "é", "字", "😀", "👨", "\u{FE0F}", "\u{200D}", "\r", "\n"] + ends
  }()

  private static func run(_ bytes: UnsafeBufferPointer<UInt8>) {
    var input = FuzzInput(bytes)
    if input.takePlainMark() { return compare(input.text(), limit: 3) }
    let choices = input.byte()
    let limit = input.number(below: 40)
    if choices & 3 == 0 { return compare(input.text(), limit: limit) }
    if choices & 3 == 1 { return walkIllFormed(input.rest) }
    var text = String.UnicodeScalarView()
    while !input.isAtEnd {
      let choice = Int(input.byte())
      if choice < 200 {
        text.append(kinds[choice % kinds.count])
      } else {
        text.append(contentsOf: repeatElement("x", count: choice - 199))
      }
    }
    compare(String(text), limit: limit)
  }

  private static func compare(_ text: String, limit: Int) {
    var text = text
    text.withUTF8 { utf8 in
      do throws(ICUError) { try compare(utf8, limit) } catch {
        Check.holds(false, "ICU fails: \(error.name)", shown(utf8))
      }
    }
  }

  private static func compare(_ utf8: UnsafeBufferPointer<UInt8>, _ limit: Int) throws(ICUError) {
    var (ends, expected): ([Int], [Int]) = ([], [])
    try GraphemeClusters.forEach(in: utf8) { _, end in
      ends.append(end)
      return true
    }
    try GraphemeClusters.forEach(in: utf8, by: nil) { _, end in
      expected.append(end)
      return true
    }
    Check.equal(ends, expected, "clusters differ from ICU's", shown(utf8))
    Check.equal(
      try GraphemeClusters.count(utf8, stop: .max), expected.count, "the count differs", shown(utf8))
    Check.equal(
      try GraphemeClusters.count(utf8, stop: limit + 1), min(expected.count, limit + 1),
      "the limited count differs",
      shown(utf8))
    let prefix = try Segmentation.endOfPrefix(of: limit, .graphemes, in: utf8)
    let expectedPrefix = limit == 0 || expected.isEmpty ? 0 : expected[min(limit, expected.count) - 1]
    Check.equal(prefix, expectedPrefix, "the prefix differs", shown(utf8))
    // Words of some scripts are looked up in dictionaries, which takes long.
    for unit in limit % 8 == 0 ? [TextUnit.words, .displayColumns] : [.displayColumns] {
      let all = try Segmentation.count(unit, in: utf8)
      let limited = try Segmentation.count(unit, in: utf8, stoppingAfter: limit)
      Check.equal(limited, min(all, limit + 1), "the limited count of \(unit) differs", shown(utf8))
    }
  }

  /// Bytes that are not UTF-8 are walked to their end in order.
  private static func walkIllFormed(_ utf8: UnsafeBufferPointer<UInt8>) {
    var (last, clusters, isOrdered) = (0, 0, true)
    do throws(ICUError) {
      try GraphemeClusters.forEach(in: utf8) { start, end in
        isOrdered = isOrdered && start == last && end > start
        (last, clusters) = (end, clusters + 1)
        return true
      }
      Check.holds(
        isOrdered && last == utf8.count, "ill-formed text is not walked to its end", "\(Array(utf8))")
      Check.equal(
        try GraphemeClusters.count(utf8, stop: .max), clusters, "ill-formed text is counted otherwise",
        "\(Array(utf8))")
    } catch {
      Check.holds(false, "ICU fails: \(error.name)", "\(Array(utf8))")
    }
  }

  private static func shown(_ utf8: UnsafeBufferPointer<UInt8>) -> String {
    String(decoding: utf8, as: UTF8.self).unicodeScalars.map { String($0.value, radix: 16) }.joined(
      separator: " ")
  }
}
