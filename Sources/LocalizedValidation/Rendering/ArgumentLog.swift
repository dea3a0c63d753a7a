import ValidationCore

/// The arguments that a message read while it was rendered, and the space that caching them would take.
final class ArgumentLog {
  /// The maximum number of arguments that are kept, and the maximum depth of nested lists; few messages have more than
  /// three.
  private static let mostArguments = 16
  private static let deepestList = 4

  /// The arguments, with the value if the error itself has it, as it stores it. Those that the rule made in advance have a
  /// number that stands for them; a rule's list of choices may be long.
  private(set) var asked: [(name: String, own: ArgumentList.Value?)] = []
  /// The bytes of the texts.
  private(set) var bytes = 0
  /// Whether the sentence depends only on the arguments that were read, not also on the time zone or on all arguments,
  /// and is small enough to be kept.
  private(set) var isComplete = true

  /// Whether the sentence is that of errors without a suggestion.
  private(set) var hasNoSuggestion = false

  private let error: ValidationError
  private let largestEntry: Int

  init(for error: ValidationError, largestEntry: Int) {
    (self.error, self.largestEntry) = (error, largestEntry)
  }

  func add(_ name: String, _ value: ValidationError.Argument?) {
    guard isComplete, !asked.contains(where: { $0.name == name }) else { return }
    count(name)
    let own = error.ownArgument(named: name)
    if let value { count(value, isKept: own != nil, depth: 0) }
    guard isComplete, asked.count < Self.mostArguments else { return everythingCounts() }
    asked.append((name, own))
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
  private func count(_ value: ValidationError.Argument, isKept: Bool, depth: Int) {
    func add(_ bytes: Int) { if isKept { count(bytes: bytes) } }
    switch value {
    case .integer: add(8)
    case .day(_, let calendar): add(8 + (calendar?.utf8.count ?? 0))
    case .boolean, .null: add(1)
    case .moment: add(16)
    case .decimal: add(24)
    case .text(let text), .key(let text): add(text.utf8.count)
    case .character(let scalars): add(4 * scalars.count)
    case .date: everythingCounts()
    case .list(let values), .alternatives(let values):
      guard depth < Self.deepestList else { return everythingCounts() }
      for value in values where isComplete {
        add(24)
        count(value, isKept: isKept, depth: depth + 1)
      }
    }
  }
}
