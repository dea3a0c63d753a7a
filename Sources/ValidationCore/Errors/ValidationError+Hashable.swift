/// Errors are equal if what they say is, however it is stored.
extension ValidationError: Hashable {
  public static func == (left: Self, right: Self) -> Bool {
    left.code == right.code && left.severity == right.severity && left.hasSameArguments(as: right)
      && left.hasSamePath(as: right) && left.ranges == right.ranges && left.message == right.message
      && left.suggestion == right.suggestion && left.extras?.details.cause == right.extras?.details.cause
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(code)
    hasher.combine(arguments)
    hasher.combine(path)
    hasher.combine(severity)
    hasher.combine(message)
    hasher.combine(ranges)
    hasher.combine(suggestion)
    hasher.combine(extras?.details.cause)
  }

  private func hasSamePath(as other: Self) -> Bool {
    if extras?.details.path == nil, other.extras?.details.path == nil, place.isIdentical(to: other.place) {
      return true
    }
    return path == other.path
  }
}

/// Wraps a user's error, so that it can be compared and stored by its description.
struct UnderlyingError: Sendable, Hashable {
  let error: any Error

  static func == (left: Self, right: Self) -> Bool {
    String(reflecting: left.error) == String(reflecting: right.error)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(String(reflecting: error))
  }
}
