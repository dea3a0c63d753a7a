import ValidationCore

/// What a message asked for while it was rendered, and what keeping that would take.
final class ArgumentLog {
  /// The most arguments that are kept, and the deepest lists within lists; few messages have more than three.
  private static let mostArguments = 16
  private static let deepestList = 4

  private(set) var asked: [(name: String, value: ValidationError.Argument?)] = []
  /// The bytes of the texts.
  private(set) var bytes = 0
  /// Whether the sentence follows from what was asked for, not from the time zone or all arguments as well, and that is
  /// small enough to be kept.
  private(set) var isComplete = true

  private let largestEntry: Int

  init(largestEntry: Int) { self.largestEntry = largestEntry }

  func add(_ name: String, _ value: ValidationError.Argument?) {
    guard isComplete, !asked.contains(where: { $0.name == name }) else { return }
    count(name)
    if let value { count(value, depth: 0) }
    guard isComplete, asked.count < Self.mostArguments else { return everythingCounts() }
    asked.append((name, value))
  }

  /// Counts all arguments of an error.
  func count(_ error: ValidationError) {
    for (name, value) in error.arguments {
      count(name)
      count(value, depth: 0)
    }
  }

  func count(_ text: String) { count(bytes: text.utf8.count) }

  func count(bytes: Int) {
    self.bytes += bytes
    if self.bytes > largestEntry { everythingCounts() }
  }

  func everythingCounts() { isComplete = false }

  private func count(_ value: ValidationError.Argument, depth: Int) {
    switch value {
    case .integer: count(bytes: 8)
    case .decimal: count(bytes: 24)
    case .text(let text), .key(let text): count(text)
    case .character(let scalars): count(bytes: 4 * scalars.count)
    case .date: everythingCounts()
    case .list(let values), .alternatives(let values):
      guard depth < Self.deepestList else { return everythingCounts() }
      for value in values where isComplete {
        count(bytes: 24)
        count(value, depth: depth + 1)
      }
    }
  }
}
