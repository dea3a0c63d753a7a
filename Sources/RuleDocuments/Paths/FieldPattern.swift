import Primitives
import ValidationCore

/// The values of a record to which a rule applies: a path in which `[]` stands for every element of a list.
struct FieldPattern: Sendable {
  typealias Step = PathPattern.Step

  /// The maximum number of nested lists that a path can go through; each takes a part of the stack in a run.
  static let maximumEachCount = 100

  let steps: [Step]
  /// How many of the steps are `each`.
  let eachCount: Int
  /// The number of steps up to and including the last `each`.
  let stepsThroughLastEach: Int

  init(_ steps: [Step]) {
    self.steps = steps
    let each = steps.indices.filter { if case .each = steps[$0] { true } else { false } }
    eachCount = each.count
    stepsThroughLastEach = each.last.map { $0 + 1 } ?? 0
  }

  /// The path of a value that the pattern matches.
  ///
  /// - Parameters:
  ///   - length: How many of the steps to take.
  ///   - index: The element that each `[]` refers to, counted from 0 at the outermost.
  func path(length: Int, _ index: (Int) -> Int) -> FieldPath {
    var used = 0
    return FieldPath(
      steps.prefix(length).map { step in
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

  /// The steps as errors share them, with the labels of all fields.
  func shared(_ labels: FieldLabels?) -> PathPattern { PathPattern(steps, labels: labels) }

  /// Whether a path is that of a value that the pattern matches.
  func stands(for path: FieldPath) -> Bool {
    guard path.segments.count == steps.count else { return false }
    return zip(steps, path.segments).allSatisfy { step, segment in
      switch (step, segment) {
      case (.key(let one), .key(let other)): one.hasSameBytes(as: other)
      case (.index(let one), .index(let other)): one == other
      case (.each, .index): true
      default: false
      }
    }
  }
}

extension FieldPattern.Step: Equatable {
  /// Names are compared by code point, as RFC 8259, section 8.3, requires.
  static func == (left: Self, right: Self) -> Bool {
    switch (left, right) {
    case (.key(let one), .key(let other)): one.hasSameBytes(as: other)
    case (.index(let one), .index(let other)): one == other
    case (.each, .each): true
    default: false
    }
  }
}

extension FieldPattern: CustomStringConvertible {
  /// The pattern in the grammar that `init(parsing:)` reads.
  var description: String {
    var text = ""
    for step in steps {
      switch step {
      case .each: text += "[]"
      case .index(let index): text += "[\(index)]"
      case .key(let name):
        let written = FieldPath([.key(name)]).description
        text += written.hasPrefix("[") || text.isEmpty ? written : "." + written
      }
    }
    return text
  }
}
