/// The ranges of cards' first six digits, by the first two of them.
///
/// Few ranges begin with the same two digits, so that a number is compared with few.
struct CardPrefixes: Sendable {
  private let ranges: [CardRange]
  /// Where the ranges of each two digits start, and where the last ones end.
  private let starts: [Int]

  init(_ ranges: [CardRange]) {
    let parts = (0..<100).map { first in
      ranges.filter { $0.prefixes.overlaps(first * 10_000...first * 10_000 + 9_999) }
    }
    self.ranges = parts.flatMap(\.self)
    starts = parts.reduce(into: [0]) { starts, part in starts.append(starts[starts.count - 1] + part.count) }
  }

  /// The variant of the first range that a number is in and has the length of.
  func variant(of digits: IdentifierCharacters) -> Unmanaged<IdentifierVariant>? {
    let prefix = prefix(of: digits)
    let total = digits.total
    guard total < 64 else { return nil }
    for index in indices(of: prefix)
    where ranges[index].prefixes.contains(prefix) && ranges[index].lengths >> UInt64(total) & 1 == 1 {
      return .passUnretained(ranges[index].variant)
    }
    return nil
  }

  /// A bit for each length of the ranges that a number is in; zeros stand for the digits that it does not have.
  func lengths(of digits: IdentifierCharacters) -> UInt64 {
    let prefix = prefix(of: digits)
    var lengths: UInt64 = 0
    for index in indices(of: prefix) where ranges[index].prefixes.contains(prefix) {
      lengths |= ranges[index].lengths
    }
    return lengths
  }

  private func prefix(of digits: IdentifierCharacters) -> Int {
    var prefix = 0
    for index in 0..<6 { prefix = prefix * 10 + digits.values[index] }
    return prefix
  }

  /// The ranges that may begin so; none for characters that are not digits, which may count as more than nine.
  private func indices(of prefix: Int) -> Range<Int> {
    let place = prefix / 10_000
    return place + 1 < starts.count ? starts[place]..<starts[place + 1] : 0..<0
  }
}
