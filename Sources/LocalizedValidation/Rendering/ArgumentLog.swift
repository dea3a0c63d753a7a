import ValidationCore

/// The arguments that a message read while it was rendered, and the space that caching them would take.
final class ArgumentLog {
  /// The maximum number of arguments that are kept, and the maximum depth of nested lists; few messages have more than
  /// three.
  private static let mostArguments = 16
  private static let deepestList = 4

  /// The arguments as the error stores them.
  private(set) var asked: [(name: String, value: ArgumentList.Value?)] = []
  /// The bytes of the texts.
  private(set) var bytes = 0
  /// Whether the sentence depends only on the arguments that were read, not also on the time zone or on all arguments,
  /// and is small enough to be kept.
  private(set) var isComplete = true

  /// Whether the sentence is that of errors without a suggestion.
  private(set) var hasNoSuggestion = false

  private let error: ValidationError
  private let largestEntry: Int
  /// Whether the values are kept, and not only a number that stands for them; a rule's list of choices may be long.
  private let keepsValues: Bool

  init(for error: ValidationError, largestEntry: Int) {
    (self.error, self.largestEntry) = (error, largestEntry)
    keepsValues = error.factsNumber == nil
  }

  func add(_ name: String, _ value: ValidationError.Argument?) {
    guard isComplete, !asked.contains(where: { $0.name == name }) else { return }
    count(name)
    if let value { count(value, depth: 0) }
    guard isComplete, asked.count < Self.mostArguments else { return everythingCounts() }
    asked.append((name, keepsValues ? error.storedArgument(named: name) : nil))
  }

  /// Records that the sentence depends on whether there is a suggestion. Suggestions differ from value to value, so a
  /// sentence that shows one is not kept.
  func addSuggestion(_ suggestion: String?) {
    hasNoSuggestion = true
    if suggestion != nil { everythingCounts() }
  }

  func count(_ text: String) { count(bytes: text.utf8.count) }

  func count(bytes: Int) {
    self.bytes += bytes
    if self.bytes > largestEntry { everythingCounts() }
  }

  func everythingCounts() { isComplete = false }

  /// Counts the space of a value if it is kept; a date without an offset anywhere in it makes the sentence depend on
  /// the time zone.
  private func count(_ value: ValidationError.Argument, depth: Int) {
    switch value {
    case .integer: count(valueBytes: 8)
    case .day(_, let calendar): count(valueBytes: 8 + (calendar?.utf8.count ?? 0))
    case .boolean, .null: count(valueBytes: 1)
    case .moment: count(valueBytes: 16)
    case .decimal: count(valueBytes: 24)
    case .text(let text), .key(let text): count(valueBytes: text.utf8.count)
    case .character(let scalars): count(valueBytes: 4 * scalars.count)
    case .date: everythingCounts()
    case .list(let values), .alternatives(let values):
      guard depth < Self.deepestList else { return everythingCounts() }
      for value in values where isComplete {
        count(valueBytes: 24)
        count(value, depth: depth + 1)
      }
    }
  }

  private func count(valueBytes: Int) {
    if keepsValues { count(bytes: valueBytes) }
  }
}
