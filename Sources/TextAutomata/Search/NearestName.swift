/// Finds the name that was probably meant.
package enum NearestName {
  /// Longer words are no misspelling of a name, and comparing them would take time.
  private static let longestWord = 40

  /// The known name with the smallest Damerau–Levenshtein distance from a word; nil where none is near.
  ///
  /// Insertions, deletions, substitutions and transpositions of neighbours count 1, letter case does not. Near
  /// is a distance of a third of the word's length at the most, and of 1 for the shortest words. Of equally near
  /// names the first is taken.
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
