import Primitives

/// The steps to a part of a value as a rule knows them before there is a value: all of a ``FieldPath`` but the offsets
/// in lists.
///
/// It is made once, with the rule, and the errors of all values share it. An error of an element stores the pattern
/// and the offset, so that its path is an array only when it is read.
@usableFromInline
package final class PathPattern: Sendable {
  @usableFromInline
  package enum Step: Sendable {
    case key(String)
    /// One element, by its offset, counted from 0.
    case index(Int)
    /// Every element of a list. The error knows which.
    case each
  }

  package let steps: [Step]
  let labels: (any FieldLabeling)?
  /// How many of the steps are `each`.
  package let eachCount: Int
  let number = SharedNumber.next()
  /// The path, if no error has to add an offset.
  private let path: FieldPath?
  /// The patterns of parts within this part, made when an error of such a part is first found.
  private let joined = Lock<[ObjectIdentifier: Joined]>([:])

  private struct Joined {
    /// Retained, so that the key is not used by another object; nil for the pattern itself, which would retain itself.
    let inner: PathPattern?
    let pattern: PathPattern
  }

  /// More patterns within this one, or more steps, come from a rule that calls itself: nothing limits their number.
  private static let maximumJoined = 256
  private static let maximumSteps = 64

  package init(_ steps: [Step], labels: (any FieldLabeling)? = nil) {
    self.steps = steps
    self.labels = labels
    eachCount = steps.count { if case .each = $0 { true } else { false } }
    path = eachCount == 0 ? Self.path(of: steps) { _ in 0 } : nil
  }

  /// The pattern of a path.
  @usableFromInline
  package convenience init(of path: FieldPath) {
    self.init(
      path.segments.map { segment in
        switch segment {
        case .key(let name): .key(name)
        case .index(let index): .index(index)
        }
      })
  }

  /// A pattern of one step.
  @usableFromInline
  package convenience init(_ step: Step) { self.init([step]) }

  /// The path of one value.
  ///
  /// - Parameter index: The element that each `each` refers to, counted from 0 at the outermost.
  package func path(_ index: (Int) -> Int) -> FieldPath { path ?? Self.path(of: steps, index) }

  private static func path(of steps: [Step], _ index: (Int) -> Int) -> FieldPath {
    var used = 0
    return FieldPath(
      steps.map { step in
        switch step {
        case .key(let name): return .key(name)
        case .index(let index): return .index(index)
        case .each:
          used += 1
          return .index(index(used - 1))
        }
      }
    )
  }

  /// The pattern of a part within this part; nil if there are too many to keep them.
  func joined(with inner: PathPattern) -> PathPattern? {
    guard steps.count + inner.steps.count <= Self.maximumSteps else { return nil }
    return joined.withLock { joined in
      let key = ObjectIdentifier(inner)
      if let known = joined[key] { return known.pattern }
      guard joined.count < Self.maximumJoined else { return nil }
      let pattern = PathPattern(steps + inner.steps, labels: labels)
      joined[key] = Joined(inner: inner === self ? nil : inner, pattern: pattern)
      return pattern
    }
  }
}
