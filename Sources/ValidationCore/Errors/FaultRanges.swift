/// The ranges of a fault in a text, of which one is stored without an allocation.
@usableFromInline
package struct FaultRanges: Sendable {
  /// The only range; nil if there is not exactly one.
  private(set) var only: Range<Int>?
  /// All of them, if there are several.
  private(set) var several: [Range<Int>] = []

  @usableFromInline
  package init() {}

  package init(_ ranges: [Range<Int>]) {
    if ranges.count > 1 { several = ranges } else { only = ranges.first }
  }

  package var isEmpty: Bool { only == nil && several.isEmpty }

  package var array: [Range<Int>] { only.map { [$0] } ?? several }

  func allSatisfy(_ condition: (Range<Int>) -> Bool) -> Bool {
    if let only { return condition(only) }
    return several.allSatisfy(condition)
  }

  package var last: Range<Int>? { only ?? several.last }

  package var count: Int { only == nil ? several.count : 1 }

  @usableFromInline
  package mutating func append(_ range: Range<Int>) {
    if let first = only {
      only = nil
      several = [first, range]
    } else if several.isEmpty {
      only = range
    } else {
      several.append(range)
    }
  }

  /// Extends the last range to a later end.
  package mutating func extendLast(to end: Int) {
    if let first = only {
      only = first.lowerBound..<max(end, first.upperBound)
    } else if let last = several.popLast() {
      several.append(last.lowerBound..<max(end, last.upperBound))
    }
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
