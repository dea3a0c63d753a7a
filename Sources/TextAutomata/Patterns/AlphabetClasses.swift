import ICU

/// The coarsest partition of the code points in which every set is a union of classes.
///
/// A pattern rarely has more than a dozen such classes, which are the alphabet of its automaton.
struct AlphabetClasses {
  /// Patterns with more classes are declined; classes are stored as bytes, and 255 marks bytes that are not ASCII.
  private static let mostClasses = 250

  /// The start of each interval, and the class to which it belongs.
  private(set) var intervals: [(start: UInt32, number: UInt8)] = []
  private(set) var count = 0
  /// For each set and each class, whether the set contains the class.
  private var members: [[Bool]]
  /// A code point of each class.
  private(set) var samples: [UInt32] = []

  init(separating sets: [CodePointRanges]) throws(DeclinedPattern) {
    var edges: [(codePoint: UInt32, set: Int)] = []
    for (number, set) in sets.enumerated() {
      for range in set.ranges {
        edges.append((range.lowerBound, number))
        edges.append((range.upperBound + 1, number))
      }
    }
    edges.sort { $0.codePoint < $1.codePoint }
    // The sets that contain the interval, as bits.
    var signature = [UInt64](repeating: 0, count: sets.count / 64 + 1)
    var numbers: [[UInt64]: UInt8] = [:]
    var holders: [[UInt64]] = []
    var position = 0
    var start: UInt32 = 0
    while start <= 0x10_FFFF {
      while position < edges.count, edges[position].codePoint == start {
        signature[edges[position].set / 64] ^= 1 << UInt64(edges[position].set % 64)
        position += 1
      }
      if let number = numbers[signature] {
        intervals.append((start, number))
      } else {
        guard holders.count < Self.mostClasses else { throw .size }
        let number = UInt8(holders.count)
        numbers[signature] = number
        holders.append(signature)
        samples.append(start)
        intervals.append((start, number))
      }
      start = position < edges.count ? edges[position].codePoint : 0x11_0000
    }
    count = holders.count
    members = sets.indices.map { set in holders.map { $0[set / 64] >> UInt64(set % 64) & 1 != 0 } }
  }

  func holds(set: Int, class number: Int) -> Bool { members[set][number] }
}
