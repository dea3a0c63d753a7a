package import ICU

/// Finds a text in others, ignoring some differences, as a language compares text (UTS #10, section 8).
///
/// Both texts are sequences of collation elements, and only the weights that count are compared. A match begins and
/// ends between grapheme clusters, so `e` is not found in `é` unless accents are ignored, however `é` is written.
/// Characters without weights that count (a zero-width space, for example) are skipped within a match.
///
/// Takes time linear in the text: the algorithm of Knuth, Morris and Pratt compares the elements.
package struct CollationSearch: Sendable {
  /// Where the pattern must be in a text.
  package enum Place: Sendable {
    case start, end, anywhere
  }

  private let collator: Collator
  private let levels: CollationLevels
  /// The weights of the pattern that count; never empty.
  private let keys: SearchPattern<UInt32>

  /// Prepares to find a text.
  ///
  /// - Returns: Nil if no weight of the text counts, so that it would be found everywhere.
  /// - Throws: If the tag is not well-formed, or ICU fails.
  package init?(_ text: String, locale: String, levels: CollationLevels) throws(ICUError) {
    let collator = try Collator(locale: locale)
    var keys: [UInt32] = []
    try TextBuffers.withUTF16(of: text) { (utf16) throws(ICUError) in
      try collator.forEachElement(of: utf16) { order, _ in
        let key = levels.key(of: order)
        if key != 0 { keys.append(key) }
        return true
      }
    }
    guard let sought = SearchPattern(keys) else { return nil }
    (self.collator, self.levels, self.keys) = (collator, levels, sought)
  }

  /// Whether the pattern is found at a place of a text.
  package func isFound(
    at place: Place,
    of utf8: UnsafeBufferPointer<UInt8>,
    _ utf16: UnsafeBufferPointer<UInt16>
  ) throws(ICUError) -> Bool {
    var found = false
    try search(utf8, utf16, place) { _ in
      found = true
      return false
    }
    return found
  }

  /// The ranges of the pattern in a text, from left to right without overlaps, as UTF-16 offsets; at most `limit`.
  package func forEachRange(
    in utf8: UnsafeBufferPointer<UInt8>,
    _ utf16: UnsafeBufferPointer<UInt16>,
    limit: Int,
    _ body: (Range<Int>) -> Void
  ) throws(ICUError) {
    var count = 0
    try search(utf8, utf16, .anywhere) { range in
      body(range)
      count += 1
      return count < limit
    }
  }

  private func search(
    _ utf8: UnsafeBufferPointer<UInt8>,
    _ utf16: UnsafeBufferPointer<UInt16>,
    _ place: Place,
    _ body: (Range<Int>) -> Bool
  ) throws(ICUError) {
    try withUnsafeTemporaryAllocation(of: SearchState.Origin.self, capacity: keys.count) { origins in
      origins.initialize(repeating: SearchState.Origin(start: 0, isFirst: true))
      var state = SearchState(keys, place, ClusterBoundaries(utf8, utf16), origins)
      return Result { () throws(ICUError) in try search(utf16, &state, body) }
    }.get()
  }

  private func search(
    _ utf16: UnsafeBufferPointer<UInt16>, _ state: inout SearchState, _ body: (Range<Int>) -> Bool
  ) throws(ICUError) {
    var failure: ICUError?
    var goesOn = true
    try collator.forEachElement(of: utf16) { order, end in
      state.advance(to: end)
      let key = levels.key(of: order)
      guard key != 0 else { return true }
      do throws(ICUError) { goesOn = try state.take(key, body) } catch { failure = error }
      return goesOn && failure == nil
    }
    if let failure { throw failure }
    if goesOn { try state.finish(at: utf16.count, body) }
  }
}

/// The progress of a search in a text.
private struct SearchState {
  /// The origin of an element that counts: the start of its characters.
  struct Origin {
    let start: Int
    /// Whether it is the first element for these characters.
    let isFirst: Bool
  }

  private let keys: SearchPattern<UInt32>
  private let place: CollationSearch.Place
  private var boundaries: ClusterBoundaries

  private var matched = 0
  private var taken = 0
  /// The origins of the last elements that count, as many as the pattern has.
  private let origins: UnsafeMutableBufferPointer<Origin>
  private var (groupStart, groupEnd) = (0, 0)
  private var groupHasElement = false
  /// A match that is valid if the next element that counts belongs to other characters than the match's last element.
  private var pending: (start: Int, end: Int)?

  /// - Parameter origins: Room for as many as the pattern has, which the state only borrows.
  init(
    _ keys: SearchPattern<UInt32>,
    _ place: CollationSearch.Place,
    _ boundaries: ClusterBoundaries,
    _ origins: UnsafeMutableBufferPointer<Origin>
  ) {
    (self.keys, self.place, self.boundaries) = (keys, place, boundaries)
    self.origins = origins
  }

  /// Records where the characters of the next element end.
  mutating func advance(to end: Int) {
    guard end != groupEnd else { return }
    (groupStart, groupEnd, groupHasElement) = (groupEnd, end, false)
  }

  /// Takes the next element that counts, and returns whether the search continues.
  mutating func take(_ key: UInt32, _ body: (Range<Int>) -> Bool) throws(ICUError) -> Bool {
    if let match = pending {
      pending = nil
      if place != .end, !groupHasElement, let range = try range(match, before: groupStart) {
        guard body(range) else { return false }
        matched = 0
      }
    }
    if place == .start, taken >= keys.count { return false }
    origins[taken % keys.count] = Origin(start: groupStart, isFirst: !groupHasElement)
    groupHasElement = true
    taken += 1
    if keys.step(from: &matched, key) {
      let origin = origins[taken % keys.count]
      if origin.isFirst, place != .start || taken == keys.count { pending = (origin.start, groupEnd) }
    } else if place == .start, matched != taken {
      return false
    }
    return true
  }

  /// Ends the search at the end of the text.
  mutating func finish(at end: Int, _ body: (Range<Int>) -> Bool) throws(ICUError) {
    guard let match = pending, let range = try range(match, before: end) else { return }
    _ = body(range)
  }

  /// The match as a range between grapheme clusters; characters without weights that count may be added to its end.
  private mutating func range(
    _ match: (start: Int, end: Int),
    before next: Int
  ) throws(ICUError) -> Range<Int>? {
    guard try boundaries.contains(match.start),
      let end = try boundaries.first(from: match.end, through: next)
    else { return nil }
    return match.start..<end
  }
}
