/// Why a rule cannot be made from its arguments: limits that no value satisfies, or a name that does not exist.
///
/// Thrown by the initializer of a rule, the only place that checks its limits. A Swift author's mistake stops the
/// program with this text, file and line; a mistake in a rule document becomes a `RuleDocumentError` with file, line,
/// column and pointer.
public struct ImpossibleRule: Error, Sendable, Hashable {
  /// The invalid argument; nil for the rule as a whole, or if the argument is missing.
  public var argument: String?
  /// The invalid element if the argument is a list, counted from 0.
  public var element: Int?
  /// The place of the mistake if the argument is a text: the number of code points before it.
  public var codePointOffset: Int?
  /// What is wrong, in plain English.
  public let problem: String
  /// What would be accepted.
  public let expected: String
  /// The names that would be accepted; the nearest one becomes a suggestion.
  public var known: [String]

  /// Makes the reason.
  ///
  /// - Parameters:
  ///   - argument: The invalid argument; nil for the rule as a whole.
  ///   - element: The invalid element if the argument is a list, counted from 0.
  ///   - codePointOffset: The place of the mistake in a text: the number of code points before it.
  ///   - problem: What is wrong, in plain English.
  ///   - expected: What would be accepted.
  ///   - known: The names that would be accepted.
  public init(
    at argument: String? = nil,
    element: Int? = nil,
    codePointOffset: Int? = nil,
    _ problem: String,
    expected: String,
    known: [String] = []
  ) {
    self.argument = argument
    self.element = element
    self.codePointOffset = codePointOffset
    self.problem = problem
    self.expected = expected
    self.known = known
  }
}

extension ImpossibleRule {
  /// Stops the program if its own source requires an impossible rule, and reports why and on which line.
  ///
  /// Only literals of the rule's author reach it: a rule from data is refused with the error itself.
  package func stop(_ file: StaticString, _ line: UInt) -> Never {
    fatalError("Impossible rule: \(problem); expected \(expected)", file: file, line: line)
  }
}
