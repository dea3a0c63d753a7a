/// The errors that a run of rules has reported so far.
///
/// Rules report to it instead of returning arrays, so a valid value allocates nothing, and a run that only needs a
/// verdict makes no errors.
@usableFromInline
package struct ErrorSink {
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
  /// How many more errors of severity `error` are wanted; errors found beyond that number are kept.
  private var wanted: Int

  /// - Parameter maximumErrors: The number of errors of severity `error` after which the run ends; nil for no limit.
  @usableFromInline
  package init(_ goal: Goal, maximumErrors: Int? = nil) {
    self.goal = goal
    wanted = maximumErrors ?? .max
  }

  /// Whether anything was found.
  @usableFromInline var hasAny: Bool { hasError || !errors.isEmpty }

  /// Whether no further rule can change the answer.
  @usableFromInline package var isDecided: Bool { hasError && (goal == .verdict || wanted <= 0) }

  /// Records one error, which is only made if errors are listed.
  @usableFromInline
  package mutating func report(_ error: @autoclosure () -> ValidationError) {
    switch goal {
    case .verdict: hasError = true
    case .list: append(error())
    }
  }

  /// Records existing errors, including warnings.
  package mutating func report(contentsOf found: [ValidationError]) {
    for error in found { append(error) }
  }

  /// Runs `body` and takes back what it reports, of which the first is returned: for a rule that reports one error of
  /// others in its own way. No further array is made. Nil for a run that makes no errors; see ``failing(in:)``.
  package mutating func takingFirst(of body: (inout ErrorSink) -> Void) -> ValidationError? {
    let (mark, before, left) = (errors.count, hasError, wanted)
    (hasError, wanted) = (false, 1)
    body(&self)
    (hasError, wanted) = (before, left)
    if errors.count == mark { return nil }
    let first = errors[mark]
    errors.removeLast(errors.count - mark)
    return first
  }

  /// Adds the errors of another run.
  package mutating func merge(_ other: ErrorSink) {
    errors += other.errors
    wanted -= other.errors.count { $0.severity == .error }
    hasError = hasError || other.hasError
  }

  // Consumes the error, so that storing it counts no references.
  private mutating func append(_ error: consuming ValidationError) {
    if error.severity == .error {
      hasError = true
      wanted -= 1
    }
    guard goal == .list else { return }
    // A few errors have room in the array as it is made first.
    if errors.isEmpty { errors.reserveCapacity(Self.fewErrors) }
    errors.append(error)
  }

  private static let fewErrors = 4

  /// Runs `body` and applies `change` to each error that it found.
  package mutating func adjusting(
    _ change: (inout ValidationError) -> Void,
    in body: (inout ErrorSink) -> Void
  ) {
    let mark = errors.count
    body(&self)
    adjust(from: mark, change)
  }

  /// Whether an error from an offset on has ranges or a suggestion.
  func showsText(from mark: Int) -> Bool {
    for index in mark..<errors.count where errors[index].hasRanges || errors[index].hasSuggestion {
      return true
    }
    return false
  }

  /// Applies `change` to each error, starting at an offset.
  package mutating func adjust(from mark: Int, _ change: (inout ValidationError) -> Void) {
    for index in mark..<errors.count { change(&errors[index]) }
  }

  /// Runs `body` on a part of the value, and places the errors found at the part.
  @inlinable
  package mutating func entering(_ part: PathPattern, _ body: (inout ErrorSink) -> Void) {
    let mark = errors.count
    body(&self)
    if errors.count > mark { place(from: mark, at: part) { _ in 0 } }
  }

  /// Runs `body` on an element, and places the errors found at the element.
  ///
  /// - Parameter each: A pattern of one step, for every element.
  @inlinable
  package mutating func entering(
    _ each: PathPattern,
    element index: Int,
    _ body: (inout ErrorSink) -> Void
  ) {
    let mark = errors.count
    body(&self)
    if errors.count > mark { place(from: mark, at: each) { _ in index } }
  }

  /// Places each error, starting at the offset `mark`, at a part of the value, or within the part if the error is
  /// already at a part of that.
  ///
  /// An error of an element allocates nothing here, unless it is within more than two lists.
  ///
  /// - Parameters:
  ///   - pattern: The steps to the part, made once with the rule.
  ///   - index: The element that each `each` of the pattern refers to, counted from 0 at the outermost.
  @usableFromInline
  package mutating func place(from mark: Int, at pattern: PathPattern, _ index: (Int) -> Int) {
    let place = ErrorPlace(pattern, index)
    for offset in mark..<errors.count {
      if let place, errors[offset].isAtValueItself {
        errors[offset].place = place
      } else if let place, let nested = errors[offset].placeIfShort?.within(place) {
        errors[offset].place = nested
      } else {
        errors[offset].path = FieldPath(pattern.path(index).segments + errors[offset].path.segments)
        if let labels = pattern.labels { errors[offset].labels = labels }
      }
    }
  }

  /// Runs `body` and turns everything that it finds into warnings.
  package mutating func demoting(in body: (inout ErrorSink) -> Void) {
    guard goal == .list else { return }
    let (before, left) = (hasError, wanted)
    wanted = .max
    adjusting({ $0.severity = .warning }, in: body)
    (hasError, wanted) = (before, left)
  }

  /// Runs `body` and returns whether it found something of severity `error`.
  package mutating func failing(in body: (inout ErrorSink) -> Void) -> Bool {
    let before = hasError
    hasError = false
    body(&self)
    let failed = hasError
    hasError = before || failed
    return failed
  }
}
