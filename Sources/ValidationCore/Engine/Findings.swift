/// What a run of rules has found so far.
///
/// Rules report into it instead of returning arrays, so a valid value allocates nothing, and a run that only
/// wants a verdict builds no error at all.
@usableFromInline
package struct Findings {
  /// What the caller of the run wants to know.
  @usableFromInline
  package enum Goal {
    /// Whether there is an error; the run stops at the first.
    case verdict
    /// Every error and warning.
    case list
  }

  @usableFromInline package let goal: Goal
  @usableFromInline package private(set) var errors: [ValidationError] = []
  /// Whether something of severity `error` was found.
  package private(set) var hasError = false
  /// How many more findings of severity `error` are wanted; those that are found beyond are kept.
  private var wanted: Int

  /// - Parameter maximumErrors: After how many findings of severity `error` the run ends; nil for none.
  package init(_ goal: Goal, maximumErrors: Int? = nil) {
    self.goal = goal
    wanted = maximumErrors ?? .max
  }

  /// Whether no further rule can change the answer.
  @usableFromInline package var isDecided: Bool { hasError && (goal == .verdict || wanted <= 0) }

  /// Records one error; it is made only where errors are listed.
  @usableFromInline
  package mutating func report(_ error: @autoclosure () -> ValidationError) {
    switch goal {
    case .verdict: hasError = true
    case .list: append(error())
    }
  }

  /// Records errors that exist already, warnings among them.
  package mutating func report(contentsOf found: [ValidationError]) {
    for error in found { append(error) }
  }

  /// Takes over what another run found.
  package mutating func merge(_ other: Findings) {
    errors += other.errors
    wanted -= other.errors.count { $0.severity == .error }
    hasError = hasError || other.hasError
  }

  private mutating func append(_ error: ValidationError) {
    if error.severity == .error {
      hasError = true
      wanted -= 1
    }
    if goal == .list { errors.append(error) }
  }

  /// Runs `body` and lets `change` alter each error that it found.
  package mutating func adjusting(
    _ change: (inout ValidationError) -> Void,
    in body: (inout Findings) -> Void
  ) {
    let mark = errors.count
    body(&self)
    adjust(from: mark, change)
  }

  /// Whether an error from an offset on has ranges or a suggestion.
  func showsText(from mark: Int) -> Bool {
    for index in mark..<errors.count where !errors[index].ranges.isEmpty || errors[index].suggestion != nil {
      return true
    }
    return false
  }

  /// Lets `change` alter each error from the one at an offset on.
  mutating func adjust(from mark: Int, _ change: (inout ValidationError) -> Void) {
    for index in mark..<errors.count { change(&errors[index]) }
  }

  /// Runs `body` over a part of the value, and puts the way to the part in front of the path of each error found.
  @inlinable
  package mutating func entering(_ part: FieldPath, _ body: (inout Findings) -> Void) {
    let mark = errors.count
    body(&self)
    if errors.count > mark { prefixPaths(from: mark, with: part) }
  }

  /// Runs `body` over an element, and puts its offset in front of the path of each error found.
  @inlinable
  package mutating func entering(element index: Int, _ body: (inout Findings) -> Void) {
    let mark = errors.count
    body(&self)
    if errors.count > mark { prefixPaths(from: mark, with: [.index(index)]) }
  }

  /// Puts the way to a part of the value in front of the path of each error from the `mark`-th on.
  @usableFromInline
  package mutating func prefixPaths(from mark: Int, with part: FieldPath) {
    for index in mark..<errors.count {
      // The segments of a field are made once, with the rule; an error of the part itself shares them.
      let inner = errors[index].path.segments
      errors[index].path.segments = inner.isEmpty ? part.segments : part.segments + inner
    }
  }

  /// Runs `body` with all that it finds counted as warnings.
  package mutating func demoting(in body: (inout Findings) -> Void) {
    guard goal == .list else { return }
    let (before, left) = (hasError, wanted)
    wanted = .max
    adjusting({ $0.severity = .warning }, in: body)
    (hasError, wanted) = (before, left)
  }

  /// Runs `body` and answers whether it found something of severity `error`.
  package mutating func failing(in body: (inout Findings) -> Void) -> Bool {
    let before = hasError
    hasError = false
    body(&self)
    let failed = hasError
    hasError = before || failed
    return failed
  }
}
