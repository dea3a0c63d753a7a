import CICUShim

/// The pairs of code points that canonical composition joins, such as "e" and U+0301 (UAX #15).
///
/// A table of some 1,000 pairs, so that a text with marks that could compose (the vowel sign of Tamil "கா", the nukta
/// of Hindi "ज़") is known to be in NFC without a call to ICU.
package struct CompositionPairs: @unchecked Sendable {
  // Sendable: the memory is written before the initializer returns, never again, and never freed.

  /// The pairs in the Unicode version of the linked ICU.
  package static let shared = CompositionPairs()

  /// Pairs at the places of their hashes or after them; 0 marks a free place.
  private let slots: UnsafePointer<UInt64>
  private let mask: Int
  /// False if ICU does not give the pairs: then any two code points may compose.
  private let isKnown: Bool

  private init() {
    let pairs = try? Self.pairs()
    isKnown = pairs != nil
    var count = 16
    while count < 2 * (pairs?.count ?? 0) { count *= 2 }
    let slots = UnsafeMutablePointer<UInt64>.allocate(capacity: count)
    slots.initialize(repeating: 0, count: count)
    for pair in pairs ?? [] {
      var place = Self.place(of: pair) & (count - 1)
      while slots[place] != 0 { place = (place + 1) & (count - 1) }
      slots[place] = pair
    }
    self.slots = UnsafePointer(slots)
    mask = count - 1
  }

  /// A code point that NFC keeps and NFD splits is the composition of two others. Syllables of Hangul are found by
  /// arithmetic.
  private static func pairs() throws(ICUError) -> [UInt64] {
    let composed = try CodePointRanges(notation: "[[:^NFC_QC=No:]&[:NFD_QC=No:]-[:hst=LV:]-[:hst=LVT:]]")
    var pairs: [UInt64] = []
    for codePoint in composed.ranges.joined() {
      var (first, second, status) = (UInt32(0), UInt32(0), Int32(0))
      let isPair = icushim_canonical_pair(codePoint, &first, &second, &status)
      try ICUError.check(status, "read canonical decomposition")
      if isPair { pairs.append(key(first, second)) }
    }
    return pairs
  }

  /// Whether the first code point, which NFD keeps, composes with the second directly after it.
  package func contains(_ first: UInt32, _ second: UInt32) -> Bool {
    if Self.isSyllable(first, second) { return true }
    let pair = Self.key(first, second)
    var place = Self.place(of: pair) & mask
    while slots[place] != 0 {
      if slots[place] == pair { return true }
      place = (place &+ 1) & mask
    }
    return !isKnown
  }

  /// Whether a code point may be the first of a pair, as ICU tells without a list of pairs.
  package static func mayBegin(with codePoint: UInt32) -> Bool { icushim_composes_onward(codePoint) }

  /// Whether Hangul jamo make a syllable without a final consonant (The Unicode Standard, section 3.12).
  private static func isSyllable(_ first: UInt32, _ second: UInt32) -> Bool {
    (0x1161...0x1175).contains(second) && (0x1100...0x1112).contains(first)
  }

  private static func key(_ first: UInt32, _ second: UInt32) -> UInt64 {
    UInt64(first) << 32 | UInt64(second)
  }

  private static func place(of pair: UInt64) -> Int {
    Int(truncatingIfNeeded: (pair &* 0x9E37_79B9_7F4A_7C15) >> 40)
  }
}
