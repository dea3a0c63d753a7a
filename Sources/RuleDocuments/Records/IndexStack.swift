/// The offsets of the elements that stand for the `[]` of a path, outermost first.
///
/// Three are held without an allocation.
struct IndexStack {
  private var first = 0
  private var second = 0
  private var third = 0
  private var rest: [Int] = []
  private(set) var count = 0

  func pushing(_ index: Int) -> IndexStack {
    var stack = self
    switch count {
    case 0: stack.first = index
    case 1: stack.second = index
    case 2: stack.third = index
    default: stack.rest.append(index)
    }
    stack.count += 1
    return stack
  }

  /// - Parameter position: From 0 to one less than `count`.
  subscript(position: Int) -> Int {
    switch position {
    case 0: first
    case 1: second
    case 2: third
    default: rest[position - 3]
    }
  }
}
