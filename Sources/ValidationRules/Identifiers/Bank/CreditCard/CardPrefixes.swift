/// The ranges of cards' first six digits, by the first two of them.
///
/// Few ranges begin with the same two digits, so that a number is compared with few.
struct CardPrefixes: Sendable {
  private let ranges: [[CardRange]]

  init(_ ranges: [CardRange]) {
    self.ranges = (0..<100).map { first in
      ranges.filter { $0.prefixes.overlaps(first * 10_000...first * 10_000 + 9_999) }
    }
  }

  /// The variant of the first range that a number is in and has the length of.
  func variant(of digits: IdentifierCharacters) -> IdentifierVariant? {
    let prefix = prefix(of: digits)
    guard let place = place(of: prefix) else { return nil }
    let total = digits.total
    for index in ranges[place].indices where ranges[place][index].prefixes.contains(prefix) {
      if total < 64, ranges[place][index].lengths >> UInt64(total) & 1 == 1 {
        return ranges[place][index].variant
      }
    }
    return nil
  }

  /// The ranges that a number is in; zeros stand for the digits that it does not have.
  func ranges(of digits: IdentifierCharacters) -> [CardRange] {
    let prefix = prefix(of: digits)
    return place(of: prefix).map { ranges[$0].filter { $0.prefixes.contains(prefix) } } ?? []
  }

  private func prefix(of digits: IdentifierCharacters) -> Int {
    var prefix = 0
    for index in 0..<6 { prefix = prefix * 10 + digits.values[index] }
    return prefix
  }

  /// The place of the first two digits; characters that are not digits may count as more than nine.
  private func place(of prefix: Int) -> Int? {
    let place = prefix / 10_000
    return place < ranges.count ? place : nil
  }
}
