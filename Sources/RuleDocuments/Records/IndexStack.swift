/// The offsets of the elements that the `[]` of a path refer to, outermost first.
///
/// Up to three are stored without an allocation.
struct IndexStack: Sendable {
  private var first = 0
  private var second = 0
  private var third = 0
  private var others: [Int] = []

  init() {}

  /// - Parameter index: The offset at each position, counted from 0.
  init(count: Int, _ index: (Int) -> Int) {
    if count > 0 { first = index(0) }
    if count > 1 { second = index(1) }
    if count > 2 { third = index(2) }
    if count > 3 { others = (3..<count).map(index) }
  }

  /// - Parameter position: From 0 to one less than the number of offsets.
  subscript(position: Int) -> Int {
    switch position {
    case 0: first
    case 1: second
    case 2: third
    default: others[position - 3]
    }
  }
}
