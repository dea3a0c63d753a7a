/// Codes of states and organizations in travel documents: ICAO Doc 9303, part 3, section 5.
enum TravelDocumentStates {
  /// Beside ISO 3166-1: Germany, the kinds of British nationality, organizations, persons without a nationality, codes
  /// that ISO reserves, and Utopia, the state of specimens.
  private static let further = CodeSet(
    """
    GBD GBN GBO GBP GBS RKS EUE UNO UNA UNK XAA XBA XIM XCC XCE XCO XEC XPO XES XMP XOM XDC XXA XXB XXC XXX XCT ANT NTZ \
    IAO UTO
    """.split(separator: " ").map(String.init), length: 3)

  /// Whether three characters are a code.
  static func has(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> Bool {
    if first == UInt8(ascii: "D") {
      if second == ZoneText.filler, third == ZoneText.filler { return true }
    }
    guard isCapital(first), isCapital(second), isCapital(third) else { return false }
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 3) { code in
      guard let start = code.baseAddress else { return false }
      (code[0], code[1], code[2]) = (first, second, third)
      return further.contains(start, 3)
        || (CodeList.countriesByThreeLetters.known?.contains(start, 3) ?? true)
    }
  }

  private static func isCapital(_ character: UInt8) -> Bool { 0x41...0x5A ~= character }
}
