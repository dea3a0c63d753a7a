/// The path of an error as it is stored: a pattern that its rule knows, and up to two offsets in lists.
///
/// Most errors are in fields, in elements of lists, or in elements of lists within those: their places are stored
/// without an allocation. Other paths are stored as they are, in the error's ``ErrorExtras``.
struct ErrorPlace: Sendable {
  /// Nil for the value itself.
  private(set) var pattern: PathPattern?
  private var first: Int32 = 0
  private var second: Int32 = 0

  /// The place of the value itself.
  init() {}

  /// Makes a place; nil if it has too many offsets, or too large ones.
  init?(_ pattern: PathPattern, _ index: (Int) -> Int) {
    self.pattern = pattern
    guard pattern.eachCount <= 2 else { return nil }
    if pattern.eachCount > 0 {
      guard let first = Int32(exactly: index(0)) else { return nil }
      self.first = first
    }
    if pattern.eachCount > 1 {
      guard let second = Int32(exactly: index(1)) else { return nil }
      self.second = second
    }
  }

  var path: FieldPath { pattern?.path(offset) ?? FieldPath() }

  /// The offset that each `each` of the pattern refers to, from 0 at the outermost.
  func offset(_ level: Int) -> Int { Int(level == 0 ? first : second) }

  /// The place, as one within the part at an outer place; nil if that cannot be stored.
  func within(_ outer: ErrorPlace) -> ErrorPlace? {
    guard let outerPattern = outer.pattern else { return self }
    guard let inner = pattern else { return outer }
    guard outerPattern.eachCount + inner.eachCount <= 2, let joined = outerPattern.joined(with: inner) else {
      return nil
    }
    return ErrorPlace(joined) { level in
      level < outerPattern.eachCount ? outer.offset(level) : offset(level - outerPattern.eachCount)
    }
  }

  /// Whether two places are known to have the same path.
  func isIdentical(to other: ErrorPlace) -> Bool {
    pattern === other.pattern && first == other.first && second == other.second
  }
}

extension ValidationError {
  /// Whether the path is empty, as it is until an error is placed at a part of the value.
  var isAtValueItself: Bool { place.pattern == nil && extras?.details.path == nil }

  /// The place, unless the path is stored as it is.
  var placeIfShort: ErrorPlace? { extras?.details.path == nil ? place : nil }
}
