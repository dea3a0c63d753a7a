/// The country calling codes of E.164 that are assigned.
///
/// Source: ITU-T, List of ITU-T Recommendation E.164 assigned country codes (annex to Operational Bulletin 1114 of 15
/// December 2016), with what later bulletins changed until 2025. Reserved and spare codes, and those only on trial, are
/// left out; 970 is the one in use for Palestine, 888 that of the United Nations' relief work.
enum CallingCodes {
  private static let table = """
    1 7
    20 27 30-34 36 39 40 41 43-49 51-58 60-66 81 82 84 86 90-95 98
    211-213 216 218 220-258 260-269 290 291 297-299
    350-359 370-383 385-387 389 420 421 423
    500-509 590-599 670 672-683 685-692
    800 808 850 852 853 855 856 870 878 880-883 886 888
    960-968 970-977 979 992-996 998
    """

  /// The number of digits of the assigned code that a number begins with, or nil where none is.
  ///
  /// - Parameter digits: The first three digits as a number.
  static func length(of digits: Int) -> Int? {
    lengths.indices.contains(digits) && lengths[digits] > 0 ? Int(lengths[digits]) : nil
  }

  /// For each three digits that a number can begin with, how many of them are its code; 0 for none.
  private static let lengths: [UInt8] = {
    var lengths = Array(repeating: UInt8(0), count: 1_000)
    for entry in table.split(whereSeparator: \.isWhitespace) {
      let bounds = entry.split(separator: "-")
      guard let first = bounds.first, let last = bounds.last, let low = Int(first), let high = Int(last)
      else {
        continue
      }
      let scale = [1: 100, 2: 10, 3: 1][first.count] ?? 1
      for number in low * scale..<(high + 1) * scale { lengths[number] = UInt8(first.count) }
    }
    return lengths
  }()
}
