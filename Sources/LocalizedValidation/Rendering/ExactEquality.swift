import Essentials
import Primitives
import ValidationCore

// Swift's `==` treats canonically equivalent texts as equal, but their sentences differ in bytes.

extension FieldPath {
  /// Whether two paths have the same bytes.
  func isExactly(_ other: FieldPath) -> Bool {
    guard segments.count == other.segments.count else { return false }
    for index in segments.indices {
      switch (segments[index], other.segments[index]) {
      case (.key(let left), .key(let right)): if !left.hasSameBytes(as: right) { return false }
      case (.index(let left), .index(let right)): if left != right { return false }
      default: return false
      }
    }
    return true
  }
}

extension ArgumentList.Value {
  /// Whether two arguments are formatted identically in every locale, without making them if they are stored alike.
  func isExactly(_ other: Self) -> Bool {
    switch (self, other) {
    case (.argument(let left), .argument(let right)): left.isExactly(right)
    case (.scalar(let left), .scalar(let right)): left == right
    case (.part(let left), .part(let right)), (.alternative(let left), .alternative(let right)):
      left.hasSameBytes(as: right)
    case (.oneOf(let left), .oneOf(let right)): left == right
    case (.chosen(let left, let chosen), .chosen(let right, let other)):
      chosen == other && left.count == right.count && zip(left, right).allSatisfy { $0.isExactly($1) }
    default: argument.isExactly(other.argument)
    }
  }
}

extension ValidationError.Argument {
  /// Whether two arguments are formatted identically in every locale.
  func isExactly(_ other: Self) -> Bool {
    switch (self, other) {
    case (.integer(let left), .integer(let right)): left == right
    case (.text(let left), .text(let right)), (.key(let left), .key(let right)): left.hasSameBytes(as: right)
    // 1.50 and 1.5 are equal.
    case (.decimal(let left), .decimal(let right)): left == right && left.exponent == right.exponent
    case (.date(let left), .date(let right)): left == right
    case (.day(let left, let calendar), .day(let right, let other)): left == right && calendar == other
    case (.moment(let left, let offset), .moment(let right, let other)): left == right && offset == other
    case (.boolean(let left), .boolean(let right)): left == right
    case (.null, .null): true
    case (.character(let left), .character(let right)): left == right
    case (.list(let left), .list(let right)), (.alternatives(let left), .alternatives(let right)):
      left.count == right.count && zip(left, right).allSatisfy { $0.isExactly($1) }
    default: false
    }
  }
}
