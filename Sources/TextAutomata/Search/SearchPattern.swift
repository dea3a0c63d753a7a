/// A sequence to search for, with its self-overlaps (Knuth, Morris and Pratt 1977), so that no element is read twice.
package struct SearchPattern<Element: Equatable & Sendable>: Sendable {
  private let elements: [Element]
  /// For each length of a prefix, the length of the longest shorter prefix with which it ends.
  private let borders: [Int]

  /// Nil for an empty sequence, which would be found everywhere.
  package init?(_ elements: [Element]) {
    guard !elements.isEmpty else { return nil }
    self.elements = elements
    var borders = [0, 0]
    var length = 0
    for index in elements.indices.dropFirst() {
      while length > 0, elements[length] != elements[index] { length = borders[length] }
      if elements[length] == elements[index] { length += 1 }
      borders.append(length)
    }
    self.borders = borders
  }

  /// The length of the sequence.
  package var count: Int { elements.count }

  /// Reads one element and returns whether a match ends with it.
  ///
  /// - Parameter matched: How many elements have been matched; 0 at the start. After a match, it is the length that the
  ///   next match may share with it; set it to 0 for matches that do not overlap.
  @inline(__always)
  package func step(from matched: inout Int, _ element: Element) -> Bool {
    if matched == elements.count { matched = borders[matched] }
    while matched > 0, elements[matched] != element { matched = borders[matched] }
    if elements[matched] == element { matched += 1 }
    return matched == elements.count
  }
}
