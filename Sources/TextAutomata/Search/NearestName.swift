/// Finds the name that the author probably meant.
package enum NearestName {
  /// Longer words are not treated as misspellings, and comparing them would take time.
  private static let longestWord = 40

  /// The known name with the smallest Damerau–Levenshtein distance from a word; nil if none is near.
  ///
  /// Insertions, deletions, substitutions and transpositions of neighbours count 1; letter case does not count. A name
  /// is near if its distance is at most a third of the word's length, or 1 for the shortest words. Of equally near
  /// names, the first is returned.
  package static func nearest(to word: String, among names: some Sequence<String>) -> String? {
    let letters = Array(word.lowercased().unicodeScalars.prefix(longestWord + 1))
    guard letters.count <= longestWord else { return nil }
    let kinds = letters.reduce(0) { $0 | kind($1.value) }
    var nearest: String?
    // Only a name that is nearer than the nearest so far counts.
    var limit = max(1, letters.count / 3)
    for name in names where !isFar(name, letters.count, kinds, limit) {
      let distance = distance(letters, Array(name.lowercased().unicodeScalars))
      guard distance <= limit else { continue }
      nearest = name
      limit = distance - 1
      if limit < 0 { break }
    }
    return nearest
  }

  /// Whether a name differs in more letters than a word may, at a glance: an edit changes the length by at most one, and
  /// puts in at most one kind of letter and takes out at most one. Most names are far.
  private static func isFar(_ name: String, _ count: Int, _ kinds: UInt64, _ limit: Int) -> Bool {
    var (name, own, isASCII) = (name, UInt64(0), true)
    let length = name.withUTF8 { utf8 in
      for byte in utf8 {
        let isCapital = byte &- UInt8(ascii: "A") < 26
        own |= kind(UInt32(isCapital ? byte | 0x20 : byte))
        if byte >= 0x80 { isASCII = false }
      }
      return utf8.count
    }
    guard isASCII else { return false }
    return abs(length - count) > limit || (own & ~kinds).nonzeroBitCount > limit
      || (kinds & ~own).nonzeroBitCount > limit
  }

  /// A bit for a letter, which a few others share.
  private static func kind(_ letter: UInt32) -> UInt64 { 1 << UInt64(letter & 63) }

  /// The distance by optimal string alignment: no part is edited twice.
  static func distance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
    let width = right.count + 1
    return withUnsafeTemporaryAllocation(of: Int.self, capacity: 3 * width) { rows in
      var (beforePrevious, previous, current) = (0, width, 2 * width)
      for column in 0..<width { rows.initializeElement(at: previous + column, to: column) }
      for (row, letter) in left.enumerated() {
        rows.initializeElement(at: current, to: row + 1)
        for (column, other) in right.enumerated() {
          var cost = min(
            rows[previous + column + 1] + 1, rows[current + column] + 1,
            rows[previous + column] + (letter == other ? 0 : 1))
          if row > 0, column > 0, letter == right[column - 1], left[row - 1] == other {
            cost = min(cost, rows[beforePrevious + column - 1] + 1)
          }
          rows.initializeElement(at: current + column + 1, to: cost)
        }
        (beforePrevious, previous, current) = (previous, current, beforePrevious)
      }
      return rows[previous + right.count]
    }
  }
}
