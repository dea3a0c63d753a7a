import JSONText
import Primitives

/// A quick look at whether all values of a list are distinct.
///
/// Values with different hashes are different, so only their hashes are compared: a few with each other, many in a
/// table whose memory is used again.
enum DistinctValues {
  /// Comparing up to this many hashes with each other takes less time than a table.
  private static let few = 16

  /// Whether the elements of a list, or the values at a path in them, are certainly distinct.
  ///
  /// - Parameter key: What is compared of an element; nil if it has nothing to compare.
  static func areIn(_ list: JSONTapeValue, _ key: (JSONTapeValue) -> JSONTapeValue?) -> Bool {
    let count = list.partCount
    if count <= few {
      return withUnsafeTemporaryAllocation(of: UInt64.self, capacity: few) { hashes in
        var used = 0
        return areDistinct(list, key) { hash in
          if hashes[..<used].contains(hash) { return false }
          hashes.initializeElement(at: used, to: hash)
          used += 1
          return true
        }
      }
    }
    var table = HashSet.take(for: count)
    let answer = areDistinct(list, key) { table.insert($0) }
    HashSet.giveBack(table)
    return answer
  }

  /// The elements of lists of up to this many are compared with each other, which takes no memory.
  static let comparedInPlace = 64

  /// Passes the index of each element that means the same as an earlier one to `body`, behind that of the first such one,
  /// until it returns false.
  static func forEachRepetition(
    in list: JSONTapeValue, _ key: (JSONTapeValue) -> JSONTapeValue?,
    _ body: (_ first: Int, _ index: Int) -> Bool
  ) {
    let hash = MeaningHash()
    withRoom(for: list.partCount, of: (index: Int, value: HashedValue).self) { earlier in
      var count = 0
      list.forEachElement { index, element in
        guard let value = key(element).map({ HashedValue($0, hash) }) else { return true }
        if let first = earlier[..<count].first(where: { $0.value.means(value) }) {
          return body(first.index, index)
        }
        earlier.initializeElement(at: count, to: (index, value))
        count += 1
        return true
      }
    }
  }

  /// - Parameter insert: Whether a hash is new.
  private static func areDistinct(
    _ list: JSONTapeValue,
    _ key: (JSONTapeValue) -> JSONTapeValue?,
    _ insert: (UInt64) -> Bool
  ) -> Bool {
    let hash = MeaningHash()
    var areDistinct = true
    list.forEachElement { _, element in
      guard let value = key(element) else { return true }
      if let hash = hash.hash(value) { areDistinct = insert(hash) } else { areDistinct = false }
      return areDistinct
    }
    return areDistinct
  }
}

/// A set of hashes.
///
/// `@unchecked Sendable` holds because a set belongs to one run at a time: `take` removes it from the pool.
private struct HashSet: ~Copyable, @unchecked Sendable {
  /// Larger sets, in bytes, are freed after use.
  private static let keptBytes = 1 << 20
  private static let pool = Pool<HashSet>(capacity: 16)

  private let slots: UnsafeMutableBufferPointer<UInt64>
  private var mask: Int

  private init(capacity: Int) {
    slots = .allocate(capacity: capacity)
    slots.initialize(repeating: 0)
    mask = capacity - 1
  }

  deinit { slots.deallocate() }

  /// An empty set with space for a number of hashes.
  static func take(for count: Int) -> HashSet {
    var capacity = 64
    while capacity < 2 * count { capacity *= 2 }
    guard var set = pool.take(), set.slots.count >= capacity else { return HashSet(capacity: capacity) }
    set.mask = capacity - 1
    for index in 0..<capacity { set.slots[index] = 0 }
    return set
  }

  static func giveBack(_ set: consuming HashSet) {
    if set.slots.count * MemoryLayout<UInt64>.stride <= keptBytes { pool.give(set) }
  }

  /// Whether the hash is new.
  mutating func insert(_ hash: UInt64) -> Bool {
    // 0 is a free place.
    let hash = max(hash, 1)
    var index = Int(truncatingIfNeeded: hash) & mask
    while slots[index] != 0 {
      if slots[index] == hash { return false }
      index = (index + 1) & mask
    }
    slots[index] = hash
    return true
  }
}
