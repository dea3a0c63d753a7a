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
    var best: (name: String, distance: Int)?
    for name in names {
      let distance = distance(letters, Array(name.lowercased().unicodeScalars))
      guard distance <= max(1, letters.count / 3) else { continue }
      if best.map({ distance < $0.distance }) ?? true { best = (name, distance) }
    }
    return best?.name
  }

  /// The distance by optimal string alignment: no part is edited twice.
  static func distance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
    var beforePrevious: [Int] = []
    var previous = Array(0...right.count)
    for (row, letter) in left.enumerated() {
      var current = [row + 1]
      for (column, other) in right.enumerated() {
        var cost = min(
          previous[column + 1] + 1, current[column] + 1, previous[column] + (letter == other ? 0 : 1))
        if row > 0, column > 0, letter == right[column - 1], left[row - 1] == other {
          cost = min(cost, beforePrevious[column - 1] + 1)
        }
        current.append(cost)
      }
      (beforePrevious, previous) = (previous, current)
    }
    return previous[right.count]
  }
}
