/// The ranges of a fault in a text, of which eight are stored without an allocation.
@usableFromInline
package struct FaultRanges: Sendable {
  private typealias Few = (UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64)

  /// The bounds of ranges, unless they are in `many`.
  private var few: Few = (0, 0, 0, 0, 0, 0, 0, 0)
  private var fewCount = 0
  /// All of them, if they are more than eight or one does not fit into eight bytes.
  private var many: [Range<Int>] = []

  @usableFromInline
  package init() {}

  package init(_ range: Range<Int>) { append(range) }

  package init(_ ranges: [Range<Int>]) {
    for range in ranges { append(range) }
  }

  package var isEmpty: Bool { count == 0 }

  package var count: Int { fewCount + many.count }

  /// The only range; nil if there is not exactly one.
  var only: Range<Int>? { count == 1 ? self[0] : nil }

  package var last: Range<Int>? { isEmpty ? nil : self[count - 1] }

  package var array: [Range<Int>] { many.isEmpty ? (0..<fewCount).map { self[$0] } : many }

  func allSatisfy(_ condition: (Range<Int>) -> Bool) -> Bool {
    for index in 0..<count where !condition(self[index]) { return false }
    return true
  }

  @usableFromInline
  package mutating func append(_ range: Range<Int>) {
    if many.isEmpty, fewCount < MemoryLayout<Few>.size / 8, let packed = Self.packed(range) {
      set(fewCount, to: packed)
      fewCount += 1
    } else {
      if many.isEmpty { moveToMany() }
      many.append(range)
    }
  }

  /// Adds a range, or extends the last one if that ends where it begins.
  package mutating func appendJoining(_ range: Range<Int>) {
    if let last, last.upperBound == range.lowerBound {
      extendLast(to: range.upperBound)
    } else {
      append(range)
    }
  }

  /// Extends the last range to a later end.
  package mutating func extendLast(to end: Int) {
    guard let last else { return }
    let range = last.lowerBound..<max(end, last.upperBound)
    if !many.isEmpty {
      many[many.count - 1] = range
    } else if let packed = Self.packed(range) {
      set(fewCount - 1, to: packed)
    } else {
      moveToMany()
      many[many.count - 1] = range
    }
  }

  private mutating func moveToMany() {
    var ranges: [Range<Int>] = []
    ranges.reserveCapacity(Self.most)
    for index in 0..<fewCount { ranges.append(self[index]) }
    (many, fewCount) = (ranges, 0)
  }

  /// Rules report up to so many.
  package static let most = 32

  subscript(index: Int) -> Range<Int> {
    guard many.isEmpty else { return many[index] }
    let bounds = withUnsafeBytes(of: few) { $0.load(fromByteOffset: index * 8, as: UInt64.self) }
    return Range(uncheckedBounds: (Int(bounds >> 32), Int(bounds & 0xFFFF_FFFF)))
  }

  private mutating func set(_ index: Int, to bounds: UInt64) {
    withUnsafeMutableBytes(of: &few) { $0.storeBytes(of: bounds, toByteOffset: index * 8, as: UInt64.self) }
  }

  private static func packed(_ range: Range<Int>) -> UInt64? {
    guard let lower = UInt32(exactly: range.lowerBound), let upper = UInt32(exactly: range.upperBound) else {
      return nil
    }
    return UInt64(lower) << 32 | UInt64(upper)
  }
}

extension FaultRanges: ExpressibleByArrayLiteral {
  // Inlined, so that the array of the elements is on the stack.
  @inlinable @inline(__always)
  package init(arrayLiteral elements: Range<Int>...) {
    self.init()
    for range in elements { append(range) }
  }
}
