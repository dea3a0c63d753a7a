/// The whole pattern and the groups that are open, from the outermost to the innermost.
struct ECMAScriptGroups {
  /// A group that is open, or the whole pattern.
  struct Group {
    let start: Int
    /// Whether the group may be repeated.
    let isRepeatable: Bool
    /// Where the alternative that is read begins.
    var alternative: Int
  }

  /// The outer groups; they take no memory of their own.
  private var starts = SIMD16<Int>(repeating: -1)
  private var alternatives = SIMD16<Int>(repeating: -1)
  private var repeatable = SIMD16<Int8>(repeating: 0)
  /// The groups within these.
  private var more: [Group] = []
  private(set) var count = 1

  subscript(index: Int) -> Group {
    get {
      if index >= starts.scalarCount { return more[index - starts.scalarCount] }
      return Group(
        start: starts[index], isRepeatable: repeatable[index] != 0, alternative: alternatives[index])
    }
    set {
      if index >= starts.scalarCount {
        more[index - starts.scalarCount] = newValue
      } else {
        (starts[index], alternatives[index]) = (newValue.start, newValue.alternative)
        repeatable[index] = newValue.isRepeatable ? 1 : 0
      }
    }
  }

  mutating func append(_ group: Group) {
    if count >= starts.scalarCount { more.append(group) } else { self[count] = group }
    count += 1
  }

  mutating func removeLast() -> Group {
    defer {
      count -= 1
      if count >= starts.scalarCount { more.removeLast() }
    }
    return self[count - 1]
  }
}
